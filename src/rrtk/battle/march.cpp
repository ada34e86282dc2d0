// What a straight march comes to: ground, friends, enemies, targets, the bank of a river (sections 11, 13,
// 16).
#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/movement.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;

namespace {

/// The most that a way may be shortened to, with the reason of the nearest obstacle.
struct Shortest {
    March way;
    void at(Inches distance, bool stops, Rule why, const Obstacle& by = {}) {
        if (!way.shorten(distance, by)) return;
        way.stops = stops;
        way.why = why;
        way.at_water = false;
    }
};

/// `fords`: the Body stands at the river's edge already and goes in.
void shorten_by_ground(const Battle& battle, UnitId unit, Facing direction, bool fords, Shortest& shortest) {
    if (battle.book.ground.empty()) return;
    const Profile& profile = battle.profile(unit);
    const Outline& shape = battle.shape(unit);
    const int slow = slowing(battle.book, profile, shape);
    const Inches beyond = shortest.way.far + Inches::thousandths(1);  // a river met with the last of the way
    const Journey ground = journey(battle.book, profile, shape, direction, beyond, slow);
    shortest.at(ground.open, true, S(13), {Obstacle::Kind::ground, no_unit, ground.closed_by});
    const bool reaches = ground.river >= 0 && ground.water <= shortest.way.far;
    if (!fords && battle.unit(unit).fording == Fording::dry && reaches) {
        shortest.at(ground.water, false, R(364), {Obstacle::Kind::river, no_unit, ground.river});
        shortest.way.at_water = true;
    }
}

void shorten_by_units(const Battle& battle, UnitId unit, const UnitSet& movers, Facing direction,
                      Shortest& shortest) {
    const Outline& shape = battle.shape(unit);
    const SideIndex side = battle.side_of(unit);
    const UnitSet enemies = battle.grounded(enemy_of(side));
    for (const UnitId e : enemies) {
        const Inches far =
            tabletop::travel_keeping(shape, direction, shortest.way.far, battle.shape(e), enemy_halt);
        shortest.at(far, false, R(367), {Obstacle::Kind::enemy, e});
    }
    const UnitSet friends = battle.grounded(side) - movers;
    for (const UnitId f : friends) {
        if (tabletop::misses(shape, direction, shortest.way.far + friend_halt, battle.shape(f))) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(f));
        if (!m.meets || m.to <= Inches{} || m.from - friend_halt >= shortest.way.far) continue;
        if (m.to > shortest.way.far || !may_pass(battle, unit, f))
            shortest.at(m.from - friend_halt, true, S(13), {Obstacle::Kind::friendly, f});
    }
}

/// Enemies that may come into range somewhere along the way, and how near the nearest of them stands now.
struct Prey {
    UnitSet enemies;
    Inches nearest = Inches::thousandths(INT32_MAX);
};

Prey prey_of(const Battle& battle, UnitId unit, Inches most) {
    Prey prey;
    const Inches range = battle.profile(unit).range + most;
    for (const UnitId e : battle.book.sides[enemy_of(battle.side_of(unit))].units) {
        if (!battle.state.on_table(e) || !tabletop::within(battle.shape(unit), battle.shape(e), range))
            continue;
        prey.enemies.add(e);
        prey.nearest = std::min(prey.nearest, tabletop::gap(battle.shape(unit), battle.shape(e)));
    }
    return prey;
}

/// The first place of the way where a shooter without target gets one, to a sixteenth of an inch.
std::optional<Inches> into_range(const Battle& battle, UnitId unit, Facing direction, Inches most) {
    const Profile& profile = battle.profile(unit);
    if (profile.has(Trait::melee) || profile.shot_dice == 0) return std::nullopt;
    const Prey prey = prey_of(battle, unit, most);
    if (prey.enemies.empty()) return std::nullopt;
    const auto target_at = [&](Inches d) {
        constexpr Inches rounding = Inches::thousandths(5);
        if (d + profile.range + rounding < prey.nearest) return false;  // no nearer than it has gone
        const PlacedBase there{profile.base, tabletop::stepped(battle.unit(unit).pose, direction, d)};
        return has_target(battle, unit, there, prey.enemies);
    };
    if (target_at(Inches{})) return std::nullopt;
    constexpr Inches step = Inches::thousandths(500), fine = Inches::thousandths(63);
    for (Inches far = std::min(step, most); far > Inches{}; far = std::min(far + step, most)) {
        if (target_at(far)) {
            Inches low = far > step ? far - step : Inches{};
            while (far - low > fine) {
                const Inches middle = (low + far) / 2;
                (target_at(middle) ? far : low) = middle;
            }
            return far;
        }
        if (far == most) return std::nullopt;
    }
    return std::nullopt;
}

