// The worked examples (EXR) and derived vectors (DR) of the rules, played by the engine with scripted dice.
#include <doctest/doctest.h>

#include "ral/battle/archery.hpp"
#include "ral/battle/casualties.hpp"
#include "ral/battle/challenges.hpp"
#include "ral/battle/melee.hpp"
#include "ral/battle/morale.hpp"
#include "ral/battle/report.hpp"
#include "support/ral_table.hpp"

namespace muster::test {

using namespace literals;
using namespace muster::ral::battle;
using tabletop::Edge;

namespace {

std::uint8_t type_of(const char* id) { return static_cast<std::uint8_t>(ral_book().rules.type_index(id)); }

/// Two units front to front, in melee: red below, blue above.
std::vector<TestUnit> below(const char* type, bool leader = false) {
    return {{type, 24_in, 17_in, 0, leader, ""}};
}
std::vector<TestUnit> above(const char* type, int facing = 180) {
    return {{type, 24_in, 19_in, facing, false, ""}};
}

}  // namespace

TEST_CASE("EXR-01: yeoman archers that lost five shoot at foot knights with a 6: one knight falls") {
    RalTable table({{"foot-yeoman", 24_in, 10_in, 0, false, "bow"}},
                   {{"foot-knight", 24_in, 18_in, 180, false, ""}}, {6});
    table.lose(table.r(1), 5);
    archery(*table.battle);
    CHECK(table.told(EventKind::shot).total == 4);
    CHECK(table.told(EventKind::shot).number == 1);
    CHECK(table.left(table.b(1)) == 11);
    CHECK(table.count(EventKind::tested) == 0);  // knights don't test for archery
    CHECK(sentence(*table.book, table.told(EventKind::shot)) ==
          "Foot Yeomen shoot at Foot Knights: 6 − 2 for losses = 4; 4 / 3 = 1: one figure falls");
}

TEST_CASE("EXR-02: mounted yeomen add 1 to the melee die, mounted knights 2") {
    RalTable table(below("mounted-yeoman"), above("mounted-knight"), {});
    CHECK(sum_of(melee_modifiers(*table.battle, table.r(1), table.b(1))) == 1);
    CHECK(sum_of(melee_modifiers(*table.battle, table.b(1), table.r(1))) == 2);
}

TEST_CASE("EXR-03: front, flank and rear attackers of one unit, and one of them is hit in the rear") {
    RalTable table(
        {{"foot-yeoman", 24_in, 12_in, 0, false, ""},
         {"foot-yeoman", 33_in, 20_in, 270, false, ""},
         {"foot-yeoman", 24_in, 27_in, 180, false, ""}},
        {{"foot-yeoman", 24_in, 20_in, 180, false, ""}, {"foot-yeoman", 37_in, 20_in, 270, false, ""}},
        {1, 1, 1, 1, 1, 6, 6, 6});
    const UnitId stands = table.b(1), four = table.b(2);
    CHECK(table.obey(table.charge(table.r(1), stands)).none());
    CHECK(table.obey(table.charge(table.r(2), stands, Edge::left)).none());
    CHECK(table.obey(table.charge(table.r(3), stands, Edge::rear)).none());
    CHECK(table.obey(table.charge(four, table.r(2), Edge::rear)).none());
    CHECK(table.state.units[stands].fights == table.r(1));
    CHECK(table.state.units[table.r(2)].fights == stands);
    CHECK(table.state.units[table.r(3)].fights == stands);
    CHECK(table.state.units[four].fights == table.r(2));
    melee(*table.battle);
    CHECK(table.left(stands) == 12 - 1 - 1 - 2);  // the rear attacker's 1 + 2 takes two
    CHECK(table.left(table.r(1)) == 11);          // S strikes White 1 alone
    CHECK(table.left(table.r(2)) == 10);          // Black 4 from the rear: 1 + 2
    CHECK(table.left(table.r(3)) == 12);
    CHECK(table.left(four) == 12);  // unanswered
    CHECK(table.roller.left() == 0);
}

TEST_CASE("DR-01: peasants uphill with a 2 against peasants do nothing") {
    RalTable table(below("peasant"), above("peasant"), {2, 1},
                   {ground("hill", {10_in, 18_in}, {40_in, 30_in})});
    table.fight(table.r(1), table.b(1));
    table.fight(table.b(1), table.r(1));
    melee(*table.battle);
    CHECK(table.told(EventKind::struck).total == 0);
    CHECK(table.told(EventKind::struck).number == 0);
    CHECK(table.told(EventKind::struck, 1).total == 0);  // who stands higher has no modifier for it
    CHECK(table.left(table.b(1)) == 12);
}

TEST_CASE("DR-02: mounted knights with a leader and a 6 kill five peasants") {
    RalTable table(below("mounted-knight", true), above("peasant"), {6, 1, 6});
    table.fight(table.r(1), table.b(1));
    table.fight(table.b(1), table.r(1));
    melee(*table.battle);
    CHECK(table.told(EventKind::struck).total == 9);
    CHECK(table.left(table.b(1)) == 7);
}

TEST_CASE("DR-03: foot knights that lost four, in the rear of mounted knights, with a 3: one falls") {
    RalTable table(below("foot-knight"), above("mounted-knight", 0), {3, 6});
    table.lose(table.r(1), 4);
    table.fight(table.r(1), table.b(1));
    melee(*table.battle);
    CHECK(table.told(EventKind::struck).total == 4);
    CHECK(table.left(table.b(1)) == 5);
    CHECK(table.count(EventKind::struck) == 1);
}

TEST_CASE("DR-04: mounted archers that lost two shoot with a 1 and hit nobody") {
    RalTable table({{"mounted-yeoman", 24_in, 10_in, 0, false, "bow"}},
                   {{"peasant", 24_in, 18_in, 180, false, ""}}, {1});
    table.lose(table.r(1), 2);
    archery(*table.battle);
    CHECK(table.told(EventKind::shot).total == -1);
    CHECK(table.left(table.b(1)) == 12);
}

TEST_CASE("DR-05: peasants hit by mounted knights run on a 5 and stand on a 6") {
    RalTable table(below("peasant"), above("mounted-knight"), {5, 6});
    const MoraleTest test{table.r(1), type_of("mounted-knight"), table.b(1), false, false, TR(7)};
    CHECK_FALSE(passes(*table.battle, test));
    CHECK(passes(*table.battle, test));
}

TEST_CASE("DR-06: foot yeomen hit in flank by mounted yeomen, half lost, with a leader: a 4 runs") {
    RalTable table(below("foot-yeoman", true), above("mounted-yeoman"), {4});
    table.lose(table.r(1), 6);
    CHECK_FALSE(
        passes(*table.battle, {table.r(1), type_of("mounted-yeoman"), table.b(1), true, false, TR(7)}));
    CHECK(table.told(EventKind::tested).total == 2);
    CHECK(table.told(EventKind::tested).base == 3);
}

TEST_CASE("DR-07: challenger 5, challenged 6: both die") {
    RalTable table({{"foot-knight", 24_in, 10_in, 0, true, ""}},
                   {{"foot-knight", 24_in, 20_in, 180, true, ""}}, {5, 6});
    table.state.lost_roll = 0;
    table.red.answers[Ask::challenge] = 1;
    table.blue.answers[Ask::accept] = 1;
    challenges(*table.battle);
    CHECK(table.state.leaders[0].fate == Fate::killed);
    CHECK(table.state.leaders[1].fate == Fate::killed);
}

TEST_CASE("DR-08: flanked foot that stood changes formation on a 4 and stays unchanged on a 3") {
    for (const Die die : {Die{3}, Die{4}}) {
        RalTable table({{"foot-yeoman", 33_in, 23_in, 270, false, ""}},
                       {{"foot-yeoman", 24_in, 20_in, 180, false, ""}}, {6, die});
        table.blue.answers[Ask::flanked] = static_cast<std::int16_t>(ral::battle::Stand::change_formation);
        CHECK(table.obey(table.charge(table.r(1), table.b(1), Edge::left)).none());
        CHECK(table.told(EventKind::tested).total == 5);  // 6 − 1 in flank
        CHECK(table.state.units[table.b(1)].formation == (die == 4 ? Formation::column : Formation::line));
        CHECK(table.state.units[table.b(1)].fights == no_unit);
        CHECK(table.state.units[table.r(1)].fights == table.b(1));
    }
}

TEST_CASE("DR-09: a leader's d20 of 19 is capture, 20 death") {
    for (const Die die : {Die{18}, Die{19}, Die{20}}) {
        RalTable table(below("peasant", true), above("mounted-knight"), {1, 1, die, 6});
        table.fight(table.r(1), table.b(1));
        table.fight(table.b(1), table.r(1));
        melee(*table.battle);
        CHECK(table.state.leaders[0].fate == (die == 20   ? Fate::killed
                                              : die == 19 ? Fate::captured
                                                          : Fate::alive));
        // 6 against 6: +1 for the leader, or −1 since he was lost in this turn
        CHECK(table.state.routed(table.r(1)) == (die != 18));
    }
}

TEST_CASE("DR-10: foot knights hit in flank and rear by mounted knights stand on a 5 and run on a 4") {
    RalTable table(below("foot-knight"), above("mounted-knight"), {5, 4});
    const MoraleTest test{table.r(1), type_of("mounted-knight"), table.b(1), true, true, TR(7)};
    CHECK(passes(*table.battle, test));
    CHECK_FALSE(passes(*table.battle, test));
}

}  // namespace muster::test
