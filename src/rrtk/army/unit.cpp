#include "rrtk/army/unit.hpp"

#include <algorithm>

namespace muster::rrtk {

TroopClass class_of(const scenario::UnitSheet& unit) {
    return names_of(TroopClass{}).value(unit.troop_class).value_or(TroopClass::foot_melee);
}

Build build_of(const scenario::UnitSheet& unit) {
    return names_of(Build{}).value(unit.build).value_or(Build::foot);
}

bool has_special(const scenario::UnitSheet& unit, std::string_view id) {
    return std::ranges::find(unit.specials, id) != unit.specials.end();
}

bool is_flyer(const scenario::UnitSheet& unit) { return has_special(unit, "flyer"); }

Inches normal_move(const Rulebook& book, const scenario::UnitSheet& unit) {
    return book.movement(class_of(unit), build_of(unit), unit.stat("figures"), unit.stat("ac")).normal;
}

scenario::UnitSheet sheet_of(const Rulebook& book, const ListRow& row) {
    scenario::UnitSheet unit;
    unit.name = row.name;
    unit.troop_class = names_of(TroopClass{}).word(row.troop_class);
    unit.build = names_of(Build{}).word(row.build);
    unit.stats = {{"rep", row.rep}, {"ac", row.ac}, {"figures", row.figures}};
    unit.specials = row.specials;
    unit.points = row.cost;
    unit.base = book.base(row.troop_class, row.build);
    return unit;
}

}  // namespace muster::rrtk
