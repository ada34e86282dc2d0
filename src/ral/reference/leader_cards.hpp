// What leaders' cards and challenge slips say.
#pragma once

#include <string>
#include <vector>

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// A card for each leader, with the unit that he starts with (sections 3, 5, 6, 7).
[[nodiscard]] std::vector<scenario::LeaderFact> leader_cards(const Rulebook& book,
                                                             const scenario::Scenario& scenario);

/// "Leader" where there is one, else "First leader", "Second leader" ... \pre number >= 1
[[nodiscard]] std::string leader_title(int number, int of);

/// What stands on every leader's card: what he does and risks, and the boxes; the first is ticked for one who
/// has declined a challenge.
void fill_leader_card(const Rules& rules, bool has_declined, scenario::LeaderFact& card);

/// Challenge slips for both sides: every leader can issue one each turn (RAL-015), so a handful for each.
[[nodiscard]] std::vector<scenario::SlipFact> challenge_slips(const scenario::Scenario& scenario);

}  // namespace muster::ral
