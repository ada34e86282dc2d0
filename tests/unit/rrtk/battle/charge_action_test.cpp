// Charges of which others become part: threats on the way, neighbours, countercharges (sections 12, 15).
#include "rrtk/battle/charge.hpp"
#include "support/battle_cases.hpp"

TEST_CASE(
    "who comes into the threat of a charger by its pursuit tests once, not for the charge again (R-145)") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,16 down",
                 "blue F foot-melee 4/4/3 at 26,22 down"});
    // WTC; E routs; pursuit by 5 in, to 2 in from F's line; F's test; a second one would find no dice.
    Table table(field, {1, 1, 6, 6, 3, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(field.state.unit(field["C"]).pose.centre.y == 19.4_in);
    CHECK(table.reaction(field["F"], Test::enemy_threat) != nullptr);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("who comes into the threat of a charge tests, though the charger has pursued past it (R-109)") {
    Field field({"red C mounted-melee 4/4/3 at 24,10 up active", "blue E foot-melee 4/4/3 at 24,16 down",
                 "blue F foot-melee 4/4/3 at 26,18.5 down"});
    Table table(field, {1, 1, 6, 6, 3, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(table.reaction(field["F"], Test::enemy_threat) != nullptr);
    CHECK(table.roller.left() == 0);
}

TEST_CASE("a charger goes at its own target and is not pulled along by a neighbour (section 12)") {
    Field field({"red F foot-melee 4/4/3 at 24,10 up body X", "red B foot-melee 4/4/3 at 24,9.2 up body X",
                 "red C foot-melee 4/4/3 at 24,8.4 up body X"});
    Table table(field, {});
    UnitSet both = UnitSet::of(field["B"]);
    both.add(field["C"]);
    CHECK(pulled_along(table.battle, field["F"]) == both);
    table.battle.charging_now.add(field["B"]);
    CHECK(pulled_along(table.battle, field["F"]).empty());  // B holds back C, who stands behind it
}

TEST_CASE("every enemy that a charge would touch may countercharge, not only its target (R-116, R-118)") {
    Field field({"red C foot-melee 4/4/3 at 24.8,10 up active", "blue E foot-melee 4/4/3 at 24,14 down",
                 "blue F foot-melee 4/4/3 at 25.6,14 down [frenzy]"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(table.reaction(field["F"], Test::being_charged)->effect == rrtk::Effect::charge);
    CHECK(table.event(EventKind::countercharged, field["F"]) != nullptr);
    REQUIRE(table.event(EventKind::fought, field["F"]) != nullptr);
    CHECK(table.event(EventKind::fought, field["F"])->total == 2);  // its die 1, and 1 for the Frenzy
    CHECK(table.event(EventKind::countercharged, field["E"]) == nullptr);
}

TEST_CASE(
    "a target whose front is turned away from the charger cannot countercharge and does not count as charging") {
    Field field(
        {"red C foot-melee 4/4/3 at 23.5,10 up active", "blue E foot-melee 4/4/3 at 24,14 left [frenzy]"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    CHECK(table.reaction(field["E"], Test::being_charged)->effect == rrtk::Effect::charge);
    CHECK(table.event(EventKind::countercharged, field["E"]) == nullptr);
    REQUIRE(table.event(EventKind::fought, field["E"]) != nullptr);
    CHECK(table.event(EventKind::fought, field["E"])->total == 1);  // no Frenzy
}
