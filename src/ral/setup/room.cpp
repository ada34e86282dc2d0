#include "ral/setup/room.hpp"

#include <algorithm>

namespace muster::ral {

namespace {

using tabletop::Point;
using tabletop::Rect;

/// Places are looked for in steps of half an inch from the one wished for.
constexpr Inches step = Inches::thousandths(500);

Rect around(Point centre, tabletop::Base base, Inches more) {
    const Inches x = base.width / 2 + more, y = base.depth / 2 + more;
    return {{centre.x - x, centre.y - y}, {centre.x + x, centre.y + y}};
}

/// As many whole steps as go into a length.
Inches whole_steps(Inches length) { return length.in_thousandths() / step.in_thousandths() * step; }

Inches distance(Inches a, Inches b) { return a > b ? a - b : b - a; }

}  // namespace

Rect zone_of(const Rules& rules, const tabletop::Board& board, bool upper) {
    const Rect lower{{}, {board.width, rules.zone}};
    return upper ? tabletop::turned(board, lower) : lower;
}

bool may_stand(const Rules& rules, const TroopType& type, const scenario::TerrainPiece& piece) {
    switch (rules.ground_kind(piece.kind)->effect) {
        case GroundEffect::climb: return true;
        case GroundEffect::woods: return type.rank == Rank::peasant;
        case GroundEffect::cross:
        case GroundEffect::river: break;
    }
    return false;
}

Room::Room(const Rules& rules, const scenario::Scenario& scenario, bool upper, Inches gap)
    : rules_(rules), zone_(zone_of(rules, scenario.board, false)), gap_(gap), ground_(scenario.terrain) {
    if (upper)
        for (scenario::TerrainPiece& piece : ground_)
            piece.area = tabletop::turned(scenario.board, piece.area);
}

bool Room::is_free(const std::vector<Rect>& closed, const Rect& base) const {
    const auto clear_of = [&](const std::vector<Rect>& areas) {
        return std::ranges::none_of(areas, [&](const Rect& area) { return tabletop::overlap(base, area); });
    };
    return tabletop::inside(base, zone_) && clear_of(taken_) && clear_of(closed);
}

std::optional<Point> Room::take(const TroopType& type, tabletop::Base base, Point wish) {
    std::vector<Rect> closed;
    for (const scenario::TerrainPiece& piece : ground_)
        if (!may_stand(rules_, type, piece) && tabletop::overlap(piece.area, zone_))
            closed.push_back(piece.area);
    const Inches left = zone_.low.x + base.width / 2, right = zone_.high.x - base.width / 2;
    const Inches back = zone_.low.y + base.depth / 2, front = zone_.high.y - base.depth / 2;
    const Point from{std::clamp(wish.x, left, right), std::clamp(wish.y, back, front)};
    std::optional<Point> best;
    Inches least;
    for (Inches y = from.y - whole_steps(from.y - back); y <= front; y += step)
        for (Inches x = from.x - whole_steps(from.x - left); x <= right; x += step) {
            const Inches cost = distance(x, from.x) + 2 * distance(y, from.y);
            if (best && cost >= least) continue;
            if (!is_free(closed, around({x, y}, base, Inches{}))) continue;
            best = Point{x, y};
            least = cost;
        }
    if (best) taken_.push_back(around(*best, base, gap_));
    return best;
}

}  // namespace muster::ral
