// Worked examples of section 11: voluntary movement.
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/movement.hpp"
#include "support/battle_cases.hpp"

TEST_CASE(
    "EX-15, EX-18: infantry of four figures goes 6 in, stops 4 in away, and its enemy halts on one die") {
    Field field({"red O foot-melee 4/2/4 at 24,10 up active", "blue R foot-melee 4/4/3 at 24,20 down"});
    Table table(field, {1, 5});
    table.commander[0].orders = {march(6_in)};
    table.play_turn(0);
    CHECK(field.state.unit(field["O"]).pose.centre.y == 15.6_in);
    const Event* threat = table.reaction(field["R"], Test::enemy_threat);
    REQUIRE(threat != nullptr);
    CHECK(threat->total == 4);
    CHECK(threat->passed == 1);
    CHECK(threat->effect == rrtk::Effect::halt_without_fire);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-16: moves of foot in armour, light horse, elephants and cannon") {
    Field field({"red A foot-melee 4/6/3 at 10,5 up", "red B mounted-melee 4/4/2 at 14,5 up",
                 "red C foot-melee 4/2/1 at 18,5 up build elephant",
                 "red D foot-missile 4/2/1 at 22,5 up build artillery [cannon]",
                 "blue X foot-melee 4/4/3 at 24,34 down"});
    const auto moves = [&](const char* name) {
        const Profile& p = field.book().profile(field.state, field[name]);
        return std::pair(p.move, p.retire);
    };
    CHECK(moves("A") == std::pair(6_in, 2_in));
    CHECK(moves("B") == std::pair(14_in, 8_in));
    CHECK(moves("C") == std::pair(8_in, 3_in));
    CHECK(moves("D") == std::pair(4_in, 1_in));
}

TEST_CASE("DX-17: pursuit dice 2, 3 and 6 of mounted troops with 6 in") {
    Field field({"red B mounted-melee 4/4/3 at 14,5 up", "blue X foot-melee 4/4/3 at 24,34 down"});
    const Inches base = field.book().profile(field.state, field["B"]).retire;
    const auto with = [&](std::size_t die) {
        return base + 1_in * field.book().tables.pursuit_inches[die - 1];
    };
    CHECK(with(2) == 5_in);
    CHECK(with(3) == 6_in);
    CHECK(with(6) == 7_in);
}

TEST_CASE("DX-57: a rear unit expands into its Body's melee without a test and fights at once") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up body X", "red N foot-melee 4/2/3 at 24,9.2 up body X",
                 "blue E foot-melee 4/4/3 at 24,10 down"});
    const UnitId f = field["F"], n = field["N"], e = field["E"];
    for (const UnitId u : {f, e}) field.state.unit(u).role = MeleeRole::continuing;
    Table table(field, {4, 3, 5, 1, 1, 1, 1});
    Order order = order_of(OrderKind::expand);
    order.units = UnitSet::of(n);
    order.to_right = false;
    table.commander[0].orders = {activate(), order};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    const Event* step = table.event(EventKind::expanded, n);
    REQUIRE(step != nullptr);
    CHECK(step->distance == 1.788_in);
    CHECK(field.state.unit(n).pose.centre == tabletop::Point{22.4_in, 9.6_in});
    CHECK(table.reaction(n, Test::wanting_to_charge) == nullptr);
    CHECK(table.reaction(e, Test::being_charged) == nullptr);
    CHECK(field.state.unit(e).hits == 1);
    CHECK(field.state.unit(n).hits == 1);
    CHECK(field.state.unit(f).hits == 0);
    CHECK(field.state.unit(n).role == MeleeRole::continuing);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DX-58: before an enemy 3 in away that faces it a unit may stand and stays active, or go on 2 in") {
    for (const bool stands : {true, false}) {
        Field field({"red A foot-melee 4/4/3 at 24,10 up active", "blue B foot-melee 4/4/3 at 24,13 down"});
        Table table(field, {});
        if (!stands) table.commander[0].orders = {march(8_in)};
        table.play_turn(0);
        CHECK(table.commander[0].refusals.empty());
        CHECK(field.state.unit(field["A"]).active);
        CHECK(field.state.unit(field["A"]).pose.centre.y == (stands ? 9.6_in : 11.6_in));
    }
    Field field({"red A foot-melee 4/4/3 at 24,10 up active", "blue B foot-melee 4/4/3 at 24,13 down"});
    Table table(field, {6, 6});
    table.commander[0].orders = {wheel(20), charge(field["A"], field["B"])};
    table.play_turn(0);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::facing_enemy});
    CHECK(table.reaction(field["A"], Test::wanting_to_charge) != nullptr);
}

TEST_CASE(
    "DX-59: three mounted units wheel 45 degrees along an arc of 3.77 in and go straight on half their move") {
    const std::vector<std::string> lines{"red A mounted-melee 4/4/3 at 25.6,10 up active body X",
                                         "red B mounted-melee 4/4/3 at 24,10 up active body X",
                                         "red C mounted-melee 4/4/3 at 22.4,10 up active body X",
                                         "blue E foot-melee 4/4/3 at 4,34 down"};
    Field field(lines);
    Table table(field, {});
    table.commander[0].orders = {wheel(45), march(6.1_in), march(6_in), march(0.1_in)};
    table.play_turn(0);
    CHECK(table.event(EventKind::wheeled, field["A"])->distance == 3.77_in);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::too_far, Refusal::too_far});
    CHECK(table.event(EventKind::moved, field["A"])->distance == 6_in);
}

TEST_CASE("DX-59: after an arc of 7 in mounted troops with 12 in go straight on 5 in at most") {
    std::vector<std::string> lines{"blue E foot-melee 4/4/3 at 4,34 down"};
    for (int i = 0; i < 6; ++i)
        lines.push_back("red M" + std::to_string(i) + " mounted-melee 4/4/3 at " +
                        std::to_string(20.0 + 1.6 * i) + ",6 up active body X");
    Field field(lines);
    Table table(field, {});
    table.commander[0].orders = {wheel(42), march(5_in), march(4.962_in)};
    table.play_turn(0);
    CHECK(table.event(EventKind::wheeled, field["M0"])->distance == 7.038_in);  // 9.6 in x 42 degrees
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::too_far});
}

TEST_CASE("DX-60: a melee chariot moves as three figures; dismounted it moves as two on foot") {
    Field field(
        {"red C mounted-melee 4/4/1 at 24,10 up build chariot", "blue E foot-melee 4/4/3 at 4,34 down"});
    const UnitEntry& entry = field.book().units[field["C"]];
    CHECK(entry.as_listed.move == 12_in);
    CHECK(entry.as_listed.retire == 6_in);
    CHECK(entry.dismounted.move == 8_in);
    CHECK(entry.dismounted.retire == 4_in);
}
