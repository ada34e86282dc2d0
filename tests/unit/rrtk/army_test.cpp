// Building an army: sections 5 and 6.
#include "rrtk/army/army.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using dice::ScriptedDice;
using dice::SeededDice;
using rrtk::ArmyOrder;
using scenario::SideColour;
using scenario::Source;

/// The army of a list under scripted dice; they have to be used up.
rrtk::MadeArmy army(const rrtk::Rulebook& rules, const ArmyOrder& order, std::vector<int> script) {
    ScriptedDice dice(std::move(script));
    Diagnostics faults;
    auto made = rrtk::make_army(rules, order, dice, faults);
    REQUIRE_MESSAGE(made.has_value(), faults.to_text());
    CHECK(dice.left() == 0);
    return std::move(*made);
}

std::string faults_of(const ArmyOrder& order) {
    SeededDice dice("1");
    Diagnostics faults;
    CHECK_FALSE(rrtk::make_army(book(), order, dice, faults).has_value());
    CHECK(dice.log().empty());
    return faults.to_text();
}

/// Aeja with 5 Pikes and 12 Pirates in its Basic Army: 17 units for 396 points, as in the book's example.
rrtk::Rulebook book_with_396_points() {
    rrtk::Rulebook rules = book();
    for (rrtk::ArmyList& list : rules.lists) {
        if (list.id != "aeja") continue;
        for (rrtk::ListRow& row : list.units) row.count = row.id == "pike" ? 5 : row.id == "pirates" ? 12 : 0;
        list.total = 396;
    }
    return rules;
}

std::ptrdiff_t count_of(const scenario::Side& side, Source source) {
    return std::ranges::count(side.units, source, &scenario::UnitSheet::source);
}

}  // namespace

TEST_CASE("EX-08: an army of 21 units may have one Captain (R-044)") {
    CHECK(rrtk::captains_allowed(21, 3) == 1);
    CHECK(rrtk::captains_allowed(20, 3) == 0);
    CHECK(rrtk::captains_allowed(29, 3) == 1);
    CHECK(rrtk::captains_allowed(30, 3) == 2);
    CHECK(rrtk::captains_allowed(40, 3) == 3);
    CHECK(rrtk::captains_allowed(40, 2) == 2);
}

TEST_CASE("EX-09: a War Rating of 3 and one Captain activate four Bodies") {
    scenario::Side side;
    side.war_rating = 3;
    side.captains = 1;
    CHECK(rrtk::total_war_rating(side) == 4);
}

TEST_CASE("the War Rating is rolled with the list's modifier, and the ends of the table hold (T-09, R-043)") {
    const auto rating = [](const std::string& list, int die) {
        ScriptedDice dice({die});
        Diagnostics faults;
        rrtk::Rulebook rules = book();
        for (rrtk::ArmyList& each : rules.lists) each.recruiting_rolls = 0;
        const auto made = rrtk::make_army(rules, {list, SideColour::red, "rolls", 400}, dice, faults);
        REQUIRE(made.has_value());
        return made->side.war_rating;
    };
    CHECK(rating("orcs", 1) == 2);  // -1: 0 counts as 1
    CHECK(rating("orcs", 2) == 2);
    CHECK(rating("orcs", 3) == 3);
    CHECK(rating("orcs", 6) == 3);
    CHECK(rating("aeja", 1) == 3);  // +1
    CHECK(rating("aeja", 5) == 4);
    CHECK(rating("aeja", 6) == 4);  // 7 counts as 6
}

TEST_CASE("EX-12: at 396 points one more roll is made, and at 432 none") {
    const rrtk::MadeArmy made =
        army(book_with_396_points(), {"aeja", SideColour::red, "recruit", 400}, {4, 3, 4});
    CHECK(made.side.units.size() == 18);
    CHECK(made.side.points() == 432);
    CHECK(count_of(made.side, Source::rolled) == 1);
    const auto rolled = std::ranges::find(made.side.units, Source::rolled, &scenario::UnitSheet::source);
    CHECK(rolled->name == "Pike");
    CHECK(rolled->dice == std::vector<int>{3, 4});
}

TEST_CASE("EX-13: dice of 3 and 4 bring Aeja a Pike") {
    CHECK(book().list("aeja")->recruited_by(3 + 4).name == "Pike");
}

TEST_CASE("the roster follows the list, in each row the Basic Army first") {
    // Basic: 2 Pike, 2 Levy Pike, 1 Pirates, 3 Levy Archers, 1 Levies, 1 Archers = 199; rolls 7, 9, 7, 7, 6,
    // 6, 2.
    const rrtk::MadeArmy made = army(book(), {"aeja", SideColour::blue, "recruit", 400},
                                     {3, 3, 4, 4, 5, 3, 4, 3, 4, 3, 3, 3, 3, 1, 1});
    CHECK(made.side.points() == 199 + 36 + 12 + 36 + 36 + 32 + 32 + 36);
    std::vector<std::string> names;
    for (const auto& unit : made.side.units) names.push_back(unit.name);
    CHECK(std::ranges::count(names, "Pike") == 6);
    CHECK(names[5] == "Pike");
    CHECK(names[6] == "Levy Pike");
    CHECK(made.side.units[1].source == Source::basic);
    CHECK(made.side.units[2].source == Source::rolled);
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(made.side.units[i].number == static_cast<int>(i) + 1);
}

