// Looks at a battle between any two orders and says what cannot be: overlaps, hits and moves without a cause.
#pragma once

#include <fmt/format.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::test {

/// Compares the state with what it was and with the events since.
class BattleWatch {
  public:
    /// \pre `events` is the sink of the battle that is looked at
    explicit BattleWatch(const rrtk::battle::EventList& events) : events_(events) {}

    std::vector<std::string> faults;
    rrtk::battle::OrderKind last = rrtk::battle::OrderKind::done;  ///< the order that was carried out last

    [[nodiscard]] std::size_t events_so_far() const { return events_.events.size(); }
    /// To be called between orders, before the first too.
    void look(const rrtk::battle::Battle& battle) {
        if (seen_) {
            compare(battle);
            charges(battle);
        }
        overlaps(battle);
        bodies(battle);
        before_ = battle.state;
        at_ = events_.events.size();
        seen_ = true;
    }

  private:
    using Kind = rrtk::battle::EventKind;
    using UnitId = rrtk::battle::UnitId;

    void fault(const rrtk::battle::Battle& battle, UnitId unit, const std::string& what) {
        faults.push_back(fmt::format("event {}, after order {}: {}: {}", events_.events.size(),
                                     static_cast<int>(last), battle.book.name(unit), what));
        if (faults.size() == 1) faults.back() += last_events(battle.book);
    }

    /// What led to the first fault.
    [[nodiscard]] std::string last_events(const rrtk::battle::OrderOfBattle& book) const {
        constexpr std::size_t most = 14;
        const std::size_t count = events_.events.size();
        std::string text;
        for (std::size_t i = count - std::min(most, count); i < count; ++i)
            text += fmt::format("\n  {} {}", i, rrtk::battle::event_line(book, events_.events[i]));
        return text;
    }

    /// A base that was turned may lie a thousandth or two outside.
    static tabletop::Rect table_and_rounding(const rrtk::battle::Battle& battle) {
        const Inches slack = Inches::thousandths(5);
        const tabletop::Rect area = battle.book.board.area();
        return {{area.low.x - slack, area.low.y - slack}, {area.high.x + slack, area.high.y + slack}};
    }

    void overlaps(const rrtk::battle::Battle& battle) {
        const rrtk::battle::UnitSet all = battle.grounded();
        for (UnitId u = 0; u < battle.book.unit_count(); ++u)
            if (battle.state.grounded(u) != all.has(u))
                fault(battle, u, "lost count of who is on the ground");
        for (const UnitId a : all) {
            if (battle.shape(a) != tabletop::outline(battle.placed(a)))
                fault(battle, a, "its outline is not where it stands");
            if (!tabletop::inside(battle.shape(a), table_and_rounding(battle)))
                fault(battle, a,
                      fmt::format("hangs over the table's edge: x {} to {}, y {} to {}",
                                  battle.shape(a).around.low.x.in_thousandths(),
                                  battle.shape(a).around.high.x.in_thousandths(),
                                  battle.shape(a).around.low.y.in_thousandths(),
                                  battle.shape(a).around.high.y.in_thousandths()));
            for (const UnitId b : all) {
                if (a == b) continue;
                if (a < b && tabletop::clash(battle.shape(a), battle.shape(b)))
                    fault(battle, a, "overlaps " + battle.book.name(b));
                if (battle.touching(a).has(b) != tabletop::in_contact(battle.shape(a), battle.shape(b)))
                    fault(battle, a, "is wrong about touching " + battle.book.name(b));
            }
        }
    }

    /// Every Body hangs together.
    void bodies(const rrtk::battle::Battle& battle) {
        rrtk::battle::UnitSet left = battle.grounded();
        while (!left.empty()) {
            const UnitId first = left.first();
            const rrtk::battle::UnitSet body = rrtk::battle::body_of(battle, battle.unit(first).body);
            left -= body;
            left.remove(first);
            rrtk::battle::UnitSet group = rrtk::battle::UnitSet::of(first), edge = group;
            while (!edge.empty()) {
                rrtk::battle::UnitSet next;
                for (const UnitId u : edge) next |= battle.touching(u);
                next &= body;
                next -= group;
                group |= next;
                edge = next;
            }
            if (group != body) fault(battle, first, "its Body does not hang together");
        }
    }

    [[nodiscard]] static bool moves(Kind kind) {
        switch (kind) {
            case Kind::moved:
            case Kind::wheeled:
            case Kind::faced_about:
            case Kind::turned:
            case Kind::expanded:
            case Kind::dismounted:
            case Kind::reformed:
            case Kind::forded:
            case Kind::advanced:
            case Kind::retired:
            case Kind::gave_ground:
            case Kind::pushed_back:
            case Kind::followed_up:
            case Kind::charged:
            case Kind::pulled_along:
            case Kind::contacted:
            case Kind::countercharged:
            case Kind::pursued:
            case Kind::returned:
            case Kind::rampaged:
            case Kind::flew:
            case Kind::intercepted: return true;
            default: return false;
        }
    }
    [[nodiscard]] static bool leaves(Kind kind) {
        switch (kind) {
            case Kind::routed:
            case Kind::removed:
            case Kind::burst:
            case Kind::left_table:
            case Kind::returned:
            case Kind::retired:
            case Kind::flew: return true;
            default: return false;
        }
    }

