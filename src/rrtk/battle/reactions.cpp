#include "rrtk/battle/reactions.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/sight.hpp"

namespace muster::rrtk::battle {

Stimulus stimulus_by(Test test, UnitId cause) {
    Stimulus stimulus;
    stimulus.test = test;
    stimulus.cause = cause;
    stimulus.causes = UnitSet::of(cause);
    return stimulus;
}

bool fires(Effect effect) {
    return effect == Effect::fire || effect == Effect::return_fire || effect == Effect::fire_one_die ||
           effect == Effect::fire_then_retire || effect == Effect::fire_then_rout;
}

bool retires(Effect effect) { return effect == Effect::retire || effect == Effect::fire_then_retire; }

bool routs(Effect effect) { return effect == Effect::rout || effect == Effect::fire_then_rout; }

namespace {

Purpose purpose_of(Test test) { return static_cast<Purpose>(test); }

WhoFacts facts_of(const Battle& battle, UnitId unit, const Stimulus& stimulus) {
    const Profile& profile = battle.profile(unit);
    WhoFacts facts;
    const bool dual = profile.has(Trait::dual), mounted = profile.mounted();
    if (battle.charging_now.has(unit)) facts.add(Who::charging);
    if (mounted) facts.add(Who::mounted);
    if (mounted && !dual) facts.add(Who::mounted_without_dual);
    if (profile.has(Trait::frenzy)) facts.add(Who::frenzy);
    if (dual) facts.add(Who::dual);
    if (profile.has(Trait::missile)) facts.add(Who::missile);
    if (profile.has(Trait::skirmish)) facts.add(Who::skirmish);
    if (!mounted && stimulus.charged_by_mounted.has(unit)) facts.add(Who::foot_charged_by_mounted);
    if (stimulus.charged_in_melee.has(unit)) facts.add(Who::in_melee);
    if (stimulus.charged_in_flank.has(unit)) facts.add(Who::charged_in_flank);
    if (battle.unit(unit).hits >= profile.rep) facts.add(Who::hits_reach_rep);
    if (stimulus.routed_no_foot.has(unit)) facts.add(Who::routed_no_foot);
    if (!mounted && stimulus.against_mounted.has(unit)) facts.add(Who::foot_against_mounted);
    return facts;
}

/// Units of the set that still stand there, react to tests and are in `body`.
UnitSet testers_of(const Battle& battle, const UnitSet& units, BodyId body) {
    UnitSet testers;
    for (const UnitId u : units)
        if (battle.unit(u).body == body && battle.state.on_table(u) && !battle.unit(u).rampaging)
            testers.add(u);
    return testers;
}

void fire_or_halt(Battle& battle, const Stimulus& stimulus, UnitId unit, ShotKind kind) {
    Volley volley;
    volley.shooters = UnitSet::of(unit);
    volley.kind = kind;
    volley.at = stimulus.cause;
    const bool has_shot = battle.fired_in_chain.has(unit);
    if (has_shot || !can_fire(battle, unit) || !fire(battle, volley))
        halt(battle, unit, stimulus.cause, has_shot ? R(93) : R(154));
}

/// "Will charge".
void charge_cause(Battle& battle, const Stimulus& stimulus, UnitId unit) {
    const UnitId cause = stimulus.cause;
    if (cause != no_unit && battle.side_of(cause) == battle.side_of(unit)) {
        halt(battle, unit, cause, R(187));  // its own side's cannon
        return;
    }
    if (cause == no_unit || !battle.state.grounded(cause) || engaged(battle, unit)) {
        halt(battle, unit, cause, engaged(battle, unit) ? R(366) : R(111));
        return;
    }
    if (!may_charge(battle, unit, cause)) {
        fire_or_halt(battle, stimulus, unit, ShotKind::reaction);
        return;
    }
    if (!faces(battle, unit, cause) && !turn_towards(battle, unit, cause)) {
        const UnitId pin = pinned_by(battle, unit);
        const bool pinned = pin != no_unit && pin != cause;
        if (pinned || !before_front(battle, unit, cause)) {
            halt(battle, unit, cause, R(157));
            return;
        }
        battle.unit(unit).all_round = false;  // no room to turn: straight ahead
    }
    Charge plan;
    plan.kind = ChargeKind::ordered;
    plan.aims.push_back({unit, cause});
    plan.reach = slowed(battle.book, battle.profile(unit), battle.shape(unit), battle.unit(unit).pose.facing,
                        allowance(battle, unit));
    charge(battle, plan);
}

/// What a unit is told to do by a result is an action of its own: it may threaten anybody.
template <class Act>
void by_itself(Battle& battle, Act act) {
    const Battle::SoFar before = std::exchange(battle.so_far, {});
    act();
    battle.so_far = before;
}

/// The nearest of those who caused it; of equals the right-most as the unit sees it.
UnitId cause_for(const Battle& battle, UnitId unit, const Stimulus& stimulus) {
    const UnitSet& causes = stimulus.causes_for(unit);
    if (causes.size() < 2 || !battle.state.grounded(unit))
        return stimulus.each_by != nullptr && !causes.empty() ? causes.first() : stimulus.cause;
    UnitId nearest = no_unit;
    Inches least;
    const SideIndex side = battle.side_of(unit);
    for (const UnitId c : right_to_left(battle, side, causes)) {
        if (!battle.state.on_table(c)) continue;
        const Inches away = tabletop::gap(battle.shape(unit), battle.shape(c));
        if (nearest != no_unit && away >= least) continue;
        nearest = c;
        least = away;
    }
    return nearest == no_unit ? stimulus.cause : nearest;
}

/// A flyer on the wing shoots, rises away or routs as it is told; every other result leaves it on its way
/// (section 4, R-040). True if the result is for it.
bool in_the_air(Battle& battle, const Stimulus& stimulus, const Reaction& reaction) {
    switch (reaction.effect) {
        case Effect::fire:
        case Effect::return_fire: {
            Volley volley;
            volley.shooters = UnitSet::of(reaction.unit);
            volley.kind = ShotKind::reaction;
            volley.at = stimulus.cause;
            if (!battle.fired_in_chain.has(reaction.unit)) fire(battle, volley);
            return false;
        }
        case Effect::retire:
        case Effect::rout:
        case Effect::carry_on_with_hit: return true;
        default: return false;
    }
}

void carry_out_all(Battle& battle, const Stimulus& stimulus, ReactionList reactions) {
    UnitSet done, retiring;
    for (const Reaction& r : reactions)
        if (r.effect == Effect::retire) retiring.add(r.unit);
    const UnitSet before = std::exchange(battle.retiring, retiring);
    const auto carry = [&](const Reaction& r) {
        if (done.has(r.unit) || !battle.state.on_table(r.unit)) return;
        done.add(r.unit);
        carry_out(battle, stimulus, r);
    };
    for (const Reaction& r : reactions) {
        if (r.effect == Effect::retire && battle.state.grounded(r.unit) && !done.has(r.unit)) {
            UnitSet file = retiring & file_behind(battle, r.unit);
            while (!file.empty()) {  // from its rear, so that nobody runs into those who go too
                const UnitId last = rearmost(battle, file);
                file.remove(last);
                for (const Reaction& other : reactions)
                    if (other.unit == last) carry(other);
            }
        }
        carry(r);
    }
    battle.retiring = before;
}

}  // namespace

ReactionList roll_dice(Battle& battle, const Stimulus& stimulus, const UnitSet& testers) {
    ReactionList reactions;
    const SideIndex side = testers.empty() ? SideIndex{0} : battle.side_of(testers.first());
    for (const UnitId u : right_to_left(battle, side, testers)) {
        if (battle.profile(u).has(Trait::fanatic)) continue;
        Reaction reaction;
        reaction.unit = u;
        reaction.rep = modified_rep(battle, u, stimulus);
        reactions.push_back(reaction);
    }
    if (reactions.empty()) return reactions;
    std::array<Die, 2> dice{};
    const UnitId first = reactions[0].unit;
    const auto need = static_cast<std::int8_t>(reactions[0].rep.rep);
    battle.services.roller.roll({purpose_of(stimulus.test), first, stimulus.cause, need}, dice);
    for (Reaction& r : reactions) {
        r.dice = dice;
        r.passed = static_cast<std::int8_t>((dice[0] <= r.rep.rep ? 1 : 0) + (dice[1] <= r.rep.rep ? 1 : 0));
    }
    const std::int32_t told = battle.tell(EventKind::tested, first, R(144), [&](Event& e) {
        e.test = stimulus.test;
        e.dice.push_back(dice[0]);
        e.dice.push_back(dice[1]);
        e.number = static_cast<std::int16_t>(battle.unit(first).body);
        if (stimulus.test != Test::leader_lost) e.other = cause_for(battle, first, stimulus);
        for (const Reaction& r : reactions) e.units.add(r.unit);
    });
    for (Reaction& r : reactions) r.told = told;
    return reactions;
}

Effect effect_of(const Battle& battle, const Stimulus& stimulus, const Reaction& reaction) {
    const Tactics tactics = battle.book.sides[battle.side_of(reaction.unit)].tactics;
    const bool melee_sheet = battle.profile(reaction.unit).melee_sheet();
    return battle.book.tables.cell(tactics, melee_sheet, stimulus.test, reaction.passed)
        .effect(facts_of(battle, reaction.unit, stimulus));
}

void look_up(Battle& battle, const Stimulus& stimulus, Reaction& reaction) {
    reaction.effect = effect_of(battle, stimulus, reaction);
    const Rule sheet = battle.profile(reaction.unit).melee_sheet() ? T(22) : T(23);
    const Because because(battle, reaction.told);
    reaction.told = battle.tell(EventKind::reacted, reaction.unit, sheet, [&](Event& e) {
        e.test = stimulus.test;
        e.base = static_cast<std::int16_t>(battle.profile(reaction.unit).rep);
        e.total = static_cast<std::int16_t>(reaction.rep.rep);
        e.modifiers = reaction.rep.modifiers;
        e.passed = reaction.passed;
        e.effect = reaction.effect;
        e.other = stimulus.cause;
        e.dice.push_back(reaction.dice[0]);
        e.dice.push_back(reaction.dice[1]);
    });
}

ReactionList roll_test(Battle& battle, const Stimulus& stimulus, const UnitSet& testers) {
    ReactionList reactions = roll_dice(battle, stimulus, testers);
    for (Reaction& r : reactions) look_up(battle, stimulus, r);
    return reactions;
}

namespace {

/// Somebody who threatened it is still there; a rampaging elephant is no longer the Body that moved.
bool still_threatened(const Battle& battle, const Stimulus& stimulus, UnitId unit) {
    const UnitSet& causes = stimulus.causes_for(unit);
    return std::any_of(causes.begin(), causes.end(),
                       [&](UnitId c) { return battle.state.on_table(c) && !battle.unit(c).rampaging; });
}

}  // namespace

void react(Battle& battle, const Stimulus& stimulus, const UnitSet& testers) {
    UnitSet left = testers;
    while (!left.empty()) {
        const SideIndex first = battle.state.moving;  // the active player first
        const bool has_active = !(left & battle.book.sides[first].units).empty();
        const SideIndex side = has_active ? first : enemy_of(first);
        const UnitSet own = left & battle.book.sides[side].units;
        const BodyId body = battle.unit(right_to_left(battle, side, own)[0]).body;
        UnitSet of_body = testers_of(battle, left, body);
        if (stimulus.test == Test::enemy_threat)
            for (const UnitId u : of_body)
                if (!still_threatened(battle, stimulus, u)) of_body.remove(u);
        UnitSet seen;
        for (const UnitId u : left)
            if (battle.unit(u).body == body) seen.add(u);
        left -= seen;
        if (!of_body.empty()) carry_out_all(battle, stimulus, roll_test(battle, stimulus, of_body));
        UnitSet gone;
        for (const UnitId u : left)
            if (!battle.state.on_table(u)) gone.add(u);
        left -= gone;
    }
}

void carry_out(Battle& battle, const Stimulus& all_causes, const Reaction& reaction) {
    const UnitId unit = reaction.unit;
    const Because because(battle, reaction.told);
    Stimulus stimulus = all_causes;
    stimulus.cause = cause_for(battle, unit, all_causes);
    if (!battle.state.grounded(unit) && !in_the_air(battle, stimulus, reaction)) return;
    const bool charges = battle.charging_now.has(unit);
    switch (reaction.effect) {
        case Effect::charge: by_itself(battle, [&] { charge_cause(battle, stimulus, unit); }); return;
        case Effect::fire:
        case Effect::return_fire: fire_or_halt(battle, stimulus, unit, ShotKind::reaction); return;
        case Effect::fire_one_die: fire_or_halt(battle, stimulus, unit, ShotKind::reaction_one_die); return;
        case Effect::fire_then_retire:
            fire_or_halt(battle, stimulus, unit, ShotKind::reaction);
            if (battle.state.on_table(unit)) retire(battle, unit, stimulus.cause);
            return;
        case Effect::fire_then_rout:
            fire_or_halt(battle, stimulus, unit, ShotKind::reaction);
            if (battle.state.on_table(unit)) rout(battle, unit, stimulus.cause);
            return;
        case Effect::halt:
        case Effect::halt_without_fire: halt(battle, unit, stimulus.cause); return;
        case Effect::advance: by_itself(battle, [&] { advance(battle, unit, stimulus.cause); }); return;
        case Effect::carry_on:
        case Effect::stay: return;
        case Effect::carry_on_with_hit: add_hits(battle, unit, 1, stimulus.cause, T(22)); return;
        case Effect::give_ground: give_ground(battle, unit, UnitSet::of(unit)); return;
        case Effect::retire: (charges ? retire_with_file : retire)(battle, unit, stimulus.cause); return;
        case Effect::rout: (charges ? rout_with_file : rout)(battle, unit, stimulus.cause); return;
    }
}

void threaten(Battle& battle, const UnitSet& movers, const Poses& from) {
    Poses to;
    for (const UnitId m : movers) to[m] = battle.unit(m).pose;
    threaten(battle, movers, from, to);
}

void threaten(Battle& battle, const UnitSet& movers, const Poses& from, const Poses& to) {
    UnitSet testers;
    std::array<UnitSet, max_units> each_by;
    Stimulus stimulus;
    stimulus.test = Test::enemy_threat;
    if (movers.empty()) return;
    Inches nearest = threat_distance;
    const UnitSet enemies =
        battle.grounded(enemy_of(battle.side_of(movers.first()))) - battle.so_far.threatened;
    for (const UnitId m : movers) {
        if (!battle.profile(m).has(Trait::melee)) continue;
        if (!battle.state.grounded(m) || battle.unit(m).rampaging) continue;
        const tabletop::PlacedBase end{battle.profile(m).base, to[m]};
        const tabletop::Outline before = tabletop::outline(tabletop::PlacedBase{end.base, from[m]});
        const tabletop::Outline after = tabletop::outline(end);
        for (const UnitId e : enemies) {
            if (!tabletop::within(after, battle.shape(e), threat_distance)) continue;
            if (tabletop::within(before, battle.shape(e), threat_distance)) continue;
            if (!faces(end, battle.shape(e)) || engaged(battle, e)) continue;
            const Inches away = tabletop::gap(after, battle.shape(e));
            if (stimulus.cause == no_unit || away < nearest) {
                stimulus.cause = m;
                nearest = away;
            }
            stimulus.causes.add(m);
            each_by[e].add(m);
            testers.add(e);
        }
    }
    battle.so_far.threatened |= testers;
    stimulus.each_by = &each_by;
    if (!testers.empty()) react(battle, stimulus, testers);
}

}  // namespace muster::rrtk::battle
