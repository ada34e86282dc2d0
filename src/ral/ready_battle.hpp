// A battle of this rule set made ready to be played many times.
#pragma once

#include <memory>
#include <string>

#include "ral/book/rulebook.hpp"
#include "scenario/battle.hpp"

namespace muster::ral {

/// Compiles the scenario; see scenario::Ruleset::ready. The dice of a seed are those of a battle.log with
/// that seed. The book outlives it. \pre `players` are of commanders()
[[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rulebook& book,
                                                                  const scenario::Scenario& scenario,
                                                                  const scenario::Players& players,
                                                                  Diagnostics& diagnostics);

}  // namespace muster::ral
