// A commander that tries its orders out before it gives one.
#pragma once

#include <cstdint>
#include <memory>
#include <utility>

#include "rrtk/battle/commander.hpp"

namespace muster::rrtk::solo {

/// How much a commander may try.
struct Budget {
    int samples = 4;       ///< plays of each order, with dice of their own
    int player_turns = 2;  ///< how far each goes: the rest of this turn is the first of them
    int nodes = 48;        ///< plays for one decision at the most
};

/// Plays out each of the orders that are open, with likely replies of both sides, and takes the one that ends
/// best for its army. What it does not try it leaves to the adviser, whose order is always among those tried.
class LookAheadCommander : public battle::Commander {
  public:
    /// `adviser` plays this side in the tries, `opponent` the other; neither may keep anything between
    /// orders. \pre neither is null
    LookAheadCommander(std::unique_ptr<battle::Commander> adviser,
                       std::unique_ptr<battle::Commander> opponent, Budget budget)
        : adviser_(std::move(adviser)), opponent_(std::move(opponent)), budget_(budget) {}

    battle::Order order(const battle::Situation& situation) override;
    std::int16_t answer(const battle::Situation& situation, const battle::Question& question) override;

  private:
    [[nodiscard]] long long value_of(const battle::Situation& situation, const battle::Order& order,
                                     int sample) const;
    std::unique_ptr<battle::Commander> adviser_, opponent_;
    Budget budget_;
};

}  // namespace muster::rrtk::solo
