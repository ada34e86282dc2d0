// Dice against what was due: every test and every die of attack, read from the events.
#pragma once

#include <span>
#include <vector>

#include "rrtk/battle/battle_log.hpp"
#include "scenario/after_action.hpp"
#include "scenario/due.hpp"

namespace muster::rrtk::review {

using scenario::Due;

/// Dice passed of `dice` dice thrown once for units with these modified Reps: a die counts once for each unit
/// that it passes (at Rep or less).
[[nodiscard]] Due due_passes(std::span<const int> reps, int dice);

/// Who can take hits of one total: in the order of fewest hits, then lowest AC.
struct Target {
    int hits = 0;  ///< that count for the order
    int ac = 0;
    int price = 1;  ///< points of the total for one hit (T-01)
};
/// The hits that `total` pays for, at most `most`. Adds them to the targets' hits.
int hits_paid(int total, int most, std::vector<Target>& targets);

/// Hits of one total of dice, each with its modifiers, none below 0.
[[nodiscard]] Due due_hits(std::span<const int> modifiers, int most, const std::vector<Target>& targets);

/// All rolls of both sides: dice of attack in hits, tests in dice passed. Rolls for which no number is better
/// than another are left out.
[[nodiscard]] std::vector<scenario::LuckGroup> luck_of(const battle::OrderOfBattle& book,
                                                       const battle::BattleLog& log);

/// How it is measured, for readers.
[[nodiscard]] std::vector<std::string> luck_notes();

}  // namespace muster::rrtk::review
