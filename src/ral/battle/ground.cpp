#include "ral/battle/ground.hpp"

#include <algorithm>

#include "tabletop/corridor.hpp"

namespace muster::ral::battle {

using namespace literals;

namespace {

using tabletop::Outline;
using tabletop::Point;
using tabletop::Rect;

constexpr Inches sight_in_woods = 2_in;

/// Strictly inside.
bool holds(const Rect& area, Point p) {
    return area.low.x < p.x && p.x < area.high.x && area.low.y < p.y && p.y < area.high.y;
}

}  // namespace

int level_at(const OrderOfBattle& book, Point place) {
    int level = 0;
    for (const GroundPiece& piece : book.ground)
        if (piece.effect == GroundEffect::climb && holds(piece.area, place)) ++level;
    return level;
}

Inches cost_of_leg(const OrderOfBattle& book, Point from, Point to) {
    Inches cost;
    for (const GroundPiece& piece : book.ground) {
        if (piece.effect != GroundEffect::climb && piece.effect != GroundEffect::cross) continue;
        // Whoever stands in it has paid already. RAL-022: each level is a piece of its own.
        if (!holds(piece.area, from) && tabletop::crosses(from, to, piece.area)) cost += piece.cost;
    }
    return cost;
}

bool leg_in_woods(const Battle& battle, UnitId unit, Point from, Point to) {
    if (battle.entry(unit).rank == Rank::peasant) return false;
    for (const GroundPiece& piece : battle.book.ground)
        if (piece.effect == GroundEffect::woods && tabletop::crosses(from, to, piece.area) &&
            !tabletop::clash(battle.shape(unit), piece.shape))
            return true;
    return false;
}

bool base_in_woods(const Battle& battle, UnitId unit, const Outline& there) {
    if (battle.entry(unit).rank == Rank::peasant) return false;
    for (const GroundPiece& piece : battle.book.ground)
        if (piece.effect == GroundEffect::woods && tabletop::clash(there, piece.shape) &&
            !tabletop::clash(battle.shape(unit), piece.shape))
            return true;
    return false;
}

bool leg_in_river(const OrderOfBattle& book, Point from, Point to) {
    return std::ranges::any_of(book.ground, [&](const GroundPiece& piece) {
        return piece.effect == GroundEffect::river && tabletop::crosses(from, to, piece.area);
    });
}

bool base_in_river(const OrderOfBattle& book, const Outline& there) {
    return std::ranges::any_of(book.ground, [&](const GroundPiece& piece) {
        return piece.effect == GroundEffect::river && tabletop::clash(there, piece.shape);
    });
}

int bank_of(const OrderOfBattle& book, const Outline& there) {
    for (std::size_t i = 0; i < book.ground.size(); ++i)
        if (book.ground[i].effect == GroundEffect::river && tabletop::in_contact(there, book.ground[i].shape))
            return static_cast<int>(i);
    return -1;
}

bool straight_across(const GroundPiece& river, Point from, Point to) {
    return tabletop::crosses(from, to, river.area) && (river.along_x ? from.x == to.x : from.y == to.y);
}

bool hidden(const OrderOfBattle& book, Point from, Point to) {
    int ends = -1;  // the higher end's level, once it is needed
    for (const GroundPiece& piece : book.ground) {
        const bool woods = piece.effect == GroundEffect::woods;
        if (!woods && piece.effect != GroundEffect::climb) continue;
        if (!tabletop::crosses(from, to, piece.area)) continue;
        if (woods) {
            const bool in_it = holds(piece.area, from) || holds(piece.area, to);
            if (!in_it || tabletop::length_inside(from, to, piece.area) > sight_in_woods) return true;
        } else {
            if (ends < 0) ends = std::max(level_at(book, from), level_at(book, to));
            if (piece.level > ends) return true;
        }
    }
    return false;
}

}  // namespace muster::ral::battle
