// Voluntary moves of units and leaders.
#include "ral/battle/movement.hpp"

#include "ral/battle/ground.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Outline;
using tabletop::Point;

/// The segment as an outline without area.
Outline thin(Point a, Point b) {
    Outline line;
    line.corner = {a, b, b, a};
    line.around = {{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    line.upright = false;
    return line;
}

}  // namespace

bool clear_of(Point from, Point to, const Outline& base, Inches gap) {
    // Exactly half the gap to either side is enough (RAL-020).
    const Inches too_near = gap / 2 - Inches::thousandths(1);
    const Outline line = thin(from, to);
    if (tabletop::apart_in_x(line, base) > too_near || tabletop::apart_in_y(line, base) > too_near)
        return true;
    return !tabletop::crosses(from, to, base) && !tabletop::within(line, base, too_near);
}

Refusal check_leg(const Battle& battle, UnitId unit, Point from, Point to, UnitId ignored) {
    if (from == to) return {};
    const Inches gap = battle.book.figures.reaches.gap;
    for (const UnitId other : battle.present()) {
        if (other == unit || other == ignored) continue;
        if (!clear_of(from, to, battle.shape(other), gap)) return {Fault::blocked, other};
    }
    if (leg_in_woods(battle, unit, from, to)) return {Fault::woods};
    return {};
}

UnitId stands_on(const Battle& battle, UnitId unit, const Outline& there) {
    for (const UnitId other : battle.present())
        if (other != unit && tabletop::clash(there, battle.shape(other))) return other;
    return no_unit;
}

Refusal check_stop(const Battle& battle, UnitId unit, const Stop& stop) {
    const Outline there = tabletop::outline({battle.entry(unit).base(stop.formation), stop.pose});
    if (!tabletop::inside(there, battle.book.board.area())) return {Fault::off_table};
    const UnitId other = stands_on(battle, unit, there);
    if (other != no_unit) return {Fault::no_room, other};
    if (base_in_woods(battle, unit, there)) return {Fault::woods};
    if (base_in_river(battle.book, there)) return {Fault::river};
    return {};
}

Refusal check_free(const Battle& battle, SideIndex side, UnitId unit) {
    if (unit >= battle.book.unit_count() || !battle.state.on_table(unit)) return {Fault::nobody};
    if (battle.side_of(unit) != side) return {Fault::not_yours};
    const UnitState& state = battle.unit(unit);
    if (state.routed >= 0) return {Fault::routed};
    if (state.moved) return {Fault::has_moved};
    if (state.fired) return {Fault::has_fired};
    const UnitSet foes = battle.foes(unit);
    if (!foes.empty()) return {Fault::in_melee, foes.first()};
    return {};
}

namespace {

/// Legs, length and ground of a voluntary way. A river may be crossed straight from its bank (TR-05).
Way check_way(const Battle& battle, const Order& order) {
    Way way;
    Point at = battle.unit(order.unit).pose.centre;
    for (const Point& to : order.way) {
        way.refusal = check_leg(battle, order.unit, at, to);
        if (!way.refusal.none()) return way;
        way.length += tabletop::distance(at, to);
        way.cost += cost_of_leg(battle.book, at, to);
        at = to;
    }
    return way;
}

bool meets_river(const Battle& battle, const Order& order) {
    Point at = battle.unit(order.unit).pose.centre;
    for (const Point& to : order.way) {
        if (leg_in_river(battle.book, at, to)) return true;
        at = to;
    }
    return false;
}

/// A crossing: one leg straight over, from bank to bank; the river's width is not measured.
bool crosses_well(const Battle& battle, const Order& order) {
    const int bank = bank_of(battle.book, battle.shape(order.unit));
    if (bank < 0 || order.way.size() != 1) return false;
    const GroundPiece& river = battle.book.ground[static_cast<std::size_t>(bank)];
    const Outline there =
        tabletop::outline({battle.entry(order.unit).base(order.formation), {order.way[0], order.facing}});
    return straight_across(river, battle.unit(order.unit).pose.centre, order.way[0]) &&
           tabletop::in_contact(there, river.shape);
}

UnitId enemy_touched(const Battle& battle, UnitId unit, const Outline& there) {
    for (const UnitId other : battle.present())
        if (battle.book.enemies(unit, other) && tabletop::in_contact(there, battle.shape(other)))
            return other;
    return no_unit;
}

}  // namespace

Refusal check_move(const Battle& battle, const Order& order) {
    const Point end = order.way.empty() ? battle.unit(order.unit).pose.centre : order.way.back();
    const Way way = check_way(battle, order);
    if (!way.refusal.none()) return way.refusal;
    if (meets_river(battle, order)) {
        if (!crosses_well(battle, order)) return {Fault::river};
    } else if (way.length + way.cost > battle.entry(order.unit).move) {
        return {Fault::too_far};
    }
    const Stop stop{{end, order.facing}, order.formation};
    const Refusal refusal = check_stop(battle, order.unit, stop);
    if (!refusal.none()) return refusal;
    const Outline there = tabletop::outline({battle.entry(order.unit).base(order.formation), stop.pose});
    const UnitId enemy = enemy_touched(battle, order.unit, there);
    if (enemy != no_unit) return {Fault::touches_enemy, enemy};
    return {};
}

void make_move(Battle& battle, const Order& order) {
    const tabletop::Pose from = battle.unit(order.unit).pose;
    const bool river = meets_river(battle, order);
    Inches length;
    Point at = from.centre;
    for (const Point& to : order.way) {
        length += tabletop::distance(at, to);
        at = to;
    }
    battle.place(order.unit, {at, order.facing}, order.formation);
    battle.unit(order.unit).moved = true;
    battle.tell_of(order.unit, river ? EventKind::crossed_river : EventKind::moved, river ? TR(5) : TR(4),
                   [&](Event& event) {
                       event.distance = length;
                       event.from = from;
                       event.to = {at, order.facing};
                       event.number = static_cast<std::int16_t>(order.formation);
                   });
}

Inches leader_distance(const Battle& battle, LeaderId leader, UnitId unit) {
    const LeaderState& state = battle.state.leaders[leader];
    if (state.with == no_unit) return tabletop::gap(state.place, battle.shape(unit));
    return tabletop::gap(battle.shape(state.with), battle.shape(unit));
}

Refusal check_lead(const Battle& battle, SideIndex side, const Order& order) {
    if (order.leader >= battle.book.leaders.size()) return {Fault::nobody};
    const LeaderState& leader = battle.state.leaders[order.leader];
    if (leader.fate != Fate::alive) return {Fault::nobody};
    if (battle.book.leaders[order.leader].side != side) return {Fault::not_yours};
    if (order.target >= battle.book.unit_count() || !battle.state.on_table(order.target))
        return {Fault::nobody};
    if (battle.side_of(order.target) != side) return {Fault::not_a_friend};
    if (leader.with == order.target) return {Fault::bound};
    // RAL-017; he goes with his unit or to another one, not both. Who has nobody left is free to go.
    if (leader.moved || (leader.declined_now && leader.with != no_unit)) return {Fault::bound};
    if (leader.with != no_unit && battle.unit(leader.with).moved) return {Fault::has_moved};
    if (leader_distance(battle, order.leader, order.target) > battle.book.figures.reaches.leader)
        return {Fault::too_far};
    return {};
}

void make_lead(Battle& battle, const Order& order) {
    LeaderState& leader = battle.state.leaders[order.leader];
    const Inches distance = leader_distance(battle, order.leader, order.target);
    leader.with = order.target;
    leader.place = {};
    leader.moved = true;
    battle.tell_of(order.target, EventKind::joined, RAL(19), [&](Event& event) {
        event.leader = order.leader;
        event.distance = distance;
    });
}

void capture_stragglers(Battle& battle, SideIndex side) {
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        LeaderState& leader = battle.state.leaders[i];
        if (battle.book.leaders[i].side != side || leader.fate != Fate::alive || leader.with != no_unit)
            continue;
        leader.fate = Fate::captured;
        battle.tell(EventKind::leader_captured, side, RAL(48),
                    [&](Event& event) { event.leader = static_cast<LeaderId>(i); });
    }
}

}  // namespace muster::ral::battle
