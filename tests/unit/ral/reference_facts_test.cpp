// What sheets print of units, rules and templates.
#include <doctest/doctest.h>

#include <algorithm>

#include "ral/army/unit.hpp"
#include "ral/reference/lookup.hpp"
#include "ral/reference/reference_tables.hpp"
#include "ral/reference/unit_facts.hpp"
#include "ral/ruleset.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

scenario::UnitFacts facts_of(const std::string& type, std::optional<ral::Missile> missile, bool leader) {
    scenario::UnitSheet unit = ral::sheet_of(ral_book().rules, {type, missile, "Anybody", 1, {}});
    if (leader) unit.leader = ral::leader_word;
    return ral::unit_facts(ral_book(), unit);
}

std::string all_text(const std::vector<scenario::ReferenceSection>& sections) {
    std::string text;
    for (const scenario::ReferenceSection& section : sections) {
        text += "[" + section.id + "]";
        for (const std::string& paragraph : section.paragraphs) text += paragraph + "\n";
        for (const scenario::ReferenceTable& table : section.tables) {
            text += "<" + table.id + ">";
            for (const auto& row : table.rows)
                for (const auto& [key, lines] : row)
                    for (const std::string& line : lines) text += line + "\n";
        }
    }
    return text;
}

const scenario::ReferenceTable& table_of(const std::vector<scenario::ReferenceSection>& sections,
                                         const std::string& id) {
    for (const scenario::ReferenceSection& section : sections)
        for (const scenario::ReferenceTable& table : section.tables)
            if (table.id == id) return table;
    FAIL("no table " << id);
    return sections.front().tables.front();
}

}  // namespace

TEST_CASE("EXR-02: mounted yeomen add 1 and mounted knights 2 to the melee die, a leader 1 more") {
    const ral::Rules& rules = ral_book().rules;
    CHECK(ral::melee_modifier(rules, *rules.type("mounted-yeoman"), false) == 1);
    CHECK(ral::melee_modifier(rules, *rules.type("mounted-knight"), false) == 2);
    CHECK(ral::melee_modifier(rules, *rules.type("mounted-knight"), true) == 3);
    CHECK(ral::melee_modifier(rules, *rules.type("peasant"), false) == -1);
    CHECK(ral::melee_modifier(rules, *rules.type("foot-yeoman"), false) == 0);
}

TEST_CASE("a unit has a box for each figure, its move, its divisor and what it carries") {
    const scenario::UnitFacts archers = facts_of("foot-yeoman", ral::Missile::bow, false);
    CHECK(archers.class_name == "Foot Yeomen");
    CHECK(archers.hit_track.size() == 12);
    CHECK(archers.hit_track.front() == "12");
    CHECK(archers.move == "8″");
    CHECK(archers.figures.at("missile") == "Bow 12″");
    CHECK(archers.shooting == "1d6, 12″, **−1** for each 2 figures lost");
    CHECK(archers.symbol == "class-missile");
    CHECK(archers.leader == "");
    const scenario::UnitFacts knights = facts_of("mounted-knight", std::nullopt, true);
    CHECK(knights.hit_track.size() == 6);
    CHECK(knights.melee == "1d6 **+3**, **−1** for each figure lost");
    CHECK(knights.shooting == "none");
    CHECK(knights.figures.at("divisor") == "÷ 4");
    CHECK(knights.leader == "Leader");
    CHECK(knights.specials.front().id == "knight");
}

TEST_CASE("the quick reference has every table of the rules, and says that magic is missing") {
    const auto sections = ral::quick_reference(ral_book(), nullptr);
    for (const char* id : {"units", "archery", "casualties", "melee", "morale-chart", "morale", "ground"})
        CHECK_FALSE(table_of(sections, id).rows.empty());
    CHECK(all_text(sections).find("rules for magic are missing in the source") != std::string::npos);
    CHECK(all_text(sections).find('{') == std::string::npos);
}

