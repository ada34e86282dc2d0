// A battle of this rule set made ready to be played many times.
#pragma once

#include <memory>

#include "rrtk/book/rulebook.hpp"
#include "scenario/battle.hpp"

namespace muster::rrtk {

/// Compiles the scenario; see scenario::Ruleset::ready. The dice of a seed are those of `muster battle
/// SCENARIO --seed SEED`. Book and scenario outlive what is returned.
[[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rulebook& book,
                                                                  const scenario::Scenario& scenario,
                                                                  const scenario::Players& players,
                                                                  Diagnostics& diagnostics);

}  // namespace muster::rrtk
