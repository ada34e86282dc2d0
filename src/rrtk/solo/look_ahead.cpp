#include "rrtk/solo/look_ahead.hpp"

#include <algorithm>
#include <memory>

#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::solo {

using battle::Battle;
using battle::Order;
using battle::Refusal;
using battle::SideIndex;
using battle::State;
using battle::UnitId;

namespace {

/// Dice of a try: quick, and the same for every order that is tried.
class TryRoller : public battle::Roller {
  public:
    explicit TryRoller(std::uint64_t seed) : state_(seed) {}
    void roll(const battle::RollFor& /*what*/, std::span<battle::Die> dice) override {
        for (battle::Die& die : dice) {
            state_ += 0x9e3779b97f4a7c15U;  // SplitMix64
            std::uint64_t z = state_;
            z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
            z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
            z ^= z >> 31U;
            die = static_cast<battle::Die>(1 + z % 6);
        }
    }

  private:
    std::uint64_t state_;
};

/// What an army is worth as it stands: its points, less a share for hits.
long long strength(const battle::OrderOfBattle& book, const State& state, SideIndex side) {
    long long sum = 0;
    for (const UnitId u : book.sides[side].units) {
        const battle::UnitState& now = state.unit(u);
        if (now.presence >= battle::Presence::routed || now.rampaging) continue;
        const long long points = book.units[u].points * 1000;
        sum += points - points * std::min<int>(now.hits, book.units[u].as_listed.rep) * 6 /
                            (10 * book.units[u].as_listed.rep);
    }
    return sum;
}

}  // namespace

long long LookAheadCommander::value_of(const battle::Situation& situation, const Order& order,
                                       int sample) const {
    const auto state = std::make_unique<State>(situation.state);
    const std::int64_t turn = state->sides[situation.side].turn;
    TryRoller roller(static_cast<std::uint64_t>(turn * 1000 + sample) * 0x2545f4914f6cdd1dU +
                     state->progress.body);
    std::array<battle::Commander*, 2> commanders{};
    commanders[situation.side] = adviser_.get();
    commanders[battle::enemy_of(situation.side)] = opponent_.get();
    Battle tried(situation.book, *state, {roller, commanders, nullptr});
    if (battle::obey(tried, order) != Refusal::none) return INT64_MIN;
    battle::finish_body(tried);
    const int turns = state->sides[0].turn + state->sides[1].turn + budget_.player_turns - 1;
    while (battle::step(tried))
        if (!state->turn_open && state->sides[0].turn + state->sides[1].turn >= turns) break;
    return strength(situation.book, *state, situation.side) -
           strength(situation.book, *state, battle::enemy_of(situation.side));
}

Order LookAheadCommander::order(const battle::Situation& situation) {
    const Order advised = adviser_->order(situation);
    battle::Orders orders;
    battle::legal_orders(situation.battle, orders);
    std::array<const Order*, battle::Orders::capacity() + 1> tries{};
    std::size_t count = 0;
    tries[count++] = &advised;
    const auto most = static_cast<std::size_t>(std::max(2, budget_.nodes / budget_.samples));
    for (const Order& order : orders)
        if (count < most && order != advised) tries[count++] = &order;
    if (count == 1) return advised;
    const Order* best = &advised;
    long long highest = INT64_MIN;
    for (std::size_t i = 0; i < count; ++i) {
        long long sum = 0;
        for (int sample = 0; sample < budget_.samples; ++sample) {
            const long long value = value_of(situation, *tries[i], sample);
            if (value == INT64_MIN) {
                sum = value;
                break;
            }
            sum += value;
        }
        if (sum <= highest) continue;
        highest = sum;
        best = tries[i];
    }
    return *best;
}

std::int16_t LookAheadCommander::answer(const battle::Situation& situation,
                                        const battle::Question& question) {
    return adviser_->answer(situation, question);
}

}  // namespace muster::rrtk::solo
