// Battles from the first activation to the last.
#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;

scenario::Scenario rolled(const std::string& red, const std::string& blue, const std::string& seed) {
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto scenario = rrtk::roll_scenario(book(), {red, blue, "recruit", 400, "auto"}, dice, faults);
    REQUIRE_MESSAGE(scenario.has_value(), faults.to_text());
    return std::move(*scenario);
}

}  // namespace

TEST_CASE("a battle between two rolled armies comes to an end") {
    const scenario::Scenario scenario = rolled("orcs", "aeja", "whole battle");
    Diagnostics faults;
    const auto order = order_of_battle(book(), scenario, faults);
    REQUIRE_MESSAGE(order.has_value(), faults.to_text());
    State state = initial_state(*order, scenario);
    SeededRoller roller("whole battle");
    PlainCommander red, blue;
    Battle battle(*order, state, {roller, {&red, &blue}, nullptr});
    CHECK(play(battle, default_turns) != Outcome::fighting);
    CHECK(state.sides[0].turn + state.sides[1].turn <= 2 * default_turns);
}

}  // namespace muster::test
