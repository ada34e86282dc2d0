#include "rrtk/solo/place_value.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::solo {

using battle::Profile;
using battle::Trait;
using tabletop::Outline;
using tabletop::PlacedBase;

int PlaceCounts::points(const CommanderCard& card) const {
    return inches_nearer * card.nearer + inches_slow * card.nearer_slow + strikes * card.strike +
           struck * card.struck + flanked * card.flanked + uphill * card.uphill + guard * card.guard +
           threats * card.threat + in_range * card.in_range + under_fire * card.under_fire +
           support * card.support + (stands ? card.stand : 0);
}

namespace {

/// One unit at the place, and the strips where it would strike and fire.
struct Standing {
    UnitId unit;
    const Profile& own;
    PlacedBase at;
    Outline shape;
    tabletop::Corridor ahead, before;  ///< as of a Foe
};

Standing standing_at(const Battle& battle, UnitId unit, const tabletop::Pose& pose) {
    const Profile& own = battle.profile(unit);
    const PlacedBase at{own.base, pose};
    const tabletop::Corridor ahead = tabletop::corridor(at, tabletop::Arc::front);
    return {unit, own, at, tabletop::outline(at), ahead, {ahead.pose, ahead.half_width + own.base.width / 2}};
}

/// An upright rectangle around all of a Body, and how far any of it reaches.
struct Reach {
    tabletop::Rect around;
    Inches strike;  ///< moving or shooting

    /// `place(u)` is the pose of unit u.
    template <class Place>
    Reach(const Battle& battle, const UnitSet& units, Place place) {
        const tabletop::Point first = place(units.first()).centre;
        around = {first, first};
        for (const UnitId u : units) {
            const Profile& own = battle.profile(u);
            const Inches round = (own.base.width + own.base.depth) / 2 + tabletop::clash_slack;
            const tabletop::Point& at = place(u).centre;
            around.low = {std::min(around.low.x, at.x - round), std::min(around.low.y, at.y - round)};
            around.high = {std::max(around.high.x, at.x + round), std::max(around.high.y, at.y + round)};
            strike = std::max({strike, own.move, own.range});
        }
    }

    /// Nobody of the Body comes so near to it.
    [[nodiscard]] bool apart(const Outline& shape, Inches most) const {
        const tabletop::Rect& other = shape.around;
        return other.low.x - around.high.x > most || around.low.x - other.high.x > most ||
               other.low.y - around.high.y > most || around.low.y - other.high.y > most;
    }
    [[nodiscard]] Inches of(const Foe& foe) const { return std::max({strike, foe.move, foe.range}); }
};

/// Counts a place line by line.
class Counting {
  public:
    Counting(const Outlook& outlook, const Places& places, bool stands, const Neighbours& neighbours)
        : outlook_(outlook), battle_(outlook.battle()), stands_(stands) {
        const Reach reach(battle_, places.units, [&](UnitId u) { return places.pose[u]; });
        for (const UnitId e : neighbours.foes)
            if (!reach.apart(battle_.shape(e), reach.of(outlook.foe(e)))) near_.add(e);
        for (const UnitId f : neighbours.friends)
            if (!reach.apart(battle_.shape(f), tabletop::contact_gap)) friends_.add(f);
    }

    /// Nobody is near enough for any line to count.
    [[nodiscard]] bool alone() const { return near_.empty() && friends_.empty(); }

    /// The lines that count each unit of the Body.
    void add(const Standing& unit, PlaceCounts& counts) {
        strikes_ = in_range_ = false;
        guarded_ = battle_.book.units[unit.unit].leader == battle::LeaderKind::cinc &&
                   has_leader(battle_, unit.unit);
        for (const UnitId e : near_) {
            const Foe& foe = outlook_.foe(e);
            const Inches furthest = std::max({unit.own.move, foe.move, unit.own.range, foe.range});
            const Outline& shape = battle_.shape(e);
            if (tabletop::apart_in_x(unit.shape, shape) > furthest ||
                tabletop::apart_in_y(unit.shape, shape) > furthest)
                continue;
            suffer(unit, foe);
            act(unit, foe);
        }
        counts.strikes += strikes_ ? 1 : 0;
        counts.in_range += in_range_ ? 1 : 0;
        for (const UnitId f : friends_)
            if (tabletop::in_contact(unit.shape, battle_.shape(f))) ++counts.support;
    }

