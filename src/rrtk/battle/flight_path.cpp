#include "rrtk/battle/flight_path.hpp"

#include <algorithm>

#include "rrtk/battle/charge_action.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/reactions.hpp"
#include "rrtk/battle/shooting.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

void hover_at(Battle& battle, UnitId flyer, const Pose& pose, Altitude altitude) {
    battle.unit(flyer).altitude = altitude;
    battle.place(flyer, pose);
}

void touch_down(Battle& battle, UnitId flyer, const Pose& pose) {
    battle.unit(flyer).altitude = Altitude::ground;
    battle.place(flyer, pose);
    battle.refresh(flyer);
}

void wait_off_table(Battle& battle, UnitId flyer, const Pose& where) {
    UnitState& now = battle.unit(flyer);
    now.pose = where;
    now.altitude = Altitude::attack;
    now.active = false;
    new_body(battle, UnitSet::of(flyer));
    battle.take_off(flyer, Presence::off_flying);
    part_bodies(battle);
}

bool may_come_down(const Battle& battle, UnitId flyer, const Pose& pose, UnitId target) {
    const Outline there = tabletop::outline(PlacedBase{battle.profile(flyer).base, pose});
    if (!tabletop::inside(there, battle.book.board.area())) return false;
    if (!battle.book.ground.empty() && closed_there(battle.book, battle.profile(flyer), there)) return false;
    if (river_at(battle.book, there) >= 0) return false;
    const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(flyer)));
    for (const UnitId u : battle.grounded()) {
        if (u == flyer) continue;
        const bool in_the_way = enemies.has(u) ? tabletop::in_contact(there, battle.shape(u))
                                               : tabletop::clash(there, battle.shape(u));
        if (in_the_way) return false;
    }
    Run run;
    run.charger = flyer;
    run.target = target;
    return touch(battle, run, pose).possible;
}

namespace {

/// A stop on the way where somebody tests, or the flyer shoots.
struct Waypoint {
    Inches along;
    UnitId tester = no_unit;  ///< no_unit = the flyer's own shot
};
using Waypoints = FixedList<Waypoint, max_units>;

/// The path as a thin base, for distances to it.
Outline line_of(Point from, Point to) {
    const Facing direction = tabletop::towards(from, to);
    const Inches length = tabletop::distance(from, to);
    constexpr Inches thin = Inches::thousandths(2);
    const Pose middle = tabletop::stepped({from, direction}, direction, length / 2);
    return tabletop::outline(PlacedBase{{thin, std::max(length, thin)}, middle});
}

/// Units within 4 in of the path at Attack level, in order along it, and the shot where it is to be.
Waypoints waypoints(const Battle& battle, UnitId flyer, const AirPath& path) {
    Waypoints points;
    if (path.altitude != Altitude::attack) return points;
    const Outline line = line_of(path.from, path.to);
    const Pose eye{path.from, tabletop::towards(path.from, path.to)};
    for (const UnitId e : battle.grounded(enemy_of(battle.side_of(flyer)))) {
        if (engaged(battle, e) || !tabletop::within(line, battle.shape(e), flight_threat)) continue;
        if (e == path.target) continue;
        points.push_back({tabletop::seen_from(eye, battle.unit(e).pose.centre).ahead, e});
    }
    if (path.shoots) points.push_back({tabletop::seen_from(eye, path.shot_from).ahead, no_unit});
    std::stable_sort(points.begin(), points.end(),
                     [](const Waypoint& a, const Waypoint& b) { return a.along < b.along; });
    return points;
}

bool still_flying(const Battle& battle, UnitId flyer) {
    return battle.state.on_table(flyer) && battle.unit(flyer).altitude != Altitude::ground;
}

void threaten_from_air(Battle& battle, UnitId flyer, UnitId tester, const Outline& path, UnitSet& tested) {
    const BodyId body = battle.unit(tester).body;
    UnitSet testers;
    for (const UnitId u : body_of(battle, body) - battle.so_far.threatened)
        if (!tested.has(u) && !engaged(battle, u) && tabletop::within(path, battle.shape(u), flight_threat))
            testers.add(u);
    tested |= testers;
    battle.so_far.threatened |= testers;
    if (testers.empty()) return;
    const std::int32_t event =
        battle.tell(EventKind::threatened_from_air, tester, R(38), [&](Event& e) { e.other = flyer; });
    const Because because(battle, event);
    Stimulus stimulus = stimulus_by(Test::enemy_threat, flyer);
    if (battle.profile(flyer).has(Trait::terror))
        for (const UnitId u : testers)  // flown over, or within 2 in of the path
            if (tabletop::within(path, battle.shape(u), terror_distance)) stimulus.terrified.add(u);
    react(battle, stimulus, testers);
}

}  // namespace

bool fly_along(Battle& battle, UnitId flyer, const AirPath& path) {
    const Facing direction = tabletop::towards(path.from, path.to);
    const Outline line = line_of(path.from, path.to);
    const Inches length = tabletop::distance(path.from, path.to);
    UnitSet tested;
    for (const Waypoint& point : waypoints(battle, flyer, path)) {
        const Inches along = std::clamp(point.along, Inches{}, length);
        hover_at(battle, flyer, tabletop::stepped({path.from, direction}, direction, along),
                 Altitude::attack);
        if (point.tester == no_unit) {
            Volley volley;
            volley.shooters = UnitSet::of(flyer);
            volley.at = path.shot_at;
            fire(battle, volley);
        } else if (battle.state.grounded(point.tester) && !tested.has(point.tester)) {
            threaten_from_air(battle, flyer, point.tester, line, tested);
        }
        if (!still_flying(battle, flyer)) return false;
    }
    return true;
}

}  // namespace muster::rrtk::battle
