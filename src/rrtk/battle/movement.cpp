// Straight marches: allowance, what stops them, rivers. Skirmishers, leaving and entering: free_movement.cpp.
#include "rrtk/battle/movement.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/reactions.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

Inches allowance(const Battle& battle, UnitId unit) {
    const Profile& profile = battle.profile(unit);
    if (battle.book.ground.empty()) return profile.move;
    return profile.move / slowing(battle.book, profile, battle.shape(unit));
}

Inches allowance(const Battle& battle, const UnitSet& units) {
    Inches least = Inches::thousandths(INT32_MAX);
    int slow = 1;
    for (const UnitId u : units) {
        const Profile& profile = battle.profile(u);
        least = std::min(least, profile.move);
        if (!battle.book.ground.empty())
            slow = std::max(slow, slowing(battle.book, profile, battle.shape(u)));
    }
    return units.empty() ? Inches{} : least / slow;
}

UnitSet movers_of(const Battle& battle) {
    const Progress& progress = battle.state.progress;
    UnitSet movers;
    const UnitSet body = body_of(battle, progress.body);
    for (const UnitId u : body) {
        const bool fired = progress.fired.has(u) && !battle.profile(u).has(Trait::dual) &&
                           !(battle.profile(u).gun() && battle.profile(u).has(Trait::melee));
        if (!fired && !progress.ran.has(u) && !battle.state.held.has(u) && !battle.unit(u).rampaging &&
            !engaged(battle, u))
            movers.add(u);
    }
    return movers;
}

Refusal check_movers(const Battle& battle, const UnitSet& movers) {
    if (battle.state.progress.over) return Refusal::over;
    if (movers.empty()) {
        const UnitSet body = body_of(battle, battle.state.progress.body);
        if (body.empty()) return Refusal::not_of_body;
        return (body & battle.state.progress.ran).empty() ? Refusal::engaged : Refusal::too_far;
    }
    for (const UnitId u : movers)
        if (battle.unit(u).active) return Refusal::none;
    return Refusal::not_active;
}

bool one_facing(const Battle& battle, const UnitSet& units) {
    if (units.empty()) return true;
    const Facing facing = battle.unit(units.first()).pose.facing;
    return std::all_of(units.begin(), units.end(),
                       [&](UnitId u) { return battle.unit(u).pose.facing == facing; });
}

bool stands_before_enemy(const Battle& battle, const UnitSet& units) {
    return enemy_before(battle, units) != no_unit;
}

void tell_stood(Battle& battle, const UnitSet& units, UnitId enemy, bool moved) {
    UnitSet active;
    for (const UnitId u : units)
        if (battle.unit(u).active) active.add(u);
    if (active.empty()) return;
    battle.tell(EventKind::stood, active.first(), R(367), [&](Event& e) {
        e.units = active;
        e.other = enemy;
        e.number = moved ? 1 : 0;
    });
}

UnitId enemy_before(const Battle& battle, const UnitSet& units) {
    for (const UnitId u : units) {
        const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(u)));
        for (const UnitId e : enemies) {
            const Profile& enemy = battle.profile(e);
            if (!tabletop::within(battle.shape(u), battle.shape(e), enemy.move + enemy.base.width / 2))
                continue;  // quick: the corridor is wider than its base by so much
            if (faces(battle, u, e) && faces(battle, e, u) &&
                in_charge_reach(battle, e, u, allowance(battle, e)))
                return e;
        }
    }
    return no_unit;
}

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

