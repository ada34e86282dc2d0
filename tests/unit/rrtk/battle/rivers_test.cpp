// Fording: however a Body comes to the bank, it gets through.
#include "support/battle_cases.hpp"

namespace {

const char* const river = "ground river 0,18 48,20 fords 20,18 28,20";

}  // namespace

TEST_CASE("a Body that reaches the bank with the last of its move stands at the river's edge (R-364)") {
    Field field({river, "red A foot-melee 4/4/3 at 24,10 up active", far_off});
    const UnitId a = field["A"];
    Table table(field, {});
    table.commander[0].orders = {march(8_in), done()};
    table.play_turn(0);
    CHECK(field.state.unit(a).pose.centre.y == 17.6_in);
    CHECK(field.state.unit(a).fording == Fording::at_edge);
    CHECK(field.state.unit(a).active);
    table.play_turn(1);
    table.commander[0].orders.push_back(march(8_in));
    table.play_turn(0);  // to the far edge, inside the river
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(a).pose.centre.y == 19.6_in);
    CHECK(field.state.unit(a).fording == Fording::inside);
}

TEST_CASE("a Body that stands at the bank already, by whatever way, goes to the far edge (R-364)") {
    Field field({river, "red A foot-melee 4/4/3 at 24,18 up active", far_off});
    Table table(field, {});
    table.commander[0].orders = {march(8_in)};
    table.play_turn(0);
    CHECK(table.commander[0].refusals.empty());
    CHECK(field.state.unit(field["A"]).pose.centre.y == 19.6_in);
    CHECK(field.state.unit(field["A"]).fording == Fording::inside);
}
