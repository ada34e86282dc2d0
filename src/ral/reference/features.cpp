#include "ral/reference/features.hpp"

#include <algorithm>

#include "ral/army/unit.hpp"

namespace muster::ral {

std::set<std::string> features_of(const Rules& rules, const scenario::Scenario& scenario) {
    std::set<std::string> used;
    for (const scenario::Side* side : {&scenario.red, &scenario.blue})
        for (const scenario::UnitSheet& unit : side->units) {
            const TroopType* type = rules.type(unit.troop_class);
            if (type == nullptr) continue;
            const std::string rank = names_of(Rank{}).word(type->rank);
            used.insert(type->rank == Rank::yeoman ? "yeomen" : rank + "s");
            if (type->mounted) used.insert("mounted");
            if (missile_of(unit)) used.insert("bows");
        }
    for (const scenario::TerrainPiece& piece : scenario.terrain) used.insert(piece.kind);
    return used;
}

bool Wanted::needs(const std::vector<std::string>& when) const {
    if (used == nullptr || when.empty()) return true;
    return std::ranges::any_of(when, [this](const std::string& word) { return used->contains(word); });
}

}  // namespace muster::ral
