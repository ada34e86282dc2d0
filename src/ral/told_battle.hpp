// A battle of this rule set played and kept, as the program tells it.
#pragma once

#include <memory>

#include "ral/book/rulebook.hpp"
#include "scenario/told_battle.hpp"

namespace muster::ral {

/// See scenario::Ruleset::tell and retell. The book outlives what is returned.
[[nodiscard]] std::unique_ptr<scenario::ToldBattle> tell_battle(const Rulebook& book,
                                                                const scenario::Scenario& scenario,
                                                                const scenario::BattleRequest& request,
                                                                Diagnostics& diagnostics);

[[nodiscard]] std::unique_ptr<scenario::ToldBattle> retell_battle(const Rulebook& book,
                                                                  const scenario::Scenario& scenario,
                                                                  const scenario::LogFile& log,
                                                                  Diagnostics& diagnostics);

}  // namespace muster::ral
