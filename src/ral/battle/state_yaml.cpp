// A battle's state as YAML and back.
#include <fmt/format.h>

#include <algorithm>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/record.hpp"
#include "scenario/position_check.hpp"

namespace muster::ral::battle {

namespace {

using data::Value;

/// Reads one state; every fault is reported.
class StateReader {
  public:
    StateReader(const OrderOfBattle& book, const Value& map, Diagnostics& diagnostics)
        : book_(book), map_(map), diagnostics_(diagnostics) {}

    State read() {
        State state;
        part(map_, {"units", "leaders"}, [&](Reader& f) { state_fields(f, state); });
        entries("units", [&](const Value::Entry& entry) {
            const UnitId unit = find_unit(book_, entry.key);
            if (unit == no_unit) return unknown(entry, "units are r or b and their number, like r3");
            part(entry.value, {}, [&](Reader& f) { unit_fields(f, state.units[unit]); });
        });
        entries("leaders", [&](const Value::Entry& entry) {
            const LeaderId leader = find_leader(book_, entry.key);
            if (leader == no_leader) return unknown(entry, "leaders are rL or bL and their number, like rL1");
            part(entry.value, {}, [&](Reader& f) { leader_fields(f, state.leaders[leader]); });
        });
        check(state);
        return state;
    }

  private:
    template <class Read>
    void part(const Value& map, const std::vector<std::string>& but, Read read) {
        const Record record = scenario::record_of(map, but, diagnostics_);
        Reader reader(book_, record, map.where(), diagnostics_);
        read(reader);
        reader.report_unknown();
    }

    template <class Each>
    void entries(const char* key, Each each) {
        const Value* value = map_.is_map() ? map_.find(key) : nullptr;
        if (value == nullptr || !value->is_map())
            return diagnostics_.error(value == nullptr ? map_.where() : value->where(),
                                      fmt::format("'{}' is missing or no map", key), "every state has it");
        for (const Value::Entry& entry : value->entries()) each(entry);
    }

    void unknown(const Value::Entry& entry, const char* fix) {
        diagnostics_.error(entry.key_where, fmt::format("there is no '{}'", entry.key), fix);
    }

    /// What the battle relies on.
    void check(const State& state) {
        const scenario::PositionFile file(map_, diagnostics_);
        for (std::size_t i = 0; i < book_.unit_count(); ++i) {
            const UnitState& unit = state.units[i];
            const bool here = unit.presence == Presence::on_table;
            const std::string token = token_of(book_, static_cast<UnitId>(i));
            if (unit.figures < (here ? 1 : 0) || unit.figures > book_.units[i].figures)
                file.fault(file.where("units", token, "figures"),
                           fmt::format("{} has {} figures", token, static_cast<int>(unit.figures)),
                           fmt::format("a unit on the table has 1 to {}", book_.units[i].figures));
            if (here)
                file.check_on_table({token, {book_.units[i].base(unit.formation), unit.pose}}, book_.board);
        }
    }

    const OrderOfBattle& book_;
    const Value& map_;
    Diagnostics& diagnostics_;
};

}  // namespace

data::Value to_value(const OrderOfBattle& book, const State& state) {
    const auto written = [&](auto fill) {
        Record record;
        Writer writer(book, record);
        fill(writer);
        return scenario::map_of(record);
    };
    Value map = written([&](Writer& f) { state_fields(f, state); });
    Value units = Value::map(), leaders = Value::map();
    for (std::size_t i = 0; i < book.unit_count(); ++i)
        units.set(token_of(book, static_cast<UnitId>(i)),
                  written([&](Writer& f) { unit_fields(f, state.units[i]); }).in_flow());
    for (std::size_t i = 0; i < book.leaders.size(); ++i)
        leaders.set(leader_token(book, static_cast<LeaderId>(i)),
                    written([&](Writer& f) { leader_fields(f, state.leaders[i]); }).in_flow());
    map.set("units", std::move(units));
    map.set("leaders", std::move(leaders));
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

}  // namespace muster::ral::battle
