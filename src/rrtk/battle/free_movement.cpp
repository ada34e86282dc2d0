// Skirmish movement, and the table's edges (sections 11 and 14).
#include <algorithm>
#include <vector>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

/// The middle of the units' centres.
Point middle(const Battle& battle, const UnitSet& units) {
    Point sum;
    for (const UnitId u : units) {
        sum.x += battle.unit(u).pose.centre.x;
        sum.y += battle.unit(u).pose.centre.y;
    }
    return {sum.x / units.size(), sum.y / units.size()};
}

}  // namespace

Pose skirmish_pose(const Battle& battle, const Order& order, const UnitSet& movers, UnitId unit) {
    const Pose lead = battle.unit(movers.first()).pose;
    const Pose pivot{middle(battle, movers), lead.facing};
    const Pose goal{tabletop::place_at(pivot, order.offset), order.facing};
    const Pose& now = battle.unit(unit).pose;
    const int turn = tabletop::turn_between(lead.facing, order.facing);
    return {tabletop::place_at(goal, tabletop::seen_from(pivot, now.centre)),
            Facing(now.facing.degrees() + turn)};
}

namespace {

/// The straight way from one pose to the other is open ground, and friends on it are passed completely.
Refusal check_way(const Battle& battle, UnitId unit, const Pose& to, const UnitSet& movers) {
    const Pose& from = battle.unit(unit).pose;
    const Inches far = tabletop::distance(from.centre, to.centre);
    if (far == Inches{}) return Refusal::none;
    const Facing direction = tabletop::towards(from.centre, to.centre);
    const Outline& shape = battle.shape(unit);
    if (!battle.book.ground.empty()) {
        const Journey ground = journey(battle.book, battle.profile(unit), shape, direction, far,
                                       slowing(battle.book, battle.profile(unit), shape));
        if (ground.open < far) return Refusal::no_room;
        if (ground.water < far) return Refusal::fords;
        if (ground.clear < far) {
            const auto piece = static_cast<std::size_t>(ground.slowed_by);
            const int slow = std::max(1, battle.book.ground[piece].foot_slowing);
            if (far > battle.profile(unit).move / slow) return Refusal::too_far;
        }
    }
    const UnitSet others = battle.grounded() - movers;
    for (const UnitId o : others) {
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (!m.meets || m.to <= Inches{} || m.from >= far) continue;
        if (battle.book.enemies(o, unit) || battle.state.acted.has(o)) return Refusal::no_room;
    }
    return Refusal::none;
}

Refusal check_end(const Battle& battle, UnitId unit, const Pose& to, const UnitSet& movers) {
    const Outline there = tabletop::outline(PlacedBase{battle.profile(unit).base, to});
    if (!tabletop::inside(there, battle.book.board.area())) return Refusal::no_room;
    if (!battle.book.ground.empty() && closed_there(battle.book, battle.profile(unit), there))
        return Refusal::no_room;
    const UnitSet others = battle.grounded() - movers;
    for (const UnitId o : others) {
        if (tabletop::clash(there, battle.shape(o))) return Refusal::no_room;
        const bool enemy = battle.book.enemies(o, unit);
        if (enemy && tabletop::gap(there, battle.shape(o)) < enemy_halt) return Refusal::no_room;
    }
    return Refusal::none;
}

bool block_is_whole(const Battle& battle, const Order& order, const UnitSet& movers) {
    std::vector<Outline> shapes;
    shapes.reserve(static_cast<std::size_t>(movers.size()));
    for (const UnitId u : movers)
        shapes.push_back(
            tabletop::outline(PlacedBase{battle.profile(u).base, skirmish_pose(battle, order, movers, u)}));
    for (std::size_t i = 0; i < shapes.size(); ++i)
        for (std::size_t j = i + 1; j < shapes.size(); ++j)
            if (tabletop::clash(shapes[i], shapes[j])) return false;
    return true;
}

}  // namespace

Refusal check_skirmish(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    const Refusal ready = check_movers(battle, movers);
    if (ready != Refusal::none && ready != Refusal::not_active) return ready;
    const Progress& progress = battle.state.progress;
    if (progress.wheeled || progress.faced_about || progress.manoeuvred || progress.spent > Inches{})
        return Refusal::already_moved;
    const Inches most = allowance(battle, movers);
    for (const UnitId u : movers) {
        if (!battle.profile(u).has(Trait::skirmish)) return Refusal::not_allowed;
        if (battle.unit(u).fording != Fording::dry) return Refusal::fords;
        const Pose to = skirmish_pose(battle, order, movers, u);
        if (tabletop::distance(battle.unit(u).pose.centre, to.centre) > most) return Refusal::too_far;
        if (const Refusal why = check_way(battle, u, to, movers); why != Refusal::none) return why;
        if (const Refusal why = check_end(battle, u, to, movers); why != Refusal::none) return why;
    }
    if (battle.book.switches.skirmishers_face_enemy && stands_before_enemy(battle, movers))
        return Refusal::facing_enemy;
    return block_is_whole(battle, order, movers) ? ready : Refusal::no_room;
}

namespace {

UnitSet having_targets(const Battle& battle, const UnitSet& units) {
    UnitSet armed;
    for (const UnitId u : units) {
        if (battle.profile(u).has(Trait::melee) || battle.profile(u).shot_dice == 0) continue;
        if (has_target(battle, u, battle.placed(u))) armed.add(u);
    }
    return armed;
}

}  // namespace

