#include "rrtk/battle/artillery.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Point;

/// Landing spots of a shot, and whom they struck.
struct Landing {
    FixedList<Point, 3> spots;
    UnitSet struck, near;
};

struct Throw {
    FixedList<Die, 3> dice;
    std::int32_t told = -1;  ///< the event of the dice
    [[nodiscard]] std::ptrdiff_t ones() const { return std::count(dice.begin(), dice.end(), Die{1}); }
};

Throw roll(Battle& battle, UnitId gun, UnitId target, bool one_die) {
    const bool cannon = battle.profile(gun).has(Trait::cannon);
    const int count = one_die ? 1 : battle.profile(gun).shot_dice;
    std::array<Die, 3> dice{};
    const std::span<Die> rolled(dice.data(), static_cast<std::size_t>(std::min(count, 3)));
    battle.services.roller.roll({cannon ? Purpose::cannon : Purpose::engine, gun, target, 0}, rolled);
    Throw result;
    for (const Die d : rolled) result.dice.push_back(d);
    result.told = battle.tell(EventKind::fired, gun, S(17), [&](Event& e) {
        e.other = target;
        for (const Die d : result.dice) e.dice.push_back(d);
    });
    return result;
}

/// Nobody but the gun is spared: who stands on the spot is hit, the nearest centre of several.
void land(Battle& battle, UnitId gun, Point spot, int number, Landing& landing) {
    UnitId on_it = no_unit;
    Inches least;
    const UnitSet all = battle.grounded();
    for (const UnitId u : all) {
        const Inches away = tabletop::gap(spot, battle.shape(u));
        if (away <= blast_distance && u != gun) landing.near.add(u);
        if (away > landing_slack) continue;
        const Inches off = tabletop::distance(spot, battle.unit(u).pose.centre);
        if (on_it != no_unit && off >= least) continue;
        on_it = u;
        least = off;
    }
    const Rule rule = battle.profile(gun).has(Trait::cannon) ? R(183) : R(184);
    const std::int32_t event = battle.tell(EventKind::landed, gun, rule, [&](Event& e) {
        e.number = static_cast<std::int16_t>(number);
        e.distance = tabletop::distance(battle.unit(gun).pose.centre, spot);
        e.to.centre = spot;
        e.other = on_it;
    });
    if (on_it == no_unit) return;
    const Because because(battle, event);
    add_hits(battle, on_it, 1, gun, S(17));  // whatever its AC, R-189
    risk_leader(battle, on_it, 1);
    landing.struck.add(on_it);
}

/// Three 1s: gone, and everybody near takes fright.
GunShot burst(Battle& battle, UnitId gun) {
    UnitSet near;
    const UnitSet all = battle.grounded();
    for (const UnitId u : all)
        if (u != gun && tabletop::within(battle.shape(u), battle.shape(gun), blast_distance)) near.add(u);
    const std::int32_t event = battle.tell(EventKind::burst, gun, S(17));
    const Because because(battle, event);
    battle.unit(gun).active = false;
    lose_leader(battle, gun);
    battle.take_off(gun, Presence::removed);
    part_bodies(battle);
    return {near, event};
}

}  // namespace

GunShot fire_gun(Battle& battle, UnitId gun, const UnitSet& aimed_at, bool one_die) {
    Throw shot = roll(battle, gun, aimed_at.first(), one_die);
    const Because because(battle, shot.told);
    const bool cannon = battle.profile(gun).has(Trait::cannon);
    if (cannon && shot.ones() == 3) return burst(battle, gun);
    if (cannon && shot.ones() == 2) {
        battle.tell(EventKind::misfired, gun, S(17));
        return {};
    }
    ++battle.leaders_held;  // until the last spot
    std::stable_sort(shot.dice.begin(), shot.dice.end(), std::greater<>());
    const tabletop::Pose pose = battle.unit(gun).pose;
    Landing landing;
    Inches far;
    int number = 0;
    const auto spot_at = [&](Inches distance) { return tabletop::place_at(pose, {{}, distance}); };
    for (const Die die : shot.dice) {
        far += 1_in * die;
        if (cannon) land(battle, gun, spot_at(far), ++number, landing);
    }
    if (!cannon) land(battle, gun, spot_at(far), 1, landing);
    remove_spent(battle, landing.struck);
    --battle.leaders_held;
    return {landing.near | landing.struck | aimed_at, shot.told};
}

}  // namespace muster::rrtk::battle
