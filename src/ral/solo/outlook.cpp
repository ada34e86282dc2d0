#include "ral/solo/outlook.hpp"

#include <algorithm>

#include "ral/battle/ground.hpp"
#include "ral/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::solo {

using battle::no_unit;
using tabletop::Edge;

namespace {

constexpr Inches very_far = Inches::thousandths(INT32_MAX);

/// Which third of the front a place lies in.
int third_of(const OrderOfBattle& book, tabletop::Point place) {
    return static_cast<int>(std::min<std::int64_t>(
        2, 3 * place.x.in_thousandths() / std::max<std::int64_t>(1, book.board.width.in_thousandths())));
}

}  // namespace

bool lies_behind(const Outline& there, const tabletop::PlacedBase& base) {
    for (const tabletop::Point& corner : there.corner)
        if (tabletop::seen_from(base.pose, corner).ahead > base.base.depth / 2) return false;
    return true;
}

Outlook::Outlook(const Battle& battle, SideIndex side, const Brief& brief)
    : battle_(battle), side_(side), brief_(brief), released_(any_release()) {}

bool Outlook::any_release() const {
    return std::ranges::any_of(brief_.conduct.release, [&](Trigger trigger) { return holds(trigger); });
}

bool Outlook::holds(Trigger trigger) const {
    const auto gone = [&](UnitId unit) { return !battle_.state.fit(unit); };
    const auto in_centre = [&](UnitId unit) { return battle_.entry(unit).block == "centre"; };
    const auto any = [](const UnitSet& units, const auto& what) {
        for (const UnitId unit : units)
            if (what(unit)) return true;
        return false;
    };
    switch (trigger) {
        case Trigger::line_touched:
            return any(own(),
                       [&](UnitId u) { return in_centre(u) && battle_.state.fit(u) && battle_.in_melee(u); });
        case Trigger::line_routed: return any(own(), [&](UnitId u) { return in_centre(u) && gone(u); });
        case Trigger::enemy_routed: return any(enemies(), gone);
        case Trigger::enemy_near:
            return any(own(), [&](UnitId u) {
                return battle_.state.fit(u) && nearest_enemy(u) <= brief_.conduct.near;
            });
        case Trigger::late: return battle_.state.turn >= brief_.conduct.turn;
    }
    return false;
}

Posture Outlook::posture(UnitId unit) const {
    if (battle_.state.turn >= card().press_turn) return Posture::advance;
    const Conduct& conduct = brief_.conduct;
    return (released_ ? conduct.then : conduct.first).of(battle_.entry(unit).block);
}

bool Outlook::is_free(UnitId unit) const { return battle::check_free(battle_, side_, unit).none(); }

UnitId Outlook::quarry(UnitId unit) const {
    const tabletop::Point at = battle_.unit(unit).pose.centre;
    const int third = third_of(battle_.book, at);
    UnitId best = no_unit;
    Inches least = very_far;
    for (const UnitId enemy : enemies()) {
        if (!battle_.state.fit(enemy)) continue;
        const tabletop::Point there = battle_.unit(enemy).pose.centre;
        Inches way = tabletop::distance(at, there);
        if (third_of(battle_.book, there) != third) way += card().stray;
        if (way >= least) continue;
        least = way;
        best = enemy;
    }
    return best;
}

Inches Outlook::nearest_enemy(UnitId unit) const {
    Inches least = very_far;
    for (const UnitId enemy : enemies())
        if (battle_.state.fit(enemy) && tabletop::within(battle_.shape(unit), battle_.shape(enemy), least))
            least = std::min(least, tabletop::gap(battle_.shape(unit), battle_.shape(enemy)));
    return least;
}

int Outlook::chart_points(UnitId charger, const Outline& from, UnitId target) const {
    Meeting meeting = Meeting::front;
    if (battle_.in_melee(target))
        meeting = Meeting::joined;
    else if (lies_behind(from, battle_.placed(target)))
        meeting = Meeting::flank;
    return brief_.chart.at(ChargeChart::kind_of(battle_.entry(charger)),
                           ChargeChart::kind_of(battle_.entry(target)), meeting);
}

int Outlook::around(const Order& charge) const {
    const Outline& there = battle_.shape(charge.target);
    int points = 0;
    for (const UnitId friendly : own())
        if (friendly != charge.unit && !battle_.entry(friendly).bows &&
            tabletop::within(there, battle_.shape(friendly), battle_.entry(friendly).move) &&
            battle_.state.fit(friendly) && is_free(friendly))
            points += card().backed;
    for (const UnitId enemy : enemies())
        if (enemy != charge.target && !battle_.entry(enemy).bows &&
            tabletop::within(there, battle_.shape(enemy), battle_.entry(enemy).move) && is_loose(enemy))
            points += card().answered;
    return points;
}

int Outlook::charge_points(const Order& charge) const {
    const UnitId unit = charge.unit, target = charge.target;
    const CommanderCard& by = card();
    const bool routed = battle_.state.routed(target);
    int points = routed ? by.routed : chart_points(unit, battle_.shape(unit), target);
    points += by.own_lost * battle_.lost(unit) + around(charge);
    if (!routed) points += by.target_lost * battle_.lost(target);
    if (battle_.led(unit)) points += by.led;
    if (battle_.led(target)) points += by.target_led;
    if (battle_.entry(unit).bows) points += by.archers;
    if (charge.edge == Edge::rear && !routed && battle_.in_melee(target)) points += by.rear;
    if (battle::level_at(battle_.book, battle_.unit(unit).pose.centre) <
        battle::level_at(battle_.book, battle_.unit(target).pose.centre))
        points += by.uphill;
    return points;
}

bool Outlook::best_charge(UnitId unit, Order& order, int& points) const {
    bool found = false;
    for (const UnitId enemy : enemies()) {
        if (!battle_.state.on_table(enemy) ||
            !tabletop::within(battle_.shape(unit), battle_.shape(enemy), battle_.entry(unit).move))
            continue;
        Order charge;
        if (!battle::find_charge(battle_, unit, enemy, charge)) continue;
        const int worth = charge_points(charge);
        if ((found && worth <= points) || !battle::check(battle_, side_, charge).none()) continue;
        found = true;
        points = worth;
        order = charge;
    }
    return found;
}

bool Outlook::charge_worth_making(Order& order, int& points) const {
    bool found = false;
    for (const UnitId unit : own()) {
        Order charge;
        int worth = 0;
        if (!is_free(unit) || !best_charge(unit, charge, worth) || worth < card().charge) continue;
        if (found && worth <= points) continue;
        found = true;
        points = worth;
        order = charge;
    }
    return found;
}

}  // namespace muster::ral::solo
