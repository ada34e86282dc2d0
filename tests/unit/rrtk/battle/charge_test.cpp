// Worked examples of section 12: charges.
#include "rrtk/battle/charge.hpp"
#include "support/battle_cases.hpp"

TEST_CASE(
    "DX-18: a unit of equal Rep behind a charger is pulled along, one of higher Rep if its owner wants") {
    for (const int rep : {4, 5})
        for (const std::int16_t wish : {std::int16_t{0}, std::int16_t{1}}) {
            Field field({"red F foot-melee 4/4/3 at 24,10 up active body X",
                         "red B foot-melee " + std::to_string(rep) + "/4/3 at 24,9.2 up active body X",
                         "blue E foot-melee 4/4/3 at 24,14 down"});
            Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
            table.commander[0].answers[QuestionKind::follow] = wish;
            table.commander[0].orders = {charge(field["F"], field["E"])};
            table.play_turn(0);
            const bool follows = rep == 4 || wish == 1;
            CHECK(field.state.unit(field["F"]).pose.centre.y == 13.6_in);
            CHECK(field.state.unit(field["B"]).pose.centre.y == (follows ? 12.8_in : 8.8_in));
        }
}

TEST_CASE("DX-19: cavalry without Dual still charges on one die, a Dual-Armed or plain foot unit halts") {
    struct Row {
        const char* line;
        bool charges;
    };
    for (const Row& row : {Row{"red C mounted-melee 4/4/3 at 24,10 up active", true},
                           Row{"red C mounted-melee 4/4/3 at 24,10 up active [dual-armed]", false},
                           Row{"red C foot-melee 4/4/3 at 24,10 up active", false}}) {
        Field field({row.line, "blue E foot-melee 4/4/3 at 24,15 down"});
        Table table(field, {4, 5, 6, 6, 6});  // WTC passes one die; BC passes none; pursuit 6: no
        table.commander[0].orders = {charge(field["C"], field["E"])};
        table.play_turn(0);
        CHECK((table.event(EventKind::charged, field["C"]) != nullptr) == row.charges);
        CHECK(field.state.on_table(field["E"]) == !row.charges);
        CHECK(!field.state.unit(field["C"]).active);
    }
}

TEST_CASE(
    "DX-20: foot that passes one die against mounted chargers routs before contact, and these roll from an inch") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,15 down"});
    Table table(field, {2, 2, 4, 5, 4, 3});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["E"]).presence == Presence::routed);
    CHECK(table.event(EventKind::fought, field["C"]) == nullptr);
    const Event* roll = table.event(EventKind::pursuit_rolled, field["C"]);
    REQUIRE(roll != nullptr);
    CHECK(roll->passed == 1);                                      // as charging: 4 <= 4
    CHECK(field.state.unit(field["C"]).pose.centre.y == 19.4_in);  // an inch short at 14, then 6 in
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a charger conforms by up to half a base, and stays at its angle beyond (R-115)") {
    Field field({"red C foot-melee 4/4/3 at 23.4,10 up active", "blue E foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["C"]).pose.centre == tabletop::Point{24_in, 13.6_in});
}

TEST_CASE(
    "an inactive Body hears of charges, wheels and steps that it has to be activated only if nothing else is wrong") {
    Field field({"red C foot-melee 4/4/3 at 24,10 up", "blue E foot-melee 4/4/3 at 24,14 down",
                 "blue F foot-melee 4/4/3 at 24,18.1 down", "blue G foot-melee 4/4/3 at 26.5,14 down",
                 "red X foot-melee 4/4/3 at 10,10 up", "red Y foot-melee 4/4/3 at 10,12 up",
                 "blue Z foot-melee 4/4/3 at 10,15 down"});
    const Table table(field, {});
    field.state.progress.body = field.state.unit(field["C"]).body;
    CHECK(check(table.battle, charge(field["C"], field["E"])) == Refusal::not_active);
    CHECK(check(table.battle, charge(field["C"], field["F"])) == Refusal::out_of_reach);  // 8.1 of 8 in
    CHECK(check(table.battle, charge(field["C"], field["G"])) == Refusal::out_of_reach);
    field.state.progress.body = field.state.unit(field["X"]).body;  // a friend stands in its way
    CHECK(check(table.battle, charge(field["X"], field["Z"])) == Refusal::out_of_reach);

    Field edge({"red W foot-melee 4/4/3 at 0.5,20 left", "red S foot-skirmish 4/2/2 at 30,2 up",
                "blue E foot-melee 4/4/3 at 40,30 down"});
    const Table beside(edge, {});
    edge.state.progress.body = edge.state.unit(edge["W"]).body;
    Order wheel;
    wheel.kind = OrderKind::wheel;
    wheel.degrees = 45;  // its left front corner would end 0.63 in off the table
    CHECK(check(beside.battle, wheel) == Refusal::no_room);
    edge.state.progress.body = edge.state.unit(edge["S"]).body;
    CHECK(check(beside.battle, wheel) == Refusal::not_active);
    Order step;
    step.kind = OrderKind::skirmish;
    step.facing = tabletop::up;
    step.offset = {{}, -4_in};  // it stands 1.2 in from the edge
    CHECK(check(beside.battle, step) == Refusal::no_room);
    step.offset = {{}, 4_in};
    CHECK(check(beside.battle, step) == Refusal::not_active);
}

TEST_CASE(
    "a charge beyond the move, and one at an enemy that is not straight ahead, are refused and change nothing") {
    Field field({"red C foot-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,18.1 down",
                 "blue F foot-melee 4/4/3 at 26.5,14 down"});
    const State before = field.state;
    Table table(field, {});
    table.battle.state.progress.body = field.state.unit(field["C"]).body;
    State in_progress = field.state;
    CHECK(obey(table.battle, charge(field["C"], field["E"])) == Refusal::out_of_reach);
    CHECK(obey(table.battle, charge(field["C"], field["F"])) == Refusal::out_of_reach);
    CHECK(field.state == in_progress);
    in_progress.progress = before.progress;
    CHECK(in_progress == before);
}
