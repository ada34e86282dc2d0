// Straight marches: allowance, orders, rivers. What stops them: march.cpp. Skirmishers, leaving and entering:
// free_movement.cpp.
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
    auto& thought = battle.thought;
    if (thought && thought->front_known && thought->fronting == units) return thought->stands_before_enemy;
    const bool stands = enemy_before(battle, units) != no_unit;
    if (!thought) return stands;
    thought->front_known = true;
    thought->fronting = units;
    thought->stands_before_enemy = stands;
    return stands;
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

std::int16_t river_of(const Battle& battle, const UnitSet& units) {
    if (battle.book.ground.empty()) return -1;
    for (const UnitId u : units) {
        const std::int16_t river = river_at(battle.book, battle.shape(u));
        if (river >= 0) return river;
    }
    return -1;
}

bool any_fording(const Battle& battle, const UnitSet& units, Fording step) {
    return std::any_of(units.begin(), units.end(), [&](UnitId u) { return battle.unit(u).fording == step; });
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
