#include "rrtk/review/losses.hpp"

#include <algorithm>

#include "rrtk/army/army.hpp"

namespace muster::rrtk::review {

using namespace battle;

std::vector<PlayerTurn> turns_of(const BattleLog& log) {
    std::vector<PlayerTurn> turns;
    for (std::size_t i = 0; i < log.events.size(); ++i) {
        const Event& e = log.events[i];
        if (e.kind == EventKind::turn_began)
            turns.push_back({e.number, e.side, static_cast<std::int32_t>(i)});
    }
    return turns;
}

int value_of(const OrderOfBattle& book, UnitId unit) {
    const UnitEntry& entry = book.units[unit];
    return entry.points + (entry.leader == LeaderKind::captain ? captain_points : 0);
}

namespace {

bool gone(const State& state, UnitId unit) {
    return state.unit(unit).presence >= Presence::routed || state.unit(unit).rampaging;
}

/// An elephant's rampage begins with a die (T-62); later stretches have none.
bool goes_wild(const Event& e) { return e.kind == EventKind::rampaged && !e.dice.empty(); }

bool takes_off(const Event& e) {
    if (e.kind == EventKind::left_table) return e.number >= static_cast<int>(Presence::routed);
    return e.kind == EventKind::routed || e.kind == EventKind::removed || e.kind == EventKind::burst ||
           goes_wild(e);
}

/// Walks the events once and finds for each unit what took it off.
class Reader {
  public:
    Reader(const OrderOfBattle& book, const BattleLog& log) : book_(book), events_(log.events) {
        for (UnitId u = 0; u < book.unit_count(); ++u)
            if (gone(log.begin, u)) add({u, no_unit, Cause::before, value_of(book, u), -1, -1, -1});
        for (std::size_t i = 0; i < events_.size(); ++i) read(i);
    }
    std::vector<Loss> losses;

  private:
    void add(const Loss& loss) {
        if (counted_.has(loss.unit)) return;  // a wild elephant that leaves or routs was counted before
        counted_.add(loss.unit);
        losses.push_back(loss);
    }

    void read(std::size_t i) {
        const Event& e = events_[i];
        if (e.kind == EventKind::turn_began) ++turn_;
        if (e.kind == EventKind::hit) struck_by_[e.unit] = e.other;
        if (!takes_off(e)) return;
        Loss loss{e.unit, e.other, Cause::other, value_of(book_, e.unit), static_cast<std::int32_t>(i),
                  -1,     turn_};
        explain(i, loss);
        add(loss);
        if (goes_wild(e)) wild_.add(e.unit);
    }

    void explain(std::size_t i, Loss& loss) const {
        const Event& e = events_[i];
        if (e.kind == EventKind::removed) loss.by = struck_by_[e.unit];
        if (e.kind == EventKind::burst) {
            loss.cause = Cause::burst;
            return;
        }
        const bool flies =
            i > 0 && events_[i - 1].kind == EventKind::ran_through && events_[i - 1].unit == e.unit;
        if (flies) {
            loss.cause = book_.enemies(e.unit, e.other) ? Cause::overrun : Cause::run_through;
            return;
        }
        find_origin(e, loss);
        find_test(i, loss);
        const bool by_order = e.kind == EventKind::left_table && e.number == static_cast<int>(Presence::left);
        if (by_order)
            loss.cause = Cause::left;
        else if (e.kind == EventKind::left_table)
            loss.cause = Cause::off_table;
        else if (loss.by != no_unit && wild_.has(loss.by) && loss.cause != Cause::leader_lost)
            loss.cause = Cause::rampage;
    }

    /// Up the chain of causes to the first that says why.
    void find_origin(const Event& e, Loss& loss) const {
        for (std::int32_t at = e.cause; at >= 0; at = events_[static_cast<std::size_t>(at)].cause) {
            const Event& origin = events_[static_cast<std::size_t>(at)];
            const Cause cause = cause_in(origin, loss);
            if (cause == Cause::other) continue;
            loss.cause = cause;
            if (loss.by == no_unit) loss.by = origin.other;
            return;
        }
    }

    [[nodiscard]] Cause cause_in(const Event& origin, const Loss& loss) const {
        switch (origin.kind) {
            case EventKind::reacted: return cause_of(origin, loss.by == no_unit ? origin.other : loss.by);
            case EventKind::retired: return Cause::cut_off;
            case EventKind::pursued: return Cause::pursuit;
            case EventKind::melee_round: return Cause::melee;
            case EventKind::volley: return Cause::shooting;
            case EventKind::fired: return Cause::artillery;
            case EventKind::rampaged: return Cause::rampage;
            default: return Cause::other;
        }
    }

    [[nodiscard]] Cause cause_of(const Event& reacted, UnitId by) const {
        switch (reacted.test) {
            case Test::enemy_threat: return Cause::threat;
            case Test::received_fire:
                return by != no_unit && book_.units[by].as_listed.gun() ? Cause::artillery : Cause::shooting;
            case Test::wanting_to_charge: return Cause::charging;
            case Test::being_charged: return Cause::charged;
            case Test::involved_in_melee: return Cause::melee;
            case Test::leader_lost: return Cause::leader_lost;
        }
        return Cause::other;
    }

    /// The unit's own test: what brought the loss about, or the one after its round of melee.
    void find_test(std::size_t i, Loss& loss) const {
        const Event& e = events_[i];
        if (e.kind != EventKind::routed && !goes_wild(e)) return;
        if (e.cause >= 0 && is_test(e.cause, e.unit)) loss.test = e.cause;
        if (loss.cause != Cause::melee || loss.test >= 0) return;
        for (auto at = static_cast<std::int32_t>(i) - 1; at > e.cause; --at) {
            if (!is_test(at, e.unit)) continue;
            loss.test = at;
            return;
        }
    }

    [[nodiscard]] bool is_test(std::int32_t at, UnitId unit) const {
        const Event& e = events_[static_cast<std::size_t>(at)];
        return e.kind == EventKind::reacted && e.unit == unit;
    }

    const OrderOfBattle& book_;
    const std::vector<Event>& events_;
    std::array<UnitId, 256> struck_by_{};  ///< the last who hit it; no_unit has a place too
    UnitSet counted_, wild_;
    int turn_ = -1;
};

}  // namespace

std::vector<Loss> losses_of(const OrderOfBattle& book, const BattleLog& log) {
    return Reader(book, log).losses;
}

}  // namespace muster::rrtk::review
