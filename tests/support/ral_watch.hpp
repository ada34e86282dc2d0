// Looks at a battle of Rules by Ral between any two orders and says what cannot be.
#pragma once

#include <fmt/format.h>

#include <string>
#include <vector>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::test {

/// Compares the state with what it was and with the events since.
class RalWatch {
  public:
    /// \pre `events` is the sink of the battle that is looked at
    explicit RalWatch(const ral::battle::EventList& events) : events_(events) {}

    std::vector<std::string> faults;

    /// To be called between orders and steps, before the first too.
    void look(const ral::battle::Battle& battle) {
        if (seen_) compare(battle);
        places(battle);
        fights(battle);
        before_ = battle.state;
        at_ = events_.events.size();
        seen_ = true;
    }

  private:
    using Kind = ral::battle::EventKind;
    using UnitId = ral::battle::UnitId;

    void fault(const ral::battle::Battle& battle, UnitId unit, const std::string& what) {
        faults.push_back(
            fmt::format("event {}: {}: {}", events_.events.size(), battle.book.name(unit), what));
        if (faults.size() > 1) return;
        constexpr std::size_t most = 12;
        const std::size_t count = events_.events.size();
        for (std::size_t i = count - std::min(most, count); i < count; ++i)
            faults.back() +=
                fmt::format("\n  {} {}", i, ral::battle::event_line(battle.book, events_.events[i]));
    }

    void places(const ral::battle::Battle& battle) {
        for (const UnitId a : battle.present()) {
            if (battle.shape(a) != tabletop::outline(battle.placed(a))) fault(battle, a, "outline elsewhere");
            if (!tabletop::inside(battle.shape(a), battle.book.board.area()))
                fault(battle, a, "hangs over the table's edge");
            for (const UnitId b : battle.present())
                if (a < b && tabletop::clash(battle.shape(a), battle.shape(b)))
                    fault(battle, a, "overlaps " + battle.book.name(b));
            for (const ral::battle::GroundPiece& piece : battle.book.ground)
                if (piece.effect == ral::GroundEffect::river && tabletop::clash(battle.shape(a), piece.shape))
                    fault(battle, a, "stands in the river");
        }
    }

    /// Who strikes somebody touches him; routed units strike nobody; pairs stay face to face.
    void fights(const ral::battle::Battle& battle) {
        for (const UnitId unit : battle.present()) {
            const UnitId foe = battle.unit(unit).fights;
            if (foe == ral::battle::no_unit) continue;
            if (battle.state.routed(unit)) fault(battle, unit, "is routed and faces somebody");
            if (!battle.state.on_table(foe) || !battle.book.enemies(unit, foe))
                fault(battle, unit, "faces who is no enemy on the table");
            else if (!battle.locked(unit, foe))
                fault(battle, unit, "faces " + battle.book.name(foe) + " and doesn't touch it");
            else if (tabletop::contact(battle.placed(unit), battle.placed(foe)).mine != tabletop::Edge::front)
                fault(battle, unit, "strikes " + battle.book.name(foe) + " that isn't at its front");
        }
    }

    [[nodiscard]] static bool moves(Kind kind) {
        switch (kind) {
            case Kind::moved:
            case Kind::crossed_river:
            case Kind::countercharged:
            case Kind::turned_to_face:
            case Kind::tried_formation:
            case Kind::contacted:
            case Kind::missed:
            case Kind::routed:
            case Kind::rallied: return true;
            default: return false;
        }
    }
    [[nodiscard]] static bool leaves(Kind kind) {
        return kind == Kind::destroyed || kind == Kind::ran_off || kind == Kind::removed;
    }

    void one_event(const ral::battle::Battle& battle, std::size_t index) {
        const ral::battle::Event& e = events_.events[index];
        if (e.cause >= static_cast<std::int32_t>(index))
            faults.push_back(fmt::format("event {}: before its cause", index));
        if (e.unit == ral::battle::no_unit) return;
        const Inches move = battle.book.units[e.unit].move;
        if (e.kind == Kind::moved && e.distance > move) fault(battle, e.unit, "moves too far");
        // A target that turned to face may stand back by no more than half a base.
        const Inches slack = Inches::thousandths(3000);
        if (e.kind == Kind::contacted && e.distance > move + slack) fault(battle, e.unit, "charges too far");
        if (e.kind == Kind::countercharged && e.distance > battle.book.figures.reaches.countercharge)
            fault(battle, e.unit, "countercharges too far");
        if (e.kind == Kind::shot && e.number > 3) fault(battle, e.unit, "shoots more than a die can");
    }

    void compare(const ral::battle::Battle& battle) {
        const std::size_t n = battle.book.unit_count();
        std::vector<int> fallen(n);
        std::vector<bool> moved(n), left(n), ran(n);
        for (std::size_t i = at_; i < events_.events.size(); ++i) {
            one_event(battle, i);
            const ral::battle::Event& e = events_.events[i];
            if (e.unit == ral::battle::no_unit) continue;
            if (e.kind == Kind::fell) fallen[e.unit] += e.number;
            if (e.kind == Kind::routed) ran[e.unit] = true;
            if (moves(e.kind)) moved[e.unit] = true;
            if (leaves(e.kind)) left[e.unit] = true;
        }
        for (std::size_t i = 0; i < n; ++i) {
            const auto u = static_cast<UnitId>(i);
            const ral::battle::UnitState &was = before_.units[u], &is = battle.unit(u);
            if (is.figures != was.figures - fallen[i]) fault(battle, u, "lost figures that were not told");
            if (is.presence != was.presence && !left[i]) fault(battle, u, "left untold");
            if ((is.pose != was.pose || is.formation != was.formation) && !moved[i])
                fault(battle, u, "moved untold");
            if (is.routed > was.routed && !ran[i]) fault(battle, u, "is routed untold");
            if (is.presence != ral::battle::Presence::on_table && was.presence != is.presence &&
                is.presence == ral::battle::Presence::destroyed && is.figures != 0)
                fault(battle, u, "is destroyed with figures left");
        }
    }

    const ral::battle::EventList& events_;
    ral::battle::State before_;
    std::size_t at_ = 0;
    bool seen_ = false;
};

/// Hands on another's decisions and looks at the battle before each order; a legal order must be obeyed, and
/// a refused one change nothing.
class WatchedRalCommander : public ral::battle::Commander {
  public:
    WatchedRalCommander(ral::battle::Commander& inner, RalWatch& watch) : inner_(inner), watch_(watch) {}
    ral::battle::Order order(const ral::battle::Situation& situation) override {
        watch_.look(situation.battle);
        const ral::battle::Order given = inner_.order(situation);
        legal_ = ral::battle::check(situation.battle, situation.side, given).none();
        before_ = situation.state;
        now_ = &situation.state;
        return given;
    }
    void refused(const ral::battle::Order& order, ral::battle::Refusal why) override {
        if (legal_) watch_.faults.push_back("a legal order was refused");
        if (*now_ != before_) watch_.faults.push_back("a refused order changed the state");
        ++refusals;
        inner_.refused(order, why);
    }
    ral::battle::Answer answer(const ral::battle::Situation& situation,
                               const ral::battle::Question& question) override {
        return inner_.answer(situation, question);
    }
    int refusals = 0;

  private:
    ral::battle::Commander& inner_;
    RalWatch& watch_;
    ral::battle::State before_;
    const ral::battle::State* now_ = nullptr;  ///< of the battle in which the order was given
    bool legal_ = false;
};

}  // namespace muster::test
