#include "ral/solo/planned_commander.hpp"

#include <algorithm>

#include "ral/battle/archery.hpp"
#include "ral/battle/turn.hpp"
#include "ral/solo/answers.hpp"
#include "ral/solo/places.hpp"

namespace muster::ral::solo {

namespace {

using battle::LeaderId;
using battle::no_unit;
using battle::OrderKind;
using battle::Reason;

Order with_reason(Order order, Reason reason, UnitId about, int number = 0) {
    order.why = {reason, about, static_cast<std::int16_t>(std::clamp(number, -9999, 9999))};
    return order;
}

/// The rows of the order sheet, from the first to the last; an order of kind done = none holds.
class Rows {
  public:
    Rows(const Outlook& outlook, UnitSet& settled)
        : outlook_(outlook), battle_(outlook.battle()), settled_(settled) {}

    [[nodiscard]] Order order() {
        if (const Order face = turns_to_face(); face.kind != OrderKind::done) return face;
        for (const Reason reason : {Reason::leader_alone, Reason::goes_to_rally})
            if (const Order lead = leader_order(reason); lead.kind != OrderKind::done) return lead;
        if (const Order charge = worth_charging(); charge.kind != OrderKind::done) return charge;
        if (const Order lead = leader_order(Reason::joins_fight); lead.kind != OrderKind::done) return lead;
        for (UnitId unit = next_unit(); unit != no_unit; unit = next_unit()) {
            settled_.add(unit);
            if (const Order go = go_order(unit); go.kind != OrderKind::done) return go;
        }
        return {};
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const {
        return battle::check(battle_, outlook_.side(), order).none();
    }

    /// To the enemy beside it whom it would fight best (RAL-028).
    [[nodiscard]] Order turns_to_face() const {
        Order best;
        int most = 0;
        for (const UnitId unit : outlook_.own()) {
            if (!battle_.state.fit(unit) || battle_.unit(unit).fights != no_unit || battle_.unit(unit).moved)
                continue;
            for (const UnitId foe : battle_.foes(unit)) {
                Order face;
                face.kind = OrderKind::face;
                face.unit = unit;
                face.target = foe;
                const int worth =
                    outlook_.chart().at(ChargeChart::kind_of(battle_.entry(unit)),
                                        ChargeChart::kind_of(battle_.entry(foe)), Meeting::front);
                if ((best.kind != OrderKind::done && worth <= most) || !legal(face)) continue;
                best = with_reason(face, Reason::turns_to_face, foe);
                most = worth;
            }
        }
        return best;
    }

    // ---- leaders

    /// The first leader who has such a reason to go.
    [[nodiscard]] Order leader_order(Reason reason) const {
        for (std::size_t i = 0; i < battle_.book.leaders.size(); ++i) {
            const auto id = static_cast<LeaderId>(i);
            const battle::LeaderState& leader = battle_.state.leaders[i];
            if (battle_.book.leaders[i].side != outlook_.side() || leader.fate != battle::Fate::alive ||
                leader.moved)
                continue;
            const bool alone = leader.with == no_unit;
            if (alone != (reason == Reason::leader_alone)) continue;
            if (!alone && !outlook_.is_loose(leader.with)) continue;
            const Order order = to_best(id, reason);
            if (order.kind != OrderKind::done) return order;
        }
        return {};
    }

    [[nodiscard]] bool wanted(UnitId unit, Reason reason) const {
        if (reason == Reason::leader_alone) return true;
        if (battle_.led(unit)) return false;  // a second leader adds nothing
        const bool fights = battle_.in_melee(unit), routed = battle_.state.routed(unit);
        if (reason == Reason::goes_to_rally) return routed && !fights;
        return fights && !routed && battle_.entry(unit).points >= outlook_.card().join;
    }

    /// The unit that costs most, one that has not run before one that has, where he is wanted.
    [[nodiscard]] Order to_best(LeaderId leader, Reason reason) const {
        Order best;
        int most = -1;
        for (const UnitId unit : outlook_.own()) {
            if (!battle_.state.on_table(unit) || !wanted(unit, reason)) continue;
            constexpr int before_all = 10'000;
            const int value = battle_.entry(unit).points + (battle_.state.routed(unit) ? 0 : before_all);
            Order lead;
            lead.kind = OrderKind::lead;
            lead.leader = leader;
            lead.target = unit;
            if (value <= most || !legal(lead)) continue;
            most = value;
            best = with_reason(lead, reason, unit);
        }
        return best;
    }

    // ---- charges

    [[nodiscard]] Order worth_charging() const {
        Order charge;
        int points = 0;
        if (!outlook_.charge_worth_making(charge, points)) return {};
        return with_reason(charge, Reason::worth_charging, charge.target, points);
    }

    // ---- places

    /// The nearest to an enemy of those that nobody has looked at yet.
    [[nodiscard]] UnitId next_unit() const {
        UnitId best = no_unit;
        Inches least;
        for (const UnitId unit : outlook_.own()) {
            if (settled_.has(unit) || !outlook_.is_free(unit)) continue;
            const Inches way = outlook_.nearest_enemy(unit);
            if (best != no_unit && way >= least) continue;
            best = unit;
            least = way;
        }
        return best;
    }

    [[nodiscard]] bool waits(UnitId unit) const {
        const Posture posture = outlook_.posture(unit);
        return (posture == Posture::hold || posture == Posture::reserve) &&
               outlook_.nearest_enemy(unit) > battle_.entry(unit).move + outlook_.card().hold_reach;
    }

    [[nodiscard]] Order go_order(UnitId unit) const {
        if (battle_.entry(unit).bows && !battle::targets_of(battle_, unit).units.empty()) return {};
        if (waits(unit)) return {};
        const UnitId quarry = outlook_.quarry(unit);
        if (quarry == no_unit) return {};
        Places places = places_of(outlook_, unit);
        const int standing = places.back().points;
        std::stable_sort(places.begin(), places.end(),
                         [](const Place& a, const Place& b) { return a.points > b.points; });
        for (const Place& place : places) {
            if (place.order.kind == OrderKind::done) return {};
            if (legal(place.order))
                return with_reason(place.order, Reason::best_place, quarry, place.points - standing);
        }
        return {};
    }

    const Outlook& outlook_;
    const Battle& battle_;
    UnitSet& settled_;
};

}  // namespace

std::shared_ptr<const Brief> brief_for(const Rulebook& book, const std::string& plan,
                                       const CommanderCard& card) {
    return std::make_shared<const Brief>(Brief{*book.orders.of_plan(plan), card, {book.rules, card}});
}

battle::Order PlannedCommander::order(const battle::Situation& situation) {
    if (turn_ != situation.state.turn || stage_ != situation.state.stage) settled_ = {};
    turn_ = situation.state.turn;
    stage_ = situation.state.stage;
    const Outlook outlook(situation.battle, situation.side, *brief_);
    return Rows(outlook, settled_).order();
}

void PlannedCommander::refused(const battle::Order& order, battle::Refusal /*why*/) {
    if (order.unit != no_unit) settled_.add(order.unit);
}

battle::Answer PlannedCommander::answer(const battle::Situation& situation,
                                        const battle::Question& question) {
    return answer_to(Outlook(situation.battle, situation.side, *brief_), question);
}

}  // namespace muster::ral::solo
