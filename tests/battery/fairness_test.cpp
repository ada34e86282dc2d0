// Equal armies win as often as each other, and better figures never make a unit worse.
#include <doctest/doctest.h>
#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

#include "rrtk/battle/aftermath.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/battle_builder.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;

#ifdef NDEBUG
constexpr int mirrors = 400, duels = 400;
#else
constexpr int mirrors = 40, duels = 60;
#endif

/// Line against line on open ground, the same units on both sides, the second half-turned.
std::vector<std::string> mirror_lines() {
    const std::vector<std::string> units{"foot-melee 4/4/4 at 19.2,13 up body A",
                                         "foot-melee 4/4/4 at 20.8,13 up body A",
                                         "foot-melee 3/2/4 at 22.4,13 up body A cinc",
                                         "foot-missile 4/2/3 at 28,13 up body B",
                                         "foot-missile 4/2/3 at 29.6,13 up body B",
                                         "mounted-melee 4/4/3 at 12,13 up body C [shock]",
                                         "mounted-melee 4/4/3 at 13.6,13 up body C [shock]",
                                         "foot-skirmish 3/2/2 at 36,14 up body D"};
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < units.size(); ++i)
        lines.push_back("red r" + std::to_string(i) + " " + units[i]);
    for (std::size_t i = 0; i < units.size(); ++i) {
        std::string line = "blue b" + std::to_string(i) + " " + units[i];
        const std::size_t at = line.find(" at ") + 4, comma = line.find(',', at), up = line.find(" up", at);
        const double x = std::stod(line.substr(at, comma - at)),
                     y = std::stod(line.substr(comma + 1, up - comma - 1));
        line.replace(at, up + 3 - at,
                     fmt::format("{},{} down", to_decimal(Inches::thousandths(std::llround((48 - x) * 1000))),
                                 to_decimal(Inches::thousandths(std::llround((36 - y) * 1000)))));
        lines.push_back(line);
    }
    return lines;
}

/// The winner by score, or -1.
int winner_of(const OrderOfBattle& book, State state, const std::string& seed) {
    SeededRoller roller(seed);
    PlainCommander red, blue;
    Battle battle(book, state, {roller, {&red, &blue}, nullptr});
    play(battle, default_turns);
    return tournament_score(book, state).winner;
}

/// Share of duels that the first of two lone units wins: it stays, the other is gone.
double share_of_wins(const std::string& unit, const std::string& enemy) {
    const Field field({"red One " + unit + " at 24,14 up", "blue Other " + enemy + " at 24,20 down"});
    int won = 0;
    for (int i = 0; i < duels; ++i) {
        State state = field.state;
        state.moving = static_cast<SideIndex>(i % 2);
        SeededRoller roller("duel/" + std::to_string(i));
        PlainCommander red, blue;
        Battle battle(field.book(), state, {roller, {&red, &blue}, nullptr});
        play(battle, default_turns);
        const bool stands = in_the_field(field.book(), state, 0),
                   gone = !in_the_field(field.book(), state, 1);
        if (stands && gone) ++won;
    }
    return static_cast<double>(won) / duels;
}

/// More than four standard deviations of a difference would be no accident.
const double slack = 4 * std::sqrt(0.5 / duels);

}  // namespace

TEST_CASE("equal armies win as often as each other") {
    Field field(mirror_lines());
    int red = 0, blue = 0;
    for (int i = 0; i < mirrors; ++i) {
        State state = field.state;
        state.moving = static_cast<SideIndex>(i % 2);  // the first turn goes round
        const int winner = winner_of(field.book(), state, "mirror/" + std::to_string(i));
        if (winner == 0) ++red;
        if (winner == 1) ++blue;
    }
    MESSAGE("red won " << red << ", blue " << blue << " of " << mirrors);
    REQUIRE(red + blue > mirrors / 4);
    CHECK(std::abs(red - blue) <= 4 * std::sqrt(static_cast<double>(red + blue)));
}

TEST_CASE("a point of Rep never lowers a unit's chance to win") {
    for (const char* kind : {"foot-melee {}/4/4", "mounted-melee {}/2/3", "foot-missile {}/2/3"}) {
        double before = 0;
        for (int rep = 2; rep <= 6; ++rep) {
            const double share = share_of_wins(fmt::format(fmt::runtime(kind), rep), "foot-melee 4/4/4");
            CHECK_MESSAGE(share >= before - slack,
                          kind << ", Rep " << rep << ": " << before << " to " << share);
            before = std::max(before, share);
        }
    }
}

TEST_CASE("a point of AC never lowers a unit's chance to win") {
    for (const char* kind : {"foot-melee 4/{}/4", "mounted-melee 4/{}/3", "foot-missile 4/{}/3"}) {
        double before = 0;
        for (const int ac : {2, 4, 6}) {
            const double share = share_of_wins(fmt::format(fmt::runtime(kind), ac), "foot-melee 4/2/4");
            CHECK_MESSAGE(share >= before - slack,
                          kind << ", AC " << ac << ": " << before << " to " << share);
            before = std::max(before, share);
        }
    }
}

}  // namespace muster::test
