// Commanders that need no person: plain, random, recorded, replayed.
#pragma once

#include <cstdint>
#include <vector>

#include "rrtk/battle/commander.hpp"
#include "scenario/kept_decisions.hpp"

namespace muster::rrtk::battle {

/// Goes for the nearest enemy, shoots when able, holds formation. The real opponent is another matter.
class PlainCommander : public Commander {
  public:
    Order order(const Situation& situation) override;
};

/// Takes one of legal_orders, and any legal answer, each as likely; for the battery of tests.
class RandomCommander : public Commander {
  public:
    explicit RandomCommander(std::uint64_t seed) : state_(seed) {}
    Order order(const Situation& situation) override;
    std::int16_t answer(const Situation& situation, const Question& question) override;

  private:
    std::size_t one_of(std::size_t count);
    std::uint64_t state_;
};

/// What scenario/kept_decisions.hpp asks for.
struct Playing {
    using Commander = battle::Commander;
    using Situation = battle::Situation;
    using Question = battle::Question;
    using Order = battle::Order;
    using Answer = std::int16_t;
    using Refusal = battle::Refusal;
};
using Decision = scenario::Decision<Order, std::int16_t>;
using RecordingCommander = scenario::RecordingCommander<Playing>;
using ReplayingCommander = scenario::ReplayingCommander<Playing>;

}  // namespace muster::rrtk::battle
