#include "rrtk/battle/commanders.hpp"

#include <algorithm>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::PlacedBase;

/// The plain player's eye for one Body.
class Plain {
  public:
    explicit Plain(const Situation& situation)
        : battle_(situation.battle),
          progress_(situation.state.progress),
          movers_(movers_of(situation.battle)) {}

    [[nodiscard]] Order order() const {
        if (movers_.empty()) return wait_or_enter(battle_);
        if (const Order fire = fire_of_all(battle_, movers_); !fire.units.empty() && legal(fire)) return fire;
        const bool active = check_movers(battle_, movers_) == Refusal::none;
        if (!active)
            return worth_a_point() && legal(of_kind(OrderKind::activate)) ? of_kind(OrderKind::activate)
                                                                          : Order{};
        if (const auto charge = charge_order()) return *charge;
        if (!one_facing(battle_, movers_))
            return first_legal(battle_, {of_kind(OrderKind::reform), break_up_by_facing(battle_, movers_)});
        return advance();
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const { return check(battle_, order) == Refusal::none; }

    /// The enemy nearest to the Body, by centres.
    [[nodiscard]] UnitId nearest_enemy(UnitId from) const {
        UnitId nearest = no_unit;
        Inches least;
        for (const UnitId e : battle_.grounded(enemy_of(battle_.side_of(from)))) {
            const Inches away =
                tabletop::distance(battle_.unit(from).pose.centre, battle_.unit(e).pose.centre);
            if (nearest != no_unit && away >= least) continue;
            nearest = e;
            least = away;
        }
        return nearest;
    }

    /// A Body that shoots from where it stands needs no point; others want to close.
    [[nodiscard]] bool worth_a_point() const {
        const UnitSet shooters = progress_.shooters & movers_;
        return shooters != movers_ && nearest_enemy(movers_.first()) != no_unit;
    }

    /// Everybody goes for the enemy straight before him, foot only if it does not throw itself on pikes.
    [[nodiscard]] std::optional<Order> charge_order() const {
        Order order = of_kind(OrderKind::charge);
        for (const UnitId u : movers_) {
            if (!battle_.profile(u).has(Trait::melee) || order.aims.full()) continue;
            const Inches reach = battle_.profile(u).move;
            const UnitId target = chargeable_from(battle_, u, battle_.placed(u), reach, movers_);
            if (target == no_unit || shuns(u, target)) continue;
            Order one = of_kind(OrderKind::charge);
            one.aims.push_back({u, target});
            if (legal(one)) order.aims.push_back({u, target});
        }
        while (!order.aims.empty()) {
            if (legal(order)) return order;
            order.aims.pop_back();
        }
        return std::nullopt;
    }

    [[nodiscard]] bool shuns(UnitId charger, UnitId target) const {
        return battle_.profile(charger).mounted() && battle_.profile(target).has(Trait::pikes);
    }

    /// Towards the nearest enemy: a wheel if he is well off to a side, then straight on.
    [[nodiscard]] Order advance() const {
        const UnitId lead = movers_.first();
        const UnitId enemy = nearest_enemy(lead);
        const Inches left = march_left(battle_, movers_);
        Order march = of_kind(OrderKind::march);
        march.distance = left;
        if (enemy != no_unit && !progress_.wheeled && progress_.spent == Inches{}) {
            const tabletop::Pose& pose = battle_.unit(lead).pose;
            const Facing there = tabletop::towards(pose.centre, battle_.unit(enemy).pose.centre);
            const int turn = tabletop::turn_between(pose.facing, there);
            if (turn > 120 || turn < -120) {
                const Order about = of_kind(OrderKind::about_face);
                if (legal(about)) return about;
            }
            if (turn > wheel_when || turn < -wheel_when) {
                Order wheel = of_kind(OrderKind::wheel);
                for (const int most : {45, 25, 12}) {
                    wheel.degrees = static_cast<std::int16_t>(std::clamp(turn, -most, most));
                    if (legal(wheel)) return wheel;
                }
            }
        }
        if (left > Inches{} && legal(march)) return march;
        return first_legal(battle_, {Order{}, of_kind(OrderKind::about_face), small_wheel(20),
                                     small_wheel(-20), break_up_by_facing(battle_, movers_)});
    }

    [[nodiscard]] static Order small_wheel(int degrees) {
        Order order = of_kind(OrderKind::wheel);
        order.degrees = static_cast<std::int16_t>(degrees);
        return order;
    }

    static constexpr int wheel_when = 30;
    const Battle& battle_;
    const Progress& progress_;
    UnitSet movers_;
};

}  // namespace

Order PlainCommander::order(const Situation& situation) { return Plain(situation).order(); }

std::size_t RandomCommander::one_of(std::size_t count) {
    // SplitMix64; the few choices among so many numbers make its bias nothing.
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    z ^= z >> 31U;
    return static_cast<std::size_t>(z % count);
}

Order RandomCommander::order(const Situation& situation) {
    Orders orders;
    legal_orders(situation.battle, orders);
    if (orders.empty()) return {};
    return orders[one_of(orders.size())];
}

std::int16_t RandomCommander::answer(const Situation& /*situation*/, const Question& question) {
    return question.answers[one_of(question.answers.size())];
}

}  // namespace muster::rrtk::battle
