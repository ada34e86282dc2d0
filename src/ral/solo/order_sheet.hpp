// What the opponent's order sheet says: the rows and figures that the planned commander plays by.
#pragma once

#include "ral/book/rulebook.hpp"
#include "ral/solo/charge_chart.hpp"
#include "scenario/facts.hpp"

namespace muster::ral::solo {

/// The orders of one side at the beginning of the battle.
/// \pre the scenario has passed check; `card` is one of the rulebook's
[[nodiscard]] scenario::OrderFacts order_facts(const Rulebook& rules, const scenario::Scenario& scenario,
                                               const OrderOfBattle& book, SideIndex side,
                                               const CommanderCard& card);

/// `text` with every {key} filled in from a commander's card ("8″", "3") and the conduct of a plan.
[[nodiscard]] std::string filled(const std::string& text, const CommanderCard& card, const Conduct& conduct);

}  // namespace muster::ral::solo
