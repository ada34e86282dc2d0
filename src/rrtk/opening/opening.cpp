#include "rrtk/opening/opening.hpp"

#include <algorithm>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/chronicle.hpp"

namespace muster::rrtk {

namespace {

bool turns_played(const battle::State& state, int turns) {
    return !state.turn_open && std::min(state.sides[0].turn, state.sides[1].turn) >= turns;
}

}  // namespace

bool play_opening(const Rulebook& book, scenario::Scenario& scenario, int turns,
                  const scenario::Players& players, Diagnostics& diagnostics) {
    const auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (!order) return false;
    const auto red = commander_named(players.red, {book, scenario, *order, 0});
    const auto blue = commander_named(players.blue, {book, scenario, *order, 1});
    battle::State state = battle::initial_state(*order, scenario);
    battle::SeededRoller roller(scenario.seed + "/opening");
    Chronicle chronicle(*order, state);
    battle::Battle battle(*order, state, {roller, {red.get(), blue.get()}, &chronicle});
    while (!turns_played(state, turns) && battle::step(battle)) {
    }
    scenario::Opening opening;
    opening.turns = turns;
    opening.commander_red = players.red;
    opening.commander_blue = players.blue;
    opening.story = chronicle.finish();
    opening.position = battle::to_value(*order, state);
    scenario.opening = std::move(opening);
    return true;
}

}  // namespace muster::rrtk
