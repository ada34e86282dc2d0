#include "ral/solo/places.hpp"

#include <algorithm>

#include "ral/battle/choices.hpp"
#include "ral/battle/ground.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::solo {

using namespace literals;
using battle::OrderKind;
using tabletop::Facing;
using tabletop::Point;
using tabletop::Pose;

namespace {

/// Friends as near as this to the side, and as level as this, stand beside a unit.
constexpr Inches beside_gap = 4_in, beside_level = 2_in;
/// Archers count as nearer only down to this distance from middle to middle.
constexpr Inches bowshot = 13_in;
/// An enemy no further than so many degrees to the side is ahead: a unit keeps its front for him.
constexpr int about_ahead = 30;

Facing facing_at(const Pose& now, Point from, Point to) {
    const Facing there = tabletop::towards(from, to);
    const int turn = tabletop::turn_between(now.facing, there);
    return turn >= -about_ahead && turn <= about_ahead ? now.facing : there;
}

/// How far the unit goes at most: a centre keeps together, and slow units go half.
Inches pace_of(const Outlook& outlook, UnitId unit) {
    const Battle& battle = outlook.battle();
    Inches pace = battle.entry(unit).move;
    if (battle.entry(unit).block == "centre")
        for (const UnitId other : outlook.own())
            if (battle.entry(other).block == "centre" && outlook.is_loose(other))
                pace = std::min(pace, battle.entry(other).move);
    return outlook.posture(unit) == Posture::slow ? pace / 2 : pace;
}

Inches way_left(const Outlook& outlook, UnitId unit, Point from, Point to) {
    const Inches way = tabletop::distance(from, to);
    return outlook.battle().entry(unit).bows ? std::max(way, bowshot) : way;
}

/// What the fellows of the unit and the enemy's archers add up to.
void count_others(const Outlook& outlook, UnitId unit, const tabletop::PlacedBase& base,
                  PlaceCounts& counts) {
    const Battle& battle = outlook.battle();
    const Outline there = tabletop::outline(base);
    bool right = false, left = false;
    for (const UnitId fellow : outlook.own()) {
        if (fellow == unit || !battle.state.fit(fellow) ||
            !tabletop::within(there, battle.shape(fellow), beside_gap))
            continue;
        const tabletop::Offset seen = tabletop::seen_from(base.pose, battle.unit(fellow).pose.centre);
        if (seen.ahead > beside_level || seen.ahead < -beside_level) continue;
        (seen.right > Inches{} ? right : left) = true;
    }
    counts.beside = (right ? 1 : 0) + (left ? 1 : 0);
    const Inches bow = battle.book.figures.reaches.bow;
    for (const UnitId enemy : outlook.enemies()) {
        if (!outlook.is_loose(enemy) || !tabletop::within(there, battle.shape(enemy), bow)) continue;
        if (battle.entry(enemy).bows) ++counts.under_fire;
        if (battle.entry(unit).bows &&
            tabletop::seen_from(base.pose, battle.unit(enemy).pose.centre).ahead > Inches{})
            counts.in_range = 1;
    }
}

/// Charges that it would have there, and could meet with.
void count_charges(const Outlook& outlook, UnitId unit, const tabletop::PlacedBase& base,
                   PlaceCounts& counts) {
    const Battle& battle = outlook.battle();
    const Outline there = tabletop::outline(base);
    const std::size_t kind = ChargeChart::kind_of(battle.entry(unit));
    for (const UnitId enemy : outlook.enemies()) {
        if (!battle.state.fit(enemy)) continue;
        const Outline& shape = battle.shape(enemy);
        const Inches reach = battle.entry(enemy).move;
        if (!battle.entry(unit).bows && tabletop::within(there, shape, battle.entry(unit).move))
            counts.strike = std::max(counts.strike, outlook.chart_points(unit, there, enemy));
        if (battle.entry(enemy).bows || !tabletop::within(there, shape, reach) || battle.in_melee(enemy))
            continue;
        const Meeting meeting = lies_behind(shape, base) ? Meeting::flank : Meeting::front;
        counts.struck = std::max(
            counts.struck, outlook.chart().at(ChargeChart::kind_of(battle.entry(enemy)), kind, meeting));
    }
}

/// The places, one after the other.
class Finder {
  public:
    Finder(const Outlook& outlook, UnitId unit)
        : outlook_(outlook),
          battle_(outlook.battle()),
          unit_(unit),
          pose_(battle_.unit(unit).pose),
          goal_(battle_.unit(outlook.quarry(unit)).pose.centre),
          pace_(pace_of(outlook, unit)) {}

