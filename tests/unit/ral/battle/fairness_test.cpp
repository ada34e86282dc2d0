// Mirrored battles are even; being better never makes a unit worse.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <fstream>

#include "ral/battle/casualties.hpp"
#include "ral/battle/melee.hpp"
#include "ral/battle/signature.hpp"
#include "ral/ready_battle.hpp"
#include "support/ral_table.hpp"

namespace muster::test {

using namespace literals;
using namespace muster::ral::battle;

namespace {

/// A battle line as one side sees it, for both sides.
const std::vector<TestUnit> line{{"foot-yeoman", 14_in, 9_in, 0, false, "bow"},
                                 {"foot-knight", 24_in, 9_in, 0, true, ""},
                                 {"peasant", 31_in, 9_in, 0, false, ""},
                                 {"mounted-yeoman", 40_in, 9_in, 0, false, ""}};

std::vector<TestUnit> mirrored(std::vector<TestUnit> units) {
    for (TestUnit& unit : units) {
        unit.x = 48_in - unit.x;
        unit.y = 36_in - unit.y;
        unit.facing = 180;
    }
    return units;
}

/// How often red's unit breaks blue's first, of `fights` melees front to front to the end.
int melees_won(const char* type, const char* enemy, int lost, bool leader, int fights) {
    int won = 0;
    for (int i = 0; i < fights; ++i) {
        RalTable table({{type, 24_in, 17_in, 0, leader, ""}}, {{enemy, 24_in, 19_in, 180, false, ""}}, {});
        table.lose(table.r(1), lost);
        table.fight(table.r(1), table.b(1));
        table.fight(table.b(1), table.r(1));
        SeededRoller roller(fmt::format("melee/{}", i));
        Battle battle(*table.book, table.state, {roller, {&table.red, &table.blue}, nullptr});
        for (int round = 0; round < 60 && table.state.fit(0) && table.state.fit(1); ++round) melee(battle);
        won += table.state.fit(0) && !table.state.fit(1) ? 1 : 0;
    }
    return won;
}

}  // namespace

TEST_CASE("a mirrored battle is won by either side about equally often") {
    constexpr int battles = 600;
    int red_won = 0, blue_won = 0;
    RalTable table(line, mirrored(line), {});
    table.state.turn = 0;
    for (int i = 0; i < battles; ++i) {
        State state = table.state;
        SeededRoller roller(fmt::format("mirror/{}", i));
        PlainCommander red, blue;
        Battle battle(*table.book, state, {roller, {&red, &blue}, nullptr});
        play(battle);
        const int winner = score(*table.book, state).winner;
        red_won += winner == 0 ? 1 : 0;
        blue_won += winner == 1 ? 1 : 0;
    }
    MESSAGE("red " << red_won << ", blue " << blue_won << " of " << battles);
    CHECK(red_won + blue_won > battles / 2);
    const int apart = red_won - blue_won;
    CHECK(apart * apart < 16 * (red_won + blue_won));  // four standard deviations
}

TEST_CASE("figures more, or a leader, never lower the chance to win a melee") {
    constexpr int fights = 400;
    constexpr int slack = 57;  // two standard deviations of the difference of two such counts, doubled
    for (const auto& pair : std::vector<std::pair<const char*, const char*>>{
             {"foot-yeoman", "foot-yeoman"}, {"foot-knight", "mounted-knight"}, {"peasant", "foot-yeoman"}}) {
        const char* type = pair.first;
        const char* enemy = pair.second;
        int before = melees_won(type, enemy, 6, false, fights);
        for (const int lost : {4, 2, 0}) {
            const int now = melees_won(type, enemy, lost, false, fights);
            CHECK_MESSAGE(now >= before - slack, type << " against " << enemy << ", lost " << lost);
            before = now;
        }
        CHECK(melees_won(type, enemy, 0, true, fights) >= before - slack);
    }
}

TEST_CASE("one more on the die never fells fewer, on any target") {
    for (const int divisor : {2, 3, 4})
        for (int total = -8; total < 14; ++total)
            CHECK(ral::casualties(total + 1, divisor) >= ral::casualties(total, divisor));
}

TEST_CASE(
    "the behaviour signature is the one on record: a commit that changes behaviour states the new one") {
    std::ifstream in(std::string(MUSTER_SOURCE_DIR) + "/tests/data/ral-battle-signature.txt");
    std::string recorded;
    in >> recorded;
    CHECK(behaviour_signature(ral_book()) == recorded);
}

}  // namespace muster::test
