// Battles from the first activation to the last.
#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/battle_watch.hpp"
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

namespace {

/// A battle in which something once stood where it could not, or did not end.
struct Case {
    const char *red, *blue, *seed;
    bool random_red, random_blue;
};

}  // namespace

TEST_CASE("bases never overlap or hang over the edge, and nothing moves or is hit untold") {
    constexpr Case cases[] = {
        {"chapka", "treyine", "b0", false, false},               // who is pulled along in a follow-up
        {"chapka", "goblins", "b2", true, true},                 // elephants that turn to rampage
        {"mangu", "treyine", "b6", false, false},                // marches through skirmishers
        {"entoich", "chapka", "b12", false, false},              // a charge repeated for ever
        {"eskelin", "kjoth", "b56", true, false},                // followers behind followers
        {"mountain-giants", "barylistan", "b63", false, false},  // a charger turns against its own file
        {"riata", "border-king", "b83", false, false},           // gliding along a neighbour
        {"orcs", "goblins", "b88", true, true},                  // dismounted files that close up
        {"dwarves-red-sun", "rodentmen", "b99", false, false},   // a charge at an angle at the edge
        {"zheman", "mirholme", "b108", true, false},             // a retire that turns at the edge
    };
    for (const Case& c : cases) {
        const scenario::Scenario scenario = rolled(c.red, c.blue, c.seed);
        Diagnostics faults;
        const auto order = order_of_battle(book(), scenario, faults);
        REQUIRE_MESSAGE(order.has_value(), faults.to_text());
        State state = initial_state(*order, scenario);
        SeededRoller roller(c.seed);
        PlainCommander plain;
        RandomCommander random(1);
        EventList events;
        BattleWatch watch(events);
        WatchedCommander red(c.random_red ? static_cast<Commander&>(random) : plain, watch);
        WatchedCommander blue(c.random_blue ? static_cast<Commander&>(random) : plain, watch);
        Battle battle(*order, state, {roller, {&red, &blue}, &events});
        CHECK(play(battle, default_turns) != Outcome::fighting);
        watch.look(battle);
        CHECK_MESSAGE(watch.faults.empty(), c.red << " against " << c.blue << ", seed " << c.seed << ": "
                                                  << (watch.faults.empty() ? "" : watch.faults.front()));
    }
}

}  // namespace muster::test