TEST_CASE("TR-07 as printed: peasants struck by mounted knights need a 6, by foot yeomen a 4") {
    const auto sections = ral::quick_reference(ral_book(), nullptr);
    const scenario::ReferenceTable& chart = table_of(sections, "morale-chart");
    REQUIRE(chart.rows.size() == 6);
    CHECK(chart.rows[0].at("f") == std::vector<std::string>{"6"});
    CHECK(chart.rows[3].at("f") == std::vector<std::string>{"4"});
    CHECK(chart.rows[5].at("a") == std::vector<std::string>{"Archery"});
    CHECK(chart.rows[5].at("b") == std::vector<std::string>{"X"});
}

TEST_CASE("TR-03 as printed: a total of 9 fells 5 peasants, 3 foot knights, 2 mounted ones") {
    const auto sections = ral::quick_reference(ral_book(), nullptr);
    const scenario::ReferenceTable& table = table_of(sections, "casualties");
    const auto row = std::ranges::find_if(
        table.rows, [](const auto& each) { return each.at("a") == std::vector<std::string>{"9"}; });
    REQUIRE(row != table.rows.end());
    CHECK(row->at("b") == std::vector<std::string>{"5"});
    CHECK(row->at("c") == std::vector<std::string>{"3"});
    CHECK(row->at("d") == std::vector<std::string>{"2"});
}

TEST_CASE("a house rule edited in the data changes what is printed") {
    ral::Rulebook book = ral_book();
    book.rules.reaches.bow = Inches::thousandths(15'000);
    CHECK(all_text(ral::quick_reference(book, nullptr)).find("within 15″ of a living figure") !=
          std::string::npos);
}

TEST_CASE("a battle without bows or woods prints neither") {
    scenario::Scenario battle;
    battle.red.units = {ral::sheet_of(ral_book().rules, {"peasant", std::nullopt, "A", 1, {}})};
    const std::string text = all_text(ral::quick_reference(ral_book(), &battle));
    CHECK(text.find("[archery]") == std::string::npos);
    CHECK(text.find("nobody sees through") == std::string::npos);
    CHECK(text.find("[melee]") != std::string::npos);
}

TEST_CASE("a battle without knights, yeomen or horse prints no steps for them") {
    scenario::Scenario battle;
    battle.red.units = {ral::sheet_of(ral_book().rules, {"peasant", std::nullopt, "A", 1, {}})};
    const std::vector<std::string> of_others{"no enemy knights can be reached",
                                             "The target tests on the charger", "**5 or more** on 1d6, else",
                                             "**4 or more** on 1d6, else"};
    const std::string text = all_text(ral::quick_reference(ral_book(), &battle));
    for (const std::string& step : of_others) CHECK(text.find(step) == std::string::npos);
    CHECK(text.find("They don’t.") != std::string::npos);
    const std::string whole = all_text(ral::quick_reference(ral_book(), nullptr));
    for (const std::string& step : of_others) CHECK(whole.find(step) != std::string::npos);
}

TEST_CASE("a template as a value holds its units with prices") {
    const data::Value value = ral::list_value(ral_book(), *ral_book().army("welsh"));
    CHECK(value.find("units")->items().size() == 5);
    CHECK(value.find("units")->items().front().find("cost")->text() == "24");
    CHECK(value.find("units")->items().front().find("missile")->text() == "bow");
}

TEST_CASE("the rule set answers for its sheets") {
    Diagnostics faults;
    const auto ruleset = ral::load_ruleset(ral_folder, faults);
    REQUIRE(ruleset != nullptr);
    CHECK(ruleset->id() == "ral");
    CHECK(ruleset->list_id("longbowmen") == "english-host");
    dice::SeededDice dice("7");
    const auto battle = ruleset->roll(ral_request("english-host", "french-host", 300), dice, faults);
    REQUIRE(battle.has_value());
    for (const char* slot : {"attack", "terrain", "placement", "turn", "end", "plans", "notes"}) {
        const auto parts = ruleset->briefing(*battle);
        CHECK(std::ranges::find(parts, slot, &scenario::BriefingPart::slot) != parts.end());
    }
    CHECK(ruleset->deployment_zones(*battle, battle->attacker).front().area.high.y ==
          Inches::thousandths(12'000));
    CHECK(ruleset->deployment_zones(*battle, battle->defender()).front().area.low.y ==
          Inches::thousandths(36'000));
    CHECK(ruleset->terrain_fact("hedge").title == "Hedge");
}

}  // namespace muster::test
