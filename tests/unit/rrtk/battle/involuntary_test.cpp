// Worked examples of section 14: involuntary movement.
#include "rrtk/battle/involuntary.hpp"
#include "support/battle_cases.hpp"

namespace {

/// Two lone foot melee units in the middle of a melee, with so many hits.
Field continuing(int red_hits, int blue_hits) {
    Field field({"red A foot-melee 4/4/3 at 24,10 up hits " + std::to_string(red_hits),
                 "blue B foot-melee 4/4/3 at 24,10 down hits " + std::to_string(blue_hits)});
    for (const char* name : {"A", "B"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    return field;
}

}  // namespace

TEST_CASE(
    "EX-17: an enemy that touches another unit tip to tip cannot follow up; who gives ground stays with a hit") {
    Field field({"red Elf foot-melee 4/4/3 at 24,10 up", "red Other foot-melee 4/4/3 at 22.4,10 up",
                 "blue Orc foot-melee 4/4/3 at 24,10 down"});
    Table table(field, {});
    give_ground(table.battle, field["Elf"], UnitSet::of(field["Elf"]));
    CHECK(field.state.unit(field["Elf"]).hits == 1);
    CHECK(field.state.unit(field["Elf"]).pose.centre.y == 9.6_in);
    CHECK(field.state.unit(field["Orc"]).pose.centre.y == 10.4_in);
}

TEST_CASE("DX-21: pursuit by T-63: a charger goes at Rep or less, a defender above it") {
    const auto pursues = [](MeleeRole role, Die die) {
        Field field({"red A foot-melee 4/4/3 at 24,10 up", "blue B foot-melee 4/4/3 at 24,20 down"});
        Table table(field, {die, 3});
        Hunt hunt;
        hunt.pursuer = field["A"];
        hunt.quarry = field["B"];
        hunt.fled = true;
        hunt.role = role;
        pursue(table.battle, hunt);
        return table.event(EventKind::pursuit_rolled, field["A"])->passed == 1;
    };
    CHECK(pursues(MeleeRole::charging, 4));
    CHECK_FALSE(pursues(MeleeRole::defending, 4));
    CHECK(pursues(MeleeRole::defending, 5));
    CHECK(pursues(MeleeRole::continuing, 5));
}

TEST_CASE("DX-22: of two units that rout together the one with the higher Rep stays with a hit") {
    Field field = continuing(2, 3);
    Table table(field, {1, 1, 6, 6, 6, 6, 1});
    table.play_turn(0);
    CHECK(field.state.on_table(field["A"]));
    CHECK(field.state.unit(field["A"]).hits == 3);
    CHECK(field.state.unit(field["B"]).presence == Presence::routed);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-22: two units that rout together at equal Rep both take a hit and fight on") {
    Field field = continuing(3, 3);
    Table table(field, {1, 1, 6, 6, 6, 6});
    table.play_turn(0);
    for (const char* name : {"A", "B"}) {
        CHECK(field.state.on_table(field[name]));
        CHECK(field.state.unit(field[name]).hits == 4);
    }
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-62: of two units that both give ground neither follows; both stay in contact with a hit") {
    Field field = continuing(0, 0);
    Table table(field, {2, 3, 3, 5, 6, 2});
    table.play_turn(0);
    for (const char* name : {"A", "B"}) CHECK(field.state.unit(field[name]).hits == 1);
    CHECK(field.state.unit(field["A"]).pose.centre.y == 9.6_in);
    CHECK(field.state.unit(field["B"]).pose.centre.y == 10.4_in);
    CHECK(field.state.unit(field["A"]).role == MeleeRole::continuing);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("who would leave the table by following up does not: the enemy stays with his hit (R-368)") {
    // B goes back towards 95 degrees; A, whose side lies on the edge, would go 0.087 in over it.
    Field field({"red A foot-melee 4/4/3 at 20,0.8 right", "blue B foot-melee 4/4/3 at 20.07,1.2 275"});
    for (const char* name : {"A", "B"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    const tabletop::Pose before = field.state.unit(field["B"]).pose;
    Table table(field, {2, 3, 3, 4, 3, 5});
    table.play_turn(0);
    CHECK(table.event(EventKind::gave_ground, field["B"])->distance == 0_in);
    CHECK(table.event(EventKind::gave_ground, field["B"])->rule == R(368));
    CHECK(table.event(EventKind::followed_up, field["A"]) == nullptr);
    CHECK(field.state.unit(field["B"]).pose == before);
    CHECK(field.state.unit(field["B"]).hits == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-63: mounted troops countercharge, rout the charger and pursue as chargers") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up", "blue T mounted-melee 5/4/3 at 24,15 down"});
    Table table(field, {2, 3, 3, 4, 2, 5, 4, 6, 2, 5, 5, 4});
    table.commander[0].orders = {activate(), charge(field["C"], field["T"])};
    table.play_turn(0);
    CHECK(table.event(EventKind::countercharged, field["T"]) != nullptr);
    CHECK(table.event(EventKind::fought, field["C"])->total == 3);
    CHECK(table.event(EventKind::fought, field["T"])->total == 6);
    CHECK(table.reaction(field["C"], Test::involved_in_melee)->total == 3);
    CHECK(field.state.unit(field["C"]).presence == Presence::routed);
    CHECK(table.event(EventKind::pursuit_rolled, field["T"])->passed == 1);
    CHECK(field.state.unit(field["T"]).pose.centre.y == 8.6_in);  // contact at 14, then 6 in
    CHECK(table.roller.left() == 0);
}

TEST_CASE(
    "a unit that retires stops an inch from friends with a second hit, and routs skirmishers it runs into") {
    Field field({"red A foot-melee 4/4/2 at 24,10 up", "red F foot-melee 4/4/3 at 24,7 up",
                 "red S foot-skirmish 4/2/2 at 24,8.9 up", "blue B foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {});
    retire(table.battle, field["A"], field["B"]);
    CHECK(field.state.unit(field["S"]).presence == Presence::routed);
    CHECK(field.state.unit(field["A"]).hits == 2);
    CHECK(field.state.unit(field["A"]).pose.centre.y == 8.4_in);  // its rear an inch before the front at 7
}

TEST_CASE("a unit that retires over the table's edge is gone and counts as routed (R-133)") {
    Field field({"red A foot-melee 4/4/3 at 24,2 up", "blue B foot-melee 4/4/3 at 24,6 down"});
    Table table(field, {});
    retire(table.battle, field["A"], field["B"]);
    CHECK(field.state.unit(field["A"]).presence == Presence::routed);
}
