#include "ral/battle/choices.hpp"

#include <algorithm>
#include <array>

#include "ral/battle/ground.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::battle {

using namespace literals;

namespace {

using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

Inches distance_of(const Battle& battle, UnitId a, UnitId b) {
    return tabletop::gap(battle.shape(a), battle.shape(b));
}

/// Keeps its front while the enemy is about ahead: lines stay lines.
Facing facing_towards(const Battle& battle, UnitId unit, Point from, Point to) {
    constexpr int about = 30;
    const Facing now = battle.unit(unit).pose.facing, there = tabletop::towards(from, to);
    const int turn = tabletop::turn_between(now, there);
    return turn >= -about && turn <= about ? now : there;
}

bool legal_move(const Battle& battle, const Order& order) { return check_move(battle, order).none(); }

/// To the bank of a river that lies between, or straight over it from there.
bool find_river_step(const Battle& battle, const GroundPiece& river, Point goal, Order& order) {
    const Pose pose = battle.unit(order.unit).pose;
    const bool along_x = river.along_x;
    const Inches here = along_x ? pose.centre.y : pose.centre.x, there = along_x ? goal.y : goal.x;
    const Inches low = along_x ? river.area.low.y : river.area.low.x;
    const Inches high = along_x ? river.area.high.y : river.area.high.x;
    const bool onward = there > here;
    const Inches half = battle.entry(order.unit).base(order.formation).depth / 2;
    const bool at_bank = tabletop::in_contact(battle.shape(order.unit), river.shape);
    const Inches near = onward ? low - half : high + half, far = onward ? high + half : low - half;
    const Inches stop = at_bank ? far : near;
    order.facing = along_x ? (onward ? Facing(0) : Facing(180)) : (onward ? Facing(90) : Facing(270));
    const Inches most = battle.entry(order.unit).move;
    for (const int share : {4, 2, 1}) {
        const Inches wanted = stop - here, limit = most * share / 4;
        const Inches step = at_bank ? wanted : std::clamp(wanted, -limit, limit);
        order.way.clear();
        order.way.push_back(along_x ? Point{pose.centre.x, here + step} : Point{here + step, pose.centre.y});
        if (step != Inches{} && legal_move(battle, order)) return true;
    }
    return false;
}

const GroundPiece* river_between(const Battle& battle, Point a, Point b) {
    for (const GroundPiece& piece : battle.book.ground)
        if (piece.effect == GroundEffect::river && tabletop::crosses(a, b, piece.area)) return &piece;
    return nullptr;
}

}  // namespace

UnitId nearest_enemy(const Battle& battle, UnitId unit) {
    UnitId best = no_unit;
    bool best_routed = true;
    Inches least = Inches::thousandths(INT32_MAX);
    for (const UnitId other : battle.present()) {
        if (!battle.book.enemies(unit, other)) continue;
        const bool routed = battle.state.routed(other);
        const Inches distance = distance_of(battle, unit, other);
        if (routed && !best_routed) continue;
        if (routed == best_routed && distance >= least) continue;
        best = other;
        least = distance;
        best_routed = routed;
    }
    return best;
}

bool find_advance(const Battle& battle, UnitId unit, UnitId enemy, Inches keep, Order& order) {
    order = {};
    order.kind = OrderKind::move;
    order.unit = unit;
    order.formation = battle.unit(unit).formation;
    const Pose pose = battle.unit(unit).pose;
    const Point goal = battle.unit(enemy).pose.centre;
    if (const GroundPiece* river = river_between(battle, pose.centre, goal))
        return find_river_step(battle, *river, goal, order);
    const Inches now = distance_of(battle, unit, enemy);
    if (now <= keep) return false;
    const Inches most = std::min(battle.entry(unit).move, now - keep);
    const Facing straight = tabletop::towards(pose.centre, goal);
    for (const int share : {4, 2})
        for (const int aside : {0, 25, -25, 50, -50, 75, -75}) {
            const Facing direction(straight.degrees() + aside);
            const Point end = tabletop::stepped(pose, direction, most * share / 4).centre;
            if (tabletop::distance(end, goal) >= tabletop::distance(pose.centre, goal)) continue;
            order.way.clear();
            order.way.push_back(end);
            order.facing = facing_towards(battle, unit, end, goal);
            if (legal_move(battle, order)) return true;
        }
    return false;
}

bool find_any_charge(const Battle& battle, UnitId unit, Order& order) {
    struct Near {
        UnitId unit = no_unit;
        Inches distance;
    };
    FixedList<Near, 12> near;
    const Inches move = battle.entry(unit).move;
    for (const UnitId other : battle.present()) {
        if (!battle.book.enemies(unit, other)) continue;
        if (!tabletop::within(battle.shape(unit), battle.shape(other), move)) continue;
        static_cast<void>(near.try_push_back({other, distance_of(battle, unit, other)}));
    }
    std::stable_sort(near.begin(), near.end(),
                     [](const Near& a, const Near& b) { return a.distance < b.distance; });
    for (const Near& target : near)
        if (find_charge(battle, unit, target.unit, order) &&
            check(battle, battle.side_of(unit), order).none())
            return true;
    return false;
}

bool find_face(const Battle& battle, UnitId unit, Order& order) {
    if (battle.unit(unit).fights != no_unit || battle.unit(unit).moved || battle.state.routed(unit))
        return false;
    for (const UnitId foe : battle.foes(unit)) {
        order = {};
        order.kind = OrderKind::face;
        order.unit = unit;
        order.target = foe;
        if (check(battle, battle.side_of(unit), order).none()) return true;
    }
    return false;
}

bool find_lead(const Battle& battle, LeaderId leader, Order& order) {
    const LeaderState& state = battle.state.leaders[leader];
    if (state.fate != Fate::alive || state.moved) return false;
    if (state.with != no_unit && (battle.state.routed(state.with) || battle.in_melee(state.with)))
        return false;
    const SideIndex side = battle.book.leaders[leader].side;
    int best = -1;
    Order found;
    for (const UnitId unit : battle.book.sides[side].units) {
        if (!battle.state.on_table(unit)) continue;
        const bool routed = battle.state.routed(unit);
        // With a unit he leaves it only to rally another that nobody attacks.
        if (state.with != no_unit && (!routed || battle.in_melee(unit))) continue;
        const int value = battle.entry(unit).points + (routed == (state.with != no_unit) ? 1000 : 0);
        if (value <= best) continue;
        found.kind = OrderKind::lead;
        found.leader = leader;
        found.target = unit;
        if (!check(battle, side, found).none()) continue;
        best = value;
        order = found;
    }
    return best >= 0;
}

}  // namespace muster::ral::battle
