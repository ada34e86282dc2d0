// Battles made ready for statistics are the battles that are told.
#include "rrtk/ready_battle.hpp"

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

TEST_CASE("a ready battle ends as the battle of the same seed that is told whole") {
    using namespace rrtk::battle;
    dice::SeededDice dice("ready");
    Diagnostics faults;
    const auto scenario = rrtk::roll_scenario(book(), {"aeja", "orcs", "recruit", 400, "auto"}, dice, faults);
    REQUIRE_MESSAGE(scenario.has_value(), faults.to_text());
    const auto ready = rrtk::ready_battle(book(), *scenario, {}, faults);
    const auto order = order_of_battle(book(), *scenario, faults);
    REQUIRE_MESSAGE((ready && order), faults.to_text());
    for (const std::string seed : {"a", "b", "c", "d"}) {
        SeededRoller roller(seed);
        PlainCommander red, blue;
        const BattleLog log =
            fight(*order, {seed, default_turns, "", initial_state(*order, *scenario)}, roller, {&red, &blue});
        const Score score = tournament_score(*order, log.end);
        const scenario::BattleResult result = ready->play(seed);
        CHECK(result.score == score.points);
        CHECK(result.attacker == scenario->attacker);
        CHECK(result.turns == std::max(log.end.sides[0].turn, log.end.sides[1].turn));
        CHECK(result.winner.has_value() == (score.winner >= 0));
        if (result.winner) CHECK((*result.winner == scenario::SideColour::red) == (score.winner == 0));
        CHECK(ready->play(seed) == result);
    }
}

TEST_CASE("every commander of the list can be made, and no other") {
    dice::SeededDice dice("commanders");
    Diagnostics faults;
    const auto scenario = rrtk::roll_scenario(book(), {"aeja", "orcs", "recruit", 400, "auto"}, dice, faults);
    const auto order = rrtk::battle::order_of_battle(book(), *scenario, faults);
    for (const scenario::Named& one : rrtk::commanders(book())) {
        CAPTURE(one.id);
        CHECK(rrtk::commander_named(one.id, {book(), *scenario, *order, 0}) != nullptr);
        CHECK(!one.title.empty());
        CHECK(one.note.ends_with("."));
    }
    CHECK(rrtk::commander_named("plian", {book(), *scenario, *order, 0}) == nullptr);
}

}  // namespace muster::test
