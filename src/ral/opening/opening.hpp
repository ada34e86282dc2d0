// The opening turns of a battle, played by computer commanders.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/battle.hpp"

namespace muster::ral {

/// Plays the opening; see scenario::Ruleset::open. The dice are those of the seed "<seed>/opening".
[[nodiscard]] bool play_opening(const Rulebook& book, scenario::Scenario& scenario, int turns,
                                const scenario::Players& players, Diagnostics& diagnostics);

/// Checks what an opening says against the rules: commanders that there are, a position that a battle can go
/// on from.
void check_opening(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics);

}  // namespace muster::ral
