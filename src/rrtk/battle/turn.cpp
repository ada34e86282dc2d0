// The sequence of play (sections 10, 33): turns, and the Bodies in each from right to left.
#include "rrtk/battle/turn.hpp"

#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/body_turn.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/rampage.hpp"

namespace muster::rrtk::battle {

namespace {

void begin_turn(Battle& battle) {
    State& state = battle.state;
    SideState& side = state.sides[state.moving];
    ++side.turn;
    side.activations = static_cast<std::int8_t>(activations_for(battle, state.moving));
    side.for_guns = static_cast<std::int8_t>(gun_activations_for(battle, state.moving));
    state.handled = state.acted = state.held = UnitSet{};
    state.first_new_body = state.next_body;
    state.sweep_at = Inches::thousandths(INT32_MAX);
    state.turn_open = true;
    for (UnitId u = 0; u < battle.book.unit_count(); ++u) battle.unit(u).rolled = false;
    for (const UnitId u : battle.book.sides[state.moving].units)
        if (in_flight(battle, u)) battle.unit(u).active = false;  // section 4: a point in every turn
    battle.tell(EventKind::turn_began, no_unit, S(10), [&](Event& e) {
        e.number = side.turn;
        e.total = side.activations;
    });
    recover_leaders(battle, state.moving);
    battle.fired_in_chain = UnitSet{};
    go_on_rampaging(battle, state.moving);
    test_lost_leaders(battle);
}

/// Melees whose Body lost its turn by R-086 are fought at the end (R-088: one round in every player turn).
void fight_what_is_left(Battle& battle) {
    const UnitSet own = battle.grounded(battle.state.moving) - battle.state.handled - battle.rampaging();
    const UnitSet fighting = engaged_of(battle, own);
    if (fighting.empty()) return;
    battle.fired_in_chain = UnitSet{};
    battle.so_far = {};
    melee_round(battle, fighting);
    test_lost_leaders(battle);
}

void end_turn(Battle& battle) {
    fight_what_is_left(battle);
    battle.tell(EventKind::turn_ended, no_unit, S(10));
    battle.state.turn_open = false;
    battle.state.moving = enemy_of(battle.state.moving);
}

/// The right-most Body that has not had its turn; Bodies made in this turn only if they lie to the left of
/// where the turn has come to.
BodyId next_body(const Battle& battle) {
    const State& state = battle.state;
    UnitSet left;
    for (const UnitId u : battle.book.sides[state.moving].units)
        if (battle.unit(u).presence < Presence::routed && !state.handled.has(u) && !battle.unit(u).rampaging)
            left.add(u);
    BodyId best = no_body;
    Inches furthest;
    while (!left.empty()) {
        const BodyId body = battle.unit(left.first()).body;
        UnitSet units;
        for (const UnitId u : left)
            if (battle.unit(u).body == body) units.add(u);
        left -= units;
        const Inches at = rightness_of(battle, units);
        if (body >= state.first_new_body && at > state.sweep_at) continue;
        if (best != no_body && at <= furthest) continue;
        best = body;
        furthest = at;
    }
    return best;
}

}  // namespace

bool step(Battle& battle) {
    State& state = battle.state;
    if (state.outcome != Outcome::fighting) return false;
    if (!state.turn_open) begin_turn(battle);
    const BodyId body = next_body(battle);
    if (body == no_body)
        end_turn(battle);
    else
        play_body(battle, body);
    state.outcome = outcome(battle.book, state, INT16_MAX);
    return state.outcome == Outcome::fighting;
}

Outcome play(Battle& battle, int turns) {
    while (step(battle)) {
        if (battle.state.turn_open) continue;
        battle.state.outcome = outcome(battle.book, battle.state, turns);
        if (battle.state.outcome != Outcome::fighting) break;
    }
    battle.tell(EventKind::battle_ended, no_unit, R(91),
                [&](Event& e) { e.number = static_cast<std::int16_t>(battle.state.outcome); });
    return battle.state.outcome;
}

}  // namespace muster::rrtk::battle
