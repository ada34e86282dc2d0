#include "rrtk/battle/places.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

namespace {

UnitId clash_of(const Battle& battle, UnitId unit, const Outline& there, const UnitSet& but) {
    const UnitSet others = battle.grounded() - but;
    for (const UnitId o : others)
        if (o != unit && tabletop::clash(there, battle.shape(o))) return o;
    return no_unit;
}

/// The one furthest ahead as `frame` looks.
UnitId foremost(const Battle& battle, const Pose& frame, const UnitSet& units) {
    UnitId best = units.first();
    Inches furthest = tabletop::seen_from(frame, battle.unit(best).pose.centre).ahead;
    for (const UnitId u : units) {
        const Inches ahead = tabletop::seen_from(frame, battle.unit(u).pose.centre).ahead;
        if (ahead <= furthest) continue;
        best = u;
        furthest = ahead;
    }
    return best;
}

}  // namespace

UnitId clashing_with(const Battle& battle, UnitId unit, const Pose& pose, const UnitSet& but) {
    return clash_of(battle, unit, tabletop::outline(PlacedBase{battle.profile(unit).base, pose}), but);
}

bool free_of_units(const Battle& battle, UnitId unit, const Pose& pose, const UnitSet& but) {
    return clashing_with(battle, unit, pose, but) == no_unit;
}

Obstacle held_by(const Battle& battle, UnitId unit, UnitId other) {
    if (other == no_unit) return {};
    return {battle.book.enemies(unit, other) ? Obstacle::Kind::enemy : Obstacle::Kind::friendly, other};
}

bool has_room(const Battle& battle, UnitId unit, const Pose& pose, const UnitSet& but) {
    const Outline there = tabletop::outline(PlacedBase{battle.profile(unit).base, pose});
    return clash_of(battle, unit, there, but) == no_unit &&
           tabletop::inside(there, battle.book.board.area()) &&
           !closed_there(battle.book, battle.profile(unit), there);
}

Pose end_of_way(const Battle& battle, UnitId unit, const Pose& start, Facing direction, Inches far,
                const UnitSet& but) {
    constexpr Inches step = Inches::thousandths(100);
    for (Inches d = far; d > Inches{}; d -= step) {
        const Pose end = tabletop::stepped(start, direction, d);
        if (free_of_units(battle, unit, end, but)) return end;
    }
    return start;
}

bool may_pass(const Battle& battle, UnitId unit, UnitId other) {
    if (battle.book.enemies(unit, other)) return false;
    const bool light =
        battle.profile(unit).has(Trait::skirmish) || battle.profile(other).has(Trait::skirmish);
    return light && !engaged(battle, other) && !battle.state.acted.has(other) &&
           !battle.state.progress.fired.has(other);
}

void clear_of_passed(const Battle& battle, UnitId unit, const UnitSet& but, Facing direction, Stretch& way) {
    const UnitSet friends = battle.grounded(battle.side_of(unit)) - but;
    for (bool shortened = true; shortened && way.far > Inches{};) {
        shortened = false;
        for (const UnitId f : friends) {
            if (f == unit || tabletop::misses(battle.shape(unit), direction, way.far, battle.shape(f)) ||
                !may_pass(battle, unit, f))
                continue;
            const tabletop::Meeting m = tabletop::meeting(battle.shape(unit), direction, battle.shape(f));
            if (!m.meets || m.to <= Inches{} || m.from >= way.far || m.to <= way.far) continue;
            shortened = way.shorten(m.from - friend_halt, {Obstacle::Kind::friendly, f}) || shortened;
        }
    }
}

void hold_passed(Battle& battle, UnitId unit, const UnitSet& but, Facing direction, Inches far) {
    const UnitSet friends = battle.grounded(battle.side_of(unit)) - but;
    UnitSet passed;
    for (const UnitId f : friends) {
        if (f == unit) continue;
        const tabletop::Meeting m = tabletop::meeting(battle.shape(unit), direction, battle.shape(f));
        if (m.meets && m.to > Inches{} && m.from < far) passed.add(f);
    }
    passed -= battle.state.held;
    if (passed.empty()) return;
    battle.state.held |= passed;
    if (battle.side_of(unit) != battle.state.moving) return;  // they could not act in this turn anyway
    battle.tell(EventKind::passed, passed.first(), S(11), [&](Event& e) {
        e.units = passed;
        e.other = unit;
    });
}

void bring_along(Battle& battle, const Pose& from, const Pose& to, UnitSet& followers) {
    Poses before;
    for (const UnitId f : followers) before[f] = battle.unit(f).pose;
    for (UnitSet left = followers; !left.empty();) {
        const UnitId next = foremost(battle, from, left);  // it makes room for those behind
        left.remove(next);
        const Pose& old = before[next];
        const Pose goal{tabletop::place_at(to, tabletop::seen_from(from, old.centre)),
                        Facing(old.facing.degrees() + to.facing.degrees() - from.facing.degrees())};
        if (has_room(battle, next, goal, left))
            battle.place(next, goal);
        else
            followers.remove(next);
    }
    // Who stayed behind may be in the way of those who were let through its place.
    const auto cramped = [&](UnitId f) { return !free_of_units(battle, f, battle.unit(f).pose); };
    for (auto f = std::find_if(followers.begin(), followers.end(), cramped); f != followers.end();
         f = std::find_if(followers.begin(), followers.end(), cramped)) {
        const UnitId back = *f;
        battle.place(back, before[back]);
        followers.remove(back);
    }
}

bool move_block(Battle& battle, UnitId unit, const Pose& to, UnitSet& followers) {
    const Pose from = battle.unit(unit).pose;
    if (to == from) return true;
    const UnitSet along = followers;
    Poses before;
    for (const UnitId f : along) before[f] = battle.unit(f).pose;
    battle.place(unit, to);
    bring_along(battle, from, to, followers);
    if (free_of_units(battle, unit, to)) return true;
    battle.place(unit, from);
    for (const UnitId f : along) battle.place(f, before[f]);
    followers = UnitSet{};
    return false;
}

}  // namespace muster::rrtk::battle