TEST_CASE("every roll is in the log, with stream, purpose and meaning") {
    ScriptedDice dice({4, 3, 4});
    Diagnostics faults;
    REQUIRE(rrtk::make_army(book_with_396_points(), {"aeja", SideColour::red, "recruit", 400}, dice, faults));
    REQUIRE(dice.log().size() == 2);
    CHECK(dice.log()[0] ==
          dice::RollRecord{"army/red/war-rating", "War Rating of Aeja", {4}, "4 +1: War Rating 3"});
    CHECK(dice.log()[1] ==
          dice::RollRecord{
              "army/red/recruit", "Recruiting Roll 1 of Aeja", {3, 4}, "7: Pike for 36 points, 432 in all"});
}

TEST_CASE("a list that is never rolled for spends its rolls on its commonest unit (R-051)") {
    SeededDice dice("1");
    Diagnostics faults;
    const auto made =
        rrtk::make_army(book(), {"black-moon-incarnate", SideColour::red, "recruit", 400}, dice, faults);
    REQUIRE(made.has_value());
    for (const auto& unit : made->side.units)
        if (unit.source == Source::rolled) CHECK(unit.name == "Horde");
}

TEST_CASE(
    "the fixed-roll mode makes as many rolls as the list states, a Captain in place of one (R-050, R-052)") {
    for (const rrtk::ArmyList& list : book().lists) {
        SeededDice dice("fixed");
        Diagnostics faults;
        const auto made = rrtk::make_army(book(), {list.id, SideColour::red, "rolls", 400}, dice, faults);
        REQUIRE(made.has_value());
        CHECK(count_of(made->side, Source::rolled) + made->side.captains == list.recruiting_rolls);
    }
}

TEST_CASE("buying never goes above the points, and stops when nothing fits") {
    for (const rrtk::ArmyList& list : book().lists)
        for (const int points : {250, 400, 401}) {
            SeededDice dice("buy");
            Diagnostics faults;
            const auto made =
                rrtk::make_army(book(), {list.id, SideColour::red, "buy", points}, dice, faults);
            REQUIRE(made.has_value());
            CHECK(rrtk::points_of(made->side) <= points);
            for (const rrtk::ListRow& row : list.units)
                if (!row.recruiting.empty()) CHECK(rrtk::points_of(made->side) + row.cost > points);
        }
}

TEST_CASE("rows that are never rolled are never bought either (R-051)") {
    for (int seed = 0; seed < 20; ++seed) {
        SeededDice dice(std::to_string(seed));
        Diagnostics faults;
        const auto made =
            rrtk::make_army(book(), {"capalan-league", SideColour::red, "buy", 800}, dice, faults);
        REQUIRE(made.has_value());
        CHECK(std::ranges::count(made->side.units, "Guards", &scenario::UnitSheet::name) == 1);
    }
}

TEST_CASE("a Captain is taken as soon as there are 21 units, in place of the next roll (R-050)") {
    SeededDice dice("hordes");
    Diagnostics faults;
    const auto made = rrtk::make_army(book(), {"hykar", SideColour::red, "recruit", 400}, dice, faults);
    REQUIRE(made.has_value());
    CHECK(made->side.captains ==
          rrtk::captains_allowed(static_cast<int>(made->side.units.size()), made->side.war_rating));
    REQUIRE(made->side.captains >= 1);
    CHECK(made->notes.front() == "a Captain was taken for 20 points at 21 units.");
    CHECK(rrtk::points_of(made->side) == made->side.points() + 20 * made->side.captains);
}

TEST_CASE("an army that can't be made is refused with what to ask for") {
    CHECK(faults_of({"aejja", SideColour::red, "recruit", 400}) ==
          "error: unknown army list 'aejja' (did you mean 'aeja'?)\n  'muster lists' shows them all\n");
    CHECK(
        faults_of({"hykar", SideColour::red, "recruit", 200}) ==
        "error: the Basic Army of Hykar costs 206 points, more than the 200 asked for\n  ask for at least 206 points\n");
    CHECK(faults_of({"aeja", SideColour::red, "recruit", 99}) ==
          "error: 99 points are out of range\n  ask for 100 to 2000 points\n");
    CHECK(faults_of({"aeja", SideColour::red, "byu", 400}) ==
          "error: unknown mode 'byu' (did you mean 'buy'?)\n  use one of: recruit, rolls, buy\n");
}

}  // namespace muster::test
