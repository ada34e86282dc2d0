// Who may charge whom, and the way there (sections 12 and 19).
#include <algorithm>

#include "rrtk/battle/charge_action.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

}  // namespace

bool may_fight(const Battle& battle, UnitId unit, UnitId enemy) {
    const Profile& profile = battle.profile(unit);
    if (!profile.has(Trait::skirmish) || profile.has(Trait::fanatic)) return true;
    const Profile& other = battle.profile(enemy);
    return other.has(Trait::skirmish) || battle.unit(enemy).hits >= other.rep;
}

bool may_charge(const Battle& battle, UnitId charger, UnitId target) {
    if (!battle.state.grounded(charger) || !battle.state.grounded(target)) return false;
    const Profile& profile = battle.profile(charger);
    if (profile.has(Trait::artillery) || river_at(battle.book, battle.shape(charger)) >= 0) return false;
    if (!profile.has(Trait::skirmish)) return true;
    const Profile& other = battle.profile(target);
    return other.has(Trait::skirmish) || battle.unit(target).hits >= other.rep;  // DX-28
}

std::optional<Way> way_from(const Battle& battle, UnitId charger, const PlacedBase& at, UnitId target,
                            Inches reach, const UnitSet& chargers) {
    const Inches half = at.base.width / 2;
    const tabletop::Offset there = tabletop::seen_from(at.pose, battle.unit(target).pose.centre);
    {  // Quick: the circle around it lies off the strip straight ahead.
        const tabletop::Base& base = battle.profile(target).base;
        const Inches round = (base.width + base.depth) / 2;
        if (there.ahead - round > at.base.depth / 2 + reach || there.ahead + round < Inches{} ||
            there.right - round > at.base.width || there.right + round < -at.base.width)
            return std::nullopt;
    }
    const Outline& quarry = battle.shape(target);
    const tabletop::Corridor strip = tabletop::corridor(at, tabletop::Arc::front, half);
    const auto part = tabletop::in_corridor(strip, quarry);
    if (!part.has_value() || part->nearest > reach) return std::nullopt;
    const tabletop::Facing direction = at.pose.facing;
    const Outline shape = tabletop::outline(at);
    const Inches centre = there.right;
    const Inches straight = tabletop::travel_to(shape, direction, reach + Inches::thousandths(1), quarry);
    Way way;
    if (centre <= half && centre >= -half)
        way.shift = centre;
    else if (straight > reach)
        way.shift = centre > Inches{} ? half : -half;  // as far as it may: R-115
    const Pose beside{tabletop::place_at(at.pose, {way.shift, {}}), direction};
    const Outline shifted = tabletop::outline(PlacedBase{at.base, beside});
    way.distance = tabletop::travel_to(shifted, direction, reach + Inches::thousandths(1), quarry);
    if (way.distance > reach) {
        if (straight > reach) return std::nullopt;
        way = {straight, {}};
    }
    if (tabletop::travel_inside(shape, direction, way.distance, battle.book.board.area()) < way.distance)
        return std::nullopt;
    const Profile& profile = battle.profile(charger);
    const Journey ground =
        journey(battle.book, profile, shape, direction, way.distance, slowing(battle.book, profile, shape));
    if (ground.open < way.distance || ground.water < way.distance) return std::nullopt;
    const UnitSet others = battle.grounded();
    for (const UnitId o : others) {
        if (o == target || o == charger || chargers.has(o)) continue;
        if (tabletop::misses(shape, direction, std::min(straight, way.distance), battle.shape(o))) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (!m.meets || m.to <= Inches{} || m.from >= std::min(straight, way.distance)) continue;
        // Who is passed has to be cleared when the charger waits for the target's test.
        if (m.to > way.distance - charge_halt || !may_pass(battle, charger, o)) return std::nullopt;
    }
    return way;
}

std::optional<Way> way_to(const Battle& battle, UnitId charger, UnitId target, Inches reach) {
    return way_from(battle, charger, battle.placed(charger), target, reach, battle.charging_now);
}

Inches reach_left(const Battle& battle, UnitId unit) {
    const Progress& progress = battle.state.progress;
    const Inches own = allowance(battle, unit);
    if (progress.wheeled || progress.faced_about) return std::min(own, progress.limit) - progress.spent;
    return own - progress.spent;
}

