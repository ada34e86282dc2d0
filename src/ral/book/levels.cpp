#include "ral/book/levels.hpp"

namespace muster::ral {

int level_of(const Rules& rules, const scenario::Scenario& scenario, const scenario::TerrainPiece& piece) {
    const auto is_hill = [&](const scenario::TerrainPiece& each) {
        const GroundKind* kind = rules.ground_kind(each.kind);
        return kind != nullptr && kind->effect == GroundEffect::climb;
    };
    if (!is_hill(piece)) return 0;
    int level = 1;
    for (const scenario::TerrainPiece& other : scenario.terrain) {
        const bool below =
            other.area == piece.area ? &other < &piece : tabletop::inside(piece.area, other.area);
        if (below && is_hill(other)) ++level;
    }
    return level;
}

}  // namespace muster::ral
