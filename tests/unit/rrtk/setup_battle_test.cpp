// Whole battles before the first move.
#include <doctest/doctest.h>

#include <algorithm>

#include "rrtk/setup/briefing.hpp"
#include "rrtk/setup/check_places.hpp"
#include "rrtk/setup/ground.hpp"
#include "rrtk/setup/map_facts.hpp"
#include "rrtk/setup/placement.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/battle_rules.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::literals;
using scenario::Scenario;
using scenario::SideColour;

Scenario battle(const std::string& red, const std::string& blue, const std::string& seed,
                const std::string& mode = "recruit", int points = 400) {
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto rolled = rrtk::roll_scenario(book(), {red, blue, mode, points, "auto"}, dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    return std::move(*rolled);
}

void check_battle(const Scenario& scenario) {
    for (const std::string& fault : BattleRules(book(), scenario).broken())
        FAIL_CHECK(scenario.red.list << " against " << scenario.blue.list << ": " << fault);
}

std::string faults_of(const Scenario& scenario) {
    Diagnostics faults;
    rrtk::check_scenario(book(), scenario, faults);
    return faults.to_text();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// The first unit of a side that `fits` and stands on the table.
template <class Fits>
scenario::UnitSheet& unit_that(scenario::Side& side, Fits fits) {
    const auto found =
        std::ranges::find_if(side.units, [&](const auto& unit) { return unit.pose && fits(unit); });
    REQUIRE(found != side.units.end());
    return *found;
}

}  // namespace

TEST_CASE("each list fights its neighbour by the rules") {
    for (std::size_t i = 0; i < book().lists.size(); ++i)
        check_battle(
            battle(book().lists[i].id, book().lists[(i + 1) % book().lists.size()].id, std::to_string(i)));
}

TEST_CASE("the other ways of making armies and other sizes fight by the rules") {
    check_battle(battle("hykar", "treyine", "rolls", "rolls"));
    check_battle(battle("aeja", "zamba", "buy", "buy"));
    check_battle(battle("kurinthia", "orcs", "huge", "recruit", 2000));
    check_battle(battle("hykar", "goblins", "large", "buy", 1000));
    check_battle(battle("elves-silver", "mountain-giants", "small", "recruit", 210));
}

TEST_CASE("the same seed gives the same battle, another seed another") {
    const std::string once = scenario::to_yaml(battle("aeja", "orcs", "7"));
    CHECK(once == scenario::to_yaml(battle("aeja", "orcs", "7")));
    CHECK(once != scenario::to_yaml(battle("aeja", "orcs", "8")));
}

TEST_CASE("DX-11: 17.9 inches from a sideline melee foot stands wrong and mounted troops stand right") {
    CHECK_FALSE(tabletop::inside(tabletop::Rect{{17.9_in, 10_in}, {19.5_in, 10.8_in}}, rrtk::zone(true)));
    CHECK(tabletop::inside(tabletop::Rect{{18_in, 10_in}, {19.6_in, 10.8_in}}, rrtk::zone(true)));
    CHECK(tabletop::inside(tabletop::Rect{{17.9_in, 10_in}, {19.5_in, 11.2_in}}, rrtk::zone(false)));
    CHECK_FALSE(tabletop::inside(tabletop::Rect{{11.9_in, 10_in}, {13.5_in, 11.2_in}}, rrtk::zone(false)));
    CHECK_FALSE(tabletop::inside(tabletop::Rect{{20_in, 2.9_in}, {21.6_in, 3.7_in}}, rrtk::zone(true)));
    CHECK_FALSE(tabletop::inside(tabletop::Rect{{20_in, 11.3_in}, {21.6_in, 12.1_in}}, rrtk::zone(true)));
}

TEST_CASE("two armies from one list are called First and Second, everywhere") {
    const Scenario scenario = battle("hykar", "hykar", "5");
    CHECK(scenario.red.name == "First Hykar");
    CHECK(scenario.blue.name == "Second Hykar");
    for (const dice::RollRecord& roll : scenario.rolls)
        CHECK(roll.purpose.find(" of Hykar") == std::string::npos);
    check_battle(scenario);
}

TEST_CASE("an attacker who refuses gets a second table and has to take it (p. 30)") {
    int refused = 0;
    for (int seed = 0; seed < 60; ++seed) {
        const Scenario scenario = battle("zamba", "demeskeen", std::to_string(seed));
        Diagnostics faults;
        const auto setup = rrtk::read_setup(scenario.setup, faults);
        REQUIRE(setup.has_value());
        CHECK(setup->terrain.size() == (setup->terrain.front().refused ? 2U : 1U));
        CHECK_FALSE(setup->terrain.back().refused);
        refused += setup->terrain.size() == 2 ? 1 : 0;
    }
    CHECK(refused > 0);
    CHECK(refused < 30);
}

TEST_CASE("with refusal never the first table stands") {
    for (int seed = 0; seed < 40; ++seed) {
        dice::SeededDice dice(std::to_string(seed));
        Diagnostics faults;
        const auto scenario =
            rrtk::roll_scenario(book(), {"zamba", "demeskeen", "recruit", 400, "never"}, dice, faults);
        REQUIRE(scenario.has_value());
        CHECK(rrtk::read_setup(scenario->setup, faults)->terrain.size() == 1);
    }
}

TEST_CASE("flyers wait off the table and are named") {
    const Scenario scenario = battle("black-moon-incarnate", "aeja", "5");
    for (const auto& unit : scenario.red.units)
        if (unit.name == "Gargoyles") CHECK_FALSE(unit.pose.has_value());
    Diagnostics faults;
    const auto notes = rrtk::read_setup(scenario.setup, faults)->red.notes;
    CHECK(std::ranges::any_of(notes, [](const auto& note) {
        return contains(note, "Gargoyles (4, 5)") && contains(note, "in the air off the table");
    }));
}

TEST_CASE("faults of the request are all told at once") {
    dice::SeededDice dice("1");
    Diagnostics faults;
    CHECK_FALSE(
        rrtk::roll_scenario(book(), {"aejja", "orrcs", "recruit", 400, "maybe"}, dice, faults).has_value());
    CHECK(faults.error_count() == 3);
    CHECK(contains(faults.to_text(), "unknown way of refusing 'maybe'"));
}

TEST_CASE("batches go in turn from the defender on, and who is left places the rest at once (T-10)") {
    Scenario scenario;
    rrtk::Setup setup;
    scenario.attacker = SideColour::red;
    setup.red.batch = 3, setup.blue.batch = 6;
    const auto fill = [](scenario::Side& side, int units) {
        side.bodies = {{"A", "centre", {}, {}}};
        for (int number = 1; number <= units; ++number) {
            scenario::UnitSheet unit;
            unit.number = number;
            unit.body = "A";
            unit.pose.emplace();
            unit.leader = number == 5 ? "cinc" : "";
            side.units.push_back(unit);
            side.bodies.front().units.push_back(number);
        }
    };
    fill(scenario.red, 14);
    fill(scenario.blue, 8);
    const auto steps = rrtk::batches(scenario, setup);
    REQUIRE(steps.size() == 4);
    CHECK(steps[0] == scenario::Batch{SideColour::blue, {5, 1, 2, 3, 4, 6}, {}});
    CHECK(steps[1] == scenario::Batch{SideColour::red, {5, 1, 2}, {}});
    CHECK(steps[2] == scenario::Batch{SideColour::blue, {7, 8}, {}});
    CHECK(steps[3] == scenario::Batch{SideColour::red, {3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14}, {}});
}

TEST_CASE("words that the rule set hasn't got are errors with the nearest word") {
    Scenario scenario = battle("aeja", "orcs", "7");
    CHECK(faults_of(scenario).empty());
    scenario.red.list = "aejja";
    scenario.red.plan = "PX";
    scenario.red.units[0].troop_class = "foot-mele";
    scenario.red.units[1].specials = {"pikez"};
    scenario.red.units[2].leader = "boss";
    scenario.red.bodies[0].block = "center";
    scenario.terrain.push_back({"Z", "wood", 1, tabletop::section(scenario.board, 1), {}, {}, {}});
    const std::string faults = faults_of(scenario);
    for (const char* part : {"unknown army list 'aejja' (did you mean 'aeja'?)", "unknown plan 'PX'",
                             "unknown troop class 'foot-mele' (did you mean 'foot-melee'?)",
                             "unknown special 'pikez' (did you mean 'pikes'?)", "unknown leader 'boss'",
                             "unknown block 'center' (did you mean 'centre'?)",
                             "unknown kind of ground 'wood' (did you mean 'woods'?)"})
        CHECK_MESSAGE(contains(faults, part), part << " in\n" << faults);
}

TEST_CASE("figures that are missing or impossible are errors") {
    Scenario scenario = battle("aeja", "orcs", "7");
    scenario.red.units[0].stats = {{"rep", 4}, {"ac", 4}};
    scenario.red.units[1].stats = {{"rep", 12}, {"ac", 4}, {"figures", 4}, {"wings", 2}};
    const std::string faults = faults_of(scenario);
    CHECK(contains(faults, "unit 1 has no figures"));
    CHECK(contains(faults, "rep 12 of unit 2 is out of range"));
    CHECK(contains(faults, "unknown figure 'wings'"));
}

TEST_CASE("bases that overlap or leave the table are errors, odd places are warnings") {
    Scenario scenario = battle("aeja", "orcs", "7");
    const auto foot = [](const auto& unit) { return unit.troop_class == "foot-melee"; };
    scenario::UnitSheet& unit = unit_that(scenario.red, foot);
    const tabletop::Pose before = *unit.pose;
    unit.pose->centre.x = 17_in;
    CHECK(contains(faults_of(scenario), "warning: unit 1 of red stands outside its zone"));
    unit.pose->centre.x = 48_in;
    CHECK(contains(faults_of(scenario), "error: unit 1 of red reaches beyond the table"));
    unit.pose = scenario.red.units[1].pose;
    CHECK(contains(faults_of(scenario), "error: unit 2 of red overlaps unit 1 of red"));
    unit.pose = before;
    scenario.terrain.push_back(
        {"W",
         "pond",
         8,
         {{before.centre.x, before.centre.y}, {before.centre.x + 9_in, before.centre.y + 9_in}},
         {},
         {},
         {}});
    CHECK(contains(faults_of(scenario), "stands on W (pond), which is closed to it"));
}

TEST_CASE("the briefing has every part, with sums that add up") {
    const Scenario scenario = battle("hykar", "entoich", "1");
    const auto parts = rrtk::briefing(book(), scenario);
    std::set<std::string> slots;
    for (const auto& part : parts) {
        slots.insert(part.slot);
        CHECK_FALSE(part.heading.empty());
        for (const std::string& text : part.paragraphs) CHECK_FALSE(text.empty());
    }
    CHECK(slots ==
          std::set<std::string>{"attack", "end", "notes", "placement", "plans", "scouts", "terrain", "turn"});
    for (const scenario::Sum& sum : parts.front().sums) {
        int total = 0;
        for (const auto& [label, number] : sum.parts) total += std::stoi(number);
        CHECK(total == std::stoi(sum.total));
    }
}

TEST_CASE("markers: half of the units green, a third of Rep 3 yellow, a quarter of Rep 5 red, fractions up") {
    Scenario scenario;
    const auto add = [&](int rep, int count) {
        for (int i = 0; i < count; ++i) {
            scenario.red.units.emplace_back();
            scenario.red.units.back().stats = {{"rep", rep}};
        }
    };
    add(2, 4), add(4, 8), add(5, 5);
    const scenario::MarkerNeed need = rrtk::markers(book(), scenario);
    CHECK(need.count == std::array{9, 5, 2, 0, 0, 0});
}

TEST_CASE("a side without a War Rating is found") {
    Scenario scenario = battle("aeja", "orcs", "7");
    scenario.blue.war_rating = 0;
    CHECK(contains(faults_of(scenario), "Orcs has no War Rating"));
}

TEST_CASE("zones of the map are those of the rules, the defender's at the top") {
    Scenario scenario;
    scenario.attacker = SideColour::blue;
    const auto zones = rrtk::deployment_zones(book(), scenario, SideColour::red);
    REQUIRE(zones.size() == 2);
    CHECK(zones[0].area == tabletop::Rect{{12_in, 24_in}, {36_in, 33_in}});
    CHECK(zones[1].area == tabletop::Rect{{18_in, 24_in}, {30_in, 33_in}});
    CHECK(rrtk::deployment_zones(book(), scenario, SideColour::blue)[0].area ==
          tabletop::Rect{{12_in, 3_in}, {36_in, 12_in}});
}

}  // namespace muster::test
