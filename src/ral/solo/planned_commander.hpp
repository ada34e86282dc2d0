// The opponent: a commander that plays a side by its plan and by the rows of its order sheet.
#pragma once

#include <memory>

#include "ral/battle/commander.hpp"
#include "ral/book/rulebook.hpp"
#include "ral/solo/outlook.hpp"

namespace muster::ral::solo {

/// What a commander of that card knows of a side that stands by `plan`. The rulebook outlives it.
/// \pre the plan is one of the rulebook
[[nodiscard]] std::shared_ptr<const Brief> brief_for(const Rulebook& book, const std::string& plan,
                                                     const CommanderCard& card);

/// Plays one side by its plan. Within a half of the movement he remembers only whom he has looked at.
class PlannedCommander : public battle::Commander {
  public:
    explicit PlannedCommander(std::shared_ptr<const Brief> brief) : brief_(std::move(brief)) {}

    battle::Order order(const battle::Situation& situation) override;
    void refused(const battle::Order& order, battle::Refusal why) override;
    battle::Answer answer(const battle::Situation& situation, const battle::Question& question) override;

  private:
    std::shared_ptr<const Brief> brief_;
    UnitSet settled_;  ///< units that stay where they are in this half of the movement
    std::int16_t turn_ = -1;
    battle::Stage stage_ = battle::Stage::over;
};

}  // namespace muster::ral::solo
