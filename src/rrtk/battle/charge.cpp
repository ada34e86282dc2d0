// The procedure of a charge: WTC, to an inch, Being Charged, contact (sections 12, 15, 33). Ways and legality
// stand in charge_way.cpp.
#include "rrtk/battle/charge_action.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/melee_results.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"
#include "tabletop/wheel.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Edge;
using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

// ---- Wanting to Charge

/// One roll for the Body; who fails halts, or routs by the missile sheet.
UnitSet willing(Battle& battle, const Charge& plan) {
    UnitSet chargers, fanatics;
    Stimulus stimulus;
    stimulus.test = Test::wanting_to_charge;
    for (const Aim& aim : plan.aims) {
        chargers.add(aim.charger);
        stimulus.causes.add(aim.target);
        if (battle.profile(aim.charger).has(Trait::fanatic)) fanatics.add(aim.charger);
    }
    stimulus.cause = plan.aims[0].target;
    UnitSet go = fanatics;
    ++battle.leaders_held;  // until the Body has its results
    for (const Reaction& r : roll_test(battle, stimulus, chargers)) {
        if (r.effect == Effect::charge) {
            go.add(r.unit);
            continue;
        }
        if (r.effect != Effect::rout) {
            carry_out(battle, stimulus, r);
            continue;
        }
        const Because because(battle, r.told);
        rout_with_file(battle, r.unit, stimulus.cause);
    }
    --battle.leaders_held;
    Poses before;
    for (const UnitId u : go) before[u] = battle.unit(u).pose;
    test_lost_leaders(battle);
    UnitSet shaken;
    for (const UnitId u : go)
        if (battle.unit(u).pose != before[u]) shaken.add(u);
    return go - shaken;
}

// ---- to an inch from the target

/// How far the run goes now: to an inch from contact, or as far as reach and what is in the way let it.
Stretch distance_now(const Battle& battle, Run& run, const UnitSet& chargers) {
    const Inches reach = run.reach;
    const auto way = way_to(battle, run.charger, run.target, reach);
    if (way.has_value())
        return {std::max(Inches{}, way->distance - charge_halt), {Obstacle::Kind::enemy, run.target}};
    run.short_of = true;
    const Facing direction = battle.unit(run.charger).pose.facing;
    const Outline& shape = battle.shape(run.charger);
    const Journey ground = journey(battle.book, battle.profile(run.charger), shape, direction, reach);
    Stretch stretch{reach, {}};
    stretch.shorten(ground.open, {Obstacle::Kind::ground, no_unit, ground.closed_by});
    stretch.shorten(ground.water, {Obstacle::Kind::river, no_unit, ground.river});
    stretch.shorten(tabletop::travel_inside(shape, direction, stretch.far, battle.book.board.area()),
                    {Obstacle::Kind::edge});
    const UnitSet others = battle.grounded() - chargers;
    for (const UnitId o : others) {
        if (battle.book.enemies(o, run.charger)) {
            stretch.shorten(
                tabletop::travel_keeping(shape, direction, stretch.far, battle.shape(o), charge_halt),
                {Obstacle::Kind::enemy, o});
            continue;
        }
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (!m.meets || m.to <= Inches{} || (m.to <= stretch.far && may_pass(battle, run.charger, o)))
            continue;
        stretch.shorten(m.from - friend_halt, {Obstacle::Kind::friendly, o});
    }
    clear_of_passed(battle, run.charger, chargers, direction, stretch);
    return stretch;
}

void set_out(Battle& battle, Action& action, const Charge& plan, const UnitSet& go) {
    UnitSet followed;
    for (const Aim& aim : plan.aims) {
        if (!go.has(aim.charger) || !battle.state.grounded(aim.charger)) continue;
        Run run;
        run.charger = aim.charger;
        run.target = aim.target;
        run.start = battle.unit(aim.charger).pose;
        run.reach = plan.kind == ChargeKind::voluntary
                        ? std::max(reach_left(battle, aim.charger), charge_halt)
                        : plan.reach;
        run.followers = pulled_along(battle, aim.charger) - go - followed;
        followed |= run.followers;
        battle.charging_now.add(aim.charger);
        battle.charging_now |= run.followers;
        action.runs.push_back(run);
    }
}

