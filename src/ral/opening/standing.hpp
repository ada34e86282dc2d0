// A battle in progress as a scenario: the battle as it would be set up to go on.
#pragma once

#include "ral/battle/order_of_battle.hpp"

namespace muster::ral {

/// `scenario` with units where the state has them, on the bases of their formations, leaders with the units
/// that they are with, Divisions without those that are gone. Units that are gone have no place.
[[nodiscard]] scenario::Scenario standing(const battle::OrderOfBattle& book, const battle::State& state,
                                          const scenario::Scenario& scenario);

}  // namespace muster::ral
