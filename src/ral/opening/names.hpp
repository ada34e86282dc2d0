// Units and leaders as a story names them: by kind and number, as they stand on maps and rosters.
#pragma once

#include <string>
#include <vector>

#include "ral/battle/order_of_battle.hpp"

namespace muster::ral {

/// The names of one battle. What it is made from outlives it.
class Names {
  public:
    Names(const battle::OrderOfBattle& book, const scenario::Scenario& scenario);

    /// "Peasants 3, 5 and Foot Knights 1"; with the army in brackets where both sides have such units.
    /// \pre not empty
    [[nodiscard]] std::string told(const battle::UnitSet& units) const;
    [[nodiscard]] std::string told(battle::UnitId unit) const;
    /// "the leader of Burgundy", "the second leader of Burgundy".
    [[nodiscard]] std::string leader(battle::LeaderId leader) const;
    [[nodiscard]] const std::string& army(battle::SideIndex side) const { return book_.sides[side].name; }

  private:
    [[nodiscard]] bool in_both(const std::string& kind) const;

    const battle::OrderOfBattle& book_;
    std::vector<std::string> kinds_;  ///< by unit
};

}  // namespace muster::ral
