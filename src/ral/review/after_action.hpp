// The after-action facts of a battle of this rule set.
#pragma once

#include "ral/battle/battle_log.hpp"
#include "scenario/after_action.hpp"

namespace muster::ral::review {

/// Everything that the after-action sheet says, read from the log; the commanders' names stay empty. Units
/// that run count as lost until they rally, as they do at the end (see battle::score).
[[nodiscard]] scenario::AfterActionFacts after_action(const battle::OrderOfBattle& book,
                                                      const battle::BattleLog& log);

}  // namespace muster::ral::review