void tell_charge(Battle& battle, const Action& action, Run& run, const Stretch& way) {
    const Pose& now = battle.unit(run.charger).pose;
    // from within an inch it slides into contact without using movement.
    const bool slides = action.kind == ChargeKind::voluntary && !run.short_of && way.far == Inches{};
    const std::int32_t event =
        battle.tell(EventKind::charged, run.charger, slides ? R(119) : S(12), [&](Event& e) {
            const Pose meant = tabletop::stepped(run.start, run.start.facing, way.far);
            e.other = run.target;
            e.distance = now == meant ? way.far : tabletop::distance(run.start.centre, now.centre);
            e.from = run.start;
            e.to = now;
            e.held_by = now == meant ? way.by
                                     : held_by(battle, run.charger,
                                               clashing_with(battle, run.charger, meant, run.followers));
        });
    const Because because(battle, event);
    run.told = tell_pulled_along(battle, run.charger, run.followers, action.before);
}

void approach(Battle& battle, Action& action) {
    for (Run& run : action.runs) {
        const Stretch way = distance_now(battle, run, battle.charging_now);
        action.before[run.charger] = run.start;
        action.moved.add(run.charger);
        UnitSet along = run.followers;
        along.add(run.charger);
        for (const UnitId f : run.followers) action.before[f] = battle.unit(f).pose;
        const Pose end = end_of_way(battle, run.charger, run.start, run.start.facing, way.far, run.followers);
        hold_passed(battle, run.charger, battle.charging_now | along, run.start.facing, way.far);
        move_charger(battle, action, run, end);
        tell_charge(battle, action, run, way);
    }
    part_bodies(battle);
}

// ---- Being Charged

/// Charged from behind its front, or a rear-rank unit from anywhere.
bool hits_flank(const Battle& battle, const Run& run, UnitId target, const Touch& contact) {
    if (battle.unit(target).all_round) return false;
    const UnitSet friends = friends_touching(battle, target);
    for (const UnitId f : friends)
        if (directly_behind(battle, f).has(target)) return true;
    const PlacedBase start{battle.profile(run.charger).base, run.start};
    if (!tabletop::behind_front_line(start, battle.placed(target))) return false;
    const PlacedBase end{battle.profile(run.charger).base, contact.pose};
    return tabletop::contact(end, battle.placed(target)).theirs != Edge::front;
}

/// Targets of all runs and the conditions under which they test.
Stimulus charged_targets(const Battle& battle, Action& action) {
    Stimulus stimulus;
    stimulus.test = Test::being_charged;
    for (Run& run : action.runs) {
        if (run.short_of || !charging(battle, run)) continue;
        const Touch contact = touch(battle, run);
        if (!contact.possible) continue;
        const Outline there = tabletop::outline(PlacedBase{battle.profile(run.charger).base, contact.pose});
        run.touches = UnitSet::of(run.target);
        const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(run.charger)));
        for (const UnitId e : enemies)
            if (tabletop::in_contact(there, battle.shape(e))) run.touches.add(e);
        stimulus.causes.add(run.charger);
        if (stimulus.cause == no_unit) stimulus.cause = run.charger;
        for (const UnitId t : run.touches) {
            if (battle.profile(run.charger).mounted()) stimulus.charged_by_mounted.add(t);
            if (hits_flank(battle, run, t, contact)) stimulus.charged_in_flank.add(t);
            if (engaged(battle, t)) stimulus.charged_in_melee.add(t);
        }
    }
    return stimulus;
}

/// The charger that goes for `target`, the nearest of several.
UnitId charger_of(const Battle& battle, const Action& action, UnitId target) {
    UnitId any = no_unit;
    for (const Run& run : action.runs) {
        if (!run.touches.has(target) || !charging(battle, run)) continue;
        if (run.target == target) return run.charger;
        if (any == no_unit) any = run.charger;
    }
    return any;
}