    /// The lines that count each enemy once, after the last unit.
    void add_enemies(PlaceCounts& counts) const {
        counts.struck = struck_.size();
        counts.flanked = flanked_.size();
        counts.uphill = ((struck_ | flanked_) - not_uphill_).size();
        counts.guard = against_cinc_.size();
        counts.threats = threatened_.size();
        counts.under_fire = firing_.size();
    }

  private:
    /// What the enemy could do to the unit.
    void suffer(const Standing& unit, const Foe& foe) {
        const bool counted =
            struck_.has(foe.unit) && flanked_.has(foe.unit) && not_uphill_.has(foe.unit) && !guarded_;
        if (!counted && outlook_.could_charge(foe.unit, unit.shape)) {
            const PlacedBase from = battle_.placed(foe.unit);
            if (!uphill_of(battle_.book, unit.at, from)) not_uphill_.add(foe.unit);
            if (guarded_) against_cinc_.add(foe.unit);
            const bool in_flank =
                tabletop::side_towards(unit.at, from.pose.centre) != tabletop::Edge::front &&
                tabletop::behind_front_line(from, unit.at);
            (in_flank ? flanked_ : struck_).add(foe.unit);
        }
        if (foe.shoots && !firing_.has(foe.unit) && tabletop::reaches(foe.ahead, foe.range, unit.shape))
            firing_.add(foe.unit);
    }

    /// What the unit could do to the enemy.
    void act(const Standing& unit, const Foe& foe) {
        const Outline& shape = battle_.shape(foe.unit);
        if (unit.own.has(Trait::melee) && tabletop::reaches(unit.before, unit.own.move, shape)) {
            if (!stands_ && !foe.engaged && !threatened_.has(foe.unit) && threatens(unit, shape))
                threatened_.add(foe.unit);
            strikes_ = strikes_ || has_charge(unit, foe.unit);
        }
        in_range_ = in_range_ || (unit.own.shot_dice > 0 && !foe.engaged &&
                                  tabletop::reaches(unit.ahead, unit.own.range, shape));
    }

    /// A charge on the enemy would be worth making.
    [[nodiscard]] bool has_charge(const Standing& unit, UnitId foe) const {
        const int least = outlook_.card().charge;
        return outlook_.most_charge_points(unit.unit, foe, {}) >= least &&
               battle::may_charge(battle_, unit.unit, foe) &&
               outlook_.charge_points(unit.unit, unit.at, foe, {}) >= least;
    }

    /// It comes near that has not been near.
    [[nodiscard]] bool threatens(const Standing& unit, const Outline& foe) const {
        return tabletop::within(unit.shape, foe, battle::threat_distance) &&
               !tabletop::within(battle_.shape(unit.unit), foe, battle::threat_distance);
    }

    const Outlook& outlook_;
    const Battle& battle_;
    bool stands_;
    UnitSet near_, friends_;
    // of the unit that is being looked at
    bool strikes_ = false, in_range_ = false;
    bool guarded_ = false;  ///< it is the commander's own
    UnitSet struck_, flanked_, threatened_, firing_;
    UnitSet not_uphill_, against_cinc_;  ///< of those in struck_ or flanked_
};

}  // namespace

Neighbours neighbours_of(const Outlook& outlook, const UnitSet& units, Inches most) {
    const Battle& battle = outlook.battle();
    const Reach reach(battle, units, [&](UnitId u) { return battle.unit(u).pose; });
    Neighbours near;
    for (const Foe& foe : outlook.foes())
        if (!reach.apart(battle.shape(foe.unit), reach.of(foe) + most)) near.foes.add(foe.unit);
    const UnitSet others = battle.grounded(outlook.side()) - units;
    for (const UnitId f : others)
        if (!reach.apart(battle.shape(f), tabletop::contact_gap + most)) near.friends.add(f);
    return near;
}

PlaceCounts count(const Outlook& outlook, const Places& places, tabletop::Point goal,
                  const Neighbours& neighbours) {
    const Battle& battle = outlook.battle();
    PlaceCounts counts;
    const UnitId first = places.units.first();
    const tabletop::Pose &now = battle.unit(first).pose, &then = places.pose[first];
    counts.stands = now == then;
    const Inches gained = tabletop::distance(now.centre, goal) - tabletop::distance(then.centre, goal);
    counts.inches_nearer = static_cast<int>(gained.in_thousandths() / 1000);
    Counting counting(outlook, places, counts.stands, neighbours);
    if (counting.alone()) return counts;
    for (const UnitId u : places.units) counting.add(standing_at(battle, u, places.pose[u]), counts);
    counting.add_enemies(counts);
    return counts;
}

}  // namespace muster::rrtk::solo
