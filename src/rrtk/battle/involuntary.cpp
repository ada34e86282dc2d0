// Halt, advance, hits, routs; retire.cpp and pursuit.cpp have the longer ways.
#include "rrtk/battle/involuntary.hpp"

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/rampage.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::Pose;

void add_hits(Battle& battle, UnitId unit, int hits, UnitId from, Rule rule) {
    UnitState& now = battle.unit(unit);
    now.hits = static_cast<std::int8_t>(now.hits + hits);
    battle.tell(EventKind::hit, unit, rule, [&](Event& e) {
        e.other = from;
        e.number = static_cast<std::int16_t>(hits);
        e.total = now.hits;
    });
}

void remove_spent(Battle& battle, const UnitSet& units) {
    for (const UnitId u : units) {
        if (!battle.profile(u).has(Trait::fanatic) || !battle.state.on_table(u)) continue;
        if (battle.unit(u).hits <= battle.profile(u).rep) continue;
        battle.tell(EventKind::removed, u, R(30));
        battle.unit(u).active = false;
        lose_leader(battle, u);
        battle.take_off(u, Presence::removed);
        part_bodies(battle);
    }
    test_lost_leaders(battle);
}

bool before_front(const Battle& battle, UnitId unit, UnitId other) {
    const Pose front = tabletop::corridor(battle.placed(unit), tabletop::Arc::front).pose;
    for (const tabletop::Point& corner : battle.shape(other).corner)
        if (tabletop::seen_from(front, corner).ahead > Inches{}) return true;
    return false;
}

namespace {

bool is_fanatic(const Battle& battle, UnitId unit) { return battle.profile(unit).has(Trait::fanatic); }

}  // namespace

bool turn_to_face(Battle& battle, UnitId unit, UnitId cause) {
    if (cause == no_unit || !battle.state.on_table(cause) || before_front(battle, unit, cause)) return true;
    return turn_towards(battle, unit, cause);
}

bool turn_towards(Battle& battle, UnitId unit, UnitId cause) {
    UnitState& now = battle.unit(unit);
    const Pose turned{now.pose.centre, tabletop::towards(now.pose.centre, battle.unit(cause).pose.centre)};
    const UnitId pin = pinned_by(battle, unit);
    if ((pin != no_unit && pin != cause) || engaged(battle, unit) || !has_room(battle, unit, turned)) {
        now.all_round = true;
        return false;
    }
    battle.tell(EventKind::turned, unit, S(14), [&](Event& e) {
        e.other = cause;
        e.from = now.pose;
        e.to = turned;
    });
    battle.place(unit, turned);
    part_bodies(battle);
    return true;
}

void stand(Battle& battle, UnitId unit, UnitId cause, Rule why) {
    if (!battle.state.on_table(unit)) return;
    const std::int32_t event = battle.tell(EventKind::halted, unit, why, [&](Event& e) { e.other = cause; });
    const Because because(battle, event);
    battle.unit(unit).active = false;
    if (!battle.state.grounded(unit)) return;
    const UnitSet file = file_behind(battle, unit);
    for (const UnitId behind : file) {
        if (is_fanatic(battle, behind) || !battle.unit(behind).active) continue;
        battle.unit(behind).active = false;
        battle.tell(EventKind::halted, behind, R(114), [&](Event& e) { e.other = unit; });
    }
}

bool halt(Battle& battle, UnitId unit, UnitId cause, Rule why) {
    stand(battle, unit, cause, why);
    if (!battle.state.grounded(unit)) return true;
    if (cause == no_unit || !battle.state.on_table(cause) || before_front(battle, unit, cause)) return true;
    turn_to_face(battle, unit, cause);
    return false;
}

void rout_of_skirmishers(Battle& battle, UnitId skirmisher, UnitId by) {
    battle.tell(EventKind::ran_through, skirmisher, S(19), [&](Event& e) { e.other = by; });
    rout(battle, skirmisher, by);
}

void rout_with_file(Battle& battle, UnitId unit, UnitId cause) {
    const UnitSet file = file_behind(battle, unit);
    rout(battle, unit, cause);
    for (const UnitId u : file)
        if (!is_fanatic(battle, u)) rout(battle, u, cause);
}

void rout(Battle& battle, UnitId unit, UnitId cause) {
    UnitState& now = battle.unit(unit);
    if (!battle.state.on_table(unit)) return;
    battle.charging_now.remove(unit);
    if (battle.profile(unit).has(Trait::elephant) && !now.rampaging) {
        begin_rampage(battle, unit, cause);
        test_lost_leaders(battle);
        return;
    }
    const std::int32_t event = battle.tell(EventKind::routed, unit, S(14), [&](Event& e) {
        e.other = cause;
        e.from = now.pose;
    });
    const Because because(battle, event);
    now.hits = static_cast<std::int8_t>(std::max<int>(now.hits, battle.profile(unit).rep));
    now.active = false;
    lose_leader(battle, unit);
    battle.take_off(unit, Presence::routed);
    part_bodies(battle);
    test_lost_leaders(battle);
}

