// Chargers who are driven back on their way (section 12, R-114), and files that retire together.
#include "support/battle_cases.hpp"

TEST_CASE("a charger that retires under reaction fire doesn't charge home (T-22, R-114)") {
    Field field({"red C foot-melee 4/4/3 at 24,10 up active", "blue A foot-missile 4/4/3 at 24,14 down"});
    // WTC 1, 1; BC 1, 1: fires 1 and 1, no hit; RF 5, 6 passes none: retires.
    Table table(field, {1, 1, 1, 1, 1, 1, 5, 6});
    table.commander[0].orders = {charge(field["C"], field["A"])};
    table.play_turn(0);
    CHECK(table.event(EventKind::retired, field["C"]) != nullptr);
    CHECK(table.event(EventKind::contacted, field["C"]) == nullptr);
    CHECK(table.event(EventKind::fought, field["C"]) == nullptr);
    CHECK(field.state.unit(field["C"]).hits == 1);
    CHECK(field.state.unit(field["C"]).pose.centre.y == 9.6_in);  // from 13 back by 3
    CHECK(table.roller.left() == 0);
}

TEST_CASE("who follows a charger retires with it, as one block, with a hit each (R-114, R-136)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up active body X",
                 "red B foot-melee 4/4/3 at 24,9.2 up active body X",
                 "blue A foot-missile 4/4/3 at 24,14 down"});
    const UnitId f = field["F"], b = field["B"];
    Table table(field, {1, 1, 1, 1, 1, 1, 6, 6});
    table.commander[0].orders = {charge(f, field["A"])};
    table.play_turn(0);
    CHECK(field.state.unit(f).hits == 1);
    CHECK(field.state.unit(b).hits == 1);
    CHECK(field.state.unit(f).pose.centre.y == 9.6_in);  // from 13 back by 3
    CHECK(field.state.unit(b).pose.centre.y == 8.8_in);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("who follows a charger that routs under reaction fire routs with it (R-114)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up active body X hits 4 cinc",
                 "red B foot-melee 4/4/3 at 24,9.2 up active body X",
                 "blue A foot-missile 4/4/3 at 24,14 down"});
    // 4 + 2 (leader) + 1 (support) - 4 hits = 3: WTC passes; RF 6, 6 passes none with hits equal to Rep.
    Table table(field, {1, 1, 1, 1, 1, 1, 6, 6, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["F"], field["A"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["F"]).presence == Presence::routed);
    CHECK(field.state.unit(field["B"]).presence == Presence::routed);
    CHECK(table.event(EventKind::fought, field["A"]) == nullptr);
}

TEST_CASE("mounted chargers that bounce off formed pikes take their file back with them (R-025, R-114)") {
    Field field({"red F mounted-melee 4/4/3 at 24,12 up active body X",
                 "red B mounted-melee 4/4/3 at 24,10.8 up active body X",
                 "blue P foot-melee 4/4/4 at 24,16 down [pikes]"});
    const UnitId f = field["F"], b = field["B"];
    Table table(field, {1, 1, 1, 1, 4});  // WTC, BC, pursuit of the pikes: as defenders 4 is not above 4
    table.commander[0].orders = {charge(f, field["P"])};
    table.play_turn(0);
    CHECK(count(table, EventKind::hit, f) == 1);
    CHECK(count(table, EventKind::hit, b) == 1);
    CHECK(field.state.unit(f).pose.centre.y == 8.4_in);  // from an inch before the pikes back by 6
    CHECK(field.state.unit(b).pose.centre.y == 7.2_in);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a file that a volley drives back goes as one block with a hit each (R-136)") {
    Field field({"red F foot-melee 2/4/3 at 24,10 up body X", "red B foot-melee 2/4/3 at 24,9.2 up body X",
                 "blue E foot-melee 4/4/3 at 24,16 down active"});
    const UnitId f = field["F"], b = field["B"];
    Table table(field, {6, 6});
    table.commander[1].orders = {march(3_in)};  // ends within 4 in of both: one roll for their Body
    table.play_turn(1);
    REQUIRE(table.reaction(f, Test::enemy_threat) != nullptr);
    REQUIRE(table.reaction(b, Test::enemy_threat) != nullptr);
    CHECK(field.state.unit(f).hits == 1);
    CHECK(field.state.unit(b).hits == 1);
    CHECK(field.state.unit(f).pose.centre.y == 6.6_in);
    CHECK(field.state.unit(b).pose.centre.y == 5.8_in);
}
