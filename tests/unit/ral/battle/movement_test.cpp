// Movement, charges, routs, leaders: what is legal and what comes of it.
#include <doctest/doctest.h>

#include "ral/battle/archery.hpp"
#include "ral/battle/charge.hpp"
#include "ral/battle/morale.hpp"
#include "support/ral_table.hpp"

namespace muster::test {

using namespace literals;
using namespace muster::ral::battle;
using tabletop::Edge;

namespace {

const TestUnit far_blue{"peasant", 44_in, 34_in, 180, false, ""};

Fault moves_to(const std::vector<TestUnit>& red, tabletop::Point to,
               const std::vector<scenario::TerrainPiece>& ground) {
    RalTable table(red, {far_blue}, {}, ground);
    return table.check(table.move(table.r(1), to));
}

}  // namespace

TEST_CASE("TR-04: every type goes its inches and not a thousandth more") {
    for (const auto& [type, inches] : std::vector<std::pair<std::string, Inches>>{{"mounted-yeoman", 12_in},
                                                                                  {"mounted-knight", 10_in},
                                                                                  {"foot-yeoman", 8_in},
                                                                                  {"peasant", 8_in},
                                                                                  {"foot-knight", 6_in}}) {
        const std::vector<TestUnit> red{{type, 24_in, 10_in, 0, false, ""}};
        CHECK(moves_to(red, {24_in, 10_in + inches}, {}) == Fault::none);
        CHECK(moves_to(red, {24_in, 10_in + inches + Inches::thousandths(1)}, {}) == Fault::too_far);
    }
}

TEST_CASE("TR-05: a hill takes 2 in a level, a wall or hedge 2 in, woods let only peasants in") {
    const std::vector<TestUnit> yeomen{{"foot-yeoman", 24_in, 10_in, 0, false, ""}};
    const std::vector<TestUnit> peasants{{"peasant", 24_in, 10_in, 0, false, ""}};
    const scenario::TerrainPiece hill = ground("hill", {10_in, 12_in}, {40_in, 30_in});
    const scenario::TerrainPiece top = ground("hill", {12_in, 14_in}, {38_in, 28_in});
    CHECK(moves_to(yeomen, {24_in, 16_in}, {hill}) == Fault::none);
    CHECK(moves_to(yeomen, {24_in, 16.1_in}, {hill}) == Fault::too_far);
    CHECK(moves_to(yeomen, {24_in, 14.1_in}, {hill, top}) == Fault::too_far);  // RAL-022: 4.1 + 4 of 8
    CHECK(moves_to(yeomen, {24_in, 14_in}, {hill, top}) == Fault::none);
    for (const char* kind : {"wall", "hedge"}) {
        const scenario::TerrainPiece wall = ground(kind, {10_in, 12_in}, {40_in, 12.5_in});
        CHECK(moves_to(yeomen, {24_in, 16_in}, {wall}) == Fault::none);
        CHECK(moves_to(yeomen, {24_in, 16.1_in}, {wall}) == Fault::too_far);
    }
    const scenario::TerrainPiece woods = ground("woods", {10_in, 13_in}, {40_in, 30_in});
    CHECK(moves_to(yeomen, {24_in, 12_in}, {woods}) == Fault::none);
    CHECK(moves_to(yeomen, {24_in, 12.5_in}, {woods}) == Fault::woods);
    CHECK(moves_to(peasants, {24_in, 18_in}, {woods}) == Fault::none);
}

TEST_CASE("TR-05: a unit stops at the bank, crosses straight in its next turn, and stops on the far bank") {
    const std::vector<scenario::TerrainPiece> river{ground("river", {0_in, 14_in}, {48_in, 17_in})};
    RalTable table({{"foot-knight", 24_in, 10_in, 0, false, ""}}, {far_blue}, {}, river);
    CHECK(table.check(table.move(table.r(1), {24_in, 15_in})) == Fault::river);
    CHECK(table.check(table.move(table.r(1), {24_in, 18_in})) == Fault::river);
    REQUIRE(table.obey(table.move(table.r(1), {24_in, 13_in})).none());
    CHECK(table.check(table.move(table.r(1), {24_in, 18_in})) == Fault::has_moved);
    table.state.units[0].moved = false;  // its next turn
    CHECK(table.check(table.move(table.r(1), {26_in, 18_in})) == Fault::river);
    CHECK(table.check(table.move(table.r(1), {24_in, 19_in})) == Fault::river);
    CHECK(table.obey(table.move(table.r(1), {24_in, 18_in})).none());
    CHECK(table.count(EventKind::crossed_river) == 1);
}

TEST_CASE("RAL-020: a gap of exactly 2 in lets a unit pass, less does not") {
    for (const Inches half : {1_in, 0.99_in}) {
        RalTable table({{"foot-yeoman", 24_in, 10_in, 0, false, ""},
                        {"peasant", 24_in - half - 3_in, 13_in, 0, false, ""},
                        {"peasant", 24_in + half + 3_in, 13_in, 0, false, ""}},
                       {far_blue}, {});
        CHECK(table.check(table.move(table.r(1), {24_in, 17_in})) ==
              (half == 1_in ? Fault::none : Fault::blocked));
    }
}

TEST_CASE("who is routed, has shot, has moved or fights may not move, and nobody moves the enemy") {
    RalTable table({{"foot-yeoman", 24_in, 10_in, 0, false, ""}}, {{"peasant", 24_in, 20_in, 180, false, ""}},
                   {});
    const Order order = table.move(table.r(1), {24_in, 12_in});
    CHECK(table.check(order) == Fault::none);
    CHECK(check(*table.battle, 1, order).fault == Fault::not_yours);
    table.state.units[0].fired = true;
    CHECK(table.check(order) == Fault::has_fired);
    table.state.units[0].fired = false;
    table.state.units[0].routed = 1;
    CHECK(table.check(order) == Fault::routed);
    table.state.units[0].routed = -1;
    table.battle->place(table.b(1), {{24_in, 12_in}, tabletop::down});
    CHECK(table.check(order) == Fault::in_melee);
    CHECK(table.check(table.move(table.b(1), {24_in, 20_in})) == Fault::in_melee);
}

TEST_CASE("a refused order changes nothing") {
    RalTable table({{"foot-yeoman", 24_in, 10_in, 0, false, ""}}, {{"peasant", 24_in, 20_in, 180, false, ""}},
                   {});
    const State before = table.state;
    CHECK(table.obey(table.move(table.r(1), {24_in, 19_in})).fault != Fault::none);
    CHECK(table.obey(table.charge(table.r(1), table.b(1), Edge::rear)).fault == Fault::wrong_edge);
    CHECK(table.state == before);
}

TEST_CASE("RAL-027: mounted charged by mounted come out 6 in, or half way, or run") {
    for (const Inches y : {19_in, 14_in}) {
        RalTable table({{"mounted-yeoman", 24_in, 10_in, 0, false, ""}},
                       {{"mounted-yeoman", 24_in, y, 180, false, ""}}, {6});
        REQUIRE(table.obey(table.charge(table.r(1), table.b(1))).none());
        const Inches between = y - 12_in, out = between >= 6_in ? 6_in : between / 2;
        CHECK(table.told(EventKind::countercharged).distance == out);
        CHECK(table.state.units[table.b(1)].pose.centre.y == y - out);
        CHECK(table.state.units[table.r(1)].pose.centre.y == y - out - 2_in);
        CHECK(table.state.units[table.b(1)].fights == table.r(1));
    }
    RalTable table({{"mounted-yeoman", 24_in, 10_in, 0, false, ""}},
                   {{"mounted-yeoman", 24_in, 16_in, 180, false, ""}}, {1});  // needs 2
    REQUIRE(table.obey(table.charge(table.r(1), table.b(1))).none());
    CHECK(table.state.routed(table.b(1)));
    CHECK(table.state.units[table.b(1)].pose.centre.y == 28_in);
    CHECK(table.count(EventKind::missed) == 1);
}

TEST_CASE("RAL-026: a flanked unit on foot that stood may turn to face; mounted turn and come out") {
    RalTable foot({{"foot-yeoman", 33_in, 23_in, 270, false, ""}},
                  {{"foot-yeoman", 24_in, 20_in, 180, false, ""}}, {6});
    REQUIRE(foot.obey(foot.charge(foot.r(1), foot.b(1), Edge::left)).none());
    CHECK(foot.state.units[foot.b(1)].pose.facing == tabletop::Facing(90));
    CHECK(foot.state.units[foot.b(1)].fights == foot.r(1));
    RalTable horse({{"mounted-knight", 34_in, 24_in, 270, false, ""}},
                   {{"mounted-knight", 24_in, 20_in, 180, false, ""}}, {6});
    REQUIRE(horse.obey(horse.charge(horse.r(1), horse.b(1), Edge::left)).none());
    CHECK(horse.state.units[horse.b(1)].pose.facing == tabletop::Facing(90));
    CHECK(horse.count(EventKind::countercharged) == 1);
    CHECK(horse.roller.left() == 0);
}

TEST_CASE("RAL-041: knights without a leader charge knights that they can reach; a leader lifts this") {
    for (const bool leader : {false, true}) {
        RalTable table(
            {{"foot-knight", 24_in, 10_in, 0, leader, ""}},
            {{"peasant", 21_in, 15_in, 180, false, ""}, {"foot-knight", 27_in, 15_in, 180, false, ""}}, {});
        CHECK(table.check(table.charge(table.r(1), table.b(1))) ==
              (leader ? Fault::none : Fault::knights_first));
    }
    RalTable far({{"foot-knight", 24_in, 10_in, 0, false, ""}},
                 {{"peasant", 24_in, 15_in, 180, false, ""}, {"foot-knight", 36_in, 30_in, 180, false, ""}},
                 {});
    CHECK(far.check(far.charge(far.r(1), far.b(1))) == Fault::none);
}

TEST_CASE("RAL-027: woods beside the way shorten a countercharge, they don't forbid it") {
    // Its right half would be in the woods after 3 in; the charger slides aside to stand clear of them too.
    RalTable table({{"mounted-yeoman", 24_in, 10_in, 0, false, ""}},
                   {{"mounted-yeoman", 20_in, 21_in, 180, false, ""}}, {6},
                   {ground("woods", {26_in, 14_in}, {36_in, 20_in})});
    REQUIRE(table.obey(table.charge(table.b(1), table.r(1))).none());
    CHECK(table.told(EventKind::countercharged).distance == 3_in);
    CHECK(table.state.units[table.r(1)].pose.centre == tabletop::Point{24_in, 13_in});
    CHECK(table.state.units[table.b(1)].pose.centre == tabletop::Point{23_in, 15_in});
}

TEST_CASE("RAL-028: a unit hit in the flank alone may turn to its attacker in its next movement event") {
    RalTable table({{"foot-yeoman", 33_in, 23_in, 270, false, ""}},
                   {{"foot-yeoman", 24_in, 20_in, 180, false, ""}}, {6});
    table.blue.answers[Ask::flanked] = static_cast<std::int16_t>(ral::battle::Stand::as_it_is);
    REQUIRE(table.obey(table.charge(table.r(1), table.b(1), Edge::left)).none());
    CHECK(table.state.units[table.b(1)].fights == no_unit);
    Order face;
    face.kind = OrderKind::face;
    face.unit = table.b(1);
    face.target = table.r(1);
    CHECK(table.check(face) == Fault::just_come);  // section 5: drawn into melee, it does not move this turn
    table.state.units[table.r(1)].moved = false;   // the next turn
    REQUIRE(table.obey(face).none());
    CHECK(table.state.units[table.b(1)].fights == table.r(1));
    CHECK(table.battle->locked(table.b(1), table.r(1)));
}

TEST_CASE("RAL-036, RAL-050: routs pass through friends, end clear of them, stop at banks, leave the table") {
    RalTable through({{"peasant", 24_in, 20_in, 0, false, ""}, {"foot-knight", 24_in, 12.5_in, 0, false, ""}},
                     {far_blue}, {});
    run(*through.battle, through.r(1), TR(7));
    CHECK(through.state.units[0].pose.centre.y < 10.5_in);
    CHECK(through.state.units[0].pose.facing == tabletop::down);
    RalTable bank({{"peasant", 24_in, 20_in, 0, false, ""}}, {far_blue}, {},
                  {ground("river", {0_in, 13_in}, {48_in, 16_in})});
    run(*bank.battle, bank.r(1), TR(7));
    CHECK(bank.state.units[0].pose.centre.y == 17_in);
    RalTable wall({{"peasant", 24_in, 20_in, 0, false, ""}}, {far_blue}, {},
                  {ground("wall", {0_in, 16_in}, {48_in, 16.5_in})});
    run(*wall.battle, wall.r(1), TR(7));
    CHECK(wall.state.units[0].pose.centre.y == 14_in);
    RalTable edge({{"peasant", 24_in, 7_in, 0, true, ""}, {"peasant", 10_in, 7_in, 0, false, ""}}, {far_blue},
                  {});
    run(*edge.battle, edge.r(1), TR(7));
    CHECK(edge.state.units[0].presence == Presence::ran_off);
    CHECK(edge.state.leaders[0].with == no_unit);
}

TEST_CASE("RAL-048: a leader whose unit is gone joins a friend within 12 in, or is captured") {
    for (const bool joins : {true, false}) {
        RalTable table({{"peasant", 24_in, 8_in, 0, true, ""}, {"peasant", 34_in, 8_in, 0, false, ""}},
                       {far_blue}, {});
        table.battle->take_off(table.r(1), Presence::destroyed);
        Order lead;
        lead.kind = OrderKind::lead;
        lead.leader = 0;
        lead.target = table.r(2);
        if (joins) CHECK(obey(*table.battle, 0, lead).none());
        capture_stragglers(*table.battle, 0);
        CHECK(table.state.leaders[0].fate == (joins ? Fate::alive : Fate::captured));
    }
}

TEST_CASE("section 7: a leader rallies a unit routed on an earlier turn, and one that ran this turn not") {
    RalTable table({{"peasant", 24_in, 10_in, 180, true, ""}}, {far_blue}, {});
    table.state.turn = 2;
    table.state.units[0].routed = 2;
    rally(*table.battle);
    CHECK(table.state.routed(0));
    table.state.turn = 3;
    rally(*table.battle);
    CHECK_FALSE(table.state.routed(0));
}

TEST_CASE("RAL-017: who declines for the first time has no value that turn; later refusals cost nothing") {
    RalTable table({{"foot-knight", 24_in, 10_in, 0, true, ""}},
                   {{"foot-knight", 24_in, 20_in, 180, true, ""}}, {});
    table.state.lost_roll = 0;
    table.red.answers[Ask::challenge] = 1;
    table.blue.answers[Ask::accept] = 0;
    table.blue.answers[Ask::challenge] = -1;
    table.state.stage = Stage::challenges;
    table.state.turn = 0;
    step(*table.battle);
    CHECK(table.state.leaders[1].declined_now);
    CHECK_FALSE(table.battle->led(table.b(1)));
    table.state.stage = Stage::challenges;
    step(*table.battle);
    CHECK_FALSE(table.state.leaders[1].declined_now);
    CHECK(table.battle->led(table.b(1)));
    CHECK(table.told(EventKind::declined, 1).number == 0);
}

TEST_CASE("archery: 12 in, over no friend, front only, half of the figures clear, never into melee") {
    const TestUnit archers{"foot-yeoman", 24_in, 10_in, 0, false, "bow"};
    const auto may = [&](const std::vector<TestUnit>& red, const TestUnit& blue,
                         const std::vector<scenario::TerrainPiece>& pieces) {
        RalTable table(red, {blue}, {}, pieces);
        return !targets_of(*table.battle, table.r(1)).units.empty();
    };
    const TestUnit near{"peasant", 24_in, 20_in, 180, false, ""};
    CHECK(may({archers}, near, {}));
    CHECK(
        may({archers}, {"peasant", 24_in, 23.5_in, 180, false, ""}, {}));  // front rank at 10.5, base at 22.5
    CHECK_FALSE(may({archers}, {"peasant", 24_in, 23.6_in, 180, false, ""}, {}));
    CHECK_FALSE(may({archers, {"foot-knight", 24_in, 15_in, 0, false, ""}}, near, {}));
    CHECK_FALSE(may({{"foot-yeoman", 24_in, 10_in, 180, false, "bow"}}, near, {}));
    CHECK_FALSE(may({archers}, near, {ground("woods", {10_in, 13_in}, {40_in, 16_in})}));
    CHECK_FALSE(may({archers}, near, {ground("hill", {10_in, 13_in}, {40_in, 16_in})}));
    CHECK(may({archers}, near, {ground("hill", {10_in, 13_in}, {40_in, 26_in})}));
    RalTable table({archers, {"foot-knight", 24_in, 18_in, 0, false, ""}}, {near}, {});
    CHECK(targets_of(*table.battle, table.r(1)).units.empty());
}

TEST_CASE("living figures stand in the front rank first, from its middle outward") {
    RalTable table({{"foot-yeoman", 24_in, 10_in, 0, false, "bow"}}, {far_blue}, {});
    table.lose(table.r(1), 10);
    const auto places = living_figures(*table.battle, table.r(1));
    REQUIRE(places.size() == 2);
    CHECK(places[0] == tabletop::Point{23.5_in, 10.5_in});
    CHECK(places[1] == tabletop::Point{24.5_in, 10.5_in});
}

}  // namespace muster::test
