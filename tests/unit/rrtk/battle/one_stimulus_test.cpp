// One action of a Body is one stimulus: who is fired on tests once, however many fire (section 15, R-145).
#include "support/battle_cases.hpp"

namespace {

Order fire_all(const UnitSet& units) {
    Order order = order_of(OrderKind::fire);
    order.units = units;
    return order;
}

}  // namespace

TEST_CASE("guns of one Body that fire together make their target test once (section 15, R-145)") {
    Field field({"red G foot-missile 4/2/1 at 24,10 up build artillery [engine] body X",
                 "red H foot-missile 4/2/1 at 25.6,10 up build artillery [engine] body X",
                 "blue T foot-melee 4/4/3 at 24.8,20 down"});
    const UnitId t = field["T"];
    Table table(field, {3, 3, 3, 4, 1, 1});  // both fall short; then one test
    table.commander[0].orders = {fire_all(UnitSet::of(field["G"]) | UnitSet::of(field["H"]))};
    table.play_turn(0);
    CHECK(tests_of(table, t, Test::received_fire) == 1);
    CHECK(table.reaction(t, Test::received_fire)->total == 3);  // 4, and Terror once
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a Body shot at by guns and bows together rolls once, and only who the gun aimed at is terrified") {
    Field field({"red G foot-missile 4/2/1 at 24,10 up build artillery [engine] body X",
                 "red A foot-missile 4/2/3 at 25.6,10 up body X",
                 "blue S foot-melee 4/4/3 at 24,15.5 down body Y",
                 "blue T foot-melee 4/4/3 at 25.6,15.5 down body Y"});
    // The gun reaches 12 in, past everybody (they stand 5.5 in away); the bows miss; one roll for Body Y.
    Table table(field, {6, 6, 1, 1, 6, 6});
    table.commander[0].orders = {fire_all(UnitSet::of(field["G"]) | UnitSet::of(field["A"]))};
    table.play_turn(0);
    int rolls = 0;
    for (const Event& e : table.events.events)
        rolls += e.kind == EventKind::tested && e.test == Test::received_fire ? 1 : 0;
    CHECK(rolls == 1);
    CHECK(table.reaction(field["S"], Test::received_fire)->total == 4);  // +1 friend, -1 Terror
    CHECK(table.reaction(field["T"], Test::received_fire)->total == 5);  // +1 friend
    CHECK(tests_of(table, field["S"], Test::received_fire) == 1);
    CHECK(tests_of(table, field["T"], Test::received_fire) == 1);
}

TEST_CASE("of a Body shot at in part by firearms one roll is made, and those alone have -1 (R-020)") {
    Field field({"red F foot-missile 4/2/3 at 24,10 up [firearms] body X",
                 "red A foot-missile 4/2/3 at 25.6,10 up body X",
                 "blue S foot-melee 4/4/3 at 24,12.5 down body Y",
                 "blue T foot-melee 4/4/3 at 25.6,12.5 down body Y"});
    Table table(field, {1, 1, 1, 6, 6});  // firearm 1: miss at 2.5 in; bows miss
    table.commander[0].orders = {fire_all(UnitSet::of(field["F"]) | UnitSet::of(field["A"]))};
    table.play_turn(0);
    int rolls = 0;
    for (const Event& e : table.events.events)
        rolls += e.kind == EventKind::tested && e.test == Test::received_fire ? 1 : 0;
    CHECK(rolls == 1);
    CHECK(table.reaction(field["S"], Test::received_fire)->total == 4);
    CHECK(table.reaction(field["T"], Test::received_fire)->total == 5);
}

TEST_CASE("of a Body a Terror flyer passes, only units within 2 in of its path have -1 (section 3)") {
    Field field({"red D mounted-melee 7/8/4 off [flyer terror]",
                 "blue N foot-melee 4/4/3 at 26.5,15 down body Y",
                 "blue O foot-melee 4/4/3 at 28.1,15 down body Y", "blue Z foot-melee 4/4/3 at 4,30 down"});
    Order fly = order_of(OrderKind::fly);
    fly.units = UnitSet::of(field["D"]);
    fly.flight.end = Flight::End::exit;
    fly.flight.altitude = Altitude::attack;
    fly.flight.entry = {24_in, {}};
    fly.flight.goal = {24_in, 36_in};
    Table table(field, {1, 1, 1, 1});
    table.commander[0].orders = {activate(), fly};
    table.play_turn(0);
    // The path runs at x 24: N begins 1.7 in, O 3.3 in from it.
    CHECK(table.reaction(field["N"], Test::enemy_threat)->total == 4);
    CHECK(table.reaction(field["O"], Test::enemy_threat)->total == 5);
}
