// A battle of this rule set made ready to be played many times, and who can play it.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ral/battle/commander.hpp"
#include "ral/book/rules.hpp"
#include "scenario/battle.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// Who can drive a side without a person.
[[nodiscard]] std::vector<scenario::Named> commanders();
/// The commander of that id, or nullptr.
[[nodiscard]] std::unique_ptr<battle::Commander> commander_named(const std::string& id);

/// Compiles the scenario; see scenario::Ruleset::ready. The dice of a seed are those of a battle.log with
/// that seed. \pre `players` are of commanders()
[[nodiscard]] std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rules& rules,
                                                                  const scenario::Scenario& scenario,
                                                                  const scenario::Players& players,
                                                                  Diagnostics& diagnostics);

}  // namespace muster::ral