/// Why a target that was told to fire or to charge stands instead; section 14 if that is what it was told.
Rule reason_to_stand(const Battle& battle, const Reaction& r, bool in_flank) {
    const bool charges = r.effect == Effect::charge;
    if (!charges && !fires(r.effect)) return S(14);
    if (engaged(battle, r.unit)) return R(366);
    if (charges) return in_flank ? S(19) : S(14);
    return battle.fired_in_chain.has(r.unit) ? R(93) : R(154);
}

/// A target's reaction to being charged; what it does stays where it stands unless it flees.
void react_to_charge(Battle& battle, Action& action, const Stimulus& stimulus, const Reaction& r) {
    const Because because(battle, r.told);
    const UnitId by = charger_of(battle, action, r.unit);
    const UnitId cause = by == no_unit ? stimulus.cause : by;
    const bool in_flank = stimulus.charged_in_flank.has(r.unit);
    const Rule to_stand = reason_to_stand(battle, r, in_flank);
    bool shot = false;
    if (fires(r.effect) && !battle.fired_in_chain.has(r.unit) && !engaged(battle, r.unit)) {
        Volley volley;
        volley.shooters = UnitSet::of(r.unit);
        volley.kind = r.effect == Effect::fire_one_die ? ShotKind::reaction_one_die : ShotKind::reaction;
        volley.at = cause;
        shot = fire(battle, volley);
        if (!battle.state.on_table(r.unit)) return;
    }
    const bool flees = retires(r.effect);
    const bool breaks = routs(r.effect);
    if (flees) {
        retire(battle, r.unit, cause);
        action.fled.add(r.unit);
        if (!battle.state.on_table(r.unit)) action.routed.add(r.unit);
    } else if (breaks) {
        rout(battle, r.unit, cause);
        action.routed.add(r.unit);
    } else if (r.effect == Effect::charge && !engaged(battle, r.unit) && !in_flank) {
        battle.so_far.countercharging.add(r.unit);
    } else {
        if (!shot) stand(battle, r.unit, cause, to_stand);   // reaction fire changes nothing
        if (in_flank) battle.unit(r.unit).all_round = true;  // stands as if it had faced them (section 19)
    }
}

/// Chargers and followers that the targets' fire drove off charge no longer; nor do they threaten anybody.
UnitSet stop_the_repelled(Battle& battle, Action& action) {
    UnitSet repelled;
    for (Run& run : action.runs) {
        if (battle.state.grounded(run.charger) && battle.unit(run.charger).pose == action.after[run.charger])
            continue;
        run.stopped = true;
        repelled.add(run.charger);
    }
    for (Run& run : action.runs)
        for (const UnitId f : run.followers)
            if (!battle.state.grounded(f) || battle.unit(f).pose != action.after[f]) repelled.add(f);
    for (Run& run : action.runs) run.followers -= repelled;
    battle.charging_now -= repelled;
    return repelled;
}

void being_charged(Battle& battle, Action& action) {
    const Stimulus stimulus = charged_targets(battle, action);
    UnitSet left;
    for (const Run& run : action.runs) left |= run.touches;
    battle.so_far.threatened |= left;
    UnitSet around = left;
    for (const UnitId t : left) around |= enemies_touching(battle, t);
    action.stood_by = contacts_of(battle, around);
    left -= battle.so_far.charged;  // what it rolled for this action stands
    battle.so_far.charged |= left;
    while (!left.empty()) {
        const SideIndex side = battle.side_of(left.first());
        const BodyId body = battle.unit(right_to_left(battle, side, left)[0]).body;
        UnitSet of_body;
        for (const UnitId u : left)
            if (battle.unit(u).body == body) of_body.add(u);
        left -= of_body;
        UnitSet testers;
        for (const UnitId u : of_body)
            if (battle.state.grounded(u) && !battle.unit(u).rampaging) testers.add(u);
        if (testers.empty()) continue;
        for (const Reaction& r : roll_test(battle, stimulus, testers))
            if (battle.state.grounded(r.unit)) react_to_charge(battle, action, stimulus, r);
    }
}

