// The turn (section 2): check and obey orders, play a step, play to the end.
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// Whether an order of `side` is legal now, in its half of the movement. Changes nothing.
[[nodiscard]] Refusal check(const Battle& battle, SideIndex side, const Order& order);
/// Carries an order out, or says why not; a refused order changes nothing.
Refusal obey(Battle& battle, SideIndex side, const Order& order);

/// Plays the step that the state stands before (State::stage). False when the battle is over.
bool step(Battle& battle);
/// Plays to the end of `turns` turns or of the battle (RAL-044).
Outcome play(Battle& battle, int turns);
/// The same with the rules' own last turn.
Outcome play(Battle& battle);

/// What each side has lost, in points, and who won (ours): units destroyed, removed or routed at the end,
/// and leaders.
struct Score {
    std::array<int, 2> lost{};
    int winner = -1;  ///< a side; -1 = a draw
    bool operator==(const Score&) const = default;
};
[[nodiscard]] Score score(const OrderOfBattle& book, const State& state);

}  // namespace muster::ral::battle
