// An army list as `lists --json` gives it.
#include "rrtk/reference/lookup.hpp"
#include "scenario/scenario_fields.hpp"

namespace muster::rrtk {

namespace {

using data::Value;

Value printed_value(const std::vector<Printed>& notes) {
    Value result = Value::list();
    for (const Printed& note : notes) result.push(data::write(note));
    return result;
}

Value row_value(const ListRow& row) {
    Value unit = Value::map();
    unit.set("id", Value::scalar(row.id));
    unit.set("name", Value::scalar(row.name));
    unit.set("count", data::write(row.count));
    unit.set("class", data::write(row.troop_class));
    unit.set("build", data::write(row.build));
    unit.set("rep", data::write(row.rep));
    unit.set("ac", data::write(row.ac));
    unit.set("sp", data::write(row.sp));
    unit.set("figures", data::write(row.figures));
    unit.set("cost", data::write(row.cost));
    unit.set("recruiting", data::write(row.recruiting));
    unit.set("specials", data::write(row.specials));
    unit.set("printed", printed_value(row.printed));
    return unit;
}

}  // namespace

Value list_value(const ArmyList& list) {
    Value result = Value::map();
    result.set("id", Value::scalar(list.id));
    result.set("name", Value::scalar(list.name));
    result.set("aliases", data::write(list.aliases));
    result.set("page", data::write(list.page));
    result.set("historical", Value::scalar(list.historical));
    result.set("alignment", data::write(list.alignment));
    result.set("tech", data::write(list.tech));
    result.set("mana", data::write(list.mana));
    result.set("defense", data::write(list.defense));
    result.set("realm", Value::scalar(list.realm));
    result.set("motivation", Value::scalar(list.motivation));
    result.set("national_morale", data::write(list.national_morale));
    result.set("battle_tactics", data::write(list.battle_tactics));
    result.set("war_rating", data::write(list.war_rating));
    result.set("recruiting_rolls", data::write(list.recruiting_rolls));
    result.set("total", data::write(list.total));
    result.set("arms", data::write(list.arms));
    Value units = Value::list();
    for (const ListRow& row : list.units) units.push(row_value(row));
    result.set("units", std::move(units));
    result.set("printed", printed_value(list.printed));
    return result;
}

}  // namespace muster::rrtk