// ---- pursuit of those who did not wait

/// Chargers none of whose targets stands, and others that had been in melee with those who broke.
void pursue_the_broken(Battle& battle, Action& action) {
    const UnitSet broken = action.fled | action.routed;
    if (broken.empty()) return;
    Contacts contacts = action.stood_by;
    for (Run& run : action.runs) {
        if (!charging(battle, run) || (run.touches & broken).empty()) continue;
        UnitSet standing = run.touches - broken;
        for (const UnitId t : run.touches)
            if (!battle.state.grounded(t)) standing.remove(t);
        if (!standing.empty()) {
            run.target = standing.has(run.target) ? run.target : standing.first();
            continue;
        }
        run.stopped = true;
        battle.unit(run.charger).active = false;
        contacts.units.add(run.charger);
        contacts.enemies[run.charger] = run.touches & broken;
        contacts.roles[run.charger] = MeleeRole::charging;
    }
    for (const Run& run : action.runs)
        if (run.stopped) battle.charging_now -= UnitSet::of(run.charger) | run.followers;
    roll_pursuits(battle, contacts, action.fled - action.routed, action.routed);
}

/// Followers of a charger that was stopped stop with it; nobody stays "charging".
void end_charge(Battle& battle, const Action& action) {
    for (const Run& run : action.runs) {
        const bool there = battle.state.grounded(run.charger);
        const bool apart = there && !engaged(battle, run.charger);
        if (apart && run.short_of) continue;  // nothing stopped it
        if (apart && charging(battle, run))
            battle.tell(EventKind::stopped, run.charger, R(111),
                        [&](Event& e) { e.units = UnitSet::of(run.charger); });
        if (there) battle.unit(run.charger).active = false;
        for (const UnitId f : run.followers) battle.unit(f).active = false;
    }
}

/// After contact: skirmishers that routed when touched are pursued by those who touched them.
void pursue_the_trampled(Battle& battle, const Action& action, const UnitSet& broken_before) {
    const UnitSet broken = action.routed - broken_before;
    if (broken.empty()) return;
    Contacts contacts;
    for (const Run& run : action.runs) {
        if (!battle.state.grounded(run.charger) || (run.touches & broken).empty()) continue;
        contacts.units.add(run.charger);
        contacts.enemies[run.charger] = run.touches & broken;
        contacts.roles[run.charger] = MeleeRole::charging;
    }
    roll_pursuits(battle, contacts, {}, broken);
}

}  // namespace

void charge(Battle& battle, const Charge& plan) {
    if (plan.aims.empty()) return;
    const UnitSet charging_before = battle.charging_now;  // a charge may come about within another
    Action action;
    action.kind = plan.kind;
    UnitSet all;
    for (const Aim& aim : plan.aims) all.add(aim.charger);
    const UnitSet go = plan.kind == ChargeKind::voluntary ? willing(battle, plan) : all;
    set_out(battle, action, plan, go);
    approach(battle, action);
    const UnitSet set_out_now = battle.charging_now - charging_before;
    being_charged(battle, action);
    const UnitSet repelled = stop_the_repelled(battle, action);
    const UnitSet broken = action.routed;
    pursue_the_broken(battle, action);
    for (Run& run : action.runs) make_contact(battle, action, run);
    pursue_the_trampled(battle, action, broken);
    end_charge(battle, action);
    battle.charging_now -= set_out_now;
    const UnitSet ran = action.moved & battle.state.progress.units;
    battle.state.progress.moved |= ran;
    battle.state.progress.ran |= ran;
    battle.state.acted |= action.moved;
    UnitSet fighters;
    for (const Run& run : action.runs)
        if (battle.state.grounded(run.charger) && engaged(battle, run.charger)) fighters.add(run.charger);
    threaten(battle, action.moved - repelled, action.before, action.after);
    if (plan.kind != ChargeKind::voluntary) melee_round(battle, fighters);
}

}  // namespace muster::rrtk::battle