    void compare(const rrtk::battle::Battle& battle) {
        const std::size_t n = battle.book.unit_count();
        std::vector<int> hits(n);
        std::vector<bool> moved(n), left(n), routed(n);
        for (std::size_t i = at_; i < events_.events.size(); ++i) {
            const rrtk::battle::Event& e = events_.events[i];
            if (e.cause >= static_cast<std::int32_t>(i))
                faults.push_back(fmt::format("event {}: before its cause", i));
            if (e.unit == rrtk::battle::no_unit) continue;
            if (e.kind == Kind::hit) hits[e.unit] += e.number;
            if (e.kind == Kind::routed) routed[e.unit] = true;
            if (leaves(e.kind)) left[e.unit] = true;
            if (!moves(e.kind)) continue;
            moved[e.unit] = true;
            for (const UnitId u : e.units) moved[u] = true;
        }
        for (UnitId u = 0; u < n; ++u) {
            const rrtk::battle::UnitState &was = before_.unit(u), &is = battle.unit(u);
            const int expected = was.hits + hits[u];
            if (is.hits != expected && !(routed[u] && is.hits >= expected))
                fault(battle, u, fmt::format("has {} hits, {} were told", is.hits, expected));
            if (is.hits > was.hits && was.presence >= rrtk::battle::Presence::routed)
                fault(battle, u, "is hit when gone");
            if (is.presence != was.presence && !left[u])
                fault(battle, u,
                      fmt::format("went from presence {} to {} untold", static_cast<int>(was.presence),
                                  static_cast<int>(is.presence)));
            if (is.presence == was.presence && is.pose != was.pose && !moved[u] && !left[u])
                fault(battle, u, "moved untold");
            if (battle.state.grounded(u) && is.altitude != rrtk::battle::Altitude::ground)
                fault(battle, u, "is on the ground and in the air");
        }
    }

    /// Nobody is activated after firing; who was driven back doesn't charge home; contact follows on Being
    /// Charged, and is made without a shift of more than half a base.
    void charges(const rrtk::battle::Battle& battle) {
        rrtk::battle::UnitSet driven_back, tested;
        for (std::size_t i = at_; i < events_.events.size(); ++i) {
            const rrtk::battle::Event& e = events_.events[i];
            switch (e.kind) {
                case Kind::activated:
                    for (const UnitId u : e.units& before_.progress.fired)
                        if (!battle.profile(u).has(rrtk::battle::Trait::melee))
                            fault(battle, u, "is activated after it has fired");
                    break;
                case Kind::retired: driven_back.add(e.unit); break;
                case Kind::charged:
                case Kind::pursued: driven_back.remove(e.unit); break;
                case Kind::reacted:
                    if (e.test == rrtk::battle::Test::being_charged) tested.add(e.unit);
                    break;
                case Kind::contacted: contact(battle, e, driven_back, tested); break;
                default: break;
            }
        }
    }
    void contact(const rrtk::battle::Battle& battle, const rrtk::battle::Event& e,
                 const rrtk::battle::UnitSet& driven_back, const rrtk::battle::UnitSet& tested) {
        using rrtk::battle::Trait;
        if (driven_back.has(e.unit)) fault(battle, e.unit, "charges home after it was driven back");
        const rrtk::battle::Profile& target = battle.book.units[e.other].as_listed;
        if (!tested.has(e.other) && !target.has(Trait::fanatic) && !target.has(Trait::elephant))
            fault(battle, e.other, "is touched by a charger and took no test for it");
        if (e.from.facing != e.to.facing) return;
        const Inches aside = tabletop::seen_from(e.from, e.to.centre).right;
        const Inches half = battle.profile(e.unit).base.width / 2 + Inches::thousandths(10);
        if (aside > half || aside < -half) fault(battle, e.unit, "is shifted by more than half a base");
    }

    const rrtk::battle::EventList& events_;
    rrtk::battle::State before_;
    std::size_t at_ = 0;
    bool seen_ = false;
};

/// Hands on another's orders and looks at the battle before each.
class WatchedCommander : public rrtk::battle::Commander {
  public:
    WatchedCommander(rrtk::battle::Commander& inner, BattleWatch& watch) : inner_(inner), watch_(watch) {}
    rrtk::battle::Order order(const rrtk::battle::Situation& situation) override {
        watch_.look(situation.battle);
        rrtk::battle::Order order = inner_.order(situation);
        watch_.last = order.kind;
        const std::size_t events = watch_.events_so_far();
        orders_ = situation.state.progress.body == body_ ? orders_ + 1 : 0;
        body_ = situation.state.progress.body;
        if (orders_ > 200)
            throw std::runtime_error(
                fmt::format("a Body gets no end of orders; the last one's kind: {}, event {}",
                            static_cast<int>(order.kind), events));
        return order;
    }
    void refused(const rrtk::battle::Order& order, rrtk::battle::Refusal why) override {
        ++refusals;
        inner_.refused(order, why);
    }
    std::int16_t answer(const rrtk::battle::Situation& situation,
                        const rrtk::battle::Question& question) override {
        return inner_.answer(situation, question);
    }
    int refusals = 0;

  private:
    rrtk::battle::Commander& inner_;
    BattleWatch& watch_;
    rrtk::battle::BodyId body_ = rrtk::battle::no_body;
    int orders_ = 0;
};

}  // namespace muster::test
