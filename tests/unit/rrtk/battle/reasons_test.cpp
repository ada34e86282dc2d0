// The report says why: what stands in the way, why a unit halts, who stays active (one line for each rule).
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/report.hpp"
#include "support/battle_cases.hpp"

namespace {

/// The sentence of the first event of that kind about the unit.
std::string told(const Field& field, const Table& table, EventKind kind, const char* unit) {
    const Event* e = table.event(kind, field[unit]);
    return e == nullptr ? "" : sentence(field.book(), *e);
}

}  // namespace

TEST_CASE("a Body that friends, closed ground or the table's edge stop is told which (section 13)") {
    {
        Field field(
            {"red A foot-melee 4/4/3 at 24,10 up active", "red B foot-melee 4/4/3 at 24,14 up", far_off});
        Table table(field, {});
        table.commander[0].orders = {done(), march(8_in)};
        table.play_turn(0);
        CHECK(told(field, table, EventKind::stopped, "A") ==
              "A 1 stop and are inactive, since a friend (B 2) is in their way");
    }
    {
        Field field({"red A foot-melee 4/4/3 at 24,10 up active", "ground lake 20,14 28,20", far_off});
        Table table(field, {});
        table.commander[0].orders = {march(8_in)};
        table.play_turn(0);
        CHECK(told(field, table, EventKind::stopped, "A") ==
              "A 1 stop and are inactive, since closed ground (Lake or sea L) is in their way");
    }
    {
        Field field({"red A foot-melee 4/4/3 at 24,30 up active", far_off});
        Table table(field, {});
        table.commander[0].orders = {march(8_in)};
        table.play_turn(0);
        CHECK(told(field, table, EventKind::stopped, "A") ==
              "A 1 stop and are inactive, since the table's edge is in their way");
    }
}

TEST_CASE("an advance of nothing names the obstacle (R-142)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up", "red B foot-skirmish 4/2/2 at 24,11.6 up",
                 "blue E foot-melee 4/4/3 at 24,20 down"});
    Table table(field, {});
    advance(table.battle, field["A"], field["E"]);
    CHECK(told(field, table, EventKind::advanced, "A") ==
          "A 1 advance 0 in, to 24,9.6 facing 0°, since a friend (B 2) is in the way");
}

TEST_CASE("a pursuit of nothing says that the die leaves it none (T-63)") {
    Field field({"red P foot-melee 4/6/4 at 24,10 up", "blue E foot-melee 4/4/3 at 24,10 down",
                 "blue X foot-melee 4/4/3 at 4,34 down"});
    Table table(field, {1, 1});  // goes, as a charger; 1 in less 1
    Hunt hunt;
    hunt.pursuer = field["P"];
    hunt.quarry = field["E"];
    table.battle.take_off(field["E"], Presence::routed);
    pursue(table.battle, hunt);
    CHECK(told(field, table, EventKind::pursued, "P") ==
          "P 1 pursue E 1: by a die of 1, 0 in to 24,9.6 facing 0°: the die leaves them none");
}

TEST_CASE("a charge from within an inch says so, and by which rule (R-119)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,10.9 down"});
    Table table(field, std::vector<Die>(20, 1));
    table.commander[0].orders = {charge(field["F"], field["E"])};
    table.play_turn(0);
    CHECK(told(field, table, EventKind::charged, "F") ==
          "F 1 charge E 1, who are within an inch, from where they stand");
    CHECK(table.event(EventKind::charged, field["F"])->rule == R(119));
}

TEST_CASE("an active Body that stands before an enemy, or ends its move there, stays active (R-367)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,16 down"});
    Table table(field, {});
    table.commander[0].orders = {done()};
    table.play_turn(0);
    CHECK(told(field, table, EventKind::stood, "A") == "A 1 stand before E 1 and stay active");
    REQUIRE(table.event(EventKind::stood, field["A"]) != nullptr);
    CHECK(table.event(EventKind::stood, field["A"])->rule == R(367));
    CHECK(field.state.unit(field["A"]).active);

    Field other({"red A foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,14 up"});
    Table closer(other, {});
    closer.commander[0].orders = {march(8_in)};
    closer.play_turn(0);
    CHECK(told(other, closer, EventKind::stood, "A") ==
          "A 1 end their move an inch before E 1 and stay active");
    CHECK(other.state.unit(other["A"]).pose.centre.y == 11.8_in);
}

