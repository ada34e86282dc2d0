// Answers about tables: options, faults, the table as printed.
#include <doctest/doctest.h>

#include "rrtk/reference/lookup.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

std::string fault_of(const std::string& table, const scenario::TableOptions& options) {
    Diagnostics faults;
    CHECK_FALSE(rrtk::exact(book(), table, options, faults).has_value());
    return faults.to_text();
}

}  // namespace

TEST_CASE("an unknown table, option or value is named with the nearest one") {
    CHECK(fault_of("watr", {}).starts_with("error: unknown table 'watr' (did you mean 'water'?)\n"));
    CHECK(fault_of("army-plan", {{"tactic", "A"}})
              .starts_with(
                  "error: table 'army-plan' doesn't depend on option 'tactic' (did you mean 'tactics'?)\n"));
    CHECK(fault_of("army-plan", {{"tactics", "D"}}).find("write one of: A, B, C") != std::string::npos);
    CHECK(fault_of("terrain-section", {{"general", "hily"}}).find("(did you mean 'hilly'?)") !=
          std::string::npos);
    CHECK(fault_of("recruiting", {{"list", "aeya"}}).find("(did you mean 'aeja'?)") != std::string::npos);
    CHECK(fault_of("war-rating", {{"modifier", "1.5"}}).find("is no modifier") != std::string::npos);
    CHECK(fault_of("water", {{"tactics", "A"}}).find("leave it out") != std::string::npos);
}

TEST_CASE("a column has to be chosen, a modifier is 0 until it is given") {
    CHECK(fault_of("army-plan", {}) ==
          "error: table 'army-plan' needs option 'tactics'\n  add --tactics with one of: A, B, C\n");
    Diagnostics faults;
    CHECK(rrtk::exact(book(), "war-rating", {}, faults).has_value());
    CHECK(rrtk::exact(book(), "general-terrain", {}, faults).has_value());
}

TEST_CASE("values are taken whatever their capitals, lists by their aliases too") {
    Diagnostics faults;
    CHECK(rrtk::exact(book(), "army-plan", {{"tactics", "b"}}, faults).has_value());
    CHECK(rrtk::exact(book(), "terrain-section", {{"general", "Hilly"}}, faults).has_value());
    CHECK(rrtk::exact(book(), "recruiting", {{"list", "Border Kingdom"}}, faults).has_value());
    CHECK_MESSAGE(!faults.has_errors(), faults.to_text());
}

TEST_CASE("a roll is logged with its purpose and what it meant") {
    dice::ScriptedDice dice({1, 1});
    Diagnostics faults;
    CHECK(rrtk::roll_table(book(), "terrain-section", {{"general", "rough"}}, dice, faults) == "clear*");
    REQUIRE(dice.log().size() == 1);
    CHECK(dice.log()[0].stream == "table/terrain-section");
    CHECK(dice.log()[0].meaning == "clear*");
}

TEST_CASE("a table is shown whole, or with the chosen column alone") {
    Diagnostics faults;
    const auto whole = rrtk::show_table(book(), "army-plan", {}, faults);
    REQUIRE(whole.has_value());
    CHECK(whole->columns.size() == 4);
    CHECK(whole->rows.size() == 6);
    const auto one = rrtk::show_table(book(), "army-plan", {{"tactics", "B"}}, faults);
    REQUIRE(one.has_value());
    REQUIRE(one->columns.size() == 2);
    CHECK(one->rows.at(3).at("b") == std::vector<std::string>{"FF"});
    const auto recruiting = rrtk::show_table(book(), "recruiting", {{"list", "aeja"}}, faults);
    REQUIRE(recruiting.has_value());
    CHECK(recruiting->rows.at(5).at("a") == std::vector<std::string>{"7"});
    CHECK(recruiting->rows.at(5).at("b") == std::vector<std::string>{"Pike"});
    CHECK_FALSE(rrtk::show_table(book(), "recruiting", {}, faults).has_value());
}

TEST_CASE("a list is given whole, with what the book prints otherwise") {
    const std::string json = data::to_json(rrtk::list_value(*book().list("mirholme")));
    for (const char* part : {"\"id\": \"mirholme\"", "\"national_morale\": 1", "\"war_rating\": -1",
                             "\"recruiting_rolls\": 11", "\"cost\": 27", "\"figure\": 30"})
        CHECK_MESSAGE(json.find(part) != std::string::npos, part);
}

}  // namespace muster::test
