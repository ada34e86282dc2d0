// Armies by points: recruited, bought, free.
#include <doctest/doctest.h>

#include <algorithm>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

ral::MadeArmy make(const ral::ArmyOrder& order, dice::Dice& dice) {
    Diagnostics faults;
    auto made = ral::make_army(ral_book(), order, dice, faults);
    REQUIRE_MESSAGE(made.has_value(), faults.to_text());
    return std::move(*made);
}

std::vector<std::string> names_of(const scenario::Side& side) {
    std::vector<std::string> names;
    for (const scenario::UnitSheet& unit : side.units) names.push_back(unit.name);
    return names;
}

std::string faults_of(const ral::ArmyOrder& order) {
    dice::SeededDice dice("1");
    Diagnostics faults;
    CHECK_FALSE(ral::make_army(ral_book(), order, dice, faults).has_value());
    return faults.to_text();
}

}  // namespace

TEST_CASE("TR-02: prices of whole units, without and with bows") {
    const ral::Rules& rules = ral_book().rules;
    CHECK(rules.type("peasant")->points(false) == 12);
    CHECK(rules.type("peasant")->points(true) == 24);
    CHECK(rules.type("foot-yeoman")->points(false) == 24);
    CHECK(rules.type("foot-yeoman")->points(true) == 36);
    CHECK(rules.type("mounted-yeoman")->points(false) == 24);
    CHECK(rules.type("mounted-yeoman")->points(true) == 30);
    CHECK(rules.type("foot-knight")->points(false) == 48);
    CHECK(rules.type("mounted-knight")->points(false) == 36);
}

TEST_CASE("a free army is legal for any points from 36 to 2000") {
    int number = 0;
    for (const ral::ArmyTemplate& army : ral_book().templates)
        for (int points = 36; points <= 2000; points += points < 100 ? 1 : 163) {
            dice::SeededDice dice(std::to_string(number++));
            const scenario::Side side =
                make({army.id, scenario::SideColour::blue, "free", points, ""}, dice).side;
            CHECK(side.units.size() >= 2);
            CHECK(side.points() <= points);
            CHECK(points - side.points() < 12);
            for (const scenario::UnitSheet& unit : side.units) {
                const ral::TroopType& type = ral::type_of(ral_book().rules, unit);
                const auto missile = ral::missile_of(unit);
                CHECK(unit.points == type.points(missile.has_value()));
                if (missile) CHECK(std::ranges::count(type.missiles, *missile) == 1);
                CHECK(unit.stat("figures") == type.figures);
            }
        }
}

TEST_CASE("recruiting: the faces of a d20 bring the units of a template, in roster order") {
    // Welsh: 1-7 bowmen (24), 8-13 spears (12), 14-16 household (24), 17-18 archers (36), 19-20 light horse
    // (24).
    dice::ScriptedDice dice({20, 1, 13, 16, 18});
    const scenario::Side side = make({"welsh", scenario::SideColour::red, "recruit", 120, ""}, dice).side;
    CHECK(dice.left() == 0);
    CHECK(names_of(side) == std::vector<std::string>{"Bowmen of the South", "Spears of the North",
                                                     "The Prince’s Household", "Chosen Archers",
                                                     "Light Horse"});
    CHECK(side.points() == 120);
    CHECK(side.units.front().dice == std::vector<int>{1});
    CHECK(side.units.back().specials.empty());
    CHECK(side.units[3].specials == std::vector<std::string>{"bow"});
}

TEST_CASE(
    "recruiting: what no longer fits is exchanged for the dearest that does, and two units always fit") {
    // 50 points: archers for 36 would leave room for a second unit of 12; then 14 are left, spears alone fit.
    dice::ScriptedDice dice({17, 20});
    const scenario::Side side = make({"welsh", scenario::SideColour::red, "recruit", 50, ""}, dice).side;
    CHECK(names_of(side) == std::vector<std::string>{"Spears of the North", "Chosen Archers"});
    CHECK(dice.log().back().meaning == "Light Horse don’t fit; Spears of the North for 12 points, 48 in all");
    // 40 points: archers would leave 4, too few for a second unit, so the dearest that leaves 12 comes.
    dice::ScriptedDice few({17, 20});
    CHECK(names_of(make({"welsh", scenario::SideColour::red, "recruit", 40, ""}, few).side) ==
          std::vector<std::string>{"Bowmen of the South", "Spears of the North"});
}

TEST_CASE("recruiting: points that are left over are said") {
    dice::ScriptedDice dice({17, 20});
    const ral::MadeArmy made = make({"welsh", scenario::SideColour::red, "recruit", 50, ""}, dice);
    CHECK(made.notes ==
          std::vector<std::string>{"2 of 50 points are left over: the cheapest unit costs 12."});
}

TEST_CASE("buying: each purchase goes to the kind furthest behind its share, without a die") {
    // Shares 7, 6, 3, 2, 2; quotients share / (2 n + 1): bowmen 7, spears 6, household 3, bowmen 7/3, then
    // spears 6/3 = 2 before archers and light horse with 2, which stand behind them; 12 points are left, for
    // spears.
    dice::ScriptedDice none({});
    const scenario::Side side = make({"welsh", scenario::SideColour::red, "buy", 108, ""}, none).side;
    CHECK(names_of(side) == std::vector<std::string>{"Bowmen of the South", "Bowmen of the South",
                                                     "Spears of the North", "Spears of the North",
                                                     "Spears of the North", "The Prince’s Household"});
    for (const scenario::UnitSheet& unit : side.units) CHECK(unit.source == scenario::Source::bought);
}

TEST_CASE("buying for many points comes within a unit of every share") {
    dice::ScriptedDice none({});
    for (const ral::ArmyTemplate& army : ral_book().templates) {
        const scenario::Side side = make({army.id, scenario::SideColour::red, "buy", 1500, ""}, none).side;
        const auto all = static_cast<double>(side.units.size());
        for (const ral::Contingent& kind : army.units) {
            const auto bought = std::ranges::count(side.units, kind.name, &scenario::UnitSheet::name);
            CHECK(static_cast<double>(bought) ==
                  doctest::Approx(all * kind.share / 20).epsilon(0.001 + 1.6 / all * 20 / kind.share));
        }
    }
}

TEST_CASE("armies that can't be made are reported with what to do") {
    CHECK(faults_of({"scotts", scenario::SideColour::red, "recruit", 150, ""})
              .find("unknown army list 'scotts' (did you mean 'scots'?)") != std::string::npos);
    CHECK(faults_of({"scots", scenario::SideColour::red, "recruit", 2001, ""})
              .find("2001 points are out of range") != std::string::npos);
    // Burgundy's cheapest unit costs 24.
    CHECK(faults_of({"burgundy", scenario::SideColour::red, "recruit", 47, ""})
              .find("ask for at least 48 points") != std::string::npos);
}

TEST_CASE("an army by itself has the leaders of its points, with its best units") {
    dice::SeededDice dice("9");
    Diagnostics faults;
    const auto side = ral::roll_army(ral_book(), "french-host", scenario::SideColour::red,
                                     ral_request("french-host", "", 300), dice, faults);
    REQUIRE(side.has_value());
    CHECK(ral::leaders_with(*side) == 2);
    for (const scenario::UnitSheet& unit : side->units)
        if (!unit.leader.empty()) CHECK(ral::type_of(ral_book().rules, unit).rank == ral::Rank::knight);
}

}  // namespace muster::test
