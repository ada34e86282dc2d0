// Units that break in or by a charge, and what goes with them: files, leaders, pursuit (sections 12, 14, 19).
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/rampage.hpp"
#include "support/battle_cases.hpp"

TEST_CASE("a charger that fire drives back takes the file behind it along, a hit each (R-114, R-136)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up active body X hits 2",
                 "red B foot-melee 4/4/3 at 24,9.2 up active body X",
                 "blue E foot-missile 4/2/3 at 24,16 down"});
    // WTC; E stands and fires, a miss; Received Fire 5, 5: F at 4 + 1 - 2 passes none, B at 5 both.
    Table table(field, {1, 1, 1, 1, 1, 1, 5, 5});
    table.commander[0].orders = {charge(field["F"], field["E"])};
    table.play_turn(0);
    const UnitState &f = field.state.unit(field["F"]), &b = field.state.unit(field["B"]);
    CHECK(f.hits == 3);
    CHECK(b.hits == 1);
    CHECK(f.pose.centre.y == 11.6_in);  // 3 in back from 14.6
    CHECK(b.pose.centre.y == 10.8_in);
    CHECK(table.event(EventKind::contacted, field["F"]) == nullptr);
}

TEST_CASE("a rider who bounces from pikes and the one behind him retire as one block, a hit each (R-136)") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up active body X",
                 "red D mounted-melee 4/4/4 at 24,8.8 up active body X",
                 "blue P foot-melee 4/4/4 at 24,15 down [pikes]"});
    Table table(field, {1, 1, 1, 1, 1});  // WTC, BC; P does not pursue
    table.commander[0].orders = {charge(field["C"], field["P"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["C"]).hits == 1);
    CHECK(field.state.unit(field["D"]).hits == 1);
    CHECK(field.state.unit(field["C"]).pose.centre.y == 9.4_in);  // 4 in, as D retires, back from 13.4
    CHECK(field.state.unit(field["D"]).pose.centre.y == 8.2_in);
}

TEST_CASE("every charger that waits an inch before a horse that bounces rolls for pursuit (R-127)") {
    Field field({"red P foot-melee 4/4/4 at 24,10 up active body X [pikes]",
                 "red R foot-melee 4/4/4 at 25.6,10 up active body X [pikes]",
                 "blue H mounted-melee 4/4/3 at 24.8,14 down"});
    Table table(field, {1, 1, 1, 1, 6, 6});  // WTC; H would countercharge; nobody pursues
    Order both = charge(field["P"], field["H"]);
    both.aims.push_back({field["R"], field["H"]});
    table.commander[0].orders = {both};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.event(EventKind::bounced, field["H"]) != nullptr);
    CHECK(count(table, EventKind::pursuit_rolled) == 2);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("who pursued off the table does not come back in the same turn (section 14)") {
    Field field({"red C mounted-melee 4/4/3 at 24,29 up active", "blue E foot-melee 4/4/3 at 24,33 down",
                 "blue F foot-melee 4/4/3 at 4,5 down"});
    Table table(field, {1, 1, 6, 6, 3, 3});  // WTC; E routs; C pursues 6 in from 32
    table.commander[0].orders = {charge(field["C"], field["E"]), activate()};
    table.play_turn(0);
    CHECK(field.state.unit(field["C"]).presence == Presence::pursued_off);
    CHECK(table.event(EventKind::activated, field["C"]) == nullptr);
    table.play_turn(1);
    table.play_turn(0);
    CHECK(table.event(EventKind::activated, field["C"]) != nullptr);
}

TEST_CASE("a charge that could only end on ground closed to the charger is refused (R-075, R-108)") {
    // Straight ahead the horse would pass E; half a base to the right it would stand in the woods.
    Field field({"red H mounted-melee 4/4/3 at 23,10 up active", "blue E foot-melee 4/4/3 at 24.7,16 down",
                 "ground woods 23.85,15.9 32,24"});
    Table table(field, {});
    table.commander[0].orders = {charge(field["H"], field["E"])};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.front() == Refusal::no_room);
}

TEST_CASE("a unit touched on its front gives ground straight back, however its enemy stands (section 14)") {
    Field field({"red U foot-melee 4/4/3 at 24,10 up", "blue E foot-melee 4/4/3 at 23.275,10.358 205"});
    Table table(field, {});
    REQUIRE(engaged(table.battle, field["U"]));
    give_ground(table.battle, field["U"], UnitSet::of(field["U"]));
    CHECK(field.state.unit(field["U"]).pose.centre == tabletop::Point{24_in, 8.6_in});
    CHECK(field.state.unit(field["E"]).pose.facing.degrees() == 205);
    CHECK(engaged(table.battle, field["U"]));
}

TEST_CASE("outside melee Leader Lost is tested at once, before the fire that killed him (R-164)") {
    Field field({"red A foot-missile 4/4/3 at 24,10 up", "blue L foot-melee 4/2/3 at 24,16 down captain",
                 "blue N foot-melee 4/2/3 at 26,16 down"});
    // The volley hits; the leader is hit, at risk, dead; Leader Lost by L and N; then Received Fire.
    Table table(field, {6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {fire(field["A"])};
    table.play_turn(0);
    const Event *lost = table.reaction(field["N"], Test::leader_lost),
                *fire = table.reaction(field["L"], Test::received_fire);
    REQUIRE(lost != nullptr);
    REQUIRE(fire != nullptr);
    CHECK(lost < fire);
}

TEST_CASE("a rampaging elephant goes on over skirmishers that could not get away (R-212)") {
    Field field({"red E foot-melee 4/2/1 at 24,10 up build elephant",
                 "blue S foot-skirmish 4/2/2 at 24,13 down", "blue F foot-melee 4/4/3 at 24,13.8 down"});
    field.state.unit(field["E"]).rampaging = true;
    field.state.unit(field["E"]).rampage = tabletop::up;
    Table table(field, {1, 1, 1, 6, 6});  // S fires, and has F at its back; F routs
    table.battle.refresh(field["E"]);
    go_on_rampaging(table.battle, 0);
    CHECK(field.state.unit(field["S"]).presence == Presence::routed);
    CHECK(field.state.unit(field["F"]).presence == Presence::routed);
    CHECK(field.state.unit(field["E"]).pose.centre.y == 17.2_in);  // 8 in
}
