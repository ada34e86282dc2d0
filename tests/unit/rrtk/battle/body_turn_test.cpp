// A Body's turn when it comes apart in it: who fights, who moves again, who has had his turn.
#include "support/battle_cases.hpp"

TEST_CASE("a charger that leaves its Body to the right fights its round at once (section 33)") {
    Field field({"red B foot-melee 4/4/3 at 22.4,10 up active body X",
                 "red A foot-melee 4/4/3 at 24,10 up active body X",
                 "blue E foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["A"], field["E"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["A"]).body != field.state.unit(field["B"]).body);
    CHECK(table.event(EventKind::fought, field["A"]) != nullptr);
    CHECK(table.event(EventKind::fought, field["E"]) != nullptr);
    CHECK(!table.event(EventKind::fought, field["B"]));
}

TEST_CASE("a unit in melee fights on when the rest of its Body marches away from it (R-088)") {
    Field field({"red B foot-melee 4/4/3 at 22.4,10 up active body X",
                 "red C foot-melee 4/4/3 at 20.8,10 up active body X",
                 "red A foot-melee 4/4/3 at 24,10 up body X", "blue E foot-melee 4/4/3 at 24.8,9.6 left"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {march(6_in), done()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["B"]).pose.centre.y == 15.6_in);
    CHECK(table.event(EventKind::fought, field["A"]) != nullptr);
}

TEST_CASE("a charger that leaves its Body to the left has had its turn with it") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up active body X",
                 "red C foot-melee 4/4/3 at 22.4,10 up active body X",
                 "blue E foot-melee 4/4/3 at 22.4,14 down"});
    Table table(field, {1, 1, 6, 6, 6});  // WTC; the target routs; no pursuit
    table.commander[0].orders = {charge(field["C"], field["E"]), done(), activate(), march(4_in)};
    table.play_turn(0);
    CHECK(field.state.unit(field["E"]).presence == Presence::routed);
    CHECK(field.state.unit(field["C"]).pose.centre.y == 12.6_in);  // an inch from where the enemy stood
    CHECK(table.event(EventKind::activated, field["C"]) == nullptr);
}

TEST_CASE("a unit that others left behind and that did nothing yet is a Body of its own (R-086)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up active body X",
                 "red B foot-melee 4/4/3 at 22.4,10 up active body X",
                 "blue E foot-melee 4/4/3 at 24,18 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["A"], field["E"]), done(), march(2_in), march(2_in), done()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["B"]).pose.centre.y == 13.6_in);
}

TEST_CASE("units broken off after a march do not march again in that turn") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up active body X",
                 "red B foot-melee 4/4/3 at 22.4,10 up active body X",
                 "blue E foot-melee 4/4/3 at 44,34 down"});
    Table table(field, {});
    Order halve = order_of(OrderKind::break_up);
    halve.units = UnitSet::of(field["B"]);
    table.commander[0].orders = {march(6_in), halve, march(2_in), done(), march(8_in), done()};
    table.play_turn(0);
    CHECK(field.state.unit(field["A"]).pose.centre.y == 17.6_in);
    CHECK(field.state.unit(field["B"]).pose.centre.y == 15.6_in);
}

TEST_CASE("units that charged go no further in that turn, and no point brings them on (section 11, R-108)") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,15 down"});
    Table table(field, {1, 1, 6, 6, 6});  // WTC; the target routs; no pursuit
    table.commander[0].orders = {charge(field["C"], field["E"]), march(2_in), activate(), march(8_in),
                                 done()};
    table.play_turn(0);
    CHECK(field.state.unit(field["C"]).pose.centre.y == 13.4_in);  // an inch short at 14
    CHECK(table.commander[0].refusals == std::vector<Refusal>(3, Refusal::too_far));
}
