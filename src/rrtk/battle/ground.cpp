#include "rrtk/battle/ground.hpp"

#include <algorithm>
#include <cstdlib>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/distances.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Meeting;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;
using tabletop::Rect;

namespace {

/// What the speed of these troops is divided by in a piece: sand slows everybody, the rest infantry (T-16,
///
int slows(const GroundPiece& piece, const Profile& profile) {
    return profile.mounted() && piece.kind != Ground::desert ? 1 : piece.foot_slowing;
}

bool lies_in(const Outline& where, const Rect& area) {
    return tabletop::clash(where, tabletop::outline(area));
}

/// The stretch of a river's length that an outline covers lies within one of its fords or bridges.
bool between_banks_of(const GroundPiece& river, const Rect& around, const std::vector<Rect>& ways) {
    const Inches slack = tabletop::clash_slack;
    return std::any_of(ways.begin(), ways.end(), [&](const Rect& way) {
        return river.along_x ? around.low.x >= way.low.x - slack && around.high.x <= way.high.x + slack
                             : around.low.y >= way.low.y - slack && around.high.y <= way.high.y + slack;
    });
}

bool keeps_out(const GroundPiece& piece, const Profile& profile) {
    switch (piece.closed_to) {
        case ClosedTo::nobody: return false;
        case ClosedTo::mounted: return profile.mounted();
        case ClosedTo::all_but_skirmish: return profile.mounted() || !profile.has(Trait::skirmish);
        case ClosedTo::everybody: return true;
    }
    return false;
}

Rect joined(const Rect& a, const Rect& b) {
    return {{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
            {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
}

/// The extent of an outline in the direction of its journey.
Inches extent(const Outline& shape, Facing direction) {
    const Pose eye{shape.around.centre(), direction};
    Inches least, most;
    for (const tabletop::Point& p : shape.corner) {
        const Inches ahead = tabletop::seen_from(eye, p).ahead;
        least = std::min(least, ahead);
        most = std::max(most, ahead);
    }
    return most - least;
}

/// A river on the way: a bridge is clear ground, a ford takes turns, the rest is closed.
void meet_river(const GroundPiece& river, std::int16_t index, const Outline& start, Facing direction,
                const Meeting& m, Journey& journey) {
    const Outline in = tabletop::shifted(start, direction, std::max(Inches{}, m.from));
    const Outline out = tabletop::shifted(start, direction, m.to);
    const Rect path = joined(in.around, out.around);
    if (between_banks_of(river, path, river.bridges)) return;
    const bool wet = m.from < Inches{};
    if (between_banks_of(river, wet ? start.around : path, river.fords) || wet) {
        if (wet || m.from >= journey.water) return;
        journey.water = std::max(Inches{}, m.from);
        journey.river = index;
        return;
    }
    if (m.from >= journey.open) return;
    journey.open = std::max(Inches{}, m.from);
    journey.closed_by = index;
}

}  // namespace

int slowing(const OrderOfBattle& book, const Profile& profile, const Outline& where) {
    int worst = 1;
    for (const GroundPiece& piece : book.ground)
        if (piece.foot_slowing > worst && lies_in(where, piece.area))
            worst = std::max(worst, slows(piece, profile));
    return worst;
}

bool closed_there(const OrderOfBattle& book, const Profile& profile, const Outline& where) {
    for (const GroundPiece& piece : book.ground) {
        if (!keeps_out(piece, profile) || !lies_in(where, piece.area)) continue;
        if (piece.kind == Ground::river && (between_banks_of(piece, where.around, piece.fords) ||
                                            between_banks_of(piece, where.around, piece.bridges)))
            continue;
        return true;
    }
    return false;
}

Journey journey(const OrderOfBattle& book, const Profile& profile, const Outline& start, Facing direction,
                Inches most, int slowing_so_far) {
    Journey result{most, most, most, -1, -1, -1};
    for (std::size_t i = 0; i < book.ground.size(); ++i) {
        const GroundPiece& piece = book.ground[i];
        const bool out = keeps_out(piece, profile);
        const int slow = slows(piece, profile);
        if (!out && slow <= slowing_so_far) continue;
        const Meeting m = tabletop::meeting(start, direction, piece.area);
        if (!m.meets || m.to <= Inches{} || m.from >= most) continue;
        const auto index = static_cast<std::int16_t>(i);
        if (piece.kind == Ground::river) {
            meet_river(piece, index, start, direction, m, result);
        } else if (out) {
            // Who stands in closed ground by mischance may leave it.
            if (lies_in(start, piece.area) || m.from >= result.open) continue;
            result.open = std::max(Inches{}, m.from);
            result.closed_by = index;
        } else if (m.from < result.clear) {
            result.clear = std::max(Inches{}, m.from);
            result.slowed_by = index;
        }
    }
    return result;
}

Inches slowed(const OrderOfBattle& book, const Profile& profile, const Outline& start, Facing direction,
              Inches most) {
    if (book.ground.empty() || most <= Inches{}) return most;
    const int now = slowing(book, profile, start);
    const Journey ground = journey(book, profile, start, direction, most, now);
    if (ground.slowed_by < 0 || ground.clear >= most) return most;
    const int slow = std::max(1, book.ground[static_cast<std::size_t>(ground.slowed_by)].foot_slowing);
    return std::max(ground.clear, most * now / slow);
}

std::optional<Inches> distance_to(const OrderOfBattle& book, std::int16_t piece, StopPoint point,
                                  const PlacedBase& start, Facing direction, Inches most) {
    const GroundPiece& ground = book.ground[static_cast<std::size_t>(piece)];
    const Outline shape = tabletop::outline(start);
    const Meeting m = tabletop::meeting(shape, direction, ground.area);
    if (!m.meets) return std::nullopt;
    const Inches near = m.from, far = m.to - extent(shape, direction);
    const Inches middle = (near + far) / 2;
    const Inches at = point == StopPoint::near_edge ? near : point == StopPoint::middle ? middle : far;
    if (at <= Inches{} || at > most) return std::nullopt;
    return at;
}

std::int16_t river_at(const OrderOfBattle& book, const Outline& where) {
    for (std::size_t i = 0; i < book.ground.size(); ++i) {
        const GroundPiece& piece = book.ground[i];
        if (piece.kind != Ground::river || !lies_in(where, piece.area)) continue;
        if (!between_banks_of(piece, where.around, piece.bridges)) return static_cast<std::int16_t>(i);
    }
    return -1;
}

Inches to_far_bank(const OrderOfBattle& book, std::int16_t piece, const Outline& where, Facing direction) {
    const Inches out = out_of_river(book, piece, where, direction);
    return std::max(Inches{}, out - extent(where, direction));
}

Inches out_of_river(const OrderOfBattle& book, std::int16_t piece, const Outline& where, Facing direction) {
    const Meeting m = tabletop::meeting(where, direction, book.ground[static_cast<std::size_t>(piece)].area);
    // `to` allows for the slack; a base that is out is out to the last thousandth.
    return m.meets ? std::max(Inches{}, m.to + tabletop::clash_slack) : Inches{};
}

namespace {

/// The strip of an inch to either side of a hill's ridge.
Rect crest(const GroundPiece& hill) {
    const Inches y = hill.area.centre().y;
    return {{hill.area.low.x, y - ridge_strip}, {hill.area.high.x, y + ridge_strip}};
}

/// Some of it lies within an inch of the edge of the area that it stands in.
bool near_edge(const Outline& where, const Rect& area) {
    const Rect core{{area.low.x + ridge_strip, area.low.y + ridge_strip},
                    {area.high.x - ridge_strip, area.high.y - ridge_strip}};
    return core.low.x >= core.high.x || core.low.y >= core.high.y || !tabletop::inside(where, core);
}

Inches magnitude(Inches n) { return n < Inches{} ? -n : n; }

bool holds(const Rect& area, tabletop::Point p) {
    return area.low.x <= p.x && p.x <= area.high.x && area.low.y <= p.y && p.y <= area.high.y;
}

}  // namespace

bool in_cover(const OrderOfBattle& book, const Outline& where) {
    for (const GroundPiece& piece : book.ground) {
        if (!lies_in(where, piece.area)) continue;
        switch (piece.kind) {
            case Ground::woods:
            case Ground::rocky:
            case Ground::impassable:
            case Ground::populated: return true;
            case Ground::gully:
                if (near_edge(where, piece.area)) return true;
                break;
            case Ground::hill:
                if (lies_in(where, crest(piece))) return true;
                break;
            default: break;
        }
    }
    return false;
}

bool in_fieldworks(const OrderOfBattle& book, const Outline& where) {
    for (const GroundPiece& piece : book.ground)
        if (piece.kind == Ground::populated && lies_in(where, piece.area)) return true;
    return false;
}

bool uphill_of(const OrderOfBattle& book, const PlacedBase& a, const PlacedBase& b) {
    for (const GroundPiece& piece : book.ground) {
        if (piece.kind != Ground::hill || !holds(piece.area, a.pose.centre)) continue;
        if (!holds(piece.area, b.pose.centre)) return true;
        const Inches y = piece.area.centre().y;
        const Inches from_a = magnitude(a.pose.centre.y - y), from_b = magnitude(b.pose.centre.y - y);
        if (from_b - from_a > uphill_least) return true;
    }
    return river_at(book, tabletop::outline(b)) >= 0 && river_at(book, tabletop::outline(a)) < 0;
}

bool spoils_pikes(const OrderOfBattle& book, const Outline& where) {
    for (const GroundPiece& piece : book.ground) {
        if (!piece.spoils_pikes || !lies_in(where, piece.area)) continue;
        if (piece.kind != Ground::river || !between_banks_of(piece, where.around, piece.bridges)) return true;
    }
    return false;
}

namespace {

/// Dropped stakes as a thin base along their segment.
PlacedBase stakes_of(const Battle& battle, UnitId owner) {
    const tabletop::Base& base = battle.book.units[owner].as_listed.base;
    const Pose& pose = battle.unit(owner).stakes;
    constexpr Inches thin = Inches::thousandths(20);
    return {{base.width, thin}, tabletop::stepped(pose, pose.facing, base.depth / 2)};
}

/// Ridden downhill all the way that lies on the hill: it begins there and leads away from the ridge.
bool downhill(const GroundPiece& hill, const Pose& from, const Pose& to) {
    if (!holds(hill.area, from.centre)) return false;
    const Inches start = from.centre.y - hill.area.centre().y, end = to.centre.y - hill.area.centre().y;
    const bool one_side = (start >= Inches{}) == (end >= Inches{});
    return one_side && magnitude(end) > magnitude(start);
}

}  // namespace

bool shock_path(const Battle& battle, const Profile& profile, const Pose& from, const Pose& to) {
    const UnitSet& stakers = battle.book.with(Trait::stakes);
    if (battle.book.ground.empty() && stakers.empty()) return true;
    const Outline start = tabletop::outline(PlacedBase{profile.base, from});
    const Facing direction = tabletop::towards(from.centre, to.centre);
    const Inches far = tabletop::distance(from.centre, to.centre);
    const auto crossed = [&](const Outline& what) {
        if (far == Inches{}) return tabletop::clash(start, what);
        const Meeting m = tabletop::meeting(start, direction, what);
        return m.meets && m.to > Inches{} && m.from < far;
    };
    for (const GroundPiece& piece : battle.book.ground) {
        if (!crossed(tabletop::outline(piece.area))) continue;
        if (piece.kind != Ground::hill || !downhill(piece, from, to)) return false;
    }
    for (const UnitId s : stakers)
        if (battle.unit(s).stakes_dropped && crossed(tabletop::outline(stakes_of(battle, s)))) return false;
    return true;
}

namespace {

constexpr int across = 45;  ///< facing across the stakes, within so many degrees

/// The unit touches the stakes of `owner` with its front, from behind.
bool stands_behind(const Battle& battle, UnitId unit, UnitId owner) {
    const PlacedBase stakes = stakes_of(battle, owner), base = battle.placed(unit);
    if (std::abs(tabletop::turn_between(stakes.pose.facing, base.pose.facing)) > across) return false;
    if (tabletop::seen_from(stakes.pose, base.pose.centre).ahead >= Inches{}) return false;
    if (!tabletop::in_contact(battle.shape(unit), tabletop::outline(stakes))) return false;
    const tabletop::Contact contact = tabletop::contact(base, stakes);
    return contact.mine == tabletop::Edge::front && contact.shared > Inches{};
}

}  // namespace

bool behind_stakes(const Battle& battle, UnitId unit) {
    const UnitSet& own = battle.book.sides[battle.side_of(unit)].units;
    for (const UnitId s : battle.book.with(Trait::stakes) & own)
        if (battle.unit(s).stakes_dropped && stands_behind(battle, unit, s)) return true;
    return false;
}

bool stakes_between(const Battle& battle, UnitId unit, UnitId enemy) {
    const UnitSet& own = battle.book.sides[battle.side_of(unit)].units;
    for (const UnitId s : battle.book.with(Trait::stakes) & own) {
        if (!battle.unit(s).stakes_dropped || !stands_behind(battle, unit, s)) continue;
        if (tabletop::in_contact(battle.shape(enemy), tabletop::outline(stakes_of(battle, s)))) return true;
    }
    return false;
}

}  // namespace muster::rrtk::battle