void shorten_by_targets(const Battle& battle, const UnitSet& movers, Facing direction, Shortest& shortest) {
    for (const UnitId u : movers) {
        const auto far = into_range(battle, u, direction, shortest.way.far);
        if (!far.has_value()) continue;
        if (*far < shortest.way.far) shortest.way.shooters = UnitSet{};
        shortest.at(*far, true, R(121));
        shortest.way.shooters.add(u);
        shortest.way.stops = true;
        shortest.way.why = R(121);
    }
}

/// In its second turn of fording a Body goes to the far edge and stops inside.
Inches to_far_edge(const Battle& battle, const UnitSet& units, Facing direction) {
    Inches least = Inches::thousandths(INT32_MAX);
    for (const UnitId u : units) {
        const Journey ground = journey(battle.book, battle.profile(u), battle.shape(u), direction, 2_in);
        if (ground.river < 0) continue;
        least = std::min(least, to_far_bank(battle.book, ground.river, battle.shape(u), direction));
    }
    return least;
}

/// A dry unit of the Body stands at the edge of a river, however it came there.
bool at_bank(const Battle& battle, const UnitSet& units, Facing direction) {
    if (battle.book.ground.empty()) return false;
    for (const UnitId u : units) {
        if (battle.unit(u).fording != Fording::dry || river_at(battle.book, battle.shape(u)) >= 0) continue;
        const Journey ground =
            journey(battle.book, battle.profile(u), battle.shape(u), direction, least_march);
        if (ground.river >= 0) return true;
    }
    return false;
}

March shortened(const Battle& battle, const UnitSet& units, Facing direction, Inches most) {
    Shortest shortest;
    shortest.way.far = most;
    const bool fords =
        any_fording(battle, units, Fording::at_edge) || at_bank(battle, units, direction);
    if (fords) {
        const Inches far = to_far_edge(battle, units, direction);
        if (far < shortest.way.far) {
            shortest.at(far, false, R(364));
            shortest.way.at_water = true;
        }
    }
    for (const UnitId u : units) {
        shortest.at(
            tabletop::travel_inside(battle.shape(u), direction, shortest.way.far, battle.book.board.area()),
            true, S(13), {Obstacle::Kind::edge});
        shorten_by_ground(battle, u, direction, fords, shortest);
        shorten_by_units(battle, u, units, direction, shortest);
    }
    shorten_by_targets(battle, units, direction, shortest);
    return shortest.way;
}

/// Ends the way earlier where gliding along somebody would end too deep in him.
void free_end(const Battle& battle, const UnitSet& units, Facing direction, Stretch& way) {
    constexpr Inches step = Inches::thousandths(100);
    const auto in_the_way = [&] {
        for (const UnitId u : units) {
            const UnitId other =
                clashing_with(battle, u, tabletop::stepped(battle.unit(u).pose, direction, way.far), units);
            if (other != no_unit) return other;
        }
        return no_unit;
    };
    while (way.far > Inches{}) {
        const UnitId other = in_the_way();
        if (other == no_unit) return;
        way.shorten(way.far - step, held_by(battle, units.first(), other));
    }
}

March found_ahead(const Battle& battle, const UnitSet& units, Inches most) {
    March way;
    way.far = most;
    if (units.empty() || most <= Inches{}) return way;
    const Facing direction = battle.unit(units.first()).pose.facing;
    way = shortened(battle, units, direction, most);
    while (
        true) {  // whatever stopped them before they had cleared a friend stops them in front of him
        Stretch clear = way;
        for (const UnitId u : units) clear_of_passed(battle, u, units, direction, clear);
        free_end(battle, units, direction, clear);
        if (clear.far == way.far) return way;
        way = shortened(battle, units, direction, clear.far);
        if (way.far < clear.far || way.stops) continue;
        way.stops = true;
        way.why = S(13);
        way.by = clear.by;
    }
}

}  // namespace

March march_ahead(const Battle& battle, const UnitSet& units, Inches most) {
    auto& thought = battle.thought;
    if (thought && thought->way_known && thought->wanted == most && thought->marchers == units)
        return thought->way;
    const March way = found_ahead(battle, units, most);
    if (!thought) return way;
    thought->way_known = true;
    thought->marchers = units;
    thought->wanted = most;
    thought->way = way;
    return way;
}

}  // namespace muster::rrtk::battle
