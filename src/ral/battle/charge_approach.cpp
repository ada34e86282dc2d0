// Where a charger comes to stand, and whether it may charge there.
#include "ral/battle/charge.hpp"
#include "ral/battle/ground.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::battle {

using namespace literals;

namespace {

using tabletop::Edge;
using tabletop::Facing;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

/// A charger that finds the middle of the edge taken slides along it in steps, as long as so much of the
/// edges runs together (ours).
constexpr Inches slide = 0.5_in, least_shared = 1_in;
/// How far before the edge a charge round a corner turns in.
constexpr Inches turning_room = 3_in;

Facing outward(const Pose& pose, Edge edge) {
    return Facing(pose.facing.degrees() + 90 * static_cast<int>(edge));
}

bool across(Edge edge) { return edge == Edge::front || edge == Edge::rear; }

}  // namespace

bool starts_behind(const Battle& battle, UnitId charger, UnitId target) {
    const PlacedBase base = battle.placed(target);
    for (const Point& corner : battle.shape(charger).corner)
        if (tabletop::seen_from(base.pose, corner).ahead > base.base.depth / 2) return false;
    return true;
}

Approach beside(const Battle& battle, UnitId unit, UnitId target, Edge edge, Formation formation) {
    const PlacedBase to = battle.placed(target);
    const tabletop::Base mine = battle.entry(unit).base(formation);
    const Pose out{to.pose.centre, outward(to.pose, edge)};
    const Inches reach = (across(edge) ? to.base.depth : to.base.width) / 2 + mine.depth / 2;
    const Inches half = (across(edge) ? to.base.width : to.base.depth) / 2;
    const bool from_right = tabletop::seen_from(out, battle.unit(unit).pose.centre).right > Inches{};
    Approach found;
    for (Inches shift; shift <= half + mine.width / 2 - least_shared; shift += slide)
        for (const bool right : {from_right, !from_right}) {
            if (shift == Inches{} && right != from_right) continue;
            const Stop stop{{tabletop::place_at(out, {right ? shift : -shift, reach}),
                             Facing(out.facing.degrees() + 180)},
                            formation};
            const Refusal refusal = check_stop(battle, unit, stop);
            if (refusal.none()) {
                found.stop = stop;
                found.refusal = {};
                return found;
            }
            if (shift == Inches{}) found = {refusal, stop, {}, {}};
        }
    return found;
}

Approach approach(const Battle& battle, const Order& order) {
    Approach found = beside(battle, order.unit, order.target, order.edge, order.formation);
    if (!found.refusal.none()) return found;
    Point at = battle.unit(order.unit).pose.centre;
    const auto go = [&](Point to, UnitId ignored) {
        found.refusal = check_leg(battle, order.unit, at, to, ignored);
        if (found.refusal.none() && leg_in_river(battle.book, at, to))
            found.refusal = {Fault::river};  // RAL-023
        found.length += tabletop::distance(at, to);
        found.cost += cost_of_leg(battle.book, at, to);
        at = to;
        return found.refusal.none();
    };
    for (const Point& to : order.way)
        if (!go(to, no_unit)) return found;
    const Point end = found.stop.pose.centre;
    if (tabletop::crosses(at, end, battle.shape(order.target)))
        found.refusal = {Fault::blocked, order.target};
    else if (go(end, order.target) && found.length + found.cost > battle.entry(order.unit).move)
        found.refusal = {Fault::too_far};
    return found;
}

namespace {

/// RAL-024: from behind the front line to flank or rear, else to the front; who joins a melee may go round.
bool edge_allowed(const Battle& battle, const Order& order) {
    const bool behind = starts_behind(battle, order.unit, order.target);
    if (order.edge == Edge::front) return !behind;
    return behind || battle.in_melee(order.target);
}

/// An enemy knight unit that the charger can reach, or no_unit (RAL-041).
UnitId knights_in_reach(const Battle& battle, UnitId unit) {
    for (const UnitId other : battle.present()) {
        if (!battle.book.enemies(unit, other) || battle.entry(other).rank != Rank::knight) continue;
        Order order;
        if (!battle.state.routed(other) && find_charge(battle, unit, other, order)) return other;
    }
    return no_unit;
}

}  // namespace

Refusal check_charge(const Battle& battle, const Order& order) {
    if (order.target >= battle.book.unit_count() || !battle.state.on_table(order.target))
        return {Fault::nobody};
    if (!battle.book.enemies(order.unit, order.target)) return {Fault::not_an_enemy};
    if (!edge_allowed(battle, order)) return {Fault::wrong_edge};
    const Approach found = approach(battle, order);
    if (!found.refusal.none()) return found.refusal;
    const bool bound = battle.entry(order.unit).rank == Rank::knight && !battle.led(order.unit) &&
                       battle.entry(order.target).rank != Rank::knight;
    if (bound) {
        const UnitId knights = knights_in_reach(battle, order.unit);
        if (knights != no_unit) return {Fault::knights_first, knights};
    }
    return {};
}

bool find_charge(const Battle& battle, UnitId charger, UnitId target, Order& order) {
    const Inches move = battle.entry(charger).move;
    if (!tabletop::within(battle.shape(charger), battle.shape(target), move)) return false;
    order = {};
    order.kind = OrderKind::charge;
    order.unit = charger;
    order.target = target;
    order.formation = battle.unit(charger).formation;
    const Edge near = tabletop::side_towards(battle.placed(target), battle.unit(charger).pose.centre);
    for (int turn = 0; turn < 4; ++turn) {
        order.edge = static_cast<Edge>((static_cast<int>(near) + turn) % 4);
        order.way.clear();
        if (!edge_allowed(battle, order)) continue;
        const Approach straight = approach(battle, order);
        if (straight.refusal.none()) return true;
        if (straight.refusal.fault != Fault::blocked) continue;
        const Pose out{straight.stop.pose.centre, outward(battle.unit(target).pose, order.edge)};
        order.way.push_back(tabletop::place_at(out, {{}, turning_room}));
        if (approach(battle, order).refusal.none()) return true;
    }
    return false;
}

}  // namespace muster::ral::battle
