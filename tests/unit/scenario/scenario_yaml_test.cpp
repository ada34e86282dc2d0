#include <doctest/doctest.h>

#include <algorithm>

#include "support/small_scenario.hpp"

namespace muster::test {

namespace {

/// The faults of a scenario whose text had `from` replaced by `to`.
std::string faults_after(const std::string& from, const std::string& to) {
    std::string text = scenario::to_yaml(small_scenario());
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    text.replace(at, from.size(), to);
    Diagnostics faults;
    CHECK_FALSE(scenario::from_yaml(text, "s.yaml", faults).has_value());
    return faults.to_text();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("a scenario comes back from its YAML, and gives the same bytes again") {
    const scenario::Scenario before = small_scenario();
    const std::string text = scenario::to_yaml(before);
    Diagnostics faults;
    const auto after = scenario::from_yaml(text, "s.yaml", faults);
    REQUIRE_MESSAGE(after.has_value(), faults.to_text());
    CHECK(scenario::to_yaml(*after) == text);
    CHECK(after->seed == before.seed);
    CHECK(after->red == before.red);
    CHECK(after->blue == before.blue);
    CHECK(after->terrain == before.terrain);
    CHECK(after->placement == before.placement);
    CHECK(after->rolls == before.rolls);
    CHECK(after->request == before.request);
    CHECK(after->attacker == before.attacker);
    CHECK(faults.to_text().empty());
}

TEST_CASE("units remember the line they stood on") {
    const std::string text = scenario::to_yaml(small_scenario());
    Diagnostics faults;
    const auto read = scenario::from_yaml(text, "s.yaml", faults);
    REQUIRE(read.has_value());
    const auto line =
        std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(text.find("- {number: 2")),
                   '\n') +
        1;
    CHECK(read->red.units[1].where.at.line == line);
}

TEST_CASE("unknown, missing and wrong keys are told with their place") {
    CHECK(contains(faults_after("captains: 1", "captians: 1"),
                   "unknown key 'captians' (did you mean 'captains'?)"));
    CHECK(contains(faults_after("seed:", "sead:"), "key 'seed' of this scenario is missing"));
    CHECK(contains(faults_after("facing: 0", "facing: 360"), "360 is out of range"));
    CHECK(contains(faults_after("source: rolled", "source: roled"),
                   "unknown source of a unit 'roled' (did you mean 'rolled'?)"));
    CHECK(contains(faults_after("width: 1.6", "width: 0"), "a size of 0 inches takes no room"));
    CHECK(contains(faults_after("muster-scenario-1", "muster-scenario-2"),
                   "the format is 'muster-scenario-2'"));
}

TEST_CASE("numbers and letters that stand twice are told") {
    CHECK(contains(faults_after("- {number: 2", "- {number: 1"),
                   "unit number 1 stands here again; it stood on line"));
    CHECK(contains(faults_after("letter: R", "letter: L"), "terrain letter L stands here again"));
}

TEST_CASE("two armies of one name are told") {
    CHECK(contains(faults_after("name: Orcs", "name: Aeja"), "both armies are called 'Aeja'"));
}

TEST_CASE("Bodies and steps that name units which aren't there are told") {
    CHECK(contains(faults_after("units: [1, 2]}", "units: [1, 2, 9]}"),
                   "Body A names unit 9, which this side hasn't got"));
    CHECK(contains(faults_after("units: [1, 2]}", "units: [1]}"),
                   "unit 2 says body: A, which does not list it"));
    CHECK(contains(faults_after("{side: blue, units: [1]}", "{side: blue, units: [1, 5]}"),
                   "blue places unit 5, which it hasn't got"));
    CHECK(contains(faults_after("{side: blue, units: [1]}", "{side: blue, units: [1, 1]}"),
                   "blue places unit 1 a second time"));
    CHECK(contains(faults_after("{side: blue, units: [1]}", "{side: blue, units: [1, 2]}"),
                   "blue places unit 2, which has no place"));
    CHECK(contains(faults_after("{side: blue, units: [1]}", "{side: blue, units: []}"),
                   "no step of the placement places unit 1 of blue"));
}

TEST_CASE("a unit and its Body have to agree") {
    CHECK(contains(faults_after("body: A, ", "body: B, "), "unit 1 is listed in Body A but says body: B"));
    CHECK(contains(faults_after("body: A, ", ""), "unit 1 stands on the table but in no Body"));
}

TEST_CASE("terrain has to lie on the table") {
    CHECK(contains(faults_after("x: 0, y: 12", "x: 33, y: 12"), "terrain L reaches beyond the table"));
}

TEST_CASE("all faults are told in one run") {
    std::string text = scenario::to_yaml(small_scenario());
    text.replace(text.find("seed:"), 5, "sead:");
    text.replace(text.find("plan: EF"), 8, "plann: EF");
    Diagnostics faults;
    CHECK_FALSE(scenario::from_yaml(text, "s.yaml", faults).has_value());
    CHECK(faults.error_count() == 3);  // two unknown keys, one missing
}

TEST_CASE("text that is no YAML is told where it breaks off") {
    Diagnostics faults;
    CHECK_FALSE(scenario::from_yaml("a: [1, 2", "s.yaml", faults).has_value());
    CHECK(contains(faults.to_text(), "s.yaml:"));
    CHECK(contains(faults.to_text(), "not readable as YAML"));
}

TEST_CASE("a side adds up its units and finds them by number") {
    const scenario::Scenario s = small_scenario();
    CHECK(s.red.points() == 72);
    CHECK(s.red.unit(2) == &s.red.units[1]);
    CHECK(s.red.unit(3) == nullptr);
    CHECK(s.red.units[0].stat("rep") == 4);
    CHECK(s.red.units[0].stat("wings") == 0);
    CHECK(s.defender() == scenario::SideColour::blue);
}

}  // namespace muster::test
