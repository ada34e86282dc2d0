#include "rrtk/solo/place_value.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::solo {

using battle::Profile;
using battle::Trait;
using tabletop::Arc;
using tabletop::Outline;
using tabletop::PlacedBase;

int PlaceCounts::points(const CommanderCard& card) const {
    return inches_nearer * card.nearer + inches_slow * card.nearer_slow + strikes * card.strike +
           struck * card.struck + flanked * card.flanked + threats * card.threat + in_range * card.in_range +
           under_fire * card.under_fire + support * card.support + (stands ? card.stand : 0);
}

namespace {

/// One unit at the place, and everybody it has to do with.
struct Standing {
    UnitId unit;
    PlacedBase at;
    Outline shape;
};

/// Within `range` straight ahead of `from`; `widened` on each side.
bool has_ahead(const PlacedBase& from, Inches widened, Inches range, const Outline& what) {
    const auto part = tabletop::in_corridor(tabletop::corridor(from, Arc::front, widened), what);
    return part.has_value() && part->nearest <= range;
}

/// A unit that stands to fire; those with two weapons rather charge.
bool is_shooter(const Battle& battle, UnitId unit) {
    return battle.profile(unit).shot_dice > 0 && !battle.profile(unit).has(Trait::melee);
}

}  // namespace

PlaceCounts count(const Outlook& outlook, const Places& places, tabletop::Point goal) {
    const Battle& battle = outlook.battle();
    PlaceCounts counts;
    const UnitId first = places.units.first();
    const tabletop::Pose &now = battle.unit(first).pose, &then = places.pose[first];
    counts.stands = now == then;
    const Inches gained = tabletop::distance(now.centre, goal) - tabletop::distance(then.centre, goal);
    counts.inches_nearer = static_cast<int>(gained.in_thousandths() / 1000);
    UnitSet struck, flanked, threatened, firing;
    const UnitSet& enemies = outlook.enemies();
    for (const UnitId u : places.units) {
        const Profile& own = battle.profile(u);
        const PlacedBase at{own.base, places.pose[u]};
        const Outline there = tabletop::outline(at);
        bool strikes = false, in_range = false;
        for (const UnitId e : enemies) {
            const Profile& other = battle.profile(e);
            const Outline& shape = battle.shape(e);
            const Inches furthest = std::max({own.move, other.move, own.range, other.range});
            if (tabletop::apart_in_x(there, shape) > furthest ||
                tabletop::apart_in_y(there, shape) > furthest)
                continue;
            if (outlook.could_charge(e, there)) {
                const PlacedBase from = battle.placed(e);
                const bool in_flank = tabletop::side_towards(at, from.pose.centre) != tabletop::Edge::front &&
                                      tabletop::behind_front_line(from, at);
                (in_flank ? flanked : struck).add(e);
            }
            if (own.has(Trait::melee)) {
                const bool near = tabletop::within(there, shape, battle::threat_distance);
                const bool ahead = has_ahead(at, own.base.width / 2, own.move, shape);
                if (near && ahead && !counts.stands &&
                    !tabletop::within(battle.shape(u), shape, battle::threat_distance) && !engaged(battle, e))
                    threatened.add(e);
                if (!strikes && ahead && battle::may_charge(battle, u, e) &&
                    outlook.charge_points(u, at, e, {}) >= outlook.card().charge)
                    strikes = true;
            }
            if (!in_range && own.shot_dice > 0 && !engaged(battle, e))
                in_range = has_ahead(at, {}, own.range, shape);
            if (is_shooter(battle, e) && !engaged(battle, e) &&
                has_ahead(battle.placed(e), {}, other.range, there))
                firing.add(e);
        }
        counts.strikes += strikes ? 1 : 0;
        counts.in_range += in_range ? 1 : 0;
        const UnitSet others = battle.grounded(outlook.side()) - places.units;
        for (const UnitId f : others)
            if (tabletop::in_contact(there, battle.shape(f))) ++counts.support;
    }
    counts.struck = struck.size();
    counts.flanked = flanked.size();
    counts.threats = threatened.size();
    counts.under_fire = firing.size();
    return counts;
}

}  // namespace muster::rrtk::solo
