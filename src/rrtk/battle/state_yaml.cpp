// A battle's state as YAML and back (docs/reference/battle-log.md).
#include <fmt/format.h>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/record.hpp"

namespace muster::rrtk::battle {

namespace {

using data::Value;

class StateReader {
  public:
    StateReader(const OrderOfBattle& book, const Value& map, Diagnostics& diagnostics)
        : book_(book), map_(map), diagnostics_(diagnostics) {}

    State read() {
        State state;
        part(map_, {"sides", "progress", "units"}, [&](FieldReader& f) { fields_of_state(f, state); });
        if (const Value* sides = under("sides"))
            for (const Value::Entry& entry : sides->entries()) read_side(entry, state);
        if (const Value* progress = map_.find("progress"))
            part(*progress, {}, [&](FieldReader& f) { fields_of_progress(f, state.progress); });
        if (const Value* units = under("units"))
            for (const Value::Entry& entry : units->entries()) read_unit(entry, state);
        return state;
    }

  private:
    template <class Read>
    void part(const Value& map, const std::vector<std::string>& but, Read read) {
        const Record record = scenario::record_of(map, but, diagnostics_);
        FieldReader reader(book_, record, map.where(), diagnostics_);
        read(reader);
        reader.report_unknown();
    }

    const Value* under(const char* key) {
        const Value* value = map_.find(key);
        if (value != nullptr && value->is_map()) return value;
        diagnostics_.error(value == nullptr ? map_.where() : value->where(),
                           fmt::format("'{}' is missing or no map", key), "every state has it");
        return nullptr;
    }

    void read_side(const Value::Entry& entry, State& state) {
        if (entry.key != "red" && entry.key != "blue")
            return diagnostics_.error(entry.key_where, fmt::format("unknown side '{}'", entry.key),
                                      "sides are red and blue");
        part(entry.value, {},
             [&](FieldReader& f) { fields_of_side(f, state.sides[entry.key == "red" ? 0 : 1]); });
    }

    void read_unit(const Value::Entry& entry, State& state) {
        const UnitId unit = find_unit(book_, entry.key);
        if (unit == no_unit)
            return diagnostics_.error(entry.key_where, fmt::format("there is no unit '{}'", entry.key),
                                      "units are r or b and their number on the roster, like r3");
        part(entry.value, {}, [&](FieldReader& f) { fields_of_unit(f, state.unit(unit)); });
    }

    const OrderOfBattle& book_;
    const Value& map_;
    Diagnostics& diagnostics_;
};

}  // namespace

data::Value to_value(const OrderOfBattle& book, const State& state) {
    const auto written = [&](auto fill) {
        Record record;
        FieldWriter writer(book, record);
        fill(writer);
        return scenario::map_of(record);
    };
    Value map = written([&](FieldWriter& f) { fields_of_state(f, state); });
    Value sides = Value::map();
    for (SideIndex side = 0; side < 2; ++side)
        sides.set(word_of(side),
                  written([&](FieldWriter& f) { fields_of_side(f, state.sides[side]); }).in_flow());
    map.set("sides", std::move(sides));
    map.set("progress", written([&](FieldWriter& f) { fields_of_progress(f, state.progress); }).in_flow());
    Value units = Value::map();
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        units.set(token_of(book, unit),
                  written([&](FieldWriter& f) { fields_of_unit(f, state.unit(unit)); }).in_flow());
    map.set("units", std::move(units));
    return map;
}

std::string to_yaml(const OrderOfBattle& book, const State& state) {
    return data::to_yaml(to_value(book, state));
}

std::optional<State> state_from_value(const OrderOfBattle& book, const data::Value& map,
                                      Diagnostics& diagnostics) {
    const int before = diagnostics.error_count();
    const State state = StateReader(book, map, diagnostics).read();
    if (diagnostics.error_count() > before) return std::nullopt;
    return state;
}

std::optional<State> state_from_yaml(const OrderOfBattle& book, const std::string& text,
                                     const std::string& name, Diagnostics& diagnostics) {
    const std::optional<Value> map = data::parse_yaml(text, name, diagnostics);
    if (!map) return std::nullopt;
    return state_from_value(book, *map, diagnostics);
}

std::optional<State> starting_state(const OrderOfBattle& book, const scenario::Scenario& scenario,
                                    Diagnostics& diagnostics) {
    if (!scenario.opening) return initial_state(book, scenario);
    return state_from_value(book, scenario.opening->position, diagnostics);
}

}  // namespace muster::rrtk::battle
