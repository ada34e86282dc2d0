// What has to be known of a battle between two turns to set it up and go on.
#pragma once

#include "ral/battle/order_of_battle.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// See scenario::Ruleset::position. \pre `state` is between two turns or after the end
[[nodiscard]] scenario::Position position_of(const Rulebook& rules, const battle::OrderOfBattle& book,
                                             const battle::State& state, const scenario::Scenario& scenario);

}  // namespace muster::ral
