// A battle in progress as a scenario: the battle as it would be set up to go on.
#pragma once

#include "rrtk/battle/order_of_battle.hpp"

namespace muster::rrtk {

/// `scenario` with units where the state has them, Bodies as they are now, leaders that are still there,
/// units on foot that dismounted. Units that are not on the table have no place and no Body. A Body that is
/// one of the deployment keeps its letter; parts of it that became Bodies of their own have the letter with a
/// number: C2, C3.
[[nodiscard]] scenario::Scenario standing(const Rulebook& rules, const battle::OrderOfBattle& book,
                                          const battle::State& state, const scenario::Scenario& scenario);

}  // namespace muster::rrtk