namespace {

/// Poses of the Body after the wheel that an order asks for first.
PlacedBase after_wheel(const Battle& battle, const Order& order, UnitId unit) {
    return order.degrees == 0 ? battle.placed(unit)
                              : PlacedBase{battle.profile(unit).base, wheeled_pose(battle, order, unit)};
}

/// `not_active` comes last: whoever hears it knows that a point is all that the charge lacks.
Refusal check_aim(const Battle& battle, const Order& order, const Aim& aim, const UnitSet& chargers) {
    const UnitId u = aim.charger;
    if (u == no_unit || aim.target == no_unit || !battle.state.grounded(u)) return Refusal::not_of_body;
    if (battle.unit(u).body != battle.state.progress.body) return Refusal::not_of_body;
    if (!battle.book.enemies(u, aim.target) || !battle.state.grounded(aim.target)) return Refusal::no_target;
    if (engaged(battle, u)) return Refusal::engaged;
    if (!may_charge(battle, u, aim.target) || battle.state.held.has(u)) return Refusal::not_allowed;
    if (battle.state.progress.charged.has(u)) return Refusal::already_moved;  // whatever came of it
    if (battle.state.progress.manoeuvred) return Refusal::already_moved;
    const bool slides = tabletop::within(battle.shape(u), battle.shape(aim.target), charge_halt);
    const bool may_slide = slides && !battle.state.progress.moved.has(u);
    if (battle.state.progress.fired.has(u) && !battle.profile(u).has(Trait::dual)) return Refusal::over;
    Inches reach = order.degrees == 0 ? reach_left(battle, u) : reach_after_wheel(battle, order, u);
    if (slides && order.degrees == 0) reach = std::max(reach, charge_halt);
    if (reach <= Inches{}) return Refusal::too_far;
    const PlacedBase at = after_wheel(battle, order, u);
    const auto way = way_from(battle, u, at, aim.target, reach, chargers);
    if (!way.has_value()) return Refusal::out_of_reach;
    Run run;
    run.charger = u;
    run.target = aim.target;
    run.followers = chargers;  // they are in nobody's way
    const Inches halt = std::max(Inches{}, way->distance - charge_halt);
    if (!touch(battle, run, tabletop::stepped(at.pose, at.pose.facing, halt)).possible)
        return Refusal::no_room;
    const Profile& profile = battle.profile(u);
    const int slow_now = slowing(battle.book, profile, battle.shape(u));
    const Journey ground =
        journey(battle.book, profile, tabletop::outline(at), at.pose.facing, way->distance, slow_now);
    if (ground.clear < way->distance) {
        const int slow =
            std::max(1, battle.book.ground[static_cast<std::size_t>(ground.slowed_by)].foot_slowing);
        if (way->distance > reach * slow_now / slow) return Refusal::too_far;
    }
    return battle.unit(u).active || may_slide ? Refusal::none : Refusal::not_active;
}

}  // namespace

Refusal check_charge(const Battle& battle, const Order& order) {
    if (order.aims.empty()) return Refusal::nothing_named;
    UnitSet chargers;
    for (const Aim& aim : order.aims) {
        if (chargers.has(aim.charger)) return Refusal::not_of_body;
        chargers.add(aim.charger);
    }
    if (order.degrees != 0) {
        const Refusal wheel = check_wheel(battle, order, true);
        if (wheel != Refusal::none) return wheel;
        chargers |= body_of(battle, battle.state.progress.body);
    }
    for (const Aim& aim : order.aims) {
        const Refusal why = check_aim(battle, order, aim, chargers);
        if (why != Refusal::none) return why;
    }
    return Refusal::none;
}

void carry_out_charge(Battle& battle, const Order& order) {
    Progress& progress = battle.state.progress;
    if (order.degrees != 0 && !wheel(battle, order)) return;  // undisciplined: stays
    Charge plan;
    plan.kind = ChargeKind::voluntary;
    UnitSet chargers;
    for (const Aim& aim : order.aims) chargers.add(aim.charger);
    for (const UnitId u : right_to_left(battle, battle.state.moving, chargers))
        for (const Aim& aim : order.aims)
            if (aim.charger == u) plan.aims.push_back(aim);
    progress.moved |= chargers;
    progress.charged |= chargers;
    progress.half_speed_done = true;
    battle.state.acted |= chargers;
    charge(battle, plan);
}

}  // namespace muster::rrtk::battle
