#include "rrtk/setup/ground.hpp"

#include <algorithm>
#include <map>

#include "rrtk/army/unit.hpp"
#include "rrtk/setup/terrain.hpp"

namespace muster::rrtk {

tabletop::Rect zone(bool melee_foot) {
    const Inches side = melee_foot ? melee_foot_sideline_limit : sideline_limit;
    return {{side, nearest_to_baseline}, {board.width - side, furthest_from_baseline}};
}

Ground::Ground(const Rulebook& book, const std::vector<scenario::TerrainPiece>& pieces, bool defender)
    : defender_(defender) {
    for (const scenario::TerrainPiece& piece : pieces) {
        const TerrainKind* kind = book.setup.terrain.kind(piece.kind);
        if (kind != nullptr && kind->closed_to != ClosedTo::nobody)
            closed_.push_back({defender ? tabletop::turned(board, piece.area) : piece.area, kind});
    }
}

bool Ground::admits(const tabletop::Rect& area, TroopClass troop_class) const {
    return std::ranges::none_of(closed_, [&](const Closed& closed) {
        return tabletop::overlap(area, closed.area) && !closed.kind->admits(troop_class);
    });
}

bool Ground::has_place_for(const scenario::UnitSheet& unit) const {
    const TroopClass troop_class = class_of(unit);
    const tabletop::Rect area = zone(troop_class == TroopClass::foot_melee);
    const tabletop::Base base = unit.base;
    for (Inches front = area.high.y; front - base.depth >= area.low.y; front -= tape_step)
        for (Inches left = area.low.x; left + base.width <= area.high.x; left += tape_step)
            if (admits({{left, front - base.depth}, {left + base.width, front}}, troop_class)) return true;
    return false;
}

tabletop::Pose Ground::on_table(const tabletop::Pose& pose) const {
    return defender_ ? tabletop::turned(board, pose) : pose;
}

int units_without_place(const Ground& ground, const scenario::Side& side) {
    std::map<std::pair<std::string, tabletop::Base>, bool> known;
    int without = 0;
    for (const scenario::UnitSheet& unit : side.units) {
        if (is_flyer(unit)) continue;
        const auto [entry, added] = known.try_emplace({unit.troop_class, unit.base}, false);
        if (added) entry->second = ground.has_place_for(unit);
        without += entry->second ? 0 : 1;
    }
    return without;
}

}  // namespace muster::rrtk
