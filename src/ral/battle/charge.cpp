// Charges carried out: tests of the target, countercharge, turning to face, contact.
#include "ral/battle/charge.hpp"

#include <algorithm>

#include "ral/battle/ground.hpp"
#include "ral/battle/morale.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Edge;
using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

/// How far a unit shifts at most when it turns to an enemy at its flank (RAL-028): half a base.
constexpr Inches closing_up = Inches::thousandths(3000);

/// One charge on its way.
class Charge {
  public:
    Charge(Battle& battle, const Order& order)
        : battle_(battle), order_(order), start_(battle.unit(order.unit).pose) {}

    void play() {
        planned_ = approach(battle_, order_).stop;
        battle_.unit(order_.unit).moved = true;
        const std::int32_t told =
            battle_.tell_of(order_.unit, EventKind::charged, in_event(4), [&](Event& e) {
                e.other = order_.target;
                e.number = static_cast<std::int16_t>(order_.edge);
            });
        const Because because(battle_, told);
        // RAL-049: whoever is in melee already neither tests nor turns; RAL-035: nor does who is routed.
        if (battle_.in_melee(order_.target) || battle_.state.routed(order_.target)) return contact();
        if (stands()) {
            respond();
            return contact();
        }
        run(battle_, order_.target, flanked() ? RAL(25) : RAL(27));
        pursue();
    }

  private:
    [[nodiscard]] bool flanked() const { return order_.edge != Edge::front; }
    [[nodiscard]] bool mounted(UnitId unit) const { return battle_.entry(unit).mounted; }

    /// Tests of a flanked target (RAL-025) and of mounted against mounted (RAL-027).
    [[nodiscard]] bool stands() {
        if (!flanked() && !(mounted(order_.unit) && mounted(order_.target))) return true;
        MoraleTest test;
        test.unit = order_.target;
        test.attacker = battle_.entry(order_.unit).type;
        test.other = order_.unit;
        test.rear = order_.edge == Edge::rear;
        test.flank = flanked() && !test.rear;
        test.rule = flanked() ? RAL(25) : RAL(27);
        return passes(battle_, test);
    }

    void respond() {
        if (mounted(order_.target)) {
            // RAL-052: having shot does not bar it.
            if (!flanked() && !mounted(order_.unit)) return;
            if (!flanked() || turn_to_face()) countercharge();
            return;
        }
        if (flanked()) choose();
    }

    /// RAL-026.
    void choose() {
        Question question;
        question.ask = Ask::flanked;
        question.unit = order_.target;
        question.other = order_.unit;
        for (const Stand way : {Stand::as_it_is, Stand::face, Stand::change_formation})
            question.answers.push_back(static_cast<std::int16_t>(way));
        question.usual = static_cast<std::int16_t>(Stand::face);
        const Answer answer = battle_.ask(battle_.side_of(order_.target), question);
        const auto stand = static_cast<Stand>(answer.value);
        battle_.why = answer.why;
        if (stand == Stand::face) static_cast<void>(turn_to_face());
        if (stand == Stand::change_formation) change_formation();
        battle_.why = {};
    }

    /// Puts the target there if there is room for it and the charge still comes home; else nothing changes.
    bool shift_target(const Stop& stop, Edge edge) {
        if (!check_stop(battle_, order_.target, stop).none()) return false;
        const Stop before{battle_.unit(order_.target).pose, battle_.unit(order_.target).formation};
        battle_.place(order_.target, stop.pose, stop.formation);
        Order changed = order_;
        changed.edge = edge;
        const Fault fault = approach(battle_, changed).refusal.fault;
        // Turning takes a narrow flank out of the charger's way; the charge goes on to the new front (ours).
        if (fault == Fault::none || fault == Fault::too_far) {
            order_ = changed;
            return true;
        }
        battle_.place(order_.target, before.pose, before.formation);
        return false;
    }

    bool turn_to_face() {
        const Pose from = battle_.unit(order_.target).pose;
        const Facing facing(from.facing.degrees() + 90 * static_cast<int>(order_.edge));
        const Stop stop{{from.centre, facing}, battle_.unit(order_.target).formation};
        if (!shift_target(stop, Edge::front)) return false;
        battle_.tell_of(order_.target, EventKind::turned_to_face, RAL(26), [&](Event& event) {
            event.other = order_.unit;
            event.from = from;
            event.to = stop.pose;
        });
        return true;
    }