    [[nodiscard]] Places find() {
        const Facing straight = tabletop::towards(pose_.centre, goal_);
        for (const int quarters : {4, 3, 2, 1}) go(straight, pace_ * quarters / 4);
        for (const int aside : {25, -25, 50, -50, 75, -75})
            for (const int quarters : {4, 2}) go(Facing(straight.degrees() + aside), pace_ * quarters / 4);
        for (const int quarters : {4, 2}) go(Facing(straight.degrees() + 180), pace_ * quarters / 4);
        if (facing_at(pose_, pose_.centre, goal_) != pose_.facing) go(straight, {});
        over_rivers();
        PlaceCounts here = counts_at(outlook_, unit_, pose_);
        here.stand = 1;
        places_.push_back({Order{}, here.points(outlook_.card())});
        return places_;
    }

  private:
    void go(Facing direction, Inches way) {
        Order order;
        order.kind = OrderKind::move;
        order.unit = unit_;
        order.formation = battle_.unit(unit_).formation;
        const Point end = tabletop::stepped(pose_, direction, way).centre;
        if (way > Inches{}) order.way.push_back(end);
        order.facing = facing_at(pose_, end, goal_);
        add(order, end);
    }

    void over_rivers() {
        if (!battle::leg_in_river(battle_.book, pose_.centre, goal_)) return;
        Order order;
        if (battle::find_advance(battle_, unit_, outlook_.quarry(unit_), 1_in, order))
            add(order, order.way.empty() ? pose_.centre : order.way.back());
    }

    void add(const Order& order, Point end) {
        const PlaceCounts counts = counts_at(outlook_, unit_, {end, order.facing});
        places_.push_back({order, counts.points(outlook_.card())});
    }

    const Outlook& outlook_;
    const Battle& battle_;
    UnitId unit_;
    Pose pose_;
    Point goal_;
    Inches pace_;
    Places places_;
};

}  // namespace

int PlaceCounts::points(const CommanderCard& card) const {
    return nearer * (slow ? card.nearer_slow : card.nearer) + strike * card.strike / 100 -
           struck * card.struck / 100 + in_range * card.in_range + under_fire * card.under_fire +
           beside * card.beside + high * card.high + stand * card.stand;
}

PlaceCounts counts_at(const Outlook& outlook, UnitId unit, const Pose& pose) {
    const Battle& battle = outlook.battle();
    const UnitId quarry = outlook.quarry(unit);
    const Point now = battle.unit(unit).pose.centre, goal = battle.unit(quarry).pose.centre;
    PlaceCounts counts;
    counts.nearer = static_cast<int>(
        (way_left(outlook, unit, now, goal) - way_left(outlook, unit, pose.centre, goal)).in_thousandths() /
        1000);
    counts.slow = outlook.posture(unit) != Posture::advance;
    const tabletop::PlacedBase base{battle.entry(unit).base(battle.unit(unit).formation), pose};
    count_others(outlook, unit, base, counts);
    count_charges(outlook, unit, base, counts);
    counts.high = battle::level_at(battle.book, pose.centre) - battle::level_at(battle.book, goal);
    return counts;
}

Places places_of(const Outlook& outlook, UnitId unit) { return Finder(outlook, unit).find(); }

}  // namespace muster::ral::solo
