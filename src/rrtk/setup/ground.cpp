#include "rrtk/setup/ground.hpp"

#include <algorithm>

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

tabletop::Pose Ground::on_table(const tabletop::Pose& pose) const {
    return defender_ ? tabletop::turned(board, pose) : pose;
}

}  // namespace muster::rrtk
