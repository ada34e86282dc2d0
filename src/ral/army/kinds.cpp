#include "ral/army/kinds.hpp"

#include <algorithm>

namespace muster::ral {

namespace {

Contingent named_by(const ArmyTemplate& army, const TroopType& type, std::optional<Missile> missile) {
    const auto same = [&](const Contingent& unit) { return unit.type == type.id && unit.missile == missile; };
    const auto found = std::ranges::find_if(army.units, same);
    Contingent kind{type.id, missile, type.name, 1, {}};
    if (found != army.units.end())
        kind.name = found->name;
    else if (missile)
        kind.name += " with " + capitalised(word_of(missile)) + "s";
    return kind;
}

}  // namespace

std::vector<Kind> kinds_of(const Rulebook& book, const ArmyTemplate& army) {
    std::vector<Kind> kinds;
    for (const Contingent& unit : army.units) kinds.push_back({unit, points(book.rules, unit)});
    return kinds;
}

std::vector<Kind> all_kinds(const Rulebook& book, const ArmyTemplate& army) {
    std::vector<Kind> kinds;
    const auto add = [&](const TroopType& type, std::optional<Missile> missile) {
        kinds.push_back({named_by(army, type, missile), type.points(missile.has_value())});
    };
    for (const TroopType& type : book.rules.types) {
        add(type, std::nullopt);
        for (const Missile missile : type.missiles) add(type, missile);
    }
    return kinds;
}

int least_price(const std::vector<Kind>& kinds) {
    return std::ranges::min_element(kinds, {}, &Kind::price)->price;
}

}  // namespace muster::ral