namespace {

/// The way ahead of an advance that friends, closed ground, slow ground and water leave (R-074, R-142,
///
Stretch passable_ahead(const Battle& battle, UnitId unit, Inches most) {
    const Facing direction = battle.unit(unit).pose.facing;
    const Outline& shape = battle.shape(unit);
    const Journey ground = journey(battle.book, battle.profile(unit), shape, direction, most);
    Stretch way{most, {}};
    way.shorten(ground.open, {Obstacle::Kind::ground, no_unit, ground.closed_by});
    way.shorten(ground.water, {Obstacle::Kind::river, no_unit, ground.river});
    way.shorten(slowed(battle.book, battle.profile(unit), shape, direction, way.far), {});
    way.shorten(tabletop::travel_inside(shape, direction, way.far, battle.book.board.area()),
                {Obstacle::Kind::edge});
    const UnitSet friends = battle.grounded(battle.side_of(unit));
    for (const UnitId f : friends) {
        if (f == unit) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(f));
        if (m.meets && m.to > Inches{}) way.shorten(m.from - friend_halt, {Obstacle::Kind::friendly, f});
    }
    return way;
}

/// Ends that way an inch short of any enemy.
void keep_from_enemies(const Battle& battle, UnitId unit, Stretch& way) {
    const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(unit)));
    for (const UnitId e : enemies)
        way.shorten(tabletop::travel_keeping(battle.shape(unit), battle.unit(unit).pose.facing, way.far,
                                             battle.shape(e), enemy_halt),
                    {Obstacle::Kind::enemy, e});
}

/// The enemy that a way of `most` straight ahead would touch, or no_unit.
UnitId touched_ahead(const Battle& battle, UnitId unit, Inches most) {
    UnitId first = no_unit;
    Inches least = most;
    const Facing direction = battle.unit(unit).pose.facing;
    const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(unit)));
    for (const UnitId e : enemies) {
        const Inches far = tabletop::travel_to(battle.shape(unit), direction, most, battle.shape(e));
        if (far < least || (far == least && first == no_unit && far < most)) {
            first = e;
            least = far;
        }
    }
    return first;
}

/// Half a move would touch: WTC, then it is a charge (section 14, R-110).
void advance_into(Battle& battle, UnitId unit, UnitId target, Inches most) {
    const Stimulus stimulus = stimulus_by(Test::wanting_to_charge, target);
    const ReactionList result = roll_test(battle, stimulus, UnitSet::of(unit));
    if (!result.empty() && result[0].effect != Effect::charge) {
        carry_out(battle, stimulus, result[0]);
        return;
    }
    Charge plan;
    plan.kind = ChargeKind::tested;
    plan.aims.push_back({unit, target});
    plan.reach = most;
    charge(battle, plan);
}

}  // namespace

namespace {

/// Why a unit that is told to advance halts instead; no rule if it advances. It
/// turns to an enemy at its flank or rear first.
Rule kept_from_advancing(Battle& battle, UnitId unit, UnitId cause) {
    if (behind_stakes(battle, unit) || in_fieldworks(battle.book, battle.shape(unit))) return R(156);
    if (engaged(battle, unit)) return R(366);
    const bool flanked =
        cause != no_unit && battle.state.on_table(cause) && !before_front(battle, unit, cause);
    return flanked && !turn_to_face(battle, unit, cause) ? R(369) : Rule{};
}

}  // namespace

void advance(Battle& battle, UnitId unit, UnitId cause) {
    const Rule kept = kept_from_advancing(battle, unit, cause);
    if (kept != Rule{}) {
        halt(battle, unit, cause, kept);
        return;
    }
    Stretch way = passable_ahead(battle, unit, allowance(battle, unit) / 2);
    const UnitId target = touched_ahead(battle, unit, way.far);
    if (target != no_unit && may_charge(battle, unit, target)) {
        advance_into(battle, unit, target, way.far);
        return;
    }
    keep_from_enemies(battle, unit, way);
    const Pose from = battle.unit(unit).pose;
    const Pose to = tabletop::stepped(from, from.facing, way.far);
    const std::int32_t event = battle.tell(EventKind::advanced, unit, S(14), [&](Event& e) {
        e.other = cause;
        e.distance = way.far;
        e.from = from;
        e.to = to;
        e.held_by = way.by;
    });
    if (way.far == Inches{}) return;
    const Because because(battle, event);
    battle.place(unit, to);
    battle.state.acted.add(unit);
    part_bodies(battle);
    Poses before;
    before[unit] = from;
    threaten(battle, UnitSet::of(unit), before);
}

}  // namespace muster::rrtk::battle
