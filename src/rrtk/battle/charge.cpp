// The procedure of a charge: WTC, to an inch, Being Charged, contact (sections 12, 15, 33). Ways and legality
// stand in charge_way.cpp.
#include "rrtk/battle/charge.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/melee_results.hpp"
#include "rrtk/battle/movement.hpp"
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

/// One charger under way.
struct Run {
    UnitId charger = no_unit, target = no_unit;
    Pose start;             ///< before the charge
    UnitSet followers;      ///< pulled along
    UnitSet touches;        ///< enemies that contact would touch
    bool short_of = false;  ///< reach ended before an inch from the target
    bool stopped = false;   ///< no longer charging: halted, bounced, fled, done
};

/// A charge while it is carried out.
struct Action {
    ChargeKind kind = ChargeKind::voluntary;
    FixedList<Run, 24> runs;
    UnitSet tested;  ///< enemies that took Being Charged, or would have but take no tests
    UnitSet countercharging;
    UnitSet fled, routed;  ///< targets that broke because of the charge
    Contacts stood_by;     ///< who was in contact with the targets before (R-127)
    std::array<Pose, max_units> before;
    UnitSet moved;
};

bool charging(const Battle& battle, const Run& run) {
    return !run.stopped && battle.state.grounded(run.charger) && battle.charging_now.has(run.charger);
}

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
    for (const Reaction& r : roll_test(battle, stimulus, chargers)) {
        if (r.effect == Effect::charge) {
            go.add(r.unit);
            continue;
        }
        const UnitSet file = file_behind(battle, r.unit);
        carry_out(battle, stimulus, r);
        if (r.effect != Effect::rout) continue;
        for (const UnitId u : file)
            if (!battle.profile(u).has(Trait::fanatic)) rout(battle, u, stimulus.cause);
    }
    return go;
}

// ---- to an inch from the target

/// How far the run goes now: to an inch from contact, or as far as reach and what is in the way let it.
Inches distance_now(const Battle& battle, Run& run, Inches reach, const UnitSet& chargers) {
    const auto way = way_to(battle, run.charger, run.target, reach);
    if (way.has_value()) return std::max(Inches{}, way->distance - charge_halt);
    run.short_of = true;
    const Facing direction = battle.unit(run.charger).pose.facing;
    const Outline& shape = battle.shape(run.charger);
    const Journey ground = journey(battle.book, battle.profile(run.charger), shape, direction, reach);
    Inches far = std::min({reach, ground.open, ground.water});
    far = tabletop::travel_inside(shape, direction, far, battle.book.board.area());
    const UnitSet others = battle.grounded() - chargers;
    for (const UnitId o : others) {
        if (battle.book.enemies(o, run.charger)) {
            far = tabletop::travel_keeping(shape, direction, far, battle.shape(o), charge_halt);
            continue;
        }
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (m.meets && m.to > Inches{}) far = std::min(far, std::max(Inches{}, m.from - friend_halt));
    }
    return far;
}

/// Moves a unit and those it pulls along as one block, if nobody is in the way of the followers.
void move_block(Battle& battle, Action& action, Run& run, const Pose& to) {
    const Pose from = battle.unit(run.charger).pose;
    if (to == from) return;
    battle.place(run.charger, to);
    for (const UnitId f : run.followers) {
        const Pose old = battle.unit(f).pose;
        const tabletop::Offset offset = tabletop::seen_from(from, old.centre);
        const Pose next{tabletop::place_at(to, offset),
                        Facing(old.facing.degrees() + to.facing.degrees() - from.facing.degrees())};
        const Outline there = tabletop::outline(PlacedBase{battle.profile(f).base, next});
        const UnitSet others = battle.grounded() - run.followers;
        const bool blocked = std::any_of(others.begin(), others.end(),
                                         [&](UnitId o) { return tabletop::clash(there, battle.shape(o)); });
        const bool closed = closed_there(battle.book, battle.profile(f), there);
        if (blocked || closed) {
            run.followers.remove(f);
            battle.charging_now.remove(f);
            continue;
        }
        if (!action.moved.has(f)) action.before[f] = old;
        action.moved.add(f);
        battle.place(f, next);
    }
}

