// What leaders' cards and challenge slips say.
#pragma once

#include <vector>

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// A card for each leader, with the unit that he starts with (sections 3, 5, 6, 7).
[[nodiscard]] std::vector<scenario::LeaderFact> leader_cards(const Rulebook& book,
                                                             const scenario::Scenario& scenario);

/// Challenge slips for both sides: every leader can issue one each turn (RAL-015), so a handful for each.
[[nodiscard]] std::vector<scenario::SlipFact> challenge_slips(const scenario::Scenario& scenario);

}  // namespace muster::ral