    void change_formation() {
        const int need = battle_.book.figures.chances.formation;
        const Die die =
            battle_.services.roller.roll({Purpose::formation, battle_.side_of(order_.target), order_.target,
                                          order_.unit, no_leader, 6, static_cast<std::int8_t>(need)});
        const UnitState& target = battle_.unit(order_.target);
        const Formation other = target.formation == Formation::line ? Formation::column : Formation::line;
        const bool done = die >= need && shift_target({target.pose, other}, order_.edge);
        battle_.tell_of(order_.target, EventKind::tried_formation, RAL(26), [&](Event& event) {
            event.other = order_.unit;
            event.dice.push_back(die);
            event.base = static_cast<std::int16_t>(need);
            event.passed = done ? 1 : 0;
            event.number = static_cast<std::int16_t>(battle_.unit(order_.target).formation);
        });
    }

    /// How far the target comes out: 6 in, or half way to a charger that is nearer; less where a unit stands
    /// in its way or ground takes from its move.
    [[nodiscard]] Inches way_out() const {
        const tabletop::PlacedBase base = battle_.placed(order_.target);
        Inches between = Inches::thousandths(INT32_MAX);
        for (const Point& corner : battle_.shape(order_.unit).corner)
            between = std::min(between, tabletop::seen_from(base.pose, corner).ahead - base.base.depth / 2);
        const Inches most = battle_.book.figures.reaches.countercharge;
        Inches way = std::max(Inches{}, between >= most ? most : between / 2);
        const Facing ahead = base.pose.facing;
        for (const UnitId other : battle_.present())
            if (other != order_.target && other != order_.unit)
                way = std::min(
                    way, tabletop::travel_to(battle_.shape(order_.target), ahead, way, battle_.shape(other)));
        const Point end = tabletop::stepped(base.pose, ahead, way).centre;
        return std::min(way, std::max(Inches{}, most - cost_of_leg(battle_.book, base.pose.centre, end)));
    }

    /// Out so far straight ahead, if no woods, river or edge of the table forbid it.
    bool comes_out(Inches way) {
        const Pose from = battle_.unit(order_.target).pose;
        const Stop stop{tabletop::stepped(from, from.facing, way), battle_.unit(order_.target).formation};
        if (leg_in_woods(battle_, order_.target, from.centre, stop.pose.centre) ||
            leg_in_river(battle_.book, from.centre, stop.pose.centre) || !shift_target(stop, Edge::front))
            return false;
        battle_.tell_of(order_.target, EventKind::countercharged, RAL(27), [&](Event& event) {
            event.other = order_.unit;
            event.distance = way;
            event.from = from;
            event.to = stop.pose;
        });
        return true;
    }

    /// As far as it gets; where ground stops it, to the nearest half inch.
    void countercharge() {
        constexpr Inches step = Inches::thousandths(500);
        for (Inches way = way_out(); way > Inches{}; way -= step)
            if (comes_out(way)) return;
    }

    void contact() {
        Approach found = approach(battle_, order_);
        if (found.refusal.fault == Fault::too_far) found.refusal = {};
        if (!found.refusal.none()) return stop_short();
        battle_.place(order_.unit, found.stop.pose, found.stop.formation);
        battle_.unit(order_.unit).fights = order_.target;
        UnitState& target = battle_.unit(order_.target);
        if (!flanked() && target.routed < 0 && target.fights == no_unit) target.fights = order_.unit;
        battle_.tell_of(order_.unit, EventKind::contacted, RAL(24), [&](Event& event) {
            event.other = order_.target;
            event.distance = found.length;
            event.from = start_;
            event.to = found.stop.pose;
            event.number = static_cast<std::int16_t>(order_.edge);
        });
        settle_fights(battle_);
    }

    /// The target has run: the charger goes on after it as far as its move goes, and may catch it.
    void pursue() {
        if (battle_.state.on_table(order_.target))
            for (const Edge edge : {Edge::rear, Edge::left, Edge::right, Edge::front}) {
                Order on = order_;
                on.edge = edge;
                if (!approach(battle_, on).refusal.none()) continue;
                order_ = on;
                return contact();
            }
        stop_short();
    }