void skirmish(Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    const UnitSet armed = having_targets(battle, movers);
    Poses before, to;
    Inches longest;
    for (const UnitId u : movers) {
        before[u] = battle.unit(u).pose;
        to[u] = skirmish_pose(battle, order, movers, u);
        longest = std::max(longest, tabletop::distance(before[u].centre, to[u].centre));
        hold_passed(battle, u, movers, tabletop::towards(before[u].centre, to[u].centre),
                    tabletop::distance(before[u].centre, to[u].centre));
    }
    for (const UnitId u : movers) battle.place(u, to[u]);
    const UnitId first = movers.first();
    battle.tell(EventKind::moved, first, S(11), [&](Event& e) {
        e.units = movers;
        e.distance = longest;
        e.from = before[first];
        e.to = to[first];
    });
    Progress& progress = battle.state.progress;
    progress.spent += longest;
    progress.moved |= movers;
    progress.manoeuvred = progress.half_speed_done = true;
    progress.limit = progress.spent;
    battle.state.acted |= movers;
    const UnitSet ranged = having_targets(battle, movers) - armed;
    if (!ranged.empty()) stop(battle, movers, R(121));
    after_move(battle, movers, before);
}

Refusal check_leave(const Battle& battle, const Order& order) {
    (void)order;
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_movers(battle, movers); why != Refusal::none) return why;
    if (!one_facing(battle, movers)) return Refusal::different_facings;
    if (battle.state.progress.manoeuvred) return Refusal::already_moved;
    const Inches left = march_left(battle, movers);
    const Facing direction = battle.unit(movers.first()).pose.facing;
    bool reaches = false;
    for (const UnitId u : movers)
        reaches = reaches ||
                  tabletop::travel_inside(battle.shape(u), direction, left, battle.book.board.area()) < left;
    if (!reaches) return Refusal::too_far;
    const March way = march_ahead(battle, movers, left);
    return way.by.kind == Obstacle::Kind::edge ? Refusal::none : Refusal::no_room;
}

void leave(Battle& battle, const Order& /*order*/) {
    const UnitSet movers = movers_of(battle);
    for (const UnitId u : movers) {
        battle.tell(EventKind::left_table, u, S(10),
                    [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::left); });
        battle.unit(u).active = false;
        battle.state.acted.add(u);
        lose_leader(battle, u);
        battle.take_off(u, Presence::left);
    }
    battle.state.progress.over = true;
    part_bodies(battle);
}

namespace {

/// Units of the Body in progress that wait off the table for the order to come on.
UnitSet waiting_of(const Battle& battle) {
    UnitSet waiting;
    for (const UnitId u : battle.book.sides[battle.state.moving].units) {
        const UnitState& now = battle.unit(u);
        const bool off = now.presence == Presence::waiting || now.presence == Presence::pursued_off;
        if (off && now.body == battle.state.progress.body) waiting.add(u);
    }
    return waiting;
}

/// Where a unit of a returning Body comes on: the named one at order.place, the others beside it as they
/// left.
Pose entry_pose(const Battle& battle, const Order& order, const UnitSet& units, UnitId unit) {
    const Pose lead = battle.unit(units.first()).pose;
    const tabletop::Offset offset = tabletop::seen_from(lead, battle.unit(unit).pose.centre);
    // They left looking outward and come back looking inward: the block is turned as a whole.
    return {tabletop::place_at(order.place, offset), order.place.facing};
}

}  // namespace

Refusal check_enter(const Battle& battle, const Order& order) {
    const UnitSet units = waiting_of(battle);
    if (units.empty()) return Refusal::not_of_body;
    if (battle.state.progress.over) return Refusal::over;
    for (const UnitId u : units)
        if (!battle.unit(u).active) return Refusal::not_active;
    for (const UnitId u : units) {
        const Pose to = entry_pose(battle, order, units, u);
        const Profile& profile = battle.profile(u);
        const UnitState& now = battle.unit(u);
        const Outline there = tabletop::outline(PlacedBase{profile.base, to});
        if (const Refusal why = check_end(battle, u, to, units); why != Refusal::none) return why;
        // It comes from beyond the edge where it waits: a straight way no longer than its move, where it
        // left.
        const bool where_it_left = now.presence == Presence::pursued_off;
        const Point outside = now.pose.centre;
        const Inches sideways = where_it_left ? tabletop::distance(to.centre, outside) : Inches{};
        const Inches inland = battle.book.sides[battle.state.moving].looks_up
                                  ? there.around.high.y
                                  : battle.book.board.height - there.around.low.y;
        if ((where_it_left ? sideways : inland) > profile.move) return Refusal::too_far;
    }
    return Refusal::none;
}

void enter(Battle& battle, const Order& order) {
    const UnitSet units = waiting_of(battle);
    Poses before, to;
    for (const UnitId u : units) {
        before[u] = battle.unit(u).pose;
        to[u] = entry_pose(battle, order, units, u);
    }
    for (const UnitId u : units) {
        battle.place(u, to[u]);
        battle.tell(EventKind::returned, u, S(14), [&](Event& e) { e.to = to[u]; });
    }
    Progress& progress = battle.state.progress;
    progress.moved |= units;
    progress.half_speed_done = progress.manoeuvred = true;
    progress.limit = progress.spent;
    battle.state.acted |= units;
    after_move(battle, units, before);
}

}  // namespace muster::rrtk::battle