void set_out(Battle& battle, Action& action, const Charge& plan, const UnitSet& go) {
    UnitSet followed;
    for (const Aim& aim : plan.aims) {
        if (!go.has(aim.charger) || !battle.state.grounded(aim.charger)) continue;
        Run run;
        run.charger = aim.charger;
        run.target = aim.target;
        run.start = battle.unit(aim.charger).pose;
        run.followers = pulled_along(battle, aim.charger) - go - followed;
        followed |= run.followers;
        battle.charging_now.add(aim.charger);
        battle.charging_now |= run.followers;
        action.runs.push_back(run);
    }
}

void tell_charge(Battle& battle, const Run& run, Inches far) {
    const std::int32_t event = battle.tell(EventKind::charged, run.charger, S(12), [&](Event& e) {
        e.other = run.target;
        e.distance = far;
        e.from = run.start;
        e.to = battle.unit(run.charger).pose;
    });
    const Because because(battle, event);
    for (const UnitId f : run.followers)
        battle.tell(EventKind::pulled_along, f, R(113), [&](Event& e) { e.other = run.charger; });
}

void approach(Battle& battle, Action& action, const Charge& plan) {
    for (Run& run : action.runs) {
        const Inches far = distance_now(battle, run, plan.reach, battle.charging_now);
        action.before[run.charger] = run.start;
        action.moved.add(run.charger);
        move_block(battle, action, run, tabletop::stepped(run.start, run.start.facing, far));
        tell_charge(battle, run, far);
    }
    part_bodies(battle);
}

// ---- Being Charged

/// Where the charger would stand in contact, and on which edge of the target.
struct Touch {
    Pose pose;
    Edge edge = Edge::front;
    bool possible = false;
};

bool stands_free(const Battle& battle, UnitId unit, const Pose& pose, const UnitSet& but) {
    const Outline there = tabletop::outline(PlacedBase{battle.profile(unit).base, pose});
    const UnitSet others = battle.grounded() - but;
    for (const UnitId o : others)
        if (o != unit && tabletop::clash(there, battle.shape(o))) return false;
    return !closed_there(battle.book, battle.profile(unit), there) &&
           tabletop::inside(there, battle.book.board.area());
}

/// The last inch, and conforming (section 12, R-115).
Touch touch(const Battle& battle, const Run& run) {
    Touch result;
    const Pose now = battle.unit(run.charger).pose;
    const auto way = way_to(battle, run.charger, run.target, charge_halt + charge_halt);
    if (!way.has_value()) return result;
    const Pose shifted = {tabletop::place_at(now, {way->shift, way->distance}), now.facing};
    const Pose straight =
        tabletop::stepped(now, now.facing,
                          tabletop::travel_to(battle.shape(run.charger), now.facing,
                                              charge_halt + charge_halt, battle.shape(run.target)));
    for (const Pose& pose : {shifted, straight}) {
        const PlacedBase there{battle.profile(run.charger).base, pose};
        const tabletop::Contact contact = tabletop::contact(there, battle.placed(run.target));
        if (!contact.touching) continue;
        const tabletop::Lined lined =
            tabletop::lined_up(there, battle.placed(run.target), contact.theirs, there.base.width / 2);
        result = {pose, contact.theirs, true};
        if (lined.possible && stands_free(battle, run.charger, lined.pose, run.followers))
            return {lined.pose, contact.theirs, true};
        if (stands_free(battle, run.charger, pose, run.followers)) return result;
    }
    result.possible = result.possible && stands_free(battle, run.charger, result.pose, run.followers);
    return result;
}

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

bool fires(Effect effect) {
    return effect == Effect::fire || effect == Effect::return_fire || effect == Effect::fire_one_die ||
           effect == Effect::fire_then_retire || effect == Effect::fire_then_rout;
}

/// A target's reaction to being charged; what it does stays where it stands unless it flees.
void react_to_charge(Battle& battle, Action& action, const Stimulus& stimulus, const Reaction& r) {
    const UnitId by = charger_of(battle, action, r.unit);
    const UnitId cause = by == no_unit ? stimulus.cause : by;
    const bool in_flank = stimulus.charged_in_flank.has(r.unit);
    if (fires(r.effect) && !battle.fired_in_chain.has(r.unit) && !engaged(battle, r.unit)) {
        Volley volley;
        volley.shooters = UnitSet::of(r.unit);
        volley.kind = r.effect == Effect::fire_one_die ? ShotKind::reaction_one_die : ShotKind::reaction;
        volley.at = cause;
        fire(battle, volley);
        if (!battle.state.on_table(r.unit)) return;
    }
    const bool flees = r.effect == Effect::retire || r.effect == Effect::fire_then_retire;
    const bool breaks = r.effect == Effect::rout || r.effect == Effect::fire_then_rout;
    if (flees) {
        retire(battle, r.unit, cause);
        action.fled.add(r.unit);
        if (!battle.state.on_table(r.unit)) action.routed.add(r.unit);
    } else if (breaks) {
        rout(battle, r.unit, cause);
        action.routed.add(r.unit);
    } else if (r.effect == Effect::charge && !engaged(battle, r.unit) && !in_flank) {
        action.countercharging.add(r.unit);
    } else {
        battle.unit(r.unit).active = false;
        battle.tell(EventKind::halted, r.unit, S(15), [&](Event& e) { e.other = cause; });
        if (in_flank) battle.unit(r.unit).all_round = true;  // stands as if it had faced them (section 19)
    }
}

