// Who drives a side.
#pragma once

#include "ral/battle/order.hpp"

namespace muster::ral::battle {

class Battle;

/// What a commander sees.
struct Situation {
    const OrderOfBattle& book;
    const State& state;
    const Battle& battle;  ///< the same, for questions of contact and legality
    SideIndex side;        ///< his own
};

/// What a commander answers, and why if he says so.
struct Answer {
    std::int16_t value = 0;
    Why why{};
    bool operator==(const Answer&) const = default;
};

/// One side's player.
class Commander {
  public:
    Commander() = default;
    Commander(const Commander&) = delete;
    Commander& operator=(const Commander&) = delete;
    virtual ~Commander() = default;

    /// The next order of his half of the movement. Asked again after each until he is done.
    virtual Order order(const Situation& situation) = 0;
    /// The order was refused and changed nothing. After `refusals_most` in a row he counts as done.
    virtual void refused(const Order& order, Refusal why);
    /// One of question.answers; anything else counts as question.usual.
    virtual Answer answer(const Situation& situation, const Question& question);
};

inline constexpr int refusals_most = 16;
/// After so many orders in one half of the movement he counts as done.
inline constexpr int orders_most = 400;

}  // namespace muster::ral::battle
