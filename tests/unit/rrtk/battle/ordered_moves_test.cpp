// Moves that results order: towards their cause, past no friend, at the speed of the ground (sections 14,
// 15).
#include "support/battle_cases.hpp"

TEST_CASE("a charge that a test orders goes towards the unit that caused it, after turning to it (R-157)") {
    // C is threatened by E, who comes up beside its front; Frenzy charges on two dice passed.
    Field field(
        {"red C foot-melee 4/4/3 at 24,10 up [frenzy]", "blue E foot-melee 4/4/3 at 32,10.9 left active"});
    const UnitId c = field["C"], e = field["E"];
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[1].orders = {march(4_in)};  // 3.2 in from C's side, ahead of its front
    table.play_turn(1);
    REQUIRE(table.reaction(c, Test::enemy_threat) != nullptr);
    CHECK(table.reaction(c, Test::enemy_threat)->effect == rrtk::Effect::charge);
    REQUIRE(table.event(EventKind::turned, c) != nullptr);
    REQUIRE(table.event(EventKind::contacted, c) != nullptr);
    CHECK(table.event(EventKind::contacted, c)->other == e);
}

TEST_CASE("an ordered charge through woods goes at their speed (R-074, R-157)") {
    Field field({"ground woods 20,10.5 28,12", "red C foot-melee 4/4/4 at 24,10 up [frenzy]",
                 "blue E foot-melee 4/4/3 at 24,18.5 down active"});
    const UnitId c = field["C"];
    Table table(field, {1, 1});
    table.commander[1].orders = {march(4.5_in)};
    table.play_turn(1);
    const Event* charged = table.event(EventKind::charged, c);
    REQUIRE(charged != nullptr);
    CHECK(charged->distance == 3_in);  // half of its 6, and E stands 4 in away
    CHECK(table.event(EventKind::contacted, c) == nullptr);
}

TEST_CASE("a unit that retires into woods is slowed by them (R-132)") {
    Field field({"ground woods 20,4 28,8.2", "red C foot-melee 2/4/3 at 24,10 up",
                 "blue E foot-melee 4/4/3 at 24,16 down active"});
    Table table(field, {6, 6});
    table.commander[1].orders = {march(3_in)};
    table.play_turn(1);
    // 3 in over clear ground; its rear reaches the woods after 1 in, and in them it has half: 1.5 in.
    CHECK(field.state.unit(field["C"]).pose.centre.y == 8.1_in);
}

TEST_CASE("an advance stops an inch short of a friend ahead, and the enemy beyond calls for no WTC (R-142)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up", "red F foot-melee 4/4/3 at 24.9,12 up",
                 "blue E foot-missile 4/4/3 at 22.5,13.5 down"});
    const UnitId a = field["A"];
    Table table(field, std::vector<Die>(40, 1));
    table.play_turn(1);
    REQUIRE(table.reaction(a, Test::received_fire) != nullptr);
    CHECK(table.reaction(a, Test::received_fire)->effect == rrtk::Effect::advance);
    CHECK(table.reaction(a, Test::wanting_to_charge) == nullptr);
    const Event* advanced = table.event(EventKind::advanced, a);
    REQUIRE(advanced != nullptr);
    CHECK(advanced->distance == 0.2_in);  // F's rear is at 11.2
}

TEST_CASE("a pursuit into woods is slowed by them (R-074)") {
    Field field({"ground woods 20,15 28,24", "red C foot-melee 4/4/3 at 24,10 up active",
                 "blue A foot-missile 4/4/3 at 24,14 down"});
    // WTC 1, 1; BC 6, 6: routs; pursuit 1 goes (4 or less); distance 3: its 3 in from 13, woods after 2.
    Table table(field, {1, 1, 6, 6, 1, 3});
    table.commander[0].orders = {charge(field["C"], field["A"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["A"]).presence == Presence::routed);
    CHECK(field.state.unit(field["C"]).pose.centre.y ==
          14.6_in);  // in woods it would have 1.5 in: to their edge
    CHECK(table.roller.left() == 0);
}
