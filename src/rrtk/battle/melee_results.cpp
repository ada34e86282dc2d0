#include "rrtk/battle/melee_results.hpp"

#include <algorithm>
#include <utility>

#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"

namespace muster::rrtk::battle {

namespace {

bool is_foot(const Battle& battle, UnitId unit) { return !battle.profile(unit).mounted(); }

/// Rolls for every Body of a side, from its right (R-159: rolls of both sides before any result).
void roll_side(Battle& battle, SideIndex side, const UnitSet& testers, Stimulus& stimulus,
               ReactionList& reactions) {
    UnitSet left = testers & battle.book.sides[side].units;
    while (!left.empty()) {
        const BodyId body = battle.unit(right_to_left(battle, side, left)[0]).body;
        UnitSet of_body;
        for (const UnitId u : left)
            if (battle.unit(u).body == body) of_body.add(u);
        left -= of_body;
        stimulus.cause = principal_opponent(battle, of_body.first());
        for (const Reaction& r : roll_dice(battle, stimulus, of_body)) reactions.push_back(r);
    }
}

/// Foot in contact with mounted; mounted in contact with foot of which none has routed yet.
void note_arms(const Battle& battle, const Contacts& contacts, const UnitSet& testers, Stimulus& stimulus) {
    for (const UnitId u : testers)
        for (const UnitId e : contacts.enemies[u])
            if (!is_foot(battle, e)) stimulus.against_mounted.add(u);
}

/// Mounted that had enemy foot in contact and did not see all of it rout; read literally, all mounted
/// that routed no foot.
void note_unbroken_foot(const Battle& battle, const Contacts& contacts, const UnitSet& testers,
                        const UnitSet& routing, Stimulus& stimulus) {
    for (const UnitId u : testers) {
        if (is_foot(battle, u)) continue;
        bool foot_stands = false, foot_routs = false;
        for (const UnitId e : contacts.enemies[u]) {
            if (!is_foot(battle, e)) continue;
            (routing.has(e) || !battle.state.on_table(e) ? foot_routs : foot_stands) = true;
        }
        const bool literal = battle.book.switches.literal_cavalry_retire && !foot_routs;
        if (foot_stands || literal) stimulus.routed_no_foot.add(u);
    }
}

int rep_in(const ReactionList& reactions, UnitId unit) {
    for (const Reaction& r : reactions)
        if (r.unit == unit) return r.rep.rep;
    return 0;
}

/// Of routers that touch each other the side with the higher Rep stays, with a hit; of equals both do
/// (section 14, R-138, R-139). Returns those who stay.
UnitSet saved_by_higher_rep(const Battle& battle, const Contacts& contacts, const ReactionList& reactions,
                            const UnitSet& routing) {
    UnitSet saved, left = routing;
    while (!left.empty()) {
        UnitSet group = UnitSet::of(left.first()), edge = group;
        while (!edge.empty()) {
            UnitSet next;
            for (const UnitId u : edge) next |= contacts.enemies[u] & routing;
            next -= group;
            group |= next;
            edge = next;
        }
        left -= group;
        std::array<int, 2> highest{-100, -100};
        for (const UnitId u : group) {
            int& high = highest[battle.side_of(u)];
            high = std::max(high, rep_in(reactions, u));
        }
        if (highest[0] == -100 || highest[1] == -100) continue;
        for (const UnitId u : group)
            if (highest[battle.side_of(u)] >= highest[enemy_of(battle.side_of(u))]) saved.add(u);
    }
    return saved;
}

/// The enemy it fought that is nearest to it now, of those still there; else of those it touched.
UnitId opponent_of(const Battle& battle, const Contacts& contacts, UnitId unit) {
    const UnitId now = principal_opponent(battle, unit);
    if (now != no_unit) return now;
    for (const UnitId e : contacts.enemies[unit])
        if (battle.state.on_table(e)) return e;
    return contacts.enemies[unit].first();
}

UnitList active_first(const Battle& battle, const UnitSet& units) {
    UnitList list;
    for (const SideIndex side : {battle.state.moving, enemy_of(battle.state.moving)})
        for (const UnitId u : right_to_left(battle, side, units & battle.book.sides[side].units))
            list.push_back(u);
    return list;
}

/// Everybody of `units` behind whom nobody else of them stands, first: so a file retires from its rear.
UnitList rear_first(const Battle& battle, const UnitSet& units) {
    UnitList list;
    UnitSet left = units;
    while (!left.empty()) {
        UnitId next = no_unit;
        for (const UnitId u : active_first(battle, left))
            if (next == no_unit && (directly_behind(battle, u) & left).empty()) next = u;
        if (next == no_unit) next = left.first();
        left.remove(next);
        list.push_back(next);
    }
    return list;
}

}  // namespace

Contacts contacts_of(const Battle& battle, const UnitSet& units) {
    Contacts contacts;
    contacts.units = units;
    for (const UnitId u : units) {
        const UnitState& now = battle.unit(u);
        contacts.enemies[u] = enemies_touching(battle, u);
        contacts.roles[u] = now.first_round ? now.role : MeleeRole::continuing;
    }
    return contacts;
}

void roll_pursuits(Battle& battle, const Contacts& contacts, const UnitSet& fled, const UnitSet& routed) {
    battle.so_far.broken |= fled | routed;
    UnitSet broken, hunters;
    for (const UnitId u : fled | routed)
        if (!battle.unit(u).rampaging) broken.add(u);  // nobody pursues it
    for (const UnitId u : contacts.units)
        if (!(contacts.enemies[u] & broken).empty() && !broken.has(u)) hunters.add(u);
    for (const UnitId u : active_first(battle, hunters)) {
        if (!battle.state.grounded(u) || engaged(battle, u) || battle.unit(u).rampaging) continue;
        const UnitSet quarries = contacts.enemies[u] & broken;
        const UnitSet visible = quarries & fled;
        Hunt hunt;
        hunt.pursuer = u;
        hunt.quarry = visible.empty() ? quarries.first() : visible.first();
        hunt.fled = fled.has(hunt.quarry) && battle.state.grounded(hunt.quarry);
        hunt.role = contacts.roles[u];
        pursue(battle, hunt);
    }
}

void apply_melee_results(Battle& battle, const Contacts& contacts, const UnitSet& testers) {
    UnitSet standing;
    for (const UnitId u : testers)
        if (battle.state.grounded(u)) standing.add(u);
    Stimulus stimulus;
    stimulus.test = Test::involved_in_melee;
    note_arms(battle, contacts, standing, stimulus);
    ReactionList reactions;
    roll_side(battle, battle.state.moving, standing, stimulus, reactions);
    roll_side(battle, enemy_of(battle.state.moving), standing, stimulus, reactions);

    UnitSet routing, retiring, giving;
    for (const Reaction& r : reactions)
        if (effect_of(battle, stimulus, r) == Effect::rout) routing.add(r.unit);
    const UnitSet saved = saved_by_higher_rep(battle, contacts, reactions, routing);
    note_unbroken_foot(battle, contacts, standing, routing - saved, stimulus);
    for (Reaction& r : reactions) {
        stimulus.cause = opponent_of(battle, contacts, r.unit);
        look_up(battle, stimulus, r);
        const bool wild = battle.unit(r.unit).rampaging;  // only routs count
        if (r.effect == Effect::retire && !wild) retiring.add(r.unit);
        if (r.effect == Effect::give_ground && !wild) giving.add(r.unit);
    }
    for (const UnitId u : standing) {  // the next round is no first one for them
        battle.unit(u).first_round = false;
        battle.unit(u).role = MeleeRole::continuing;
    }
    for (const UnitId u : active_first(battle, saved))
        add_hits(battle, u, 1, contacts.enemies[u].first(), R(138));
    routing -= saved;
    for (const UnitId u : active_first(battle, routing)) rout(battle, u, opponent_of(battle, contacts, u));
    const UnitSet retiring_before = std::exchange(battle.retiring, retiring);
    for (const UnitId u : rear_first(battle, retiring))
        if (battle.state.grounded(u)) retire(battle, u, opponent_of(battle, contacts, u));
    battle.retiring = retiring_before;
    for (const UnitId u : active_first(battle, giving)) give_ground(battle, u, giving);
    --battle.leaders_held;
    test_lost_leaders(battle);

    leave_melees(battle);
    roll_pursuits(battle, contacts, retiring, routing);
}

}  // namespace muster::rrtk::battle
