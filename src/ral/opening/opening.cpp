#include "ral/opening/opening.hpp"

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/commanders.hpp"
#include "ral/opening/chronicle.hpp"

namespace muster::ral {

bool play_opening(const Rulebook& book, scenario::Scenario& scenario, int turns,
                  const scenario::Players& players, Diagnostics& diagnostics) {
    const auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (!order) return false;
    const auto red = commander_named(players.red, {book, *order, 0});
    const auto blue = commander_named(players.blue, {book, *order, 1});
    battle::State state = battle::initial_state(*order, scenario);
    battle::SeededRoller roller(scenario.seed + "/opening");
    const Names names(*order, scenario);
    Chronicle chronicle(*order, names, state);
    OverheardCommander heard_red(*red, chronicle), heard_blue(*blue, chronicle);
    battle::Battle battle(*order, state, {roller, {&heard_red, &heard_blue}, &chronicle});
    const auto between = [&](int turn) {
        return state.stage == battle::Stage::challenges && state.turn >= turn;
    };
    while (state.stage != battle::Stage::over) {
        if (between(order->figures.last_turn)) {
            battle::play(battle);  // ends it: its last turn is over (RAL-044)
            break;
        }
        if (between(turns)) break;
        chronicle.before_step();
        battle::step(battle);
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

}  // namespace muster::ral
