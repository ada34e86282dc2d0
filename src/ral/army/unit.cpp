#include "ral/army/unit.hpp"

#include <algorithm>

namespace muster::ral {

std::string build_word(const TroopType& type) { return type.mounted ? "horse" : "foot"; }

scenario::UnitSheet sheet_of(const Rules& rules, const Contingent& contingent) {
    const TroopType& type = *rules.type(contingent.type);
    scenario::UnitSheet unit;
    unit.name = contingent.name;
    unit.troop_class = type.id;
    unit.build = build_word(type);
    unit.stats = {{figures_key, type.figures}};
    if (contingent.missile) unit.specials.push_back(word_of(contingent.missile));
    unit.points = points(rules, contingent);
    unit.base = rules.line(type);
    return unit;
}

std::optional<Missile> missile_of(const scenario::UnitSheet& unit) {
    for (const std::string& special : unit.specials)
        if (const auto missile = names_of(Missile{}).value(special)) return missile;
    return std::nullopt;
}

int leaders_with(const scenario::Side& side) {
    return static_cast<int>(std::ranges::count_if(
        side.units, [](const scenario::UnitSheet& unit) { return !unit.leader.empty(); }));
}

const TroopType& type_of(const Rules& rules, const scenario::UnitSheet& unit) {
    return *rules.type(unit.troop_class);
}

}  // namespace muster::ral
