// The report of a battle for readers: every step as a sentence with its dice, modifiers and the rule.
#pragma once

#include <string>

#include "ral/battle/battle_log.hpp"

namespace muster::ral::battle {

/// The whole report: both armies, every event on a line with its number, and how it ended. A line is indented
/// under what brought it about; brackets hold the rule.
[[nodiscard]] std::string report(const OrderOfBattle& book, const BattleLog& log);

/// One event in words, without its number and rule: "Archers shoot at Knights: 5 − 1 for losses = 4; ...".
[[nodiscard]] std::string sentence(const OrderOfBattle& book, const Event& event);

/// How it ended, with what both sides lost: one line each.
[[nodiscard]] std::string ending(const OrderOfBattle& book, const BattleLog& log);

/// Result and events for programs (`--json`).
[[nodiscard]] data::Value to_value(const OrderOfBattle& book, const BattleLog& log);

}  // namespace muster::ral::battle
