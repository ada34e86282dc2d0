// End of the battle (sections 10, 21).
#pragma once

#include <vector>

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// The side has units on the table or able to return.
[[nodiscard]] bool in_the_field(const OrderOfBattle& book, const State& state, SideIndex side);
/// army_gone, conceded, turn_limit or fighting. `turns` = own turns of each side.
[[nodiscard]] Outcome outcome(const OrderOfBattle& book, const State& state, int turns);

/// Tournament score (section 21, R-225): points begun with, minus own lost, plus the enemy's lost.
struct Score {
    std::array<int, 2> points{};
    std::array<int, 2> lost{};  ///< points of units routed, removed or left voluntarily
    int winner = -1;            ///< side, or -1 for a draw
    bool operator==(const Score&) const = default;
};
[[nodiscard]] Score tournament_score(const OrderOfBattle& book, const State& state);

/// A unit after Casualty Recovery.
struct Recovered {
    UnitId unit = no_unit;
    UnitId pursuer = no_unit;  ///< Major Pursuit: who stood opposite; none = returned by itself
    bool returns = true;
    int passed = -1;
    FixedList<Die, 2> dice;
};
/// Major Pursuit and Casualty Recovery for the loser's gone units, cheapest first (T-42, R-221 to R-223).
[[nodiscard]] std::vector<Recovered> recover(Battle& battle, SideIndex loser);

}  // namespace muster::rrtk::battle
