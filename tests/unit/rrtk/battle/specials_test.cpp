// Worked examples of section 3: special rules.
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/melee.hpp"
#include "support/battle_cases.hpp"

TEST_CASE("DX-01: a Fanatic of Rep 4 stays with four hits and is removed with five") {
    Field field(
        {"red F foot-melee 4/2/3 at 24,10 up [fanatics] hits 3", "blue E foot-melee 4/2/3 at 24,30 down"});
    Table table(field, {});
    const UnitId f = field["F"];
    add_hits(table.battle, f, 1, field["E"], S(18));
    remove_spent(table.battle, UnitSet::of(f));
    CHECK(field.state.on_table(f));
    add_hits(table.battle, f, 1, field["E"], S(18));
    remove_spent(table.battle, UnitSet::of(f));
    CHECK(field.state.unit(f).presence == Presence::removed);
}

TEST_CASE("DX-02: an undisciplined Body wheels on a 3, and stays inactive on a 4") {
    for (const Die die : {Die{3}, Die{4}}) {
        Field field({"red U foot-melee 4/4/3 at 24,10 up [undisciplined] active",
                     "blue E foot-melee 4/4/3 at 24,30 down"});
        Table table(field, {die});
        table.commander[0].orders = {wheel(30)};
        table.play_turn(0);
        const UnitState& now = field.state.unit(field["U"]);
        CHECK((now.pose.facing == tabletop::Facing(30)) == (die == 3));
        CHECK(now.active == (die == 3));
    }
}

TEST_CASE(
    "DX-03: formed pikes that pass with two dice send a mounted charger back with a hit, without a melee") {
    Field field({"red H mounted-melee 4/4/3 at 24,10 up", "blue P foot-melee 4/4/4 at 24,15 down [pikes]"});
    Table table(field, {2, 2, 3, 3, 1});  // WTC, BC, pursuit as defenders: 1 is not above 4
    table.commander[0].orders = {activate(), charge(field["H"], field["P"])};
    table.play_turn(0);
    CHECK(table.event(EventKind::bounced, field["H"]) != nullptr);
    CHECK(table.event(EventKind::fought, field["H"]) == nullptr);
    CHECK(field.state.unit(field["H"]).hits == 1);
    CHECK(field.state.unit(field["P"]).hits == 0);
    CHECK(table.event(EventKind::pursuit_rolled, field["P"])->passed == 0);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-04: pikes in woods may be fought by mounted troops and have no bonus") {
    // The woods begin half an inch behind their front edge.
    Field field({"red H mounted-melee 4/4/3 at 24,10 up", "blue P foot-melee 4/4/4 at 24,15 down [pikes]",
                 "ground woods 16,15.5 32,24"});
    Table table(field, {2, 2, 3, 3, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {activate(), charge(field["H"], field["P"])};
    table.play_turn(0);
    CHECK(table.event(EventKind::bounced, field["H"]) == nullptr);
    const Event* die = table.event(EventKind::fought, field["P"]);
    REQUIRE(die != nullptr);
    CHECK(die->total == 2);  // 1 + 1 against mounted
}

TEST_CASE(
    "DX-51: a lone Fanatic takes no test when charged or in melee, and rolls for pursuit as others do") {
    for (const char* line : {"blue F foot-melee 4/2/3 at 24,15 down [fanatics]",
                             "blue F foot-skirmish 4/2/3 at 24,15 down [fanatics]"}) {
        Field field({"red C mounted-melee 4/4/3 at 24,10 up [shock-cavalry]", line});
        Table table(field, {4, 2, 4, 3, 2, 3, 4});
        table.commander[0].orders = {activate(), charge(field["C"], field["F"])};
        table.play_turn(0);
        const UnitId c = field["C"], f = field["F"];
        CHECK(table.event(EventKind::reacted, f) == nullptr);
        CHECK(table.event(EventKind::fired, f) == nullptr);
        CHECK(table.event(EventKind::fought, c)->total == 5);
        CHECK(table.event(EventKind::fought, f)->total ==
              (field.book().profile(field.state, f).has(Trait::melee) ? 4 : 3));
        CHECK(field.state.unit(f).hits == 1);
        CHECK(field.state.unit(c).hits == 1);                                              // the retire
        CHECK(field.state.unit(c).pose == tabletop::Pose{{24_in, 8.4_in}, tabletop::up});  // 6 in back
        CHECK(field.state.unit(f).pose.centre.y == 15.4_in);
        CHECK(table.event(EventKind::pursuit_rolled, f)->passed == 0);
        CHECK(table.roller.left() == 0);
    }
}

TEST_CASE(
    "DX-52: mounted troops charged by formed pikes retire before contact, and the pikes pursue as chargers") {
    Field field({"red P foot-melee 4/4/4 at 24,10 up [pikes]", "blue H mounted-melee 5/4/3 at 24,15 down"});
    Table table(field, {2, 3, 1, 4, 4, 2});
    table.commander[0].orders = {activate(), charge(field["P"], field["H"])};
    table.play_turn(0);
    CHECK(table.event(EventKind::fought, field["P"]) == nullptr);
    CHECK(field.state.unit(field["H"]).hits == 1);
    CHECK(field.state.unit(field["H"]).pose.centre.y == 21.6_in);  // front at 21, 6 in back
    CHECK(field.state.unit(field["P"]).pose.centre.y ==
          14.6_in);  // an inch from the enemy, then 2 - 1 = 1 in
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-53: a Dual-Armed unit fires, then charges in the same turn on one activation") {
    Field field({"red D foot-melee 4/4/3 at 24,10 up [dual-armed] active",
                 "blue E foot-melee 4/2/3 at 24,12.5 down"});
    Table table(field, {3, 2, 5, 3, 1, 3, 2, 4, 2, 1, 4, 2, 6});
    table.commander[0].orders = {fire(field["D"]), charge(field["D"], field["E"])};
    table.play_turn(0);
    const UnitId d = field["D"], e = field["E"];
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.event(EventKind::fired, d)->total == 4);
    CHECK(table.reaction(e, Test::received_fire)->total == 3);
    CHECK(table.reaction(e, Test::received_fire)->passed == 1);
    CHECK(table.reaction(e, Test::being_charged)->passed == 2);
    CHECK(field.state.unit(e).hits == 3);
    CHECK(field.state.unit(d).hits == 0);
    CHECK(field.state.unit(e).pose.centre.y == 13.9_in);  // an inch back
    CHECK(field.state.unit(d).pose.centre.y == 13.1_in);  // and followed
    CHECK(table.event(EventKind::activated, d) == nullptr);
    CHECK(table.roller.left() == 0);
}
