// The after-action facts of a battle of this rule set.
#pragma once

#include "rrtk/battle/battle_log.hpp"
#include "scenario/after_action.hpp"

namespace muster::rrtk::review {

/// Everything that the after-action sheet says, read from the log; the commanders' names stay empty.
[[nodiscard]] scenario::AfterActionFacts after_action(const battle::OrderOfBattle& book,
                                                      const battle::BattleLog& log);

}  // namespace muster::rrtk::review
