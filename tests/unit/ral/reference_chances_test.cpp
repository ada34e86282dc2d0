// Tables of ral against exact chances that were worked out independently (tests/data/ral-chances.yaml).
#include <doctest/doctest.h>

#include <algorithm>

#include "ral/reference/chances.hpp"
#include "ral/reference/lookup.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using dice::Fraction;
using scenario::TableOptions;

data::Value known_chances() {
    Diagnostics faults;
    auto read = data::read_yaml(std::string(MUSTER_SOURCE_DIR) + "/tests/data/ral-chances.yaml", faults);
    REQUIRE_MESSAGE(read.has_value(), faults.to_text());
    return std::move(*read);
}

Fraction fraction(const std::string& text) {
    const std::size_t slash = text.find('/');
    if (slash == std::string::npos) return {std::stoi(text), 1};
    return {std::stoi(text.substr(0, slash)), std::stoi(text.substr(slash + 1))};
}

/// The chance of a result, 0 where it is none of the outcomes.
Fraction chance_of(const std::string& table, const TableOptions& options, const std::string& result) {
    Diagnostics faults;
    const auto outcomes = ral::exact(ral_book(), table, options, faults);
    REQUIRE_MESSAGE(outcomes.has_value(), faults.to_text());
    const auto found = std::ranges::find(*outcomes, result, &scenario::Chance::result);
    return found == outcomes->end() ? Fraction(0, 1) : found->probability;
}

std::string fallen(const std::string& count) {
    if (count == "0") return "nobody falls";
    return count + (count == "1" ? " figure falls" : " figures fall");
}

std::string target_of(const std::string& words) {
    return words == "peasant or yeoman" ? "foot-yeoman" : plain_word(words);
}

std::string faults_of(const std::string& table, const TableOptions& options) {
    Diagnostics faults;
    CHECK_FALSE(ral::exact(ral_book(), table, options, faults).has_value());
    return faults.to_text();
}

}  // namespace

TEST_CASE("PR-01: casualties by modifier and target") {
    const data::Value known = known_chances();
    for (const data::Value& row : known.find("casualties_by_die_modifier_and_target")->items()) {
        const std::string modifier = row.find("modifier")->text();
        const std::string target = target_of(row.find("target")->text());
        Fraction sum;
        for (const auto& entry : row.find("chances")->entries()) {
            const Fraction wanted = fraction(entry.value.text());
            CHECK(chance_of("melee", {{"modifier", modifier}, {"target", target}}, fallen(entry.key)) ==
                  wanted);
            CHECK(chance_of("archery", {{"modifier", modifier}, {"target", target}, {"type", "foot-yeoman"}},
                            fallen(entry.key)) == wanted);
            sum = sum + wanted;
        }
        CHECK(sum == Fraction(1, 1));
    }
}

TEST_CASE("PR-02: morale by attacker, type and modifier") {
    const data::Value known = known_chances();
    for (const data::Value& row : known.find("morale_pass_by_attacker_row")->items())
        for (const auto& entry : row.find("chances")->entries())
            CHECK(chance_of("morale",
                            {{"attacker", row.find("attacker")->text()},
                             {"type", row.find("type")->text()},
                             {"modifier", entry.key}},
                            "stands") == fraction(entry.value.text()));
}

TEST_CASE("challenges, leaders at risk, rally, formation and initiative have the chances of the rules") {
    const data::Value known = known_chances();
    for (const auto& entry : known.find("challenge")->entries())
        CHECK(chance_of("challenge", {}, entry.key) == fraction(entry.value.text()));
    for (const auto& entry : known.find("leader_with_unit_losing_figures_in_melee")->entries())
        CHECK(chance_of("leader-risk", {}, entry.key) == fraction(entry.value.text()));
    const data::Value& rally = *known.find("rally_without_leader");
    CHECK(chance_of("rally", {{"type", "foot-yeoman"}}, "rallies") == fraction(rally.find("yeoman")->text()));
    CHECK(chance_of("rally", {{"type", "mounted-knight"}}, "rallies") ==
          fraction(rally.find("knight")->text()));
    CHECK(chance_of("rally", {{"type", "peasant"}}, "rallies") == fraction(rally.find("peasant")->text()));
    CHECK(chance_of("formation", {}, "changes") ==
          fraction(known.find("change_formation_when_flanked")->text()));
    CHECK(chance_of("initiative", {}, "red chooses") ==
          fraction(known.find("initiative_with_rerolled_ties")->text()));
}

TEST_CASE("EXR-01: yeoman foot archers that lost 5 subtract 2") {
    CHECK(ral::archery_modifier(ral_book().rules, false, 5) == -2);
    // die 6: 4 / 3 = one knight; die 1: -1, none
    CHECK(chance_of("archery", {{"type", "foot-yeoman"}, {"target", "foot-knight"}, {"losses", "5"}},
                    "1 figure falls") == Fraction(1, 2));
}

TEST_CASE("DR-04: mounted archers that lost 2 subtract 2") {
    CHECK(ral::archery_modifier(ral_book().rules, true, 2) == -2);
}

TEST_CASE("DR-07: in a challenge 5 against 6 both die; scripted dice give the row of the table") {
    dice::ScriptedDice dice({5, 6, 6, 4, 4, 4});
    Diagnostics faults;
    CHECK(ral::roll_table(ral_book(), "challenge", {}, dice, faults) == "both die");
    CHECK(ral::roll_table(ral_book(), "challenge", {}, dice, faults) == "only challenged dies");
    CHECK(ral::roll_table(ral_book(), "challenge", {}, dice, faults) == "neither dies");
}

TEST_CASE("RAL-018: equal dice for the initiative are rolled again") {
    dice::ScriptedDice dice({3, 3, 2, 5});
    Diagnostics faults;
    CHECK(ral::roll_table(ral_book(), "initiative", {}, dice, faults) == "blue chooses");
    CHECK(dice.left() == 0);
}

TEST_CASE("questions about tables that can't be answered are reported, all at once") {
    CHECK(faults_of("moral", {}).find("unknown table 'moral' (did you mean 'morale'?)") != std::string::npos);
    const std::string missing = faults_of("morale", {});
    CHECK(missing.find("table 'morale' needs option 'type'") != std::string::npos);
    CHECK(missing.find("table 'morale' needs option 'attacker'") != std::string::npos);
    const std::string wrong =
        faults_of("melee", {{"target", "pesant"}, {"modifier", "many"}, {"general", "open"}});
    CHECK(wrong.find("unknown value 'pesant' of option 'target' (did you mean 'peasant'?)") !=
          std::string::npos);
    CHECK(wrong.find("'many' is no number for option 'modifier'") != std::string::npos);
    CHECK(wrong.find("doesn't depend on option 'general'") != std::string::npos);
    CHECK(faults_of("archery", {{"type", "foot-knight"}, {"target", "peasant"}}).find("never shoot") !=
          std::string::npos);
}

TEST_CASE("every table can be shown") {
    for (const scenario::Named& table : ral::tables(ral_book())) {
        Diagnostics faults;
        const auto shown = ral::show_table(ral_book(), table.id, {}, faults);
        REQUIRE_MESSAGE(shown.has_value(), faults.to_text());
        CHECK_FALSE(shown->rows.empty());
    }
}

}  // namespace muster::test
