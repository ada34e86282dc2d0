// Exact chances of every table against tests/data/rrtk-chances.yaml, which was worked out independently.
#include <doctest/doctest.h>

#include <algorithm>

#include "rrtk/reference/lookup.hpp"
#include "support/csv.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using dice::Fraction;
using Chances = std::map<std::string, Fraction>;

const data::Value& wanted(const std::string& key) {
    static const data::Value file = [] {
        Diagnostics faults;
        const auto read =
            data::read_yaml(std::string(MUSTER_SOURCE_DIR) + "/tests/data/rrtk-chances.yaml", faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        return *read;
    }();
    const data::Value* found = file.find(key);
    REQUIRE_MESSAGE(found != nullptr, key);
    return *found;
}

Fraction fraction(const std::string& text) {
    const std::size_t slash = text.find('/');
    return {std::stoll(text.substr(0, slash)), std::stoll(text.substr(slash + 1))};
}

/// A map of results to chances, the results as plain words.
Chances chances_in(const data::Value& map) {
    Chances chances;
    for (const data::Value::Entry& entry : map.entries()) {
        const Fraction chance = fraction(entry.value.text());
        if (chance.numerator() != 0) chances[plain_word(entry.key)] = chance;
    }
    return chances;
}

/// What the program gives, results as plain words; those that differ by a star alone are one.
Chances exact(const std::string& table, const scenario::TableOptions& options) {
    Diagnostics faults;
    const auto found = rrtk::exact(book(), table, options, faults);
    REQUIRE_MESSAGE(found.has_value(), faults.to_text());
    Chances chances;
    for (const scenario::Chance& chance : *found) {
        Fraction& sum = chances[plain_word(chance.result)];
        sum = sum + chance.probability;
    }
    return chances;
}

void check_sum(const Chances& chances) {
    Fraction sum;
    for (const auto& entry : chances) sum = sum + entry.second;
    CHECK(sum == Fraction(1, 1));
}

void check_same(const Chances& found, const Chances& expected) {
    check_sum(found);
    CHECK(found.size() == expected.size());
    for (const auto& entry : expected) {
        const auto& result = entry.first;
        CAPTURE(result);
        REQUIRE(found.contains(result));
        CHECK(found.at(result).to_text() == entry.second.to_text());
    }
}

/// Checks a table for each value of an option.
void check_by(const std::string& table, const std::string& option, const std::string& key) {
    for (const data::Value::Entry& entry : wanted(key).entries()) {
        CAPTURE(entry.key);
        check_same(exact(table, {{option, entry.key}}), chances_in(entry.value));
    }
}

Fraction star_chance(const std::string& general) {
    Diagnostics faults;
    const auto found = rrtk::exact(book(), "terrain-section", {{"general", general}}, faults);
    REQUIRE(found.has_value());
    Fraction sum;
    for (const scenario::Chance& chance : *found)
        if (chance.result.back() == '*') sum = sum + chance.probability;
    return sum;
}

}  // namespace

TEST_CASE("war rating by the list's modifier") {
    check_by("war-rating", "modifier", "war_rating_by_list_modifier");
}

TEST_CASE("general terrain by the defender's tactics") {
    check_by("general-terrain", "tactics", "general_terrain_by_defender_tactics");
}

TEST_CASE("sections by general terrain") {
    check_by("terrain-section", "general", "section_type_by_general_terrain");
}

TEST_CASE("sections by the defender's tactics, over general terrain") {
    for (const data::Value::Entry& entry : wanted("section_type_by_defender_tactics").entries()) {
        Chances found;
        for (const auto& [general, likely] : exact("general-terrain", {{"tactics", entry.key}}))
            for (const auto& [ground, chance] : exact("terrain-section", {{"general", general}}))
                found[ground] = found[ground] + likely * chance;
        check_same(found, chances_in(entry.value));
    }
}

