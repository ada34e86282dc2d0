#include "rrtk/battle/interception.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/reactions.hpp"
#include "rrtk/battle/shooting.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Point;
using tabletop::Pose;

/// Who comes, the nearest first, and where each waited.
struct Patrol {
    FixedList<UnitId, 16> units;
    Poses waited{};
};

Patrol called_up(Battle& battle, UnitId flyer) {
    Patrol patrol;
    const SideIndex side = enemy_of(battle.side_of(flyer));
    const Point entry = battle.unit(flyer).pose.centre;
    for (const UnitId u : battle.book.with(Trait::flyer) & battle.book.sides[side].units) {
        if (battle.unit(u).presence != Presence::off_flying || patrol.units.full()) continue;
        Question question;
        question.kind = QuestionKind::intercept;
        question.unit = u;
        question.other = flyer;
        question.answers.push_back(0);
        question.answers.push_back(1);
        if (battle.ask(side, question) == 1) patrol.units.push_back(u);
    }
    std::stable_sort(patrol.units.begin(), patrol.units.end(), [&](UnitId a, UnitId b) {
        return tabletop::distance(battle.unit(a).pose.centre, entry) <
               tabletop::distance(battle.unit(b).pose.centre, entry);
    });
    for (const UnitId u : patrol.units) patrol.waited[u] = battle.unit(u).pose;
    return patrol;
}

bool aloft(const Battle& battle, UnitId unit) {
    return battle.state.on_table(unit) && battle.unit(unit).altitude != Altitude::ground;
}

void come_near(Battle& battle, const Patrol& patrol, UnitId flyer) {
    const Pose target = battle.unit(flyer).pose;
    for (const UnitId u : patrol.units) {
        battle.unit(u).altitude = Altitude::attack;
        const Inches away =
            interception_stop + battle.profile(flyer).base.depth / 2 + battle.profile(u).base.depth / 2;
        const Pose at = tabletop::stepped(target, target.facing, away);
        battle.place(u, {at.centre, tabletop::Facing(target.facing.degrees() + 180)});
        battle.tell(EventKind::intercepted, u, R(40), [&](Event& e) { e.other = flyer; });
    }
}

/// The two stand nose to nose on a ground of their own beyond the table while they fight, and go back into
/// the air afterwards.
void fight_a_round(Battle& battle, UnitId attacker, UnitId target) {
    const Pose home_a = battle.unit(attacker).pose, home_b = battle.unit(target).pose;
    const Inches aside = battle.book.board.width * 3;
    const Inches apart = (battle.profile(attacker).base.depth + battle.profile(target).base.depth) / 2;
    for (const UnitId u : {attacker, target}) battle.unit(u).altitude = Altitude::ground;
    battle.place(attacker, {{aside, {}}, tabletop::up});
    battle.place(target, {{aside, apart}, tabletop::down});
    UnitState& a = battle.unit(attacker);
    UnitState& b = battle.unit(target);
    a.role = MeleeRole::charging;
    b.role = MeleeRole::defending;
    a.first_round = b.first_round = true;
    a.rolled = b.rolled = false;
    battle.no_pursuit = true;
    melee_round(battle, UnitSet::of(attacker));
    battle.no_pursuit = false;
    for (const UnitId u : {attacker, target}) {
        UnitState& now = battle.unit(u);
        now.role = MeleeRole::none;
        now.first_round = now.shock = now.gave_ground = false;
        now.melee_hits = 0;
        if (now.presence == Presence::off_flying) now.pose = u == attacker ? home_a : home_b;  // it retired
        if (!battle.state.on_table(u)) continue;
        now.altitude = Altitude::attack;
        battle.place(u, u == attacker ? home_a : home_b);
    }
}

/// Being Charged in the air: fire, then flight, or a fight.
void charge_in_the_air(Battle& battle, UnitId attacker, UnitId target) {
    const Stimulus stimulus = stimulus_by(Test::being_charged, attacker);
    for (const Reaction& r : roll_test(battle, stimulus, UnitSet::of(target))) {
        if (fires(r.effect)) {
            battle.charging_now.add(attacker);
            fire(battle, {UnitSet::of(target), ShotKind::in_the_air, attacker, interception_range});
            battle.charging_now.remove(attacker);
        }
        if (retires(r.effect)) retire_upward(battle, target, attacker);
        if (routs(r.effect)) rout(battle, target, attacker);
    }
    if (aloft(battle, attacker) && aloft(battle, target)) fight_a_round(battle, attacker, target);
}

/// The target's Enemy Threat, once for all interceptors.
void meet_threat(Battle& battle, UnitId flyer, const Patrol& patrol) {
    Stimulus stimulus;
    stimulus.test = Test::enemy_threat;
    stimulus.cause = patrol.units[0];
    for (const UnitId u : patrol.units) stimulus.causes.add(u);
    for (const Reaction& r : roll_test(battle, stimulus, UnitSet::of(flyer))) {
        switch (r.effect) {
            case Effect::fire:
                fire(battle, {UnitSet::of(flyer), ShotKind::in_the_air, patrol.units[0], interception_range});
                break;
            case Effect::charge: charge_in_the_air(battle, flyer, patrol.units[0]); break;
            case Effect::retire: retire_upward(battle, flyer, patrol.units[0]); break;
            case Effect::rout: rout(battle, flyer, patrol.units[0]); break;
            default: break;
        }
    }
}

void act(Battle& battle, UnitId interceptor, UnitId flyer) {
    Question question;
    question.kind = QuestionKind::interceptor_acts;
    question.unit = interceptor;
    question.other = flyer;
    question.answers.push_back(0);
    if (battle.profile(interceptor).shot_dice > 0) question.answers.push_back(1);
    if (may_fight(battle, interceptor, flyer)) question.answers.push_back(2);
    question.usual = question.answers.back();
    const std::int16_t answer = battle.ask(battle.side_of(interceptor), question);
    if (answer == 1)
        fire(battle, {UnitSet::of(interceptor), ShotKind::in_the_air, flyer, interception_range});
    if (answer != 2) return;
    const Stimulus stimulus = stimulus_by(Test::wanting_to_charge, flyer);
    const ReactionList result = roll_test(battle, stimulus, UnitSet::of(interceptor));
    if (result.empty() || result[0].effect == Effect::charge)
        charge_in_the_air(battle, interceptor, flyer);
    else if (result[0].effect == Effect::rout)
        rout(battle, interceptor, flyer);
}

}  // namespace

bool get_past_interceptors(Battle& battle, UnitId flyer) {
    const Patrol patrol = called_up(battle, flyer);
    if (patrol.units.empty()) return true;
    come_near(battle, patrol, flyer);
    meet_threat(battle, flyer, patrol);
    for (const UnitId u : patrol.units)
        if (aloft(battle, u) && aloft(battle, flyer)) act(battle, u, flyer);
    for (const UnitId u : patrol.units) {
        if (!battle.state.on_table(u)) continue;
        battle.unit(u).pose = patrol.waited[u];
        battle.take_off(u, Presence::off_flying);
    }
    return aloft(battle, flyer);
}

}  // namespace muster::rrtk::battle
