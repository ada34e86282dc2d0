// A commander that tries its orders out before it gives one.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "rrtk/battle/commander.hpp"

namespace muster::rrtk::solo {

/// A part of the tries: `plays` more of each order that is left, after which the best `keep` stay, the
/// advised one always among them.
struct Round {
    int plays = 0;
    std::size_t keep = 0;
};

/// How much a commander may try: most orders, and how often each is played; those that do badly drop out
/// early, so that the plays go to those that are hard to tell apart.
struct Budget {
    std::size_t orders = 16;  ///< tried at the most, the advised one included
    std::array<Round, 3> rounds{{{4, 4}, {8, 2}, {16, 2}}};
    int player_turns = 2;  ///< how far each play goes: the rest of this turn is the first of them
    int surety = 50;       ///< an order takes the advised one's place if it did better by so many hundredths
                           ///< of the standard error of the difference
};

/// Plays out the orders that are open, with likely replies of both sides and the same dice for each, and
/// takes the one that ends best for its army if that is surely better than what its adviser says. What it
/// does not try it leaves to the adviser.
class LookAheadCommander : public battle::Commander {
  public:
    using Players = std::array<std::unique_ptr<battle::Commander>, 2>;
    /// `players` play the sides in the tries; neither they nor `adviser` may keep anything between orders.
    /// \pre none is null
    LookAheadCommander(std::unique_ptr<battle::Commander> adviser, Players players, Budget budget)
        : adviser_(std::move(adviser)), players_(std::move(players)), budget_(budget) {}

    battle::Order order(const battle::Situation& situation) override;
    std::int16_t answer(const battle::Situation& situation, const battle::Question& question) override;

  private:
    /// By how much its army is ahead after a play that begins with the order; nothing if it is not legal.
    [[nodiscard]] std::optional<long long> value_of(const battle::Situation& situation,
                                                    const battle::Order& order, int play) const;
    std::unique_ptr<battle::Commander> adviser_;
    Players players_;
    Budget budget_;
};

}  // namespace muster::rrtk::solo
