// Scenarios that somebody edited: every fault is found at its place.
#include <doctest/doctest.h>

#include "ral/setup/check_scenario.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using scenario::Scenario;
using scenario::UnitSheet;

Scenario battle() {
    dice::SeededDice dice("11");
    Diagnostics faults;
    auto rolled =
        ral::roll_scenario(ral_book(), ral_request("french-host", "english-levy", 200), dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    rolled->seed = "11";
    rolled->command = "muster";
    return std::move(*rolled);
}

/// What checking an edited scenario says, as it is read from YAML.
template <class Edit>
std::string faults_after(Edit edit) {
    Scenario scenario = battle();
    edit(scenario);
    Diagnostics faults;
    const auto read = scenario::from_yaml(scenario::to_yaml(scenario), "s.yaml", faults);
    if (read) ral::check_scenario(ral_book(), *read, faults);
    return faults.to_text();
}

bool says(const std::string& text, const std::string& part) {
    const bool found = text.find(part) != std::string::npos;
    if (!found) MESSAGE(text);
    return found;
}

/// The first unit of red of that type.
UnitSheet& red_unit(Scenario& scenario, const std::string& type) {
    for (UnitSheet& unit : scenario.red.units)
        if (unit.troop_class == type) return unit;
    FAIL("red has no " << type);
    return scenario.red.units.front();
}

}  // namespace

TEST_CASE("a scenario as rolled has no fault") {
    CHECK(faults_after([](Scenario& /*scenario*/) {}) == "");
}

TEST_CASE("faults are told with their line") {
    const std::string text =
        faults_after([](Scenario& scenario) { scenario.red.units.front().troop_class = "knigt"; });
    CHECK(says(text, "s.yaml:"));
    CHECK(says(text, "unknown troop type 'knigt'"));
}

TEST_CASE("knights with bows, wrong points, figures and bases are found") {
    CHECK(says(faults_after([](Scenario& s) { red_unit(s, "mounted-knight").specials = {"bow"}; }),
               "Mounted Knights carry no bow"));
    CHECK(says(faults_after([](Scenario& s) { red_unit(s, "mounted-knight").points = 35; }),
               "costs 36 points, not 35"));
    CHECK(says(faults_after([](Scenario& s) {
                   red_unit(s, "mounted-knight").stats = {{"figures", 5}};
               }),
               "has 5 figures"));
    CHECK(says(faults_after(
                   [](Scenario& s) { red_unit(s, "mounted-knight").base.width = Inches::thousandths(3000); }),
               "in line it is 6 by 2"));
    CHECK(says(faults_after([](Scenario& s) { red_unit(s, "mounted-knight").build = "foot"; }),
               "Mounted Knights are 'build: horse'"));
}

TEST_CASE("leaders that are unequal or none, and ratings that these rules don't know, are found") {
    CHECK(says(faults_after([](Scenario& s) { s.red.captains = 2; }), "French Host has Captains"));
    CHECK(says(faults_after([](Scenario& s) { s.blue.war_rating = 3; }), "Shire Levy has a War Rating"));
    CHECK(says(faults_after([](Scenario& s) {
                   for (UnitSheet& unit : s.red.units) unit.leader.clear();
               }),
               "French Host has no leader"));
    CHECK(says(faults_after([](Scenario& s) {
                   for (UnitSheet& unit : s.red.units)
                       if (unit.leader.empty()) {
                           unit.leader = "leader";
                           break;
                       }
               }),
               "French Host has two leaders and Shire Levy has one leader"));
}

TEST_CASE("units that overlap, stand outside their zone or are not on the table are found") {
    CHECK(says(faults_after([](Scenario& s) { s.red.units[1].pose = s.red.units[0].pose; }), "overlaps"));
    CHECK(says(faults_after([](Scenario& s) {
                   s.red.units[0].pose->centre.y = s.board.height / 2;
                   s.terrain.clear();
               }),
               "warning: unit 1 of red stands outside its zone"));
    CHECK(says(faults_after([](Scenario& s) {
                   s.placement.clear();
                   for (scenario::Side* side : {&s.red, &s.blue})
                       for (UnitSheet& unit : side->units) unit.pose.reset();
               }),
               "is not on the table"));
}

TEST_CASE("woods are for peasants, and nobody stands on a wall or in a river") {
    const auto cover = [](Scenario& s, const std::string& kind) {
        const tabletop::Point at = red_unit(s, "mounted-knight").pose->centre;
        const Inches one = Inches::thousandths(1000);
        s.terrain = {{"L", kind, 0, {{at.x - one, at.y - one}, {at.x + one, at.y + one}}, {}, {}, {}}};
    };
    CHECK(says(faults_after([&](Scenario& s) { cover(s, "woods"); }),
               "stands on L (woods), which is closed to it"));
    CHECK(says(faults_after([&](Scenario& s) { cover(s, "wall"); }),
               "stands on L (wall), which is closed to it"));
    CHECK(faults_after([&](Scenario& s) { cover(s, "hill"); }) == "");
    CHECK(
        says(faults_after([&](Scenario& s) { cover(s, "river"); }), "river L doesn't run from edge to edge"));
    CHECK(says(faults_after([&](Scenario& s) { cover(s, "swamp"); }), "unknown kind of ground 'swamp'"));
}

TEST_CASE("a level that hangs over the edge of its hill is found") {
    const auto rect = [](int x, int y, int width, int height) {
        const auto inches = [](int n) { return Inches::thousandths(n * 1000); };
        return tabletop::Rect{{inches(x), inches(y)}, {inches(x + width), inches(y + height)}};
    };
    CHECK(faults_after([&](Scenario& s) {
              s.terrain = {{"L", "hill", 0, rect(20, 13, 10, 8), {}, {}, {}},
                           {"M", "hill", 0, rect(22, 15, 4, 4), {}, {}, {}}};
          }) == "");
    CHECK(says(faults_after([&](Scenario& s) {
                   s.terrain = {{"L", "hill", 0, rect(20, 13, 10, 8), {}, {}, {}},
                                {"M", "hill", 0, rect(28, 15, 4, 4), {}, {}, {}}};
               }),
               "hill M lies half on hill L"));
}

TEST_CASE("unknown plans, blocks, modes and tinctures are found together") {
    const std::string text = faults_after([](Scenario& s) {
        s.red.plan = "weary";
        s.blue.bodies.front().block = "middle";
        s.request.mode = "steal";
        s.blue.arms.field = "pink";
    });
    CHECK(says(text, "unknown plan 'weary'"));
    CHECK(says(text, "unknown block 'middle'"));
    CHECK(says(text, "unknown mode 'steal'"));
    CHECK(says(text, "unknown tincture 'pink'"));
}

}  // namespace muster::test
