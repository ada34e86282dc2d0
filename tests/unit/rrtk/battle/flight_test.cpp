// Worked examples of section 4: flyers.
#include "support/battle_cases.hpp"

TEST_CASE("DX-54: a flyer charges past archers, who threaten and fire; it takes the hit and charges home") {
    Field field({"red F mounted-melee 4/4/3 off [flyer]", "blue T foot-melee 4/2/3 at 24,30 down",
                 "blue A foot-missile 4/2/3 at 21,15 right"});
    const UnitId f = field["F"], t = field["T"], a = field["A"];
    Table table(field, {2, 5, 1, 3, 2, 2, 5, 2, 4, 4, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {activate(), charge_from_air(f, t, {24_in, {}})};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.reaction(f, Test::wanting_to_charge)->passed == 1);
    CHECK(table.reaction(a, Test::enemy_threat)->passed == 2);
    CHECK(table.event(EventKind::fired, a)->total == 8);
    CHECK(table.reaction(f, Test::received_fire)->total == 3);
    CHECK(table.reaction(f, Test::received_fire)->effect == rrtk::Effect::carry_on_with_hit);
    CHECK(table.reaction(t, Test::being_charged)->passed == 2);
    const Event* round = table.event(EventKind::fought, f);
    REQUIRE(round != nullptr);
    CHECK(field.state.unit(f).hits == 3);  // the shot, carrying on, and the retire after the melee
    CHECK(field.state.unit(f).presence == Presence::off_flying);
}

TEST_CASE("EX-07: archers flown over by a Terror flyer test at -1 and fire") {
    Field field({"red D mounted-melee 7/8/4 off [flyer terror]", "blue T mounted-melee 4/2/3 at 24,30 down",
                 "blue A foot-missile 4/2/3 at 24,15 down"});
    const UnitId d = field["D"];
    std::vector<Die> dice{1, 1, 1, 1, 1, 1, 1, 1, 1, 1};
    dice.insert(dice.end(), 20, 1);
    Table table(field, dice);
    table.commander[0].orders = {activate(), charge_from_air(d, field["T"], {24_in, {}})};
    table.play_turn(0);
    CHECK(table.reaction(field["A"], Test::enemy_threat)->total == 3);
    CHECK(table.reaction(field["T"], Test::being_charged) != nullptr);
    CHECK(table.event(EventKind::fought, d) != nullptr);
}
