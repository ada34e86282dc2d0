// Worked examples of section 15: reaction tests.
#include "rrtk/battle/reactions.hpp"
#include "rrtk/battle/turn.hpp"
#include "support/battle_cases.hpp"

namespace {

Stimulus stimulus_of(Test test, UnitId cause) {
    Stimulus stimulus;
    stimulus.test = test;
    stimulus.cause = cause;
    stimulus.causes = UnitSet::of(cause);
    return stimulus;
}

}  // namespace

TEST_CASE(
    "EX-19: infantry fired on passes two dice, advances, and takes Wanting to Charge where it would touch") {
    Field field({"red O foot-melee 4/2/4 at 24,10 up", "blue A foot-skirmish 4/2/2 at 24,12.5 down"});
    Table table(field, {1, 2, 4, 6, 6});  // fire, RF, WTC fails
    table.play_turn(1);
    CHECK(table.event(EventKind::fired, field["A"])->total == 1);
    CHECK(table.reaction(field["O"], Test::received_fire)->passed == 2);
    CHECK(table.reaction(field["O"], Test::received_fire)->effect == rrtk::Effect::advance);
    CHECK(table.reaction(field["O"], Test::wanting_to_charge)->passed == 0);
    CHECK(field.state.unit(field["O"]).pose.centre.y == 9.6_in);
    CHECK(table.roller.left() == 0);
}

TEST_CASE(
    "EX-20, EX-21: a charger with a friend in contact needs fives and stops an inch away; its target halts on one die") {
    Field field({"red O foot-melee 4/2/4 at 24,10 up active body X",
                 "red F foot-melee 4/2/4 at 22.4,10 up active body X",
                 "blue W foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {3, 5, 5, 4, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["O"], field["W"])};
    table.play_turn(0);
    const Event* wtc = table.reaction(field["O"], Test::wanting_to_charge);
    CHECK(wtc->total == 5);
    CHECK(wtc->passed == 2);
    CHECK(table.event(EventKind::charged, field["O"])->to.centre.y == 12.6_in);
    const Event* bc = table.reaction(field["W"], Test::being_charged);
    CHECK(bc->total == 4);
    CHECK(bc->passed == 1);
    CHECK(table.event(EventKind::contacted, field["O"]) != nullptr);
}

TEST_CASE(
    "EX-22, EX-23: the unit that routs in melee leaves the other, told to give ground, in place with a second hit") {
    // The Warriors have two hits; four figures against three outnumber them, which changes nothing.
    Field field(
        {"red O foot-melee 4/2/4 at 24,10 up hits 1", "blue W foot-melee 4/4/3 at 24,10 down hits 2"});
    for (const char* name : {"O", "W"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    Table table(field, {1, 1, 4, 1, 3, 4, 1});  // melee, IM of the Orcs, of the Warriors, pursuit
    table.play_turn(0);
    CHECK(table.reaction(field["W"], Test::involved_in_melee)->passed == 0);
    CHECK(field.state.unit(field["W"]).presence == Presence::routed);
    CHECK(table.reaction(field["O"], Test::involved_in_melee)->total == 3);
    CHECK(table.reaction(field["O"], Test::involved_in_melee)->passed == 1);
    CHECK(field.state.unit(field["O"]).hits == 2);
    CHECK(field.state.unit(field["O"]).pose.centre.y == 9.6_in);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("EX-24: Warriors with a hit that lose their leader retire on one die") {
    Field field({"red W foot-melee 4/4/3 at 24,10 up hits 1", "blue E foot-melee 4/4/3 at 24,20 down"});
    Table table(field, {1, 5});
    react(table.battle, stimulus_of(Test::leader_lost, field["E"]), UnitSet::of(field["W"]));
    CHECK(table.reaction(field["W"], Test::leader_lost)->total == 3);
    CHECK(table.event(EventKind::retired, field["W"]) != nullptr);
    CHECK(field.state.unit(field["W"]).hits == 2);
    CHECK(field.state.unit(field["W"]).pose.centre.y == 6.6_in);
}

TEST_CASE("EX-25: skirmishers of two figures in melee with Knights of three are outnumbered") {
    Field field({"red S foot-skirmish 4/2/2 at 24,10 up", "blue K mounted-melee 4/4/3 at 24,10 down"});
    Table table(field, {});
    CHECK(outnumbered_in_melee(table.battle, field["S"]));
    const ModifiedRep rep =
        modified_rep(table.battle, field["S"], stimulus_of(Test::involved_in_melee, field["K"]));
    CHECK(rep.rep == 2);  // -1 outnumbered, -1 Skirmish in melee
}

TEST_CASE("DX-64: a CinC routs in melee; Leader Lost is tested before the pursuit") {
    Field field({"red R foot-melee 5/4/3 at 24,10 up cinc hits 4", "red S foot-melee 4/4/3 at 42,10 up",
                 "blue B foot-melee 4/4/3 at 24,10 down"});
    for (const char* name : {"R", "B"}) field.state.unit(field[name]).role = MeleeRole::continuing;
    Table table(field, {6, 2, 3, 2, 3, 4, 6, 3, 5, 5, 3});
    table.play_turn(1);
    CHECK(field.state.unit(field["R"]).hits >= 5);
    CHECK(table.event(EventKind::fought, field["R"])->total == 3);
    CHECK(field.state.unit(field["B"]).hits == 0);
    CHECK(table.event(EventKind::leader_at_risk, field["R"]) == nullptr);
    CHECK(table.reaction(field["R"], Test::involved_in_melee)->total == 2);
    CHECK(field.state.unit(field["R"]).presence == Presence::routed);
    CHECK_FALSE(field.state.sides[0].cinc);
    CHECK(table.reaction(field["S"], Test::leader_lost)->passed == 1);
    CHECK(field.state.unit(field["S"]).hits == 1);
    CHECK(table.event(EventKind::retired, field["S"])->distance == 3_in);
    CHECK(table.event(EventKind::pursuit_rolled, field["B"])->passed == 1);
    CHECK(field.state.unit(field["B"]).pose.centre.y == 7.4_in);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-65: outnumbered counts the enemies that touch against all friends that touch these") {
    std::vector<std::string> lines;
    for (int i = 0; i < 5; ++i) {
        const std::string x = std::to_string(20.0 + 1.6 * i);
        lines.push_back("red R" + std::to_string(i) + " foot-melee 4/4/3 at " + x + ",10 up body X");
        lines.push_back("blue B" + std::to_string(i) + " foot-melee 4/4/4 at " + x + ",10 down body Y");
    }
    lines.push_back("red L foot-melee 4/4/3 at 40,10 up");
    lines.push_back("blue P foot-melee 4/4/4 at 39.2,10 down body Z");
    lines.push_back("blue Q foot-melee 4/4/4 at 40.8,10 down body Z");
    Field field(lines);
    Table table(field, {});
    CHECK_FALSE(outnumbered_in_melee(table.battle, field["R2"]));
    CHECK_FALSE(outnumbered_in_melee(table.battle, field["R0"]));
    CHECK_FALSE(outnumbered_in_melee(table.battle, field["R4"]));
    CHECK(outnumbered_in_melee(table.battle, field["L"]));
}
