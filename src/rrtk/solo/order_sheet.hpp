// What the opponent's order sheet says: the rows and figures that the planned commander plays by.
#pragma once

#include "rrtk/battle/order_of_battle.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::rrtk::solo {

/// The orders of one side at the beginning of the battle.
/// \pre the scenario has passed check; `card` is one of the rulebook's
[[nodiscard]] scenario::OrderFacts order_facts(const Rulebook& rules, const scenario::Scenario& scenario,
                                               const battle::OrderOfBattle& book, battle::SideIndex side,
                                               const CommanderCard& card);

/// `text` with every {key} filled in from a commander's card ("8″", "3") and a plan's release.
[[nodiscard]] std::string filled(const std::string& text, const CommanderCard& card, const Release& release);

}  // namespace muster::rrtk::solo
