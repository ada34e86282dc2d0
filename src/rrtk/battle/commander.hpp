// Who drives a side.
#pragma once

#include "rrtk/battle/order.hpp"
#include "rrtk/battle/order_of_battle.hpp"

namespace muster::rrtk::battle {

class Battle;

/// What a commander sees.
struct Situation {
    const OrderOfBattle& book;
    const State& state;
    const Battle& battle;  ///< the same, for questions of contact, sight and legality
    SideIndex side;        ///< his own
};

/// One side's player. Reactions are forced by the tables; everything else is asked here.
class Commander {
  public:
    Commander() = default;
    Commander(const Commander&) = delete;
    Commander& operator=(const Commander&) = delete;
    virtual ~Commander() = default;

    /// The next order for Body state.progress.body. Asked again after each order until it is done or the
    /// Body is over.
    virtual Order order(const Situation& situation) = 0;

    /// The order was refused and changed nothing. After `refusals_most` in a row the Body counts as done.
    virtual void refused(const Order& order, Refusal why);

    /// One of question.answers; anything else counts as question.usual.
    virtual std::int16_t answer(const Situation& situation, const Question& question);
};

inline constexpr int refusals_most = 16;
/// After so many orders the Body counts as done, whatever they were.
inline constexpr int orders_most = 128;

}  // namespace muster::rrtk::battle
