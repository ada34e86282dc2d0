// What is said of a battle after it agrees with its log and with the exact chances.
#include <doctest/doctest.h>

#include <cmath>

#include "ral/battle/turn.hpp"
#include "ral/review/after_action.hpp"
#include "support/ral_battles.hpp"

namespace muster::test {

using namespace muster::ral::battle;
using scenario::AfterActionFacts;

namespace {

constexpr int battles = 24;

AfterActionFacts facts_of(const RalReady& ready, int number, BattleLog& log) {
    log = watched(ready, number, number % 3 != 2, false);
    return ral::review::after_action(ready.book, log);
}

}  // namespace

TEST_CASE("ral after action: losses by cause and turn by turn add up to what the score says is lost") {
    for (int number = 0; number < battles; ++number) {
        const RalReady ready = ral_battle_number(number);
        BattleLog log;
        const AfterActionFacts facts = facts_of(ready, number, log);
        const Score result = score(ready.book, log.end);
        for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) {
            int by_cause = 0;
            for (const scenario::LossRow& row : facts.losses) by_cause += row.points[side];
            CHECK_MESSAGE(by_cause == result.lost[side], ready.name);
            REQUIRE(!facts.turns.empty());
            CHECK_MESSAGE(facts.turns.back().lost[side] == result.lost[side], ready.name);
            CHECK(facts.lost[side] == result.lost[side]);
            CHECK(facts.lost[side] <= facts.points[side]);
        }
    }
}

TEST_CASE("ral after action: figures counted as fallen are those that the state lacks") {
    for (int number = 0; number < battles; ++number) {
        const RalReady ready = ral_battle_number(number);
        BattleLog log;
        const AfterActionFacts facts = facts_of(ready, number, log);
        std::array<int, 2> fallen{}, told{};
        for (UnitId u = 0; u < ready.book.unit_count(); ++u)
            fallen[ready.book.side_of(u)] += log.begin.units[u].figures - log.end.units[u].figures;
        for (const scenario::HitRow& row : facts.hits)
            for (const std::size_t side : {std::size_t{0}, std::size_t{1}}) told[side] += row.hits[side];
        CHECK_MESSAGE(told == fallen, ready.name);
    }
}

TEST_CASE("ral after action: over many battles luck comes to nothing within its deviation") {
    scenario::Luck all;
    for (int number = 0; number < 3 * battles; ++number) {
        const RalReady ready = ral_battle_number(number);
        BattleLog log;
        for (const scenario::LuckGroup& group : facts_of(ready, number, log).luck)
            for (const scenario::SideColour side : {scenario::SideColour::red, scenario::SideColour::blue})
                if (group.id == "figures") all += group.all(side);
    }
    REQUIRE(all.dice > 500);
    CHECK(std::abs(all.above()) < 3.5 * all.deviation());
}

}  // namespace muster::test
