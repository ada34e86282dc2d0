// Flyers pursue at Attack level (sections 4 and 14).
#include "rrtk/battle/involuntary.hpp"
#include "support/battle_cases.hpp"

namespace {

/// F hunts Q, which is gone.
void hunt_of(Table& table, const Field& field) {
    Hunt hunt;
    hunt.pursuer = field["F"];
    hunt.quarry = field["Q"];
    table.battle.take_off(field["Q"], Presence::routed);
    pursue(table.battle, hunt);
}

}  // namespace

TEST_CASE("a flyer that pursues flies over friends and closed ground and hovers at Attack level") {
    Field field({"red F mounted-melee 4/4/3 at 24,10 up [flyer]", "red B foot-melee 4/4/3 at 24,12 up",
                 "blue Q foot-melee 4/4/3 at 24,11 down", "blue X foot-melee 4/4/3 at 4,34 down",
                 "ground lake 20,13 28,20"});
    Table table(field, {1, 3});  // goes, 6 in
    hunt_of(table, field);
    const UnitState& f = field.state.unit(field["F"]);
    CHECK(f.pose.centre.y == 15.4_in);
    CHECK(f.presence == Presence::on_table);
    CHECK(f.altitude == Altitude::attack);
    CHECK_FALSE(f.active);
}

TEST_CASE("whom a pursuing flyer comes near takes Enemy Threat, faced or not (section 4)") {
    Field field({"red F mounted-melee 4/4/3 at 24,10 up [flyer]", "blue Q foot-melee 4/4/3 at 24,11 down",
                 "blue N foot-melee 4/4/3 at 21,13 up", "blue O foot-melee 4/4/3 at 30,13 up"});
    Table table(field, {1, 3, 1, 6});
    hunt_of(table, field);
    // The path runs at x 24: N begins 2.2 in, O 5.2 in from it.
    CHECK(table.reaction(field["N"], Test::enemy_threat) != nullptr);
    CHECK(table.reaction(field["O"], Test::enemy_threat) == nullptr);
}

TEST_CASE("a pursuing flyer that comes upon a new enemy lands an inch before it and charges (R-129)") {
    Field field({"red F mounted-melee 4/4/3 at 24,10 up [flyer]", "blue Q foot-melee 4/4/3 at 24,11 down",
                 "blue N foot-melee 4/4/3 at 24,14 down"});
    Table table(field, std::vector<Die>(30, 1));  // 5 in; N stands
    hunt_of(table, field);
    CHECK(table.reaction(field["N"], Test::being_charged) != nullptr);
    CHECK(table.reaction(field["N"], Test::enemy_threat) == nullptr);
    const Event* contact = table.event(EventKind::contacted, field["F"]);
    REQUIRE(contact != nullptr);
    CHECK(contact->from.centre.y == 12.4_in);
    CHECK(table.event(EventKind::fought, field["F"]) != nullptr);
}

TEST_CASE("a flyer that pursues off the table comes back as a flyer (R-037)") {
    Field field({"red F mounted-melee 4/4/3 at 24,33 up [flyer]", "blue Q foot-melee 4/4/3 at 24,34 down",
                 "blue X foot-melee 4/4/3 at 4,4 down"});
    Table table(field, {1, 3});
    hunt_of(table, field);
    CHECK(field.state.unit(field["F"]).presence == Presence::off_flying);
    Order back = order_of(OrderKind::fly);
    back.units = UnitSet::of(field["F"]);
    back.flight.end = Flight::End::hover;
    back.flight.altitude = Altitude::observation;
    back.flight.entry = {24_in, 36_in};
    back.flight.goal = {24_in, 20_in};
    table.commander[0].orders = {activate(), back};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["F"]).altitude == Altitude::observation);
}
