// Commanders that need no person: plain, random, recorded, replayed.
#pragma once

#include <cstdint>
#include <vector>

#include "ral/battle/commander.hpp"
#include "scenario/kept_decisions.hpp"

namespace muster::ral::battle {

/// Goes for the nearest enemy that it may fight, shoots when able, keeps lines, rallies.
class PlainCommander : public Commander {
  public:
    Order order(const Situation& situation) override;

  private:
    UnitSet settled_;  ///< units that nothing was found for in this half of the movement
    std::int16_t turn_ = -1;
    Stage stage_ = Stage::over;
};

/// Takes any legal order and answer; now and then one that is not legal. For the battery of tests.
class RandomCommander : public Commander {
  public:
    explicit RandomCommander(std::uint64_t seed) : state_(seed) {}
    Order order(const Situation& situation) override;
    Answer answer(const Situation& situation, const Question& question) override;

  private:
    std::uint64_t drawn();
    std::size_t one_of(std::size_t count);
    Order any_order(const Situation& situation);
    Order any_move(const Situation& situation, UnitId unit);
    UnitId any_unit(const Situation& situation, SideIndex side);
    std::uint64_t state_;
};

/// What scenario/kept_decisions.hpp asks for.
struct Playing {
    using Commander = battle::Commander;
    using Situation = battle::Situation;
    using Question = battle::Question;
    using Order = battle::Order;
    using Answer = battle::Answer;
    using Refusal = battle::Refusal;
};
using Decision = scenario::Decision<Order, Answer>;
using RecordingCommander = scenario::RecordingCommander<Playing>;
using ReplayingCommander = scenario::ReplayingCommander<Playing>;

}  // namespace muster::ral::battle
