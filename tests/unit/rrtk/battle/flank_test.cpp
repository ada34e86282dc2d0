// Worked examples of section 19: flanks, skirmishers, elephants.
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "support/battle_cases.hpp"

TEST_CASE("DX-26: a unit of Rep 4 charged in flank that passes one die routs") {
    Field field({"red C foot-melee 4/4/3 at 20,11.2 right active", "blue B foot-melee 4/4/3 at 24,10 down"});
    Table table(field, {1, 1, 2, 5, 6});
    table.commander[0].orders = {charge(field["C"], field["B"])};
    table.play_turn(0);
    CHECK(table.reaction(field["B"], Test::being_charged)->passed == 1);
    CHECK(field.state.unit(field["B"]).presence == Presence::routed);
}

TEST_CASE("DX-27: with two dice passed it stands, and has no flank any more") {
    Field field({"red C foot-melee 4/4/3 at 20,11.2 right active", "blue B foot-melee 4/4/3 at 24,10 down"});
    Table table(field, {1, 1, 2, 4, 1, 1, 1, 1, 1, 1});
    table.commander[0].orders = {charge(field["C"], field["B"])};
    table.play_turn(0);
    CHECK(table.reaction(field["B"], Test::being_charged)->passed == 2);
    CHECK(field.state.on_table(field["B"]));
    CHECK(field.state.unit(field["B"]).all_round);
    CHECK(field.state.unit(field["B"]).pose.facing == tabletop::down);
    CHECK(table.event(EventKind::fought, field["B"]) != nullptr);
}

TEST_CASE("DX-28: skirmishers may charge foot of Rep 4 with four hits, not with three") {
    for (const int hits : {3, 4}) {
        Field field({"red S foot-skirmish 4/2/2 at 24,10 up",
                     "blue F foot-melee 4/4/3 at 24,14 down hits " + std::to_string(hits)});
        Table table(field, {});
        CHECK(may_charge(table.battle, field["S"], field["F"]) == (hits == 4));
    }
}

TEST_CASE("DX-29: an elephant routed by an enemy due north with a 5 charges a full move to the south-east") {
    Field field(
        {"red E foot-melee 4/2/1 at 24,20 up build elephant", "blue B foot-melee 4/4/3 at 24,24 down"});
    Table table(field, {5});
    rout(table.battle, field["E"], field["B"]);
    const UnitState& now = field.state.unit(field["E"]);
    CHECK(field.state.on_table(field["E"]));
    CHECK(now.rampaging);
    CHECK(now.pose.facing == tabletop::Facing(135));
    const tabletop::Pose start{{24_in, 19.2_in}, tabletop::Facing(135)};
    CHECK(now.pose == tabletop::stepped(start, tabletop::Facing(135), 8_in));
    CHECK(table.roller.left() == 0);
}
