// What comes of one action comes once: who was charged in it, who broke in it, who has had his try.
#include "support/battle_cases.hpp"

namespace {

Order charge_both(const Field& field) {
    Order order = charge(field["P"], field["E"]);
    order.aims.push_back({field["R"], field["H"]});
    return order;
}

std::vector<Die> then_ones(std::vector<Die> dice) {
    dice.insert(dice.end(), 30, 1);
    return dice;
}

}  // namespace

TEST_CASE("a pursuit that meets a unit charged in the same action finds it tested already (R-145, R-358)") {
    Field field({"red P foot-melee 4/4/3 at 24,10 up active body X",
                 "red R foot-melee 4/4/3 at 25.6,10 up active body X",
                 "blue E foot-melee 4/4/3 at 23.4,14 down", "blue H foot-melee 4/4/3 at 25.2,15.4 down"});
    // WTC; E routs, H stands by one die; P pursues 3 in from 13 and meets H, an inch before whom R waits.
    Table table(field, then_ones({1, 1, 6, 6, 1, 6, 1, 3}));
    table.commander[0].orders = {charge_both(field)};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    CHECK(count(table, EventKind::pursued, field["P"]) == 1);
    CHECK(table.reaction(field["H"], Test::being_charged) != nullptr);
    CHECK(table.reaction(field["H"], Test::being_charged, 1) == nullptr);
    CHECK(count(table, EventKind::contacted, field["P"]) == 1);
    CHECK(count(table, EventKind::contacted, field["R"]) == 1);
}

TEST_CASE(
    "a horse that bounced from the pikes that pursued takes no second hit, and all roll (R-024, R-127)") {
    Field field({"red P foot-melee 4/4/4 at 24,10 up active body X [pikes]",
                 "red R foot-melee 4/4/4 at 25.6,10 up active body X [pikes]",
                 "blue E foot-melee 4/4/3 at 23.4,13 down", "blue H mounted-melee 4/4/3 at 25.2,14.4 down"});
    // WTC; E routs, H would countercharge; P pursues 3 in from 12, meets H, who retires 6 in; then P and R
    // roll 6s: nobody pursues.
    Table table(field, {1, 1, 6, 6, 1, 1, 1, 5, 6, 6});
    table.commander[0].orders = {charge_both(field)};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    CHECK(count(table, EventKind::bounced, field["H"]) == 1);
    CHECK(field.state.unit(field["H"]).hits == 1);
    CHECK(table.reaction(field["H"], Test::being_charged, 1) == nullptr);
    CHECK(count(table, EventKind::pursuit_rolled, field["P"]) == 2);
    CHECK(count(table, EventKind::pursuit_rolled, field["R"]) == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a mounted Fanatic before two pikes takes one hit in all (R-024, R-362)") {
    Field field({"red P foot-melee 4/4/4 at 24,10 up active body X [pikes]",
                 "red R foot-melee 4/4/4 at 25.6,10 up active body X [pikes]",
                 "blue H mounted-melee 4/4/3 at 24.8,14 down [fanatics]"});
    Table table(field, {1, 1});
    Order both = charge(field["P"], field["H"]);
    both.aims.push_back({field["R"], field["H"]});
    table.commander[0].orders = {both};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["H"]).hits == 1);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a pursuer that comes upon another unit that retired in the same action catches it (R-130)") {
    // E routs, H retires 3 in to 17.2; R stays; P pursues E 8 in straight on from 13, and runs H down.
    Field field({"red P mounted-melee 4/2/2 at 24,10 up active body X",
                 "red R foot-melee 4/4/3 at 25.6,10 up active body X",
                 "blue E foot-melee 4/4/3 at 23.4,14 down", "blue H mounted-melee 4/6/4 at 25.2,14.2 down"});
    // One die of Being Charged: mounted retire.
    Table table(field, {1, 1, 6, 6, 1, 6, 6, 1, 3});
    table.commander[0].orders = {charge_both(field)};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    REQUIRE(table.event(EventKind::retired, field["H"]) != nullptr);
    CHECK(field.state.unit(field["H"]).presence == Presence::routed);
    CHECK(field.state.unit(field["P"]).pose.centre.y == 20.4_in);
    CHECK(table.reaction(field["H"], Test::being_charged, 1) == nullptr);
}

TEST_CASE("who failed the die of the undisciplined is not activated again in that turn (R-028, R-089)") {
    Field field({"red U foot-melee 4/4/3 at 24,10 up active [undisciplined]",
                 "blue E foot-melee 4/4/3 at 4,34 down"});
    Table table(field, {4});
    table.commander[0].orders = {wheel(30), activate(), done()};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.size() == 1);
    CHECK(table.commander[0].refusals.front() == Refusal::over);
    CHECK_FALSE(field.state.unit(field["U"]).active);
    CHECK(field.state.sides[0].activations == 1);
    table.commander[0].orders.push_back(activate());
    table.play_turn(1);
    table.play_turn(0);  // but in the next
    CHECK(count(table, EventKind::activated, field["U"]) == 1);
}

TEST_CASE("nobody tests for an enemy who has gone since his move: an elephant that runs wild (section 15)") {
    // The elephant ends its move 3 in before A and B; A, on blue's right, fires first and breaks it.
    Field field({"red E foot-melee 4/2/1 at 24,10 up active build elephant hits 3",
                 "blue A foot-missile 4/2/3 at 22.8,20 down", "blue B foot-missile 4/2/3 at 26.2,20 down"});
    // EnT A passes both, 6 and 6 hit; RF 6, 6: 4 - hits passes none: with hits as Rep it routs; rampage 1.
    Table table(field, then_ones({1, 1, 6, 6, 6, 6, 1}));
    table.commander[0].orders = {march(7_in)};
    table.play_turn(0);
    REQUIRE(table.reaction(field["A"], Test::enemy_threat) != nullptr);
    REQUIRE(field.state.unit(field["E"]).rampaging);
    CHECK(table.reaction(field["B"], Test::enemy_threat) == nullptr);
}

TEST_CASE("who pursued has moved in that turn: no friend passes through it (section 11)") {
    Field field({"red P foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,14 down",
                 "blue F foot-melee 4/4/3 at 4,34 down"});
    Table table(field, {1, 1, 6, 6, 1, 3});
    table.commander[0].orders = {charge(field["P"], field["E"])};
    table.battle.state.moving = 0;
    REQUIRE(step(table.battle));
    CHECK(count(table, EventKind::pursued, field["P"]) == 1);
    CHECK(field.state.acted.has(field["P"]));
}

TEST_CASE("only who goes along with a charger is told to be pulled along (R-113)") {
    // F stands an inch before E: it slides into contact, and B goes along with that inch.
    Field field({"red F foot-melee 4/4/3 at 24,10 up active body X",
                 "red B foot-melee 4/4/3 at 24,9.2 up active body X",
                 "blue E foot-melee 4/4/3 at 24,10.9 down"});
    Table table(field, then_ones({1, 1, 1, 1}));
    table.commander[0].orders = {charge(field["F"], field["E"])};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    REQUIRE(count(table, EventKind::pulled_along, field["B"]) == 1);
    const Event* along = table.event(EventKind::pulled_along, field["B"]);
    CHECK(along->from.centre.y == 8.8_in);
    CHECK(along->to.centre.y == 9.7_in);
    CHECK(table.event(EventKind::charged, field["F"])->rule == R(119));
}
