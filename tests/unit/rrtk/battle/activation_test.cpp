// Worked examples of section 10: activation and the order of steps.
#include "rrtk/battle/involuntary.hpp"
#include "support/battle_cases.hpp"

namespace {

/// Five lone units of red's in a row, far from the enemy.
Field five_bodies() {
    return Field({"wr red 3", "red A foot-melee 4/4/3 at 40,5 up cinc", "red B foot-melee 4/4/3 at 32,5 up",
                  "red C foot-melee 4/4/3 at 24,5 up", "red D foot-melee 4/4/3 at 16,5 up",
                  "red E foot-melee 4/4/3 at 8,5 up", "blue X foot-melee 4/4/3 at 24,34 down"});
}

int active_units(const Field& field) {
    int count = 0;
    for (const UnitId u : field.book().sides[0].units) count += field.state.unit(u).active ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("DX-14: of five inactive Bodies War Rating 3 activates three in a turn") {
    Field field = five_bodies();
    Table table(field, {});
    std::vector<Order>& orders = table.commander[0].orders;
    for (int i = 0; i < 3; ++i) {
        orders.push_back(activate());
        orders.push_back(march(4_in));
        orders.push_back(done());
    }
    orders.push_back(activate());
    orders.push_back(done());
    orders.push_back(activate());
    table.play_turn(0);
    CHECK(active_units(field) == 3);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::no_points, Refusal::no_points});
}

TEST_CASE(
    "R-048: a commander of mercenaries brings three activations of his own, one of gunners for guns only") {
    const std::vector<std::string> lines{
        "wr red 3",
        "red A foot-melee 4/4/3 at 40,5 up cinc",
        "red M foot-melee 4/4/3 at 32,5 up",
        "red G foot-missile 4/2/1 at 24,5 up build artillery [cannon] mercenary-artillerist",
        "red D foot-melee 4/4/3 at 16,5 up",
        "red E foot-melee 4/4/3 at 8,5 up",
        "blue X foot-melee 4/4/3 at 24,34 down"};
    {
        Field field(lines);
        Table table(field, {});
        for (int i = 0; i < 5; ++i) {
            table.commander[0].orders.push_back(activate());
            table.commander[0].orders.push_back(march(4_in));
            table.commander[0].orders.push_back(done());
        }
        table.play_turn(0);
        CHECK(active_units(field) == 4);  // three by the War Rating, and the gun
        CHECK(table.commander[0].refusals.front() == Refusal::no_points);
        CHECK(field.state.sides[0].for_guns == 2);
    }
    std::vector<std::string> hired = lines;
    hired[2] += " mercenary-commander";
    Field field(hired);
    Table table(field, {});
    table.play_turn(0);
    CHECK(field.state.sides[0].activations == 6);
    rout(table.battle, field["M"], field["X"]);
    table.play_turn(1);
    table.play_turn(0);
    CHECK(field.state.sides[0].activations == 3);
}

TEST_CASE("DX-15: Bodies that are moving go on free of cost, and two more are activated") {
    Field field = five_bodies();
    for (const char* name : {"A", "B", "C"}) field.state.unit(field[name]).active = true;
    Table table(field, {});
    std::vector<Order>& orders = table.commander[0].orders;
    for (int i = 0; i < 3; ++i) {
        orders.push_back(march(4_in));
        orders.push_back(done());
    }
    for (int i = 0; i < 2; ++i) {
        orders.push_back(activate());
        orders.push_back(march(4_in));
        orders.push_back(done());
    }
    table.play_turn(0);
    CHECK(active_units(field) == 5);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.sides[0].activations == 1);
}

TEST_CASE("an active Body that could go on may not simply stop (R-120)") {
    Field field = five_bodies();
    field.state.unit(field["A"]).active = true;
    Table table(field, {});
    table.commander[0].orders = {done(), march(3_in), done(), march(1_in), done()};
    table.play_turn(0);
    CHECK(table.commander[0].refusals == std::vector<Refusal>{Refusal::too_little, Refusal::too_little});
    CHECK(field.state.unit(field["A"]).pose.centre.y == 8.6_in);
}

TEST_CASE(
    "DX-56: a second Body joins a melee on the flank; who has rolled in this turn does not roll again") {
    // A stands on Red's right, touching B; C is ready behind B's front line on his flank.
    Field field({"red A foot-melee 4/4/3 at 24,10 up", "blue B foot-melee 5/4/3 at 24,10 down",
                 "red C foot-melee 4/2/3 at 20,11.2 right"});
    Table table(field, {2, 3, 1, 2, 3, 4, 3, 4, 2, 4, 5, 1, 4, 3, 2});
    table.commander[0].orders = {done(), activate(), charge(field["C"], field["B"])};
    table.play_turn(0);
    const UnitId b = field["B"], c = field["C"];
    CHECK(table.commander[0].refusals.empty());
    CHECK(table.reaction(b, Test::being_charged)->passed == 2);
    CHECK(field.state.unit(b).hits == 1);
    CHECK(table.reaction(c, Test::involved_in_melee)->passed == 2);
    const Event* second = table.reaction(b, Test::involved_in_melee, 1);
    REQUIRE(second != nullptr);
    CHECK(second->total == 3);
    CHECK(second->passed == 2);
    CHECK(table.reaction(field["A"], Test::involved_in_melee, 1) == nullptr);
    CHECK(field.state.on_table(b));
    CHECK(table.roller.left() == 0);
}