TEST_CASE("stars: one section in thirty-six brings water, and so many tables have some") {
    for (const data::Value::Entry& entry : wanted("water_asterisk_per_section").entries())
        CHECK(star_chance(entry.key) == fraction(entry.value.text()));
    for (const data::Value::Entry& entry : wanted("water_somewhere_in_nine_sections").entries()) {
        const Fraction star = star_chance(entry.key);
        Fraction none(1, 1);
        for (int section = 1; section <= 9; ++section)
            none = none * Fraction(star.denominator() - star.numerator(), star.denominator());
        CHECK(Fraction(none.denominator() - none.numerator(), none.denominator()).to_text() ==
              entry.value.text());
    }
}

TEST_CASE("water") {
    const Chances found = exact("water", {});
    check_same(found, chances_in(wanted("water_table")));
    Chances kinds;
    for (const auto& [water, chance] : found) {
        const std::string kind = water.substr(0, water.find('-'));
        kinds[kind == "lake" ? "lake-sea" : kind] = kinds[kind == "lake" ? "lake-sea" : kind] + chance;
    }
    check_same(kinds, chances_in(wanted("water_kind")));
}

TEST_CASE("fords") { check_same(exact("river-ford", {}), chances_in(wanted("river_ford"))); }

TEST_CASE("army plans by tactics") { check_by("army-plan", "tactics", "solo_plan_by_tactics"); }

TEST_CASE("rampage and pursuit") {
    check_same(exact("rampage", {}), chances_in(wanted("rampage_direction")));
    Chances found;
    Diagnostics faults;
    const auto distances = rrtk::exact(book(), "pursuit-distance", {}, faults);
    REQUIRE(distances.has_value());
    for (const data::Value::Entry& entry : wanted("pursuit_distance_adjustment").entries()) {
        const auto same = std::ranges::find(*distances, entry.key, &scenario::Chance::result);
        REQUIRE(same != distances->end());
        CHECK(same->probability == fraction(entry.value.text()));
    }
}

TEST_CASE("recruiting: every list brings each unit as often as its sums come up") {
    std::map<int, Fraction> sums;
    for (const data::Value::Entry& entry : wanted("recruiting_roll_2d6").entries())
        sums[std::stoi(entry.key)] = fraction(entry.value.text());
    std::map<std::string, Chances> expected;
    for (const CsvRow& row : read_csv(std::string(MUSTER_SOURCE_DIR) + "/tests/data/rrtk-units.csv")) {
        if (row.at("recruiting") == "NA") continue;
        Fraction sum;
        for (const std::string& on : split(row.at("recruiting"), ';')) sum = sum + sums.at(std::stoi(on));
        std::string name = row.at("unit_name");
        const bool twin = row.at("list_id") == "beastmen" && name == "Beastmen";
        if (twin) name += " " + row.at("class");
        expected[row.at("list_id")][plain_word(name)] = sum;
    }
    expected["black-moon-incarnate"]["horde"] = Fraction(1, 1);
    CHECK(expected.size() == 44);
    for (const auto& entry : expected) {
        const std::string& list = entry.first;
        CAPTURE(list);
        check_same(exact("recruiting", {{"list", list}}), entry.second);
    }
}

TEST_CASE("dice: sums of two, halves of one") {
    Chances two, half;
    for (const auto& [sum, chance] : dice::chances(dice::DiceKind::two_d6)) two[std::to_string(sum)] = chance;
    for (const auto& [sum, chance] : dice::chances(dice::DiceKind::half_d6))
        half[std::to_string(sum)] = chance;
    check_same(two, chances_in(wanted("engine_distance_2d6")));
    check_same(half, chances_in(wanted("half_d6")));
}

TEST_CASE("every table gives exact chances, and rolls what they allow") {
    for (const scenario::Named& named : rrtk::tables(book())) {
        CAPTURE(named.id);
        const rrtk::Table& table = book().table(named.id);
        scenario::TableOptions options;
        if (!table.columns.empty()) options[table.column_option] = table.columns.front();
        const Chances chances = exact(named.id, options);
        check_sum(chances);
        dice::SeededDice dice("chances");
        Diagnostics faults;
        for (int i = 0; i < 50; ++i) {
            const auto rolled = rrtk::roll_table(book(), named.id, options, dice, faults);
            REQUIRE(rolled.has_value());
            CHECK(chances.contains(plain_word(*rolled)));
        }
    }
}

}  // namespace muster::test
