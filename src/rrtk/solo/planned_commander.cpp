#include "rrtk/solo/planned_commander.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/sight.hpp"
#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::solo {

namespace {

using battle::Order;
using battle::OrderKind;
using battle::Reason;
using battle::Refusal;
using battle::Trait;

/// How soon a Body gets a point of War Rating.
enum class Rank { slow, advance, envelop, charge };

Rank rank_of(Posture posture) {
    switch (posture) {
        case Posture::envelop: return Rank::envelop;
        case Posture::advance:
        case Posture::skirmish: return Rank::advance;
        case Posture::slow:
        case Posture::hold:
        case Posture::reserve: return Rank::slow;
    }
    return Rank::slow;
}

Order with_reason(Order order, Reason reason, int number = 0, UnitId about = battle::no_unit) {
    order.why = {reason, about, static_cast<std::int16_t>(std::clamp(number, -9999, 9999))};
    return order;
}

/// The rows of the order sheet for the Body in progress, from the first to the last.
class BodyChoice {
  public:
    BodyChoice(const Outlook& outlook, KnownOptions& known)
        : outlook_(outlook), battle_(outlook.battle()), known_(known), movers_(movers_of(battle_)) {
        all_active_ =
            std::all_of(movers_.begin(), movers_.end(), [&](UnitId u) { return battle_.unit(u).active; });
    }