TEST_CASE("friends that are passed through are told to stay put in this turn (section 11)") {
    Field field(
        {"red A foot-melee 4/4/3 at 24,10 up active", "red S foot-skirmish 4/2/2 at 24,13 up", far_off});
    Table table(field, {});
    table.commander[0].orders = {done(), march(8_in)};
    table.play_turn(0);
    CHECK(told(field, table, EventKind::passed, "S") ==
          "S 2 let A 1 through: they neither move nor fire in this turn");
    CHECK(field.state.held.has(field["S"]));
}

TEST_CASE("a Body that the die keeps in the river is not told to have left it (R-364)") {
    Field field(
        {"ground river 0,18 48,20 fords 20,18 28,20", "red A foot-melee 4/6/4 at 24,20 up active", far_off});
    field.state.unit(field["A"]).fording = Fording::inside;
    Table table(field, {4, 3});  // its 4 in less 4; in the next turn less 3
    table.commander[0].orders = {march(4_in), done()};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    std::vector<std::string> lines;
    for (const Event& e : table.events.events)
        if (e.kind == EventKind::forded) lines.push_back(sentence(field.book(), e));
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "A 1 make for the bank: the die takes 4 in from their move");
    CHECK(lines[1] == "A 1 are in the river");
    CHECK(field.state.unit(field["A"]).fording == Fording::inside);
}

TEST_CASE("who runs into a friend when it retires takes that hit by a collision (R-136)") {
    Field field({"red A foot-melee 4/4/3 at 24,10 up", "red B foot-melee 4/4/3 at 24,9.2 up",
                 "blue E foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {});
    retire(table.battle, field["A"], field["E"]);
    std::string last;
    for (const Event& e : table.events.events)
        if (e.kind == EventKind::hit && e.unit == field["A"]) last = sentence(field.book(), e);
    CHECK(last == "A 1 collide with B 2, a friend in their way: they take one hit and have 2 now");
    CHECK(told(field, table, EventKind::retired, "A") ==
          "A 1 retire 0 in from E 1, to 24,9.6 facing 0°, since a friend (B 2) is in the way");
}

TEST_CASE("a target told to countercharge an enemy at its flank stands and says why (section 19)") {
    Field field(
        {"red C foot-melee 4/4/3 at 20,15.6 right active", "blue E mounted-melee 4/4/3 at 24,14.6 down"});
    Table table(field, std::vector<Die>(30, 1));
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    REQUIRE(table.commander[0].refusals.empty());
    REQUIRE(table.reaction(field["E"], Test::being_charged) != nullptr);
    CHECK(table.reaction(field["E"], Test::being_charged)->effect == rrtk::Effect::charge);
    REQUIRE(table.event(EventKind::halted, field["E"]) != nullptr);
    CHECK(table.event(EventKind::halted, field["E"])->rule == S(19));
    CHECK(told(field, table, EventKind::halted, "E") ==
          "E 1 are charged in flank or rear and stand without turning: they halt and are inactive");
}

TEST_CASE("a unit pinned by another enemy that is told to charge halts by R-157, and says so") {
    // B comes up behind E, who faces A within A's charge reach.
    Field field({"red B foot-melee 4/4/3 at 24,24 down active", "red A foot-melee 4/4/3 at 24,12 up",
                 "blue E mounted-melee 4/4/3 at 24,16 down"});
    Table table(field, {1, 1});
    table.commander[0].orders = {march(4_in)};
    table.play_turn(0);
    REQUIRE(table.reaction(field["E"], Test::enemy_threat) != nullptr);
    CHECK(table.reaction(field["E"], Test::enemy_threat)->effect == rrtk::Effect::charge);
    CHECK(told(field, table, EventKind::halted, "E") == "E 1 cannot turn to B 1: they halt and are inactive");
    REQUIRE(table.event(EventKind::halted, field["E"]) != nullptr);
    CHECK(table.event(EventKind::halted, field["E"])->rule == R(157));
}

TEST_CASE("a unit that has shot in the chain of reactions and is told to fire again halts by R-093") {
    Field field({"red A foot-missile 4/2/3 at 24,10 up", "blue E foot-missile 4/2/3 at 24,15 down"});
    // A misses; E returns fire and misses; A may not shoot again.
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {fire(field["A"])};
    table.play_turn(0);
    CHECK(told(field, table, EventKind::halted, "A") ==
          "A 1 have shot in this chain of reactions already: they halt and are inactive");
    REQUIRE(table.event(EventKind::halted, field["A"]) != nullptr);
    CHECK(table.event(EventKind::halted, field["A"])->rule == R(93));
}
