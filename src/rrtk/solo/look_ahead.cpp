#include "rrtk/solo/look_ahead.hpp"

#include <algorithm>
#include <memory>
#include <numeric>
#include <vector>

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

std::optional<long long> LookAheadCommander::value_of(const battle::Situation& situation, const Order& order,
                                                      int play) const {
    const auto state = std::make_unique<State>(situation.state);
    const std::int64_t turn = state->sides[situation.side].turn;
    TryRoller roller(static_cast<std::uint64_t>(turn * 1000 + play) * 0x2545f4914f6cdd1dU +
                     state->progress.body);
    const std::array<battle::Commander*, 2> commanders{players_[0].get(), players_[1].get()};
    Battle tried(situation.book, *state, {roller, commanders, nullptr});
    if (battle::obey(tried, order) != Refusal::none) return std::nullopt;
    battle::finish_body(tried);
    const int turns = state->sides[0].turn + state->sides[1].turn + budget_.player_turns - 1;
    while (battle::step(tried))
        if (!state->turn_open && state->sides[0].turn + state->sides[1].turn >= turns) break;
    return strength(situation.book, *state, situation.side) -
           strength(situation.book, *state, battle::enemy_of(situation.side));
}

namespace {

/// An order that is being tried, and what each of its plays came to.
struct Try {
    const Order* order = nullptr;
    std::vector<long long> values;
    bool legal = true;

    [[nodiscard]] long long sum() const { return std::accumulate(values.begin(), values.end(), 0LL); }
};

/// Drops all but the advised order, which stands first, and the best of the others. \pre keep > 0
void cut(std::vector<Try>& tries, std::size_t keep) {
    tries.erase(std::remove_if(tries.begin() + 1, tries.end(), [](const Try& t) { return !t.legal; }),
                tries.end());
    std::stable_sort(tries.begin() + 1, tries.end(),
                     [](const Try& a, const Try& b) { return a.sum() > b.sum(); });
    if (tries.size() > keep) tries.resize(keep);
}

/// By how much an order did better than another in plays with the same dice, in tenths of a point.
struct Advantage {
    long long plays = 0, sum = 0, squares = 0;

    Advantage(const Try& one, const Try& other) : plays(static_cast<long long>(one.values.size())) {
        for (std::size_t i = 0; i < one.values.size(); ++i) {
            const long long more = (one.values[i] - other.values[i]) / 100;
            sum += more;
            squares += more * more;
        }
    }
    [[nodiscard]] std::int16_t mean() const {
        return static_cast<std::int16_t>(std::clamp<long long>(sum / plays, INT16_MIN, INT16_MAX));
    }
    /// The mean is above zero by so many hundredths of its standard error.
    [[nodiscard]] bool is_sure(int surety) const {
        // mean > surety / 100 * sqrt((squares / plays - mean^2) / plays), all times plays, squared
        const long long spread = squares - sum * sum / plays;
        return sum > 0 && sum * sum * 10'000 > spread * surety * surety;
    }
};

}  // namespace

Order LookAheadCommander::order(const battle::Situation& situation) {
    const Order advised = adviser_->order(situation);
    battle::Orders orders;
    battle::legal_orders(situation.battle, orders);
    Order bare = advised;
    bare.why = {};
    std::vector<Try> tries{{&advised, {}, true}};
    for (const Order& order : orders)
        if (tries.size() < budget_.orders && order != bare) tries.push_back({&order, {}, true});
    int played = 0;
    for (const Round& round : budget_.rounds) {
        if (tries.size() < 2) return advised;
        for (Try& one : tries)
            for (int play = played; play < played + round.plays && one.legal; ++play) {
                const auto value = value_of(situation, *one.order, play);
                one.legal = value.has_value();
                one.values.push_back(value.value_or(0));
            }
        if (!tries.front().legal) return advised;
        played += round.plays;
        cut(tries, round.keep);
    }
    if (tries.size() < 2) return advised;
    const Advantage advantage(tries[1], tries[0]);
    if (!advantage.is_sure(budget_.surety)) return advised;
    Order order = *tries[1].order;
    order.why = {battle::Reason::tried_out, battle::no_unit, advantage.mean()};
    return order;
}

std::int16_t LookAheadCommander::answer(const battle::Situation& situation,
                                        const battle::Question& question) {
    return adviser_->answer(situation, question);
}

}  // namespace muster::rrtk::solo
