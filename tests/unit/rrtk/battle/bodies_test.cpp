// Worked examples of section 13: Bodies, halting, sweeping along.
#include "rrtk/battle/bodies.hpp"
#include "support/battle_cases.hpp"

namespace {

/// Six spearmen, three wide and two deep; R1 is the right front unit, R2 stands behind it.
Field spearmen() {
    return Field({"red R1 foot-melee 4/4/3 at 25.6,10 up active body X hits 3",
                  "red M1 foot-melee 4/4/3 at 24,10 up active body X",
                  "red L1 foot-melee 4/4/3 at 22.4,10 up active body X",
                  "red R2 foot-melee 4/4/3 at 25.6,9.2 up active body X",
                  "red M2 foot-melee 4/4/3 at 24,9.2 up active body X",
                  "red L2 foot-melee 4/4/3 at 22.4,9.2 up active body X",
                  "blue S foot-skirmish 4/2/2 at 26.4,12.5 down"});
}

}  // namespace

TEST_CASE(
    "EX-16, DX-61: a spearman that halts stops who stands behind it, and both are swept along without a point") {
    Field field = spearmen();
    Table table(field, {2, 3, 5});
    table.play_turn(1);
    const Event* test = table.reaction(field["R1"], Test::received_fire);
    REQUIRE(test != nullptr);
    CHECK(test->total == 4);  // 4 + 3 friends - 3 hits
    CHECK(test->passed == 1);
    CHECK(table.reaction(field["M1"], Test::received_fire) == nullptr);
    for (const char* name : {"R1", "R2"}) CHECK_FALSE(field.state.unit(field[name]).active);
    for (const char* name : {"M1", "L1", "M2", "L2"}) CHECK(field.state.unit(field[name]).active);
    // The skirmisher goes elsewhere, so that nothing stands in the way.
    table.battle.place(field["S"], {{44_in, 30_in}, tabletop::down});
    table.commander[0].orders = {march(4_in)};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.event(EventKind::activated, field["R1"]) == nullptr);
    CHECK(field.state.unit(field["R1"]).pose.centre.y == 13.6_in);
    CHECK(field.state.unit(field["L2"]).pose.centre.y == 12.8_in);
    CHECK_FALSE(field.state.unit(field["R1"]).active);
    CHECK(field.state.unit(field["L2"]).active);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("EX-16: of six spearmen five stay active where a rear unit halts") {
    Field field = spearmen();
    Table table(field, {});
    Battle& battle = table.battle;
    CHECK(directly_behind(battle, field["R1"]) == UnitSet::of(field["R2"]));
    CHECK(file_behind(battle, field["R2"]).empty());
}

TEST_CASE(
    "DX-61: the two that halted are a Body of their own, and need a point, once the four leave without them") {
    Field field = spearmen();
    for (const char* name : {"R1", "R2"}) field.state.unit(field[name]).active = false;
    Table table(field, {});
    table.battle.place(field["S"], {{44_in, 30_in}, tabletop::down});
    Order split = order_of(OrderKind::break_up);
    for (const char* name : {"R1", "R2"}) split.units.add(field[name]);
    table.commander[0].orders = {split, done(), march(4_in)};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["R1"]).pose.centre.y == 9.6_in);
    CHECK(field.state.unit(field["M1"]).pose.centre.y == 13.6_in);
    CHECK(field.state.unit(field["R1"]).body == field.state.unit(field["R2"]).body);
    CHECK(field.state.unit(field["R1"]).body != field.state.unit(field["M1"]).body);
    table.battle.state.progress = Progress{};
    table.commander[0].orders.clear();
    CHECK_FALSE(field.state.unit(field["R1"]).active);
}