void being_charged(Battle& battle, Action& action) {
    const Stimulus stimulus = charged_targets(battle, action);
    UnitSet left;
    for (const Run& run : action.runs) left |= run.touches;
    action.tested = left;
    UnitSet around = left;
    for (const UnitId t : left) around |= enemies_touching(battle, t);
    action.stood_by = contacts_of(battle, around);
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
    UnitSet still;
    for (const Run& run : action.runs)
        if (charging(battle, run)) still |= UnitSet::of(run.charger) | run.followers;
    battle.charging_now = still;
    roll_pursuits(battle, contacts, action.fled - action.routed, action.routed);
    battle.charging_now = still;
}

// ---- contact

/// Mounted against formed pikes: no contact. True if it bounced.
bool bounce(Battle& battle, Action& action, Run& run) {
    const auto formed = [&](UnitId u) { return pikes_formed(battle, u); };
    const bool rider = battle.profile(run.charger).mounted();
    UnitId pikes = no_unit, horse = no_unit;
    for (const UnitId t : run.touches) {
        if (!battle.state.grounded(t)) continue;
        if (rider && pikes == no_unit && formed(t)) {
            pikes = t;
            horse = run.charger;
        }
        if (!rider && battle.profile(t).mounted() && formed(run.charger)) {
            pikes = run.charger;
            horse = t;
        }
    }
    if (pikes == no_unit) return false;
    run.stopped = true;
    battle.charging_now.remove(run.charger);
    const std::int32_t event =
        battle.tell(EventKind::bounced, horse, R(25), [&](Event& e) { e.other = pikes; });
    const Because because(battle, event);
    action.countercharging.remove(horse);
    battle.unit(run.charger).active = false;
    if (battle.profile(horse).has(Trait::fanatic)) {
        add_hits(battle, horse, 1, pikes, R(362));
        remove_spent(battle, UnitSet::of(horse));
        return true;
    }
    const bool fresh = battle.unit(pikes).role == MeleeRole::none;
    retire(battle, horse, pikes);
    Contacts contacts;
    contacts.units = UnitSet::of(pikes);
    contacts.enemies[pikes] = UnitSet::of(horse);
    contacts.roles[pikes] = pikes == run.charger ? MeleeRole::charging
                            : fresh              ? MeleeRole::defending
                                                 : MeleeRole::continuing;
    const bool fled = battle.state.grounded(horse);
    roll_pursuits(battle, contacts, fled ? UnitSet::of(horse) : UnitSet{},
                  fled ? UnitSet{} : UnitSet::of(horse));
    return true;
}

/// Begins or joins a melee.
void enter_melee(Battle& battle, UnitId unit, MeleeRole role) {
    UnitState& now = battle.unit(unit);
    now.active = false;
    if (now.role != MeleeRole::none) return;
    now.role = role;
    now.first_round = true;
    now.melee_hits = 0;
    now.gave_ground = false;
}

/// A skirmisher that may not fight what it touches routs at once (section 19).
void rout_of_touched_skirmishers(Battle& battle, Action& action, const Run& run) {
    const UnitSet touched = enemies_touching(battle, run.charger);
    for (const UnitId t : touched) {
        if (!may_fight(battle, t, run.charger)) {
            rout_of_skirmishers(battle, t, run.charger);
            action.routed.add(t);
        } else if (!may_fight(battle, run.charger, t)) {
            rout_of_skirmishers(battle, run.charger, t);
            return;
        }
    }
}

