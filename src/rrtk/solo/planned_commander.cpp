#include "rrtk/solo/planned_commander.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/sight.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/solo/outlook.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::solo {

namespace {

using battle::Order;
using battle::OrderKind;
using battle::Refusal;
using battle::Trait;
using tabletop::Facing;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

/// How soon a Body gets a point of War Rating.
enum class Rank { none, slow, advance, envelop, charge };

/// The rows of the order sheet for the Body in progress.
class BodyChoice {
  public:
    explicit BodyChoice(const Outlook& outlook)
        : outlook_(outlook),
          battle_(outlook.battle()),
          progress_(battle_.state.progress),
          movers_(movers_of(battle_)) {}

    [[nodiscard]] Order order() const {
        if (movers_.empty()) return wait_or_enter(battle_);
        const Posture posture = outlook_.posture(movers_);
        const bool active = check_movers(battle_, movers_) == Refusal::none;
        if (const auto away = fall_back(posture, active)) return *away;
        if (const Order fire = fire_of_all(battle_, movers_); !fire.units.empty() && legal(fire)) return fire;
        if (const auto charge = charge_order()) return active ? *charge : activated(Rank::charge);
        if (!active) {
            const Rank rank = rank_of(posture);
            return rank != Rank::none && worth_moving(posture) ? activated(rank) : Order{};
        }
        if (!one_facing(battle_, movers_))
            return first_legal(battle_,
                               {battle::of_kind(OrderKind::reform), break_up_by_facing(battle_, movers_)});
        return advance(posture);
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const { return check(battle_, order) == Refusal::none; }

    // ---- charges

    /// Everybody goes for the enemy before him against whom it is worth most.
    [[nodiscard]] std::optional<Order> charge_order() const {
        Order order = battle::of_kind(OrderKind::charge);
        for (const UnitId u : movers_) {
            if (!battle_.profile(u).has(Trait::melee) || order.aims.full()) continue;
            const UnitId target = best_target(u);
            if (target == battle::no_unit) continue;
            order.aims.push_back({u, target});
        }
        // Whoever may not go as things stand stays out of it; an inactive Body is asked as if it were active.
        while (!order.aims.empty()) {
            const Refusal why = check(battle_, order);
            if (why == Refusal::none || why == Refusal::not_active) return order;
            order.aims.pop_back();
        }
        return std::nullopt;
    }

    [[nodiscard]] UnitId best_target(UnitId charger) const {
        const PlacedBase at = battle_.placed(charger);
        const Inches reach = battle_.profile(charger).move;
        UnitId best = battle::no_unit;
        int most = 0;
        for (const UnitId e : outlook_.enemies()) {
            if (!tabletop::within(battle_.shape(charger), battle_.shape(e), reach)) continue;
            if (!may_charge(battle_, charger, e) || !outlook_.worth_charging(charger, at, e)) continue;
            const int worth = outlook_.chart().worth(charger, e) - 50 * outlook_.steadiness(e);
            if (best != battle::no_unit && worth <= most) continue;
            if (!way_from(battle_, charger, at, e, reach, movers_)) continue;
            best = e;
            most = worth;
        }
        return best;
    }

    // ---- points of War Rating

    [[nodiscard]] static Rank rank_of(Posture posture) {
        switch (posture) {
            case Posture::advance: return Rank::advance;
            case Posture::slow: return Rank::slow;
            case Posture::envelop: return Rank::envelop;
            case Posture::skirmish: return Rank::advance;
            case Posture::hold:
            case Posture::reserve: return Rank::none;
        }
        return Rank::none;
    }

    /// Activates the Body if points are left after those of higher rank that are still to come.
    [[nodiscard]] Order activated(Rank rank) const {
        const Order activate = battle::of_kind(OrderKind::activate);
        if (!legal(activate)) return {};
        if (rank != Rank::charge &&
            needed_for_higher(rank) >= battle_.state.sides[outlook_.side()].activations)
            return {};
        return activate;
    }

    [[nodiscard]] int needed_for_higher(Rank rank) const {
        int needed = 0;
        UnitSet left =
            (battle_.grounded(outlook_.side()) - battle_.state.handled) - body_of(battle_, progress_.body);
        while (!left.empty()) {
            const UnitSet body = body_of(battle_, battle_.unit(left.first()).body) & left;
            left -= body;
            UnitSet idle;
            for (const UnitId u : body)
                if (!battle_.unit(u).active && !battle_.unit(u).rampaging && !engaged(battle_, u))
                    idle.add(u);
            if (idle.empty()) continue;
            if (rank_of_other(idle) > rank) ++needed;
        }
        return needed;
    }

    [[nodiscard]] Rank rank_of_other(const UnitSet& body) const {
        for (const UnitId u : body) {
            if (!battle_.profile(u).has(Trait::melee)) continue;
            for (const UnitId e : outlook_.enemies())
                if (may_charge(battle_, u, e) && in_charge_reach(battle_, u, e, battle_.profile(u).move) &&
                    outlook_.worth_charging(u, battle_.placed(u), e))
                    return Rank::charge;
        }
        return rank_of(outlook_.posture(body));
    }

    // ---- movement

    /// Skirmishers step back out of the charge reach of whom they fear.
    [[nodiscard]] std::optional<Order> fall_back(Posture posture, bool active) const {
        if (posture != Posture::skirmish && posture != Posture::hold) return std::nullopt;
        for (const UnitId u : movers_)
            if (!battle_.profile(u).has(Trait::skirmish)) return std::nullopt;
        if (outlook_.danger_after(movers_, {}) == battle::no_unit) return std::nullopt;
        if (!active) {
            const Order activate = activated(Rank::advance);
            return activate.kind == OrderKind::activate ? std::optional(activate) : std::nullopt;
        }
        Order back = battle::of_kind(OrderKind::skirmish);
        back.facing = battle_.unit(movers_.first()).pose.facing;
        const Inches far = allowance(battle_, movers_);
        for (const Inches step : {far, far * 3 / 4, far / 2}) {
            back.offset = {{}, -step};
            if (legal(back)) return back;
        }
        return std::nullopt;
    }

    /// A point is not spent on a march that leads nowhere or into danger.
    [[nodiscard]] bool worth_moving(Posture posture) const {
        if (outlook_.enemies().empty()) return false;
        if (outlook_.presses()) return true;
        const Inches least = allowance(battle_, movers_) / 2;
        (void)posture;
        return outlook_.danger_after(movers_, least) == battle::no_unit;
    }

    /// Where the Body is going: its quarry, or the place beside the end of the enemy line.
    [[nodiscard]] Point goal(Posture posture, UnitId quarry) const {
        const Point there = battle_.unit(quarry).pose.centre;
        if (posture != Posture::envelop) return there;
        const SideIndex side = outlook_.side();
        const UnitId lead = movers_.first();
        const Inches own = battle_.book.rightness(side, battle_.unit(lead).pose.centre);
        const bool right = battle_.book.units[lead].block == Block::right;
        Inches end = battle_.book.rightness(side, there);
        Inches depth = there.y;
        for (const UnitId e : outlook_.enemies()) {
            const Inches at = battle_.book.rightness(side, battle_.unit(e).pose.centre);
            if (right ? at > end : at < end) {
                end = at;
                depth = battle_.unit(e).pose.centre.y;
            }
        }
        const Inches beyond = right ? end + outlook_.card().envelop_by : end - outlook_.card().envelop_by;
        const bool past = right ? own >= beyond : own <= beyond;
        const bool level = battle_.book.sides[side].looks_up ? battle_.unit(lead).pose.centre.y >= depth
                                                             : battle_.unit(lead).pose.centre.y <= depth;
        if (level) return there;
        const Inches x = battle_.book.sides[side].looks_up ? beyond : -beyond;
        const Inches room = battle_.profile(lead).base.width;
        const Inches inside = std::clamp(x, room, battle_.book.board.width - room);
        return past ? Point{battle_.unit(lead).pose.centre.x, depth} : Point{inside, depth};
    }

    [[nodiscard]] Order advance(Posture posture) const {
        const UnitId lead = movers_.first();
        const UnitId quarry = outlook_.quarry(lead);
        if (quarry == battle::no_unit) return stand();
        const Inches left = march_left(battle_, movers_);
        if (!progress_.wheeled && progress_.spent == Inches{})
            if (const auto turn = turn_towards(goal(posture, quarry))) return *turn;
        if (posture == Posture::hold || posture == Posture::reserve) return stand();
        Order march = battle::of_kind(OrderKind::march);
        const Inches full = allowance(battle_, movers_);
        const Inches wanted = posture == Posture::slow ? std::min(left, full / 2) : left;
        march.distance = safe_way(wanted, full / 2);
        if (march.distance > Inches{} && legal(march)) return march;
        return stand();
    }

    /// As far as wanted, or shorter if that keeps out of the reach of enemies to be feared.
    [[nodiscard]] Inches safe_way(Inches wanted, Inches half) const {
        if (outlook_.presses()) return wanted;
        for (const Inches way : {wanted, (wanted + half) / 2, std::min(half, wanted)})
            if (outlook_.danger_after(movers_, way) == battle::no_unit) return way;
        return progress_.half_speed_done || progress_.spent >= half ? Inches{} : wanted;
    }

    [[nodiscard]] std::optional<Order> turn_towards(Point place) const {
        const Pose& pose = battle_.unit(movers_.first()).pose;
        const int turn = tabletop::turn_between(pose.facing, tabletop::towards(pose.centre, place));
        if (turn > 120 || turn < -120) {
            const Order about = battle::of_kind(OrderKind::about_face);
            if (legal(about)) return about;
        }
        if (turn <= wheel_when && turn >= -wheel_when) return std::nullopt;
        Order wheel = battle::of_kind(OrderKind::wheel);
        for (const int most : {45, 25, 12}) {
            wheel.degrees = static_cast<std::int16_t>(std::clamp(turn, -most, most));
            if (legal(wheel)) return wheel;
        }
        return std::nullopt;
    }

    [[nodiscard]] Order stand() const {
        Order wheel = battle::of_kind(OrderKind::wheel), other = wheel,
              march = battle::of_kind(OrderKind::march);
        wheel.degrees = 20;
        other.degrees = -20;
        march.distance = march_left(battle_, movers_);
        return first_legal(battle_, {Order{}, march, battle::of_kind(OrderKind::about_face), wheel, other,
                                     break_up_by_facing(battle_, movers_)});
    }

    static constexpr int wheel_when = 25;
    const Outlook& outlook_;
    const Battle& battle_;
    const battle::Progress& progress_;
    UnitSet movers_;
};

}  // namespace

PlannedCommander::PlannedCommander(const Rulebook& rules, const OrderOfBattle& book, SideIndex side,
                                   const CommanderCard& card)
    : plan_(*rules.plan(book.sides[side].plan)), card_(card), chart_(book, side, card) {}

Order PlannedCommander::order(const battle::Situation& situation) {
    const Outlook outlook(situation.battle, situation.side, plan_, card_, chart_);
    return BodyChoice(outlook).order();
}

std::int16_t PlannedCommander::answer(const battle::Situation& /*situation*/,
                                      const battle::Question& question) {
    return question.usual;
}

}  // namespace muster::rrtk::solo
