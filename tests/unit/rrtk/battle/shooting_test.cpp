// Worked examples of section 16: volleys.
#include "support/battle_cases.hpp"

namespace {

/// Elves with two targets in their arc, AC4 and AC2, that do not touch each other.
Field elves() {
    return Field({"red E foot-missile 4/2/2 at 24,10 up", "blue H foot-melee 4/4/4 at 23,15 down",
                  "blue L foot-melee 4/2/4 at 25,15 down"});
}

}  // namespace

TEST_CASE("EX-26: a skirmisher's 5, and its 6, hit AC4 once") {
    for (const Die die : {Die{5}, Die{6}}) {
        Field field({"red A foot-skirmish 4/2/2 at 24,10 up", "blue T foot-melee 4/4/3 at 24,12.5 down"});
        Table table(field, {die, 1, 6});
        table.play_turn(0);
        CHECK(field.state.unit(field["T"]).hits == 1);
    }
}

TEST_CASE("EX-27: two units with a total of 10 against AC2 hit twice, as many as fired") {
    Field field({"red A foot-skirmish 4/2/2 at 24.8,10 up body X",
                 "red B foot-skirmish 4/2/2 at 23.2,10 up body X",
                 "blue T foot-melee 4/2/4 at 24,12.5 down"});
    Table table(field, {4, 6, 1, 6});
    table.play_turn(0);
    CHECK(field.state.unit(field["T"]).hits == 2);
}

TEST_CASE(
    "EX-28, EX-29: one unit with a total of 10 hits the AC2 target once, and next turn the AC4 one; both test") {
    Field field = elves();
    Table table(field, {4, 6, 1, 5, 1, 5, 3, 5, 1, 5, 1, 5});
    table.play_turn(0);
    CHECK(field.state.unit(field["L"]).hits == 1);
    CHECK(field.state.unit(field["H"]).hits == 0);
    CHECK(table.reaction(field["L"], Test::received_fire) != nullptr);
    CHECK(table.reaction(field["H"], Test::received_fire) != nullptr);
    table.play_turn(0);
    CHECK(field.state.unit(field["L"]).hits == 1);
    CHECK(field.state.unit(field["H"]).hits == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("EX-30: a total of 4 in the next turn hits the AC2 target again") {
    Field field = elves();
    Table table(field, {4, 6, 1, 5, 1, 5, 1, 3, 1, 5, 1, 5});
    table.play_turn(0);
    table.play_turn(0);
    CHECK(field.state.unit(field["L"]).hits == 2);
    CHECK(field.state.unit(field["H"]).hits == 0);
}

TEST_CASE("DX-66: two units with 18 hit each target once; with 7 only the AC2 one, and the rest is lost") {
    struct Row {
        std::vector<Die> dice;
        int low, high;
    };
    for (const Row& row : {Row{{4, 6, 5, 3, 1, 5, 1, 5}, 1, 1}, Row{{1, 2, 3, 1, 1, 5, 1, 5}, 1, 0}}) {
        // Each shooter's file overlaps both targets, which stand nearer together than a base.
        Field field({"red A foot-missile 4/2/2 at 24.6,10 up body X",
                     "red B foot-missile 4/2/2 at 23,10 up body X", "blue H foot-melee 4/4/4 at 23.1,14 down",
                     "blue L foot-melee 4/2/4 at 24.7,15 200"});
        Table table(field, row.dice);
        table.play_turn(0);
        CHECK(field.state.unit(field["L"]).hits == row.low);
        CHECK(field.state.unit(field["H"]).hits == row.high);
    }
}

TEST_CASE("R-093: in one chain each unit shoots once; fired on again it tests and halts") {
    Field field({"red A foot-missile 4/2/2 at 24,10 up", "blue B foot-missile 4/2/2 at 24,15 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1});  // A, RF of B, B, RF of A
    table.play_turn(0);
    int shots = 0;
    for (const Event& e : table.events.events) shots += e.kind == EventKind::fired ? 1 : 0;
    CHECK(shots == 2);
    CHECK(table.roller.left() == 0);
}
