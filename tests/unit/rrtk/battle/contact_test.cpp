// The last inch: conforming, contact with the front, and charges out of the air that come so far.
#include "support/battle_cases.hpp"

TEST_CASE("conforming shifts a charger by no more than half a base, lining up included (R-115)") {
    Field field({"red C foot-melee 4/4/3 at 22.4,10 up active", "blue E foot-melee 4/4/3 at 24,14 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["E"])};
    table.play_turn(0);
    // 1.6 in off: half a base brings it to 23.2, where it overlaps by half a base and fights.
    CHECK(field.state.unit(field["C"]).pose.centre == tabletop::Point{23.2_in, 13.6_in});
}

TEST_CASE("a charge that would pass its target and touch it with a rear corner is refused (section 12)") {
    Field field({"red C foot-melee 4/4/3 at 24,10 up active", "red G foot-melee 4/4/3 at 25.7,13.9 up",
                 "blue T foot-melee 4/4/3 at 25.64,14 down"});
    Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
    table.battle.state.progress.body = field.state.unit(field["C"]).body;
    CHECK(obey(table.battle, charge(field["C"], field["T"])) == Refusal::no_room);
}

TEST_CASE("a flyer doesn't land for a charge where it would touch another enemy (R-038, R-118)") {
    for (const char* beside : {"25.62,28.2", "26.4,28.2"}) {
        Field field({"red F mounted-melee 4/4/3 off [flyer] active", "blue T foot-melee 4/2/3 at 24,30 down",
                     std::string("blue U foot-melee 4/4/3 at ") + beside + " down"});
        Table table(field, {1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1});
        table.battle.state.progress.body = field.state.unit(field["F"]).body;
        const bool touches = std::string(beside) == "25.62,28.2";
        CHECK(check(table.battle, charge_from_air(field["F"], field["T"], {24_in, {}})) ==
              (touches ? Refusal::no_room : Refusal::none));
    }
}

TEST_CASE("a flyer doesn't land for a charge whose last inch is not free (R-038)") {
    Field field({"red F mounted-melee 4/4/3 off [flyer] active", "blue T foot-melee 4/2/3 at 24,30 down",
                 "red W foot-melee 4/4/3 at 25.2,29.9 up"});
    Table table(field, {});
    table.battle.state.progress.body = field.state.unit(field["F"]).body;
    CHECK(check(table.battle, charge_from_air(field["F"], field["T"], {24_in, {}})) == Refusal::no_room);
}

TEST_CASE("a flyer that has charged in a turn isn't ordered to charge again in it (R-107)") {
    Field field(
        {"red F mounted-melee 4/4/3 off [flyer dual-armed] active", "blue T foot-melee 4/2/3 at 24,30 down"});
    Table table(field, {5, 6});  // WTC passes none: it halts
    table.battle.state.progress.body = field.state.unit(field["F"]).body;
    CHECK(obey(table.battle, charge_from_air(field["F"], field["T"], {24_in, {}})) == Refusal::none);
    CHECK(table.battle.state.progress.charged.has(field["F"]));
}
