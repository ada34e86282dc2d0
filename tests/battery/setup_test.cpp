// Two thousand battles over all pairs of lists, each checked against every rule of setting up, and the
// frequency of terrain.
#include <doctest/doctest.h>

#include <cmath>

#include "rrtk/setup/roll_scenario.hpp"
#include "rrtk/setup/terrain.hpp"
#include "support/battle_rules.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

#ifdef NDEBUG
constexpr int battles = 2'000, tables = 20'000;
#else
constexpr int battles = 200, tables = 2'000;
#endif

scenario::Scenario roll(const scenario::Request& request, const std::string& seed) {
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto rolled = rrtk::roll_scenario(book(), request, dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    return std::move(*rolled);
}

/// Pairs, modes and sizes drawn from a seed of their own.
scenario::Request request(int number) {
    dice::SeededDice choice("battery/" + std::to_string(number));
    const int lists = static_cast<int>(book().lists.size());
    const auto list = [&](const std::string& stream) {
        return book().lists[static_cast<std::size_t>(choice.roll({stream, "list", 1, lists}).front() - 1)].id;
    };
    const std::vector<std::string> modes{"recruit", "recruit", "recruit", "recruit", "rolls", "buy"};
    const std::string mode = modes[static_cast<std::size_t>(choice.roll({"mode", "mode"}).front() - 1)];
    const int points = choice.roll({"points", "points", 1, 10}).front() == 1 ? 800 : 400;
    return {list("red"), list("blue"), mode, points, number % 4 == 0 ? "never" : "auto"};
}

/// Reports a share of `hits` in `tries` that is more than five standard deviations from its exact chance:
/// less than once in a million runs by accident, and the seeds are fixed.
void check_share(int hits, int tries, dice::Fraction chance, const std::string& what) {
    const double p = static_cast<double>(chance.numerator()) / static_cast<double>(chance.denominator());
    const double deviation = std::sqrt(p * (1 - p) / tries);
    CHECK_MESSAGE(std::abs(static_cast<double>(hits) / tries - p) <= 5 * deviation,
                  what << ": " << hits << " of " << tries);
}

}  // namespace

TEST_CASE("every battle keeps every rule, and two runs are equal") {
    for (int number = 0; number < battles; ++number) {
        const scenario::Request asked = request(number);
        const std::string seed = std::to_string(number);
        const scenario::Scenario battle = roll(asked, seed);
        for (const std::string& fault : BattleRules(book(), battle).broken())
            FAIL_CHECK("seed " << seed << ", " << asked.red << " against " << asked.blue << ", " << asked.mode
                               << ": " << fault);
        if (number % 10 == 0) CHECK(scenario::to_yaml(battle) == scenario::to_yaml(roll(asked, seed)));
    }
}

TEST_CASE("terrain comes up as often as its exact chances say") {
    struct Column {
        std::string general;
        dice::Fraction hill, woods, clear;
    };
    const std::vector<Column> columns{{"open", {1, 6}, {1, 36}, {29, 36}},
                                      {"hilly", {5, 36}, {1, 4}, {7, 18}},
                                      {"rough", {1, 9}, {1, 12}, {5, 9}}};
    std::map<std::string, std::map<std::string, int>> sections;
    std::map<std::string, int> generals, waters;
    int with_water = 0;
    for (int number = 0; number < tables; ++number) {
        dice::SeededDice dice("terrain/" + std::to_string(number));
        const rrtk::TerrainRoll table = rrtk::roll_terrain(book(), rrtk::Tactics::a, false, dice);
        ++generals[table.general];
        for (const rrtk::SectionRoll& section : table.sections) ++sections[table.general][section.ground];
        if (!table.water) continue;
        ++with_water;
        ++waters[table.water->water == "pond"             ? "pond"
                 : table.water->water.starts_with("lake") ? "lake"
                                                          : "river"];
    }
    check_share(generals["open"], tables, {1, 2}, "open ground");
    check_share(generals["hilly"], tables, {1, 3}, "hilly ground");
    check_share(generals["rough"], tables, {1, 6}, "rough ground");
    check_share(with_water, tables, {22744317996541, 101559956668416}, "water");
    check_share(waters["pond"], with_water, {5, 18}, "ponds");
    check_share(waters["lake"], with_water, {1, 18}, "lakes");
    check_share(waters["river"], with_water, {2, 3}, "rivers");
    for (const Column& column : columns) {
        const int all = generals[column.general] * 9;
        check_share(sections[column.general]["hill"], all, column.hill, column.general + ", hills");
        check_share(sections[column.general]["woods"], all, column.woods, column.general + ", woods");
        check_share(sections[column.general]["clear"], all, column.clear, column.general + ", clear");
    }
}

}  // namespace muster::test
