// Worked examples of section 8 that belong to the battle: rivers, and what ground does.
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/sight.hpp"
#include "support/battle_cases.hpp"

TEST_CASE("DX-55: a file of two fords a river in four turns on one point, active throughout") {
    Field field({"red F foot-melee 4/6/4 at 24,10 up body X", "red B foot-melee 4/6/4 at 24,9.2 up body X",
                 "blue E foot-melee 4/4/3 at 4,34 down", "ground river 0,13 48,15 fords 0,13 48,15"});
    Table table(field, {3, 1});
    const auto front = [&] { return field.state.unit(field["F"]).pose.centre.y + 0.4_in; };
    table.commander[0].orders = {activate(), march(4_in), done(), march(4_in),
                                 done(),     march(4_in), done(), march(3_in)};
    table.play_turn(0);
    CHECK(front() == 13_in);
    CHECK(field.state.unit(field["B"]).active);
    table.play_turn(0);
    CHECK(front() == 15_in);
    CHECK(river_at(field.book(), table.battle.shape(field["F"])) == 0);
    table.play_turn(0);
    CHECK(front() == 16_in);
    CHECK(river_at(field.book(), table.battle.shape(field["B"])) == 0);
    table.play_turn(0);
    CHECK(front() == 19_in);
    CHECK(field.state.unit(field["B"]).fording == Fording::dry);
    CHECK(field.state.unit(field["F"]).active);
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.roller.left() == 0);
}

TEST_CASE("mounted troops do not enter woods, foot goes at half speed once it does (R-074)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up active", "red H mounted-melee 4/4/3 at 30,10 up active",
                 "blue E foot-melee 4/4/3 at 4,34 down", "ground woods 16,12 40,24"});
    Table table(field, {});
    table.commander[0].orders = {march(12_in), done(), march(5_in), march(4_in), done()};
    table.play_turn(0);
    CHECK(field.state.unit(field["H"]).pose.centre.y == 11.4_in);
    CHECK_FALSE(field.state.unit(field["H"]).active);  // impassable ground stops
    CHECK(field.state.unit(field["F"]).pose.centre.y == 13.6_in);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::too_far});
}

TEST_CASE("a ridge hides the far slope, except from its crest what lies beyond the hill (R-071)") {
    Field field({"red A foot-missile 4/2/2 at 24,15 up", "red C foot-missile 4/2/2 at 30,18.2 up",
                 "blue T foot-melee 4/4/3 at 24,20.5 down", "blue B foot-melee 4/4/3 at 30,24.1 down",
                 "ground hill 16,12 32,24"});
    Table table(field, {});
    CHECK(targets_in_arc(table.battle, field["A"], table.battle.placed(field["A"]), tabletop::Arc::front)
              .empty());
    CHECK(targets_in_arc(table.battle, field["C"], table.battle.placed(field["C"]), tabletop::Arc::front) ==
          UnitSet::of(field["B"]));
}
