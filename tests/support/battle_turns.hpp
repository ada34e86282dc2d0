// Reads the events of a whole battle and says what no player turn may hold: contacts without a fight, moves
// beyond the allowance, threats tested twice.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "rrtk/battle/battle_log.hpp"
#include "tabletop/direction.hpp"

namespace muster::test {

/// One pass over the events, turn by turn.
class TurnWatch {
  public:
    TurnWatch(const rrtk::battle::OrderOfBattle& book, const std::vector<rrtk::battle::Event>& events)
        : book_(book), events_(events) {
        for (std::size_t i = 0; i < events.size(); ++i) {
            contacts(i);
            distances(i);
            threats(i);
        }
    }
    std::vector<std::string> faults;

  private:
    using Kind = rrtk::battle::EventKind;
    using Event = rrtk::battle::Event;
    using UnitId = rrtk::battle::UnitId;

    void fault(std::size_t at, UnitId unit, const std::string& what) {
        faults.push_back(fmt::format("event {}: {}: {}", at, book_.name(unit), what));
        if (faults.size() == 1) faults.back() += story_of(at, unit);
    }

    /// What the unit did and suffered in this turn.
    [[nodiscard]] std::string story_of(std::size_t at, UnitId unit) const {
        std::size_t begin = at;
        while (begin > 0 && events_[begin].kind != Kind::turn_began) --begin;
        std::string text;
        for (std::size_t i = begin; i <= at; ++i)
            if (events_[i].unit == unit || events_[i].other == unit || events_[i].units.has(unit))
                text += fmt::format("\n  {} {}", i, rrtk::battle::event_line(book_, events_[i]));
        return text;
    }

    /// Who touches an enemy by a charge fights in the same turn, unless one of the two goes or has fought.
    void contacts(std::size_t at) {
        const Event& e = events_[at];
        switch (e.kind) {
            case Kind::turn_began:
                waiting_.clear();
                fought_.clear();
                return;
            case Kind::contacted:
            case Kind::countercharged:
                if (!fought_.contains(e.unit)) waiting_[e.unit] = e.other;
                return;
            case Kind::fought: fought_.insert(e.unit); return waiting_done(e.unit, false);
            case Kind::routed:
            case Kind::retired:
            case Kind::removed:
            case Kind::left_table: return waiting_done(e.unit, true);
            case Kind::rampaged:  // it runs off
                if (e.from != e.to) waiting_done(e.unit, true);
                return;
            case Kind::turn_ended:
                for (const auto& [unit, enemy] : waiting_)
                    fault(at, unit, "touched " + book_.name(enemy) + " and never fought");
                return;
            default: return;
        }
    }
    void waiting_done(UnitId unit, bool gone) {
        waiting_.erase(unit);
        if (gone) std::erase_if(waiting_, [&](const auto& pair) { return pair.second == unit; });
    }

    /// Marches and charges that the player ordered, the last inch included, stay within one move a turn.
    void distances(std::size_t at) {
        const Event& e = events_[at];
        if (e.kind == Kind::turn_began) gone_.clear();
        if (e.kind == Kind::dismounted) changed_.insert(e.unit);
        if (e.kind == Kind::moved)
            for (const UnitId u : e.units) goes(at, u, e.distance);
        const bool ordered = e.cause >= 0 && events_[static_cast<std::size_t>(e.cause)].kind == Kind::ordered;
        if (e.kind == Kind::charged && ordered && e.distance > Inches{}) {
            goes(at, e.unit, e.distance);
            charging_.insert(e.unit);
        }
        if (e.kind == Kind::contacted && charging_.erase(e.unit) > 0)
            // Lining up with the target costs nothing.
            goes(at, e.unit,
                 std::min(Inches::thousandths(1000), tabletop::seen_from(e.from, e.to.centre).ahead));
        if (e.kind == Kind::ordered) charging_.clear();
    }
    void goes(std::size_t at, UnitId unit, Inches far) {
        Inches& gone = gone_[unit];
        gone += far;
        const Inches move = book_.units[unit].as_listed.move;
        if (gone > move + Inches::thousandths(10) && !changed_.contains(unit))
            fault(at, unit,
                  fmt::format("went {} of {} thousandths", gone.in_thousandths(), move.in_thousandths()));
    }

    /// The order, result or round that is the action behind an event.
    std::int32_t action_of(std::size_t at) const {
        auto i = static_cast<std::int32_t>(at);
        for (bool first = true; i >= 0; first = false) {
            const Event& e = events_[static_cast<std::size_t>(i)];
            const bool acts = e.kind == Kind::reacted &&
                              (e.effect == rrtk::Effect::charge || e.effect == rrtk::Effect::advance);
            if (!first &&
                (acts || e.cause < 0 || (e.kind == Kind::rampaged && e.rule == rrtk::battle::T(62))))
                return i;
            if (e.cause < 0) return i;
            i = e.cause;
        }
        return i;
    }
    /// Enemy Threat once for one action, and not by those who charge home.
    void threats(std::size_t at) {
        const Event& e = events_[at];
        if (e.kind != Kind::reacted) return;
        const bool threat = e.test == rrtk::battle::Test::enemy_threat;
        if (!threat && e.test != rrtk::battle::Test::being_charged) return;
        const bool fresh = tested_.insert({e.unit, action_of(at)}).second;
        if (threat && !fresh) fault(at, e.unit, "tests for the same action again");
    }

    const rrtk::battle::OrderOfBattle& book_;
    const std::vector<Event>& events_;
    std::map<UnitId, UnitId> waiting_;
    std::map<UnitId, Inches> gone_;
    std::set<UnitId> fought_, charging_, changed_;
    std::set<std::pair<UnitId, std::int32_t>> tested_;
};

}  // namespace muster::test