/// The river that units of a Body stand in, or -1.
std::int16_t river_of(const Battle& battle, const UnitSet& units) {
    if (battle.book.ground.empty()) return -1;
    for (const UnitId u : units) {
        const std::int16_t river = river_at(battle.book, battle.shape(u));
        if (river >= 0) return river;
    }
    return -1;
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

bool any_fording(const Battle& battle, const UnitSet& units, Fording step) {
    return std::any_of(units.begin(), units.end(), [&](UnitId u) { return battle.unit(u).fording == step; });
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

Inches march_left(const Battle& battle, const UnitSet& movers) {
    const Progress& progress = battle.state.progress;
    const Inches full = allowance(battle, movers);
    const Inches limit = progress.wheeled || progress.faced_about || progress.manoeuvred
                             ? std::min(full, progress.limit)
                             : full;
    Inches left = limit - progress.spent;
    if (battle.book.ground.empty() || left <= Inches{}) return std::max(Inches{}, left);
    if (progress.ford_die > 0)
        left = std::min(left, full - Inches::thousandths(1000) * progress.ford_die - progress.spent);
    // Slowing ground ahead: its speed for the whole turn if it is entered, else up to its edge.
    const Facing direction = battle.unit(movers.first()).pose.facing;
    for (const UnitId u : movers) {
        const Profile& profile = battle.profile(u);
        const int now = slowing(battle.book, profile, battle.shape(u));
        const Journey ground = journey(battle.book, profile, battle.shape(u), direction, left, now);
        if (ground.slowed_by < 0 || ground.clear >= left) continue;
        const int slow = battle.book.ground[static_cast<std::size_t>(ground.slowed_by)].foot_slowing;
        const Inches slowed = full * now / std::max(slow, 1) - progress.spent;
        left = std::max(ground.clear, std::min(left, slowed));
    }
    return std::max(Inches{}, left);
}

Refusal check_march(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_movers(battle, movers); why != Refusal::none) return why;
    if (!one_facing(battle, movers)) return Refusal::different_facings;
    if (order.distance <= Inches{}) return Refusal::nothing_named;
    if (battle.state.progress.manoeuvred) return Refusal::already_moved;
    if (order.distance > march_left(battle, movers)) return Refusal::too_far;
    const Inches far = march_ahead(battle, movers, order.distance).far;
    return far >= std::min(least_march, order.distance) ? Refusal::none : Refusal::no_room;
}

void stop(Battle& battle, const UnitSet& units, Rule why, const Obstacle& by) {
    UnitSet stopped;
    for (const UnitId u : units)
        if (battle.unit(u).active) stopped.add(u);
    for (const UnitId u : stopped) battle.unit(u).active = false;
    if (!stopped.empty())
        battle.tell(EventKind::stopped, stopped.first(), why, [&](Event& e) {
            e.units = stopped;
            e.held_by = by;
        });
}

void after_move(Battle& battle, const UnitSet& moved, const Poses& before) {
    part_bodies(battle);
    threaten(battle, moved, before);
}

namespace {

void go_ahead(Battle& battle, const UnitSet& movers, Inches far, Poses& before) {
    const Facing direction = battle.unit(movers.first()).pose.facing;
    for (const UnitId u : movers) hold_passed(battle, u, movers, direction, far);
    for (const UnitId u : movers) {
        before[u] = battle.unit(u).pose;
        battle.place(u, tabletop::stepped(before[u], direction, far));
    }
    const UnitId first = movers.first();
    battle.tell(EventKind::moved, first, S(11), [&](Event& e) {
        e.units = movers;
        e.distance = far;
        e.from = before[first];
        e.to = battle.unit(first).pose;
    });
    UnitSet swept;
    for (const UnitId u : movers)
        if (!battle.unit(u).active) swept.add(u);
    if (!swept.empty())
        battle.tell(EventKind::swept_along, swept.first(), R(123), [&](Event& e) { e.units = swept; });
    battle.state.progress.spent += far;
    battle.state.progress.moved |= movers;
    battle.state.acted |= movers;
}

/// The die for leaving a river, once a turn. False if it is not asked for.
bool roll_ford(Battle& battle, const UnitSet& movers) {
    Progress& progress = battle.state.progress;
    if (progress.ford_die > 0 || !any_fording(battle, movers, Fording::inside)) return false;
    const UnitId first = right_to_left(battle, battle.state.moving, movers)[0];
    progress.ford_die =
        static_cast<std::int8_t>(battle.services.roller.one({Purpose::leaving_river, first, no_unit, 0}));
    progress.half_speed_done = true;  // however little the die leaves them
    battle.tell(EventKind::forded, first, R(364), [&](Event& e) {
        e.units = movers;
        e.dice.push_back(static_cast<Die>(progress.ford_die));
        e.number = static_cast<std::int16_t>(Fording::leaving);
    });
    return true;
}

/// Where the Body is in its crossing after a march: the whole of it is on one step.
void note_fording(Battle& battle, const UnitSet& movers, bool at_water, bool rolled) {
    if (battle.book.ground.empty()) return;
    const bool wet = river_of(battle, movers) >= 0;
    const bool crossing =
        any_fording(battle, movers, Fording::inside) || any_fording(battle, movers, Fording::at_edge);
    const Fording step = wet ? Fording::inside : at_water && !crossing ? Fording::at_edge : Fording::dry;
    for (const UnitId u : movers) battle.unit(u).fording = step;
    if (at_water) {
        battle.state.progress.limit = battle.state.progress.spent;  // the rest of the move is lost
        battle.state.progress.manoeuvred = battle.state.progress.half_speed_done = true;
    }
    if (!at_water && !rolled) return;
    battle.tell(EventKind::forded, movers.first(), R(364), [&](Event& e) {
        e.units = movers;
        e.number = static_cast<std::int16_t>(step);
    });
}

/// A shooter of the Body got a target: the owner may leave it behind and go on.
bool all_stop(Battle& battle, const UnitSet& movers, const UnitSet& shooters) {
    if (shooters == movers) return true;
    Question question;
    question.kind = QuestionKind::stop_all;
    question.unit = shooters.first();
    question.units = shooters;
    question.answers.push_back(1);
    question.answers.push_back(0);
    question.usual = 1;
    return battle.ask(battle.state.moving, question) == 1;
}

std::optional<Inches> named_stop(const Battle& battle, const Order& order, const UnitSet& movers,
                                 Inches most) {
    if (order.stop == StopPoint::none || order.stop_piece < 0) return std::nullopt;
    std::optional<Inches> first;
    for (const UnitId u : movers) {
        const auto d = distance_to(battle.book, order.stop_piece, order.stop, battle.placed(u),
                                   battle.unit(u).pose.facing, most);
        if (d.has_value() && (!first.has_value() || *d < *first)) first = d;
    }
    return first;
}

}  // namespace

void march(Battle& battle, const Order& order) {
    Poses before;
    UnitSet movers = movers_of(battle), all;
    const bool rolled = roll_ford(battle, movers);
    Inches wanted = std::min(order.distance, march_left(battle, movers));
    const auto named = named_stop(battle, order, movers, wanted);
    if (named.has_value()) wanted = *named;
    for (bool first = true; !movers.empty() && (first || wanted > Inches{}); first = false) {
        const March way = march_ahead(battle, movers, wanted);
        battle.thought.reset();
        Poses leg;
        go_ahead(battle, movers, way.far, leg);
        for (const UnitId u : movers)
            if (!all.has(u)) before[u] = leg[u];
        all |= movers;
        note_fording(battle, movers, way.at_water, rolled);
        wanted -= way.far;
        if (!way.stops) {
            if (way.by.kind == Obstacle::Kind::enemy) tell_stood(battle, movers, way.by.unit, true);
            break;
        }
        if (way.shooters.empty() || all_stop(battle, movers, way.shooters)) {
            stop(battle, movers, way.why, way.by);
            break;
        }
        stop(battle, way.shooters, R(121));
        movers -= way.shooters;
    }
    if (named.has_value() && wanted == Inches{}) stop(battle, movers, R(125));
    after_move(battle, all, before);
}

}  // namespace muster::rrtk::battle