    [[nodiscard]] Order order() const {
        if (movers_.empty()) return wait_or_enter(battle_);
        if (const Order fire = fire_of_all(battle_, movers_); !fire.units.empty() && legal(fire))
            return with_reason(fire, Reason::target_in_range);
        const bool active = check_movers(battle_, movers_) == Refusal::none;
        if (const auto charge = charge_order()) {
            const UnitId target = charge->aims[0].target;
            return active ? with_reason(*charge, Reason::worth_charging, 0, target)
                          : activated(Rank::charge, {Reason::can_charge, target, 0});
        }
        const Posture posture = outlook_.posture(movers_);
        if (waits(posture) && check(battle_, Order{}) == Refusal::none)
            return with_reason(Order{}, Reason::waits);
        if (active && !one_facing(battle_, movers_))
            return with_reason(first_legal(battle_, {battle::of_kind(OrderKind::reform),
                                                     break_up_by_facing(battle_, movers_)}),
                               Reason::forms_up);
        const BodyView view{outlook_, movers_, posture};
        return active ? go(view) : point_for(view);
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const { return check(battle_, order) == Refusal::none; }
    /// Legal, or it may be once the Body is active.
    [[nodiscard]] bool open(const Order& order) const {
        const Refusal why = check(battle_, order);
        return why == Refusal::none || why == Refusal::not_active;
    }

    // ---- charges

    /// The charger whose charge is worth most; others join as long as theirs, with those who already go, is
    /// worth making.
    [[nodiscard]] std::optional<Order> charge_order() const {
        Order order = battle::of_kind(OrderKind::charge);
        UnitSet going;
        while (!order.aims.full()) {
            const auto aim = best_aim(order, going);
            if (!aim) break;
            order.aims.push_back(*aim);
            going.add(aim->charger);
            going |= file_behind(battle_, aim->charger);
        }
        return order.aims.empty() ? std::nullopt : std::optional(order);
    }

    [[nodiscard]] std::optional<battle::Aim> best_aim(const Order& order, const UnitSet& going) const {
        std::optional<battle::Aim> best;
        int most = outlook_.card().charge - 1;
        for (const UnitId u : movers_ - going) {
            if (!battle_.profile(u).has(Trait::melee)) continue;
            for (const UnitId e : outlook_.enemies()) {
                if (!could_go(u, e) || outlook_.most_charge_points(u, e, going) <= most) continue;
                const int worth = outlook_.charge_points(u, battle_.placed(u), e, going);
                if (worth <= most || !could_join(order, {u, e})) continue;
                most = worth;
                best = {u, e};
            }
        }
        return best;
    }

    /// Near enough to be worth the sum; nobody is asked which way he looks before all are active.
    [[nodiscard]] bool could_go(UnitId unit, UnitId enemy) const {
        return tabletop::within(battle_.shape(unit), battle_.shape(enemy), battle_.profile(unit).move) &&
               may_charge(battle_, unit, enemy) && (!all_active_ || faces(battle_, unit, enemy));
    }

    [[nodiscard]] bool could_join(Order order, const battle::Aim& aim) const {
        order.aims.push_back(aim);
        return open(order);
    }

    // ---- points of War Rating

    /// Activates the Body if points are left after those of higher rank that are still to come.
    [[nodiscard]] Order activated(Rank rank, const battle::Why& why) const {
        Order activate = battle::of_kind(OrderKind::activate);
        if (!legal(activate)) return Order{};
        if (rank != Rank::charge &&
            needed_for_higher(rank) >= battle_.state.sides[outlook_.side()].activations)
            return with_reason(Order{}, Reason::others_first);
        activate.why = why;
        return activate;
    }

    [[nodiscard]] int needed_for_higher(Rank rank) const {
        int needed = 0;
        UnitSet left = (battle_.grounded(outlook_.side()) - battle_.state.handled) -
                       body_of(battle_, battle_.state.progress.body);
        while (!left.empty()) {
            const UnitSet body = body_of(battle_, battle_.unit(left.first()).body) & left;
            left -= body;
            UnitSet idle;
            for (const UnitId u : body)
                if (!battle_.unit(u).active && !battle_.unit(u).rampaging && !engaged(battle_, u))
                    idle.add(u);
            if (!idle.empty() && rank_of_other(idle) > rank) ++needed;
        }
        return needed;
    }

    [[nodiscard]] Rank rank_of_other(const UnitSet& body) const {
        for (const UnitId u : body) {
            if (!battle_.profile(u).has(Trait::melee)) continue;
            for (const UnitId e : outlook_.enemies())
                if (may_charge(battle_, u, e) && in_charge_reach(battle_, u, e, battle_.profile(u).move) &&
                    outlook_.charge_points(u, battle_.placed(u), e, {}) >= outlook_.card().charge)
                    return Rank::charge;
        }
        return rank_of(outlook_.posture(body));
    }

    /// A point for a Body that could go to a better place than where it stands.
    [[nodiscard]] Order point_for(const BodyView& view) const {
        const tabletop::Point goal = goal_of(view);
        const std::vector<Valued> places = best_first({}, known_.of(view, goal));
        const auto best = std::ranges::find_if(places, [&](const Valued& place) {
            return !needs_room(*place.option) || open(place.option->order());
        });
        if (best == places.end()) return with_reason(Order{}, Reason::nothing_else);
        const int gain = best->points - standing(view, goal).points(outlook_.card());
        if (gain < outlook_.card().price) return with_reason(Order{}, Reason::not_worth_a_point, gain);
        return activated(rank_of(view.posture),
                         {Reason::worth_a_point, battle::no_unit, static_cast<std::int16_t>(gain)});
    }

    /// A wheel or a step, for which there may be no room; marches end where the room does.
    [[nodiscard]] static bool needs_room(const Option& option) {
        return option.kind == OrderKind::wheel || option.kind == OrderKind::skirmish;
    }

    // ---- movement

    /// What a place is worth, and the option that leads there; null = standing.
    struct Valued {
        int points;
        const Option* option;
    };

    /// These and the options, the best first; of equals as they come.
    [[nodiscard]] std::vector<Valued> best_first(std::vector<Valued> places, const Options& options) const {
        places.reserve(places.size() + options.size());
        for (const Option& option : options)
            places.push_back({option.counts.points(outlook_.card()), &option});
        std::ranges::stable_sort(places, std::ranges::greater{}, &Valued::points);
        return places;
    }

    /// A holding Body looks up only when somebody is near.
    [[nodiscard]] bool waits(Posture posture) const {
        if (posture != Posture::hold && posture != Posture::reserve) return false;
        Inches reach;
        for (const UnitId u : movers_) reach = std::max(reach, battle_.profile(u).move);
        return outlook_.nearest_enemy(movers_) > reach + outlook_.card().hold_reach;
    }

    /// The best place that it may go to, of equals the first; standing is one, before all others, unless it
    /// owes a move.
    [[nodiscard]] Order go(const BodyView& view) const {
        const CommanderCard& card = outlook_.card();
        const tabletop::Point goal = goal_of(view);
        const int here = standing(view, goal).points(card);
        for (const Valued& place : best_first({{here, nullptr}}, known_.of(view, goal))) {
            const bool stands = place.option == nullptr;
            const Order order = stands ? Order{} : place.option->order();
            if (!legal(order)) continue;
            return stands ? with_reason(order, Reason::best_to_stand)
                          : with_reason(order, Reason::best_place, place.points - here);
        }
        return with_reason(whatever_is_open(), Reason::nothing_else);
    }

    [[nodiscard]] Order whatever_is_open() const {
        Order wheel = battle::of_kind(OrderKind::wheel), other = wheel,
              march = battle::of_kind(OrderKind::march);
        wheel.degrees = 20;
        other.degrees = -20;
        march.distance = march_left(battle_, movers_);
        return first_legal(battle_, {march, battle::of_kind(OrderKind::about_face), wheel, other,
                                     break_up_by_facing(battle_, movers_)});
    }

    const Outlook& outlook_;
    const Battle& battle_;
    KnownOptions& known_;
    UnitSet movers_;
    bool all_active_;
};

}  // namespace

PlannedCommander::PlannedCommander(const Rulebook& rules, const OrderOfBattle& book, SideIndex side,
                                   const CommanderCard& card)
    : plan_(*rules.plan(book.sides[side].plan)), card_(card), chart_(book, side, card) {}

Order PlannedCommander::order(const battle::Situation& situation) {
    const Outlook outlook(situation.battle, situation.side, plan_, card_, chart_);
    return BodyChoice(outlook, known_).order();
}

namespace {

/// The smallest shift that keeps a leader from pursuing (chargers pursue at their Rep or less, others above
/// it: T-63); none if nothing does.
std::int16_t shift_to_stay(const battle::Situation& situation, const battle::Question& question) {
    const bool charged = situation.state.unit(question.unit).role == battle::MeleeRole::charging;
    const int rep = situation.book.profile(situation.state, question.unit).rep;
    const auto stays = [&](int shift) {
        return charged ? question.number + shift > rep : question.number + shift <= rep;
    };
    for (const std::int16_t shift : {std::int16_t{0}, std::int16_t{-1}, std::int16_t{1}})
        if (stays(shift) && std::ranges::find(question.answers, shift) != question.answers.end())
            return shift;
    return 0;
}

}  // namespace

std::int16_t PlannedCommander::answer(const battle::Situation& situation, const battle::Question& question) {
    if (question.kind == battle::QuestionKind::pursuit_shift) return shift_to_stay(situation, question);
    return question.usual;
}

}  // namespace muster::rrtk::solo
