// Worked examples of section 21: score and recovery.
#include "rrtk/battle/aftermath.hpp"
#include "support/battle_cases.hpp"

namespace {

/// Three Orc units that routed, of rising cost; two Warrior units of the winner, cavalry and infantry.
Field after_the_battle() {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up", "red I foot-melee 4/2/3 at 28,10 up",
                 "blue O1 foot-melee 4/2/3 at 24,30 down", "blue O2 foot-melee 4/2/3 at 28,30 down",
                 "blue O3 foot-melee 4/2/3 at 32,30 down", "blue Z foot-melee 4/2/3 at 36,30 down"});
    int points = 10;
    for (const char* name : {"O1", "O2", "O3"}) {
        field.book().units[field[name]].points = points += 2;
        field.state.unit(field[name]).presence = Presence::routed;
    }
    return field;
}

}  // namespace

TEST_CASE("EX-37: 400 points, 125 of them lost, and 100 of the enemy's make 375") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up", "red B foot-melee 4/4/3 at 28,10 up",
                 "blue C foot-melee 4/4/3 at 24,30 down", "blue D foot-melee 4/4/3 at 28,30 down"});
    OrderOfBattle& book = field.book();
    book.sides[0].points = book.sides[1].points = 400;
    book.units[field["A"]].points = 125;
    book.units[field["C"]].points = 100;
    field.state.unit(field["A"]).presence = Presence::routed;
    field.state.unit(field["C"]).presence = Presence::left;
    const Score score = tournament_score(book, field.state);
    CHECK(score.points[0] == 375);
    CHECK(score.points[1] == 425);
    CHECK(score.winner == 1);
}

TEST_CASE(
    "EX-38, EX-39, EX-40: the two cheapest are pursued: faster cavalry removes on one die, equal infantry does not") {
    Field field = after_the_battle();
    Table table(field, {5, 2, 1, 5});
    const std::vector<Recovered> fates = recover(table.battle, 1);
    REQUIRE(fates.size() == 3);
    CHECK(fates[0].unit == field["O1"]);
    CHECK(fates[0].pursuer == field["C"]);
    CHECK(fates[0].passed == 1);
    CHECK_FALSE(fates[0].returns);
    CHECK(fates[1].pursuer == field["I"]);
    CHECK(fates[1].passed == 1);
    CHECK(fates[1].returns);
    CHECK(fates[2].pursuer == no_unit);
    CHECK(fates[2].returns);
    CHECK(table.roller.left() == 0);
}