/// The target comes the last inch; false if it has no room to.
bool countercharge(Battle& battle, Action& action, const Run& run) {
    Run back;
    back.charger = run.target;
    back.target = run.charger;
    back.start = battle.unit(run.target).pose;
    const Touch contact = touch(battle, back);
    if (!contact.possible || !stands_free(battle, run.target, contact.pose, {})) return false;
    const Profile& profile = battle.profile(run.target);
    battle.unit(run.target).shock = shock_path(battle, profile, back.start, contact.pose);
    battle.place(run.target, contact.pose);
    battle.tell(EventKind::countercharged, run.target, R(116), [&](Event& e) {
        e.other = run.charger;
        e.from = back.start;
        e.to = contact.pose;
    });
    action.before[run.target] = back.start;
    return true;
}

void make_contact(Battle& battle, Action& action, Run& run) {
    if (!charging(battle, run) || run.short_of || run.touches.empty()) return;
    if (!battle.state.grounded(run.target)) return;
    if (!tabletop::in_contact(battle.shape(run.charger), battle.shape(run.target)) &&
        bounce(battle, action, run))
        return;
    const Profile& profile = battle.profile(run.charger);
    const bool counters = action.countercharging.has(run.target);
    const bool met = counters && countercharge(battle, action, run);
    const Pose from = battle.unit(run.charger).pose;
    if (!met) {
        const Touch contact = touch(battle, run);
        if (!contact.possible) return;
        move_block(battle, action, run, contact.pose);
        battle.tell(EventKind::contacted, run.charger, S(12), [&](Event& e) {
            e.other = run.target;
            e.from = from;
            e.to = contact.pose;
            e.number = static_cast<std::int16_t>(contact.edge);
        });
    }
    part_bodies(battle);
    battle.unit(run.charger).shock = shock_path(battle, profile, run.start, battle.unit(run.charger).pose);
    enter_melee(battle, run.charger, MeleeRole::charging);
    for (const UnitId f : run.followers) battle.unit(f).active = false;
    const UnitSet touched = enemies_touching(battle, run.charger);
    for (const UnitId t : touched) {
        const bool counter = action.countercharging.has(t);
        enter_melee(battle, t, counter ? MeleeRole::charging : MeleeRole::defending);
    }
    rout_of_touched_skirmishers(battle, action, run);
}

/// Followers of a charger that was stopped stop with it; nobody stays "charging".
void end_charge(Battle& battle, const Action& action) {
    for (const Run& run : action.runs) {
        if (battle.state.grounded(run.charger)) battle.unit(run.charger).active = false;
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
    const UnitSet charging_before = battle.charging_now;
    Action action;
    action.kind = plan.kind;
    UnitSet all;
    for (const Aim& aim : plan.aims) all.add(aim.charger);
    const UnitSet go = plan.kind == ChargeKind::voluntary ? willing(battle, plan) : all;
    set_out(battle, action, plan, go);
    approach(battle, action, plan);
    being_charged(battle, action);
    const UnitSet broken = action.routed;
    pursue_the_broken(battle, action);
    for (Run& run : action.runs) make_contact(battle, action, run);
    pursue_the_trampled(battle, action, broken);
    end_charge(battle, action);
    battle.charging_now = charging_before;
    UnitSet fighters, movers;
    for (const Run& run : action.runs) {
        if (!battle.state.grounded(run.charger)) continue;
        if (engaged(battle, run.charger)) fighters.add(run.charger);
        movers.add(run.charger);
    }
    UnitSet walked;
    for (const UnitId m : movers)
        if (action.moved.has(m)) walked.add(m);
    threaten(battle, walked, action.before, action.tested);
    if (plan.kind != ChargeKind::voluntary) melee_round(battle, fighters);
}

UnitSet pulled_along(Battle& battle, UnitId leader) {
    UnitSet pulled;
    const int rep = battle.profile(leader).rep;
    const UnitSet file = file_behind(battle, leader);
    for (const UnitId u : file) {
        if (engaged(battle, u)) continue;
        if (rep >= battle.profile(u).rep) {
            pulled.add(u);
            continue;
        }
        Question question;
        question.kind = QuestionKind::follow;
        question.unit = u;
        question.other = leader;
        question.answers.push_back(0);
        question.answers.push_back(1);
        question.usual = 1;
        if (battle.ask(battle.side_of(u), question) == 1) pulled.add(u);
    }
    // Only those who still hang on: whoever stays behind holds back those behind him.
    UnitSet chain, edge = UnitSet::of(leader);
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) next |= directly_behind(battle, u) & pulled;
        next -= chain;
        chain |= next;
        edge = next;
    }
    return chain;
}

}  // namespace muster::rrtk::battle
