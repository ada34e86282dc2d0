// The steps inside one Body's turn: activation comes first.
#include "support/battle_cases.hpp"

TEST_CASE("who has stood to fire isn't activated in the same turn (R-089, R-090)") {
    Field field({"red A foot-missile 4/2/3 at 24,10 up", "blue T foot-melee 4/4/3 at 24,15 down"});
    Table table(field, {1, 1, 4, 5});
    table.commander[0].orders = {fire(field["A"]), activate()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::over});
    CHECK(!field.state.unit(field["A"]).active);
}

TEST_CASE("a Dual-Armed unit may fire, be activated and go on (R-033)") {
    Field field(
        {"red A foot-melee 4/4/3 at 24,10 up [dual-armed]", "blue T foot-melee 4/4/3 at 24,12.5 down"});
    Table table(field, {1, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {fire(field["A"]), activate(), charge(field["A"], field["T"])};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.event(EventKind::contacted, field["A"]) != nullptr);
}

TEST_CASE("of a Body one unit of which has fired, a point activates the others only (R-089)") {
    Field field({"red A foot-missile 4/2/3 at 24,10 up body X", "red B foot-melee 4/4/3 at 25.6,10 up body X",
                 "blue T foot-melee 4/4/3 at 24,15 down"});
    Table table(field, {1, 1, 4, 5});
    table.commander[0].orders = {fire(field["A"]), activate()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    const Event* activated = table.event(EventKind::activated, field["B"]);
    REQUIRE(activated != nullptr);
    CHECK(activated->units == UnitSet::of(field["B"]));
}

TEST_CASE("a Body that halted on its way isn't activated again in the same turn (R-089)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up active", "blue T foot-melee 4/4/3 at 24,16 down"});
    Table table(field, {4, 5, 1, 1});  // WTC passes one die: it halts
    table.commander[0].orders = {charge(field["A"], field["T"]), activate()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::over});
}
