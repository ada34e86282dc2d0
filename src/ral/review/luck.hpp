// Luck of the dice: every roll beside what was due before it fell.
#pragma once

#include <string>
#include <vector>

#include "ral/battle/battle_log.hpp"
#include "scenario/after_action.hpp"

namespace muster::ral::review {

/// Figures felled and tests passed, with exact mean and variance of each roll.
[[nodiscard]] std::vector<scenario::LuckGroup> luck_of(const battle::OrderOfBattle& book,
                                                       const battle::BattleLog& log);

/// How it is measured, a paragraph each.
[[nodiscard]] std::vector<std::string> luck_notes();

}  // namespace muster::ral::review