    /// Ends where it meant to meet its target if that is free, else stays (ours).
    void stop_short() {
        const tabletop::Outline there =
            tabletop::outline({battle_.entry(order_.unit).base(planned_.formation), planned_.pose});
        bool free = check_stop(battle_, order_.unit, planned_).none();
        for (const UnitId other : battle_.present())
            if (battle_.book.enemies(order_.unit, other) && tabletop::in_contact(there, battle_.shape(other)))
                free = false;
        if (free) battle_.place(order_.unit, planned_.pose, planned_.formation);
        const Pose to = battle_.unit(order_.unit).pose;
        battle_.tell_of(order_.unit, EventKind::missed, in_event(4), [&](Event& event) {
            event.other = order_.target;
            event.distance = tabletop::distance(start_.centre, to.centre);
            event.from = start_;
            event.to = to;
        });
    }

    Battle& battle_;
    Order order_;
    Pose start_;
    Stop planned_;
};

}  // namespace

void make_charge(Battle& battle, const Order& order) { Charge(battle, order).play(); }

namespace {

/// Whoever faced a unit that has turned away from his front faces nobody (ours).
void let_go(Battle& battle, UnitId unit) {
    for (const UnitId other : battle.present())
        if (battle.unit(other).fights == unit &&
            (!battle.locked(other, unit) ||
             tabletop::contact(battle.placed(other), battle.placed(unit)).mine != Edge::front))
            battle.unit(other).fights = no_unit;
}

}  // namespace

Refusal check_face(const Battle& battle, const Order& order) {
    if (order.target >= battle.book.unit_count() || !battle.state.on_table(order.target))
        return {Fault::nobody};
    if (battle.unit(order.unit).fights != no_unit) return {Fault::faces_already};
    if (!battle.book.enemies(order.unit, order.target) || !battle.locked(order.unit, order.target))
        return {Fault::not_touched};
    if (battle.unit(order.target).moved) return {Fault::just_come, order.target};
    const Approach found =
        beside(battle, order.unit, order.target, Edge::front, battle.unit(order.unit).formation);
    if (!found.refusal.none()) return found.refusal;
    // It closes up to the enemy's front and goes nowhere else (ours).
    if (tabletop::distance(battle.unit(order.unit).pose.centre, found.stop.pose.centre) > closing_up)
        return {Fault::no_room, order.target};
    return {};
}

void make_face(Battle& battle, const Order& order) {
    const Pose from = battle.unit(order.unit).pose;
    const Approach found =
        beside(battle, order.unit, order.target, Edge::front, battle.unit(order.unit).formation);
    battle.place(order.unit, found.stop.pose);
    let_go(battle, order.unit);
    UnitState& unit = battle.unit(order.unit);
    unit.moved = true;
    unit.fights = order.target;
    UnitState& target = battle.unit(order.target);
    if (target.routed < 0 && target.fights == no_unit) target.fights = order.unit;
    battle.tell_of(order.unit, EventKind::turned_to_face, RAL(28), [&](Event& event) {
        event.other = order.target;
        event.from = from;
        event.to = found.stop.pose;
    });
    settle_fights(battle);
}

void settle_fights(Battle& battle) {
    for (const UnitId unit : battle.present()) {
        if (battle.unit(unit).fights != no_unit || battle.state.routed(unit)) continue;
        Question question;
        question.ask = Ask::fight_whom;
        question.unit = unit;
        Inches widest;
        for (const UnitId foe : battle.foes(unit)) {
            const tabletop::Contact touch = tabletop::contact(battle.placed(unit), battle.placed(foe));
            if (touch.mine != Edge::front || touch.shared < widest) continue;
            if (touch.shared > widest) question.answers.clear();
            widest = touch.shared;
            static_cast<void>(question.answers.try_push_back(foe));
        }
        if (question.answers.empty()) continue;
        question.usual = question.answers[0];
        battle.unit(unit).fights =
            static_cast<UnitId>(battle.ask(battle.side_of(unit), question).value);  // RAL-029
    }
}

}  // namespace muster::ral::battle
