// The opponent: a commander that plays its plan (section 24, R-267 to R-270).
#pragma once

#include "rrtk/battle/commander.hpp"
#include "rrtk/book/rulebook.hpp"
#include "rrtk/solo/body_options.hpp"
#include "rrtk/solo/charge_chart.hpp"

namespace muster::rrtk::solo {

/// Plays one side by its plan. The same position brings the same order, whatever came before, so that a
/// person with the order sheet can do the same.
class PlannedCommander : public battle::Commander {
  public:
    /// \pre book.sides[side].plan is a plan of the rulebook; both outlive the commander
    PlannedCommander(const Rulebook& rules, const OrderOfBattle& book, SideIndex side,
                     const CommanderCard& card);

    battle::Order order(const battle::Situation& situation) override;
    std::int16_t answer(const battle::Situation& situation, const battle::Question& question) override;

  private:
    const Plan& plan_;
    const CommanderCard& card_;
    ChargeChart chart_;
    KnownOptions known_;
};

}  // namespace muster::rrtk::solo
