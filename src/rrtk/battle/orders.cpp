// Orders to the Body in progress: which are legal, and what they do (sections 10, 33).
#include <algorithm>

#include "rrtk/battle/body_turn.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/shooting.hpp"
#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::battle {

namespace {

/// Those whose fire ends their activity: not Dual-Armed, nor Melee units that breathe or throw (R-182,
///
bool stands_to_fire(const Battle& battle, UnitId unit) { return !battle.profile(unit).has(Trait::melee); }

/// Activation is the first step of a Body's turn: who has moved, manoeuvred or tried to, or stood to
/// fire comes too late.
bool has_acted(const Battle& battle, UnitId unit) {
    const Progress& progress = battle.state.progress;
    return progress.manoeuvred || progress.moved.has(unit) ||
           (progress.fired.has(unit) && stands_to_fire(battle, unit));
}

/// Those whom one point would activate: inactive and unengaged, and still before their move; flyers in flight
/// in every turn anew (section 4, R-366).
UnitSet to_activate(const Battle& battle) {
    UnitSet units;
    for (const UnitId u : everybody_of(battle)) {
        const UnitState& now = battle.unit(u);
        if (now.active || now.rampaging || has_acted(battle, u)) continue;
        if (battle.state.grounded(u) && engaged(battle, u)) continue;
        units.add(u);
    }
    return units;
}

/// Only artillery, for which the commander of hired guns has points of his own.
bool all_guns(const Battle& battle, const UnitSet& units) {
    return !units.empty() && std::all_of(units.begin(), units.end(),
                                         [&](UnitId u) { return battle.profile(u).has(Trait::artillery); });
}

Refusal check_activate(const Battle& battle) {
    if (battle.state.progress.over) return Refusal::over;
    const UnitSet all = everybody_of(battle);
    const UnitSet units = to_activate(battle);
    const SideState& side = battle.state.sides[battle.state.moving];
    if (side.activations <= 0 && !(side.for_guns > 0 && all_guns(battle, units))) return Refusal::no_points;
    if (!units.empty()) return Refusal::none;
    const bool active = std::any_of(all.begin(), all.end(), [&](UnitId u) { return battle.unit(u).active; });
    if (active) return Refusal::already_active;
    if (!(all & battle.state.progress.ran).empty()) return Refusal::too_far;
    const bool acted = std::any_of(all.begin(), all.end(), [&](UnitId u) { return has_acted(battle, u); });
    return acted ? Refusal::over : Refusal::engaged;
}

void activate(Battle& battle) {
    const UnitSet units = to_activate(battle);
    SideState& side = battle.state.sides[battle.state.moving];
    if (side.for_guns > 0 && all_guns(battle, units))
        --side.for_guns;
    else
        --side.activations;
    for (const UnitId u : units) {
        battle.unit(u).active = true;
        battle.unit(u).all_round = false;
    }
    battle.tell(EventKind::activated, units.first(), S(10), [&](Event& e) {
        e.units = units;
        e.number = side.activations;
    });
}

// ---- fire

/// Units that may fire in this turn's Body: began in range (or may fire and go on), have not moved, were not
/// passed through.
Refusal check_fire(const Battle& battle, const Order& order) {
    const Progress& progress = battle.state.progress;
    if (progress.over) return Refusal::over;
    if (order.units.empty()) return Refusal::nothing_named;
    const UnitSet body = body_of(battle, progress.body);
    for (const UnitId u : order.units) {
        if (!body.has(u)) return Refusal::not_of_body;
        if (progress.moved.has(u) || progress.fired.has(u)) return Refusal::already_moved;
        if (battle.state.held.has(u)) return Refusal::not_allowed;
        if (engaged(battle, u)) return Refusal::engaged;
        if (!progress.shooters.has(u)) return Refusal::no_target;
        if (battle.book.switches.only_active_fire && !battle.unit(u).active) return Refusal::not_active;
    }
    return Refusal::none;
}

void fire_units(Battle& battle, const UnitSet& units) {
    Volley volley;
    volley.shooters = units;
    battle.fired_in_chain = UnitSet{};
    battle.state.progress.fired |= units;
    battle.state.acted |= units;
    for (const UnitId u : units)
        if (stands_to_fire(battle, u)) battle.unit(u).active = false;
    fire(battle, volley);
}

/// Mandatory Fire: who began in range, stayed and touches nobody has to (section 16).
UnitSet bound_to_fire(const Battle& battle) {
    const Progress& progress = battle.state.progress;
    UnitSet units;
    for (const UnitId u : progress.shooters) {
        if (progress.moved.has(u) || progress.fired.has(u) || battle.state.held.has(u)) continue;
        if (!battle.state.grounded(u) || battle.unit(u).body != progress.body || engaged(battle, u)) continue;
        if (battle.profile(u).has(Trait::melee)) continue;
        if (battle.book.switches.only_active_fire && !battle.unit(u).active) continue;
        if (can_fire(battle, u)) units.add(u);
    }
    return units;
}

// ---- the duty to move

/// Active, unengaged units that have not gone half their way, stand before no enemy, and could go (section
/// 10, R-098, R-120, R-367).
UnitSet owing_a_move(const Battle& battle) {
    const Progress& progress = battle.state.progress;
    if (progress.half_speed_done || progress.over) return {};
    UnitSet active;
    const UnitSet movers = movers_of(battle);
    for (const UnitId u : movers)
        if (battle.unit(u).active) active.add(u);
    if (active.empty()) return {};
    const Inches half = allowance(battle, movers) / 2;
    if (progress.spent >= half || stands_before_enemy(battle, movers)) return {};
    return active;
}

/// Nothing but standing is open to them.
bool cannot_move(const Battle& battle, const UnitSet& owing) {
    if (owing.empty()) return false;
    const UnitSet movers = movers_of(battle);
    if (!one_facing(battle, movers)) return check_reform(battle, Order{}) != Refusal::none;
    const Inches left = march_left(battle, movers);
    return left < least_march || march_ahead(battle, movers, left).far < least_march;
}

Refusal check_done(const Battle& battle) {
    const UnitSet owing = owing_a_move(battle);
    return owing.empty() || cannot_move(battle, owing) ? Refusal::none : Refusal::too_little;
}

/// What holds a Body that cannot go forward, for who listens.
Obstacle in_their_way(const Battle& battle) {
    const UnitSet movers = movers_of(battle);
    if (battle.services.events == nullptr || movers.empty() || !one_facing(battle, movers)) return {};
    return march_ahead(battle, movers, march_left(battle, movers)).by;
}

/// A Body that may stand before an enemy and does.
void tell_of_standing(Battle& battle) {
    const Progress& progress = battle.state.progress;
    if (battle.services.events == nullptr || progress.half_speed_done || progress.over) return;
    const UnitSet movers = movers_of(battle);
    if (movers.empty() || progress.spent >= allowance(battle, movers) / 2) return;
    const UnitId enemy = enemy_before(battle, movers);
    if (enemy != no_unit) tell_stood(battle, movers, enemy, false);
}

}  // namespace

void done(Battle& battle) {
    Progress& progress = battle.state.progress;
    const UnitSet owing = owing_a_move(battle);
    if (!owing.empty()) stop(battle, owing, R(92), in_their_way(battle));
    if (owing.empty()) tell_of_standing(battle);
    const UnitSet shooters = bound_to_fire(battle);
    if (!shooters.empty()) fire_units(battle, shooters);
    progress.over = true;
}

namespace {

void concede(Battle& battle) { battle.state.sides[battle.state.moving].conceded = true; }

/// Orders that begin a chain of reactions of their own.
std::int32_t begin_action(Battle& battle, const Order& order) {
    battle.fired_in_chain = UnitSet{};
    battle.so_far = {};
    battle.charging_now = UnitSet{};
    if (order.kind == OrderKind::done && order.why.reason == Reason::none) return -1;
    return battle.tell(EventKind::ordered, no_unit, S(33), [&](Event& e) {
        e.why = order.why;
        e.number = static_cast<std::int16_t>(order.kind);
        for (const Aim& aim : order.aims) {
            e.units.add(aim.charger);
            e.others.add(aim.target);
        }
        e.units |= order.units;
        if (e.units.empty())
            e.units = order.kind == OrderKind::activate ? to_activate(battle) : movers_of(battle);
        if (e.units.empty()) e.units = everybody_of(battle);
        e.other = order.target;
    });
}

}  // namespace

const char* reason(Refusal refusal) {
    switch (refusal) {
        case Refusal::none: return "";
        case Refusal::no_points: return "no activation is left in this turn";
        case Refusal::already_active: return "they are active already";
        case Refusal::not_active: return "they have to be activated first";
        case Refusal::engaged: return "units that touch an enemy stay put (R-366)";
        case Refusal::over: return "they are finished for this turn";
        case Refusal::not_of_body: return "a unit named is not of this Body, or not there";
        case Refusal::nothing_named: return "the order names nobody or nothing";
        case Refusal::no_target: return "there is no such target";
        case Refusal::out_of_reach: return "it is not straight ahead within reach (R-095)";
        case Refusal::not_allowed: return "units of this kind may not do it";
        case Refusal::facing_enemy: return "before an enemy that faces them they go forward or stand (R-097)";
        case Refusal::too_far: return "that is beyond their movement";
        case Refusal::too_little: return "an active Body moves at least half speed (R-120)";
        case Refusal::different_facings: return "units that face different ways reform first (R-124)";
        case Refusal::no_room: return "there is no room for it";
        case Refusal::already_moved: return "it has its place at the start or end of the move (T-20)";
        case Refusal::fords: return "the river takes all of their movement (R-364)";
    }
    return "";
}

namespace {

Refusal examine(const Battle& battle, const Order& order) {
    if (battle.state.progress.body == no_body) return Refusal::over;
    switch (order.kind) {
        case OrderKind::done: return check_done(battle);
        case OrderKind::activate: return check_activate(battle);
        case OrderKind::fire: return check_fire(battle, order);
        case OrderKind::break_up: return check_break_up(battle, order);
        case OrderKind::join: return check_join(battle, order);
        case OrderKind::wheel: return check_wheel(battle, order);
        case OrderKind::about_face: return check_about_face(battle, order);
        case OrderKind::expand: return check_expand(battle, order);
        case OrderKind::dismount: return check_dismount(battle, order);
        case OrderKind::reform: return check_reform(battle, order);
        case OrderKind::march: return check_march(battle, order);
        case OrderKind::skirmish: return check_skirmish(battle, order);
        case OrderKind::charge: return check_charge(battle, order);
        case OrderKind::drop_stakes: return check_drop_stakes(battle, order);
        case OrderKind::leave_table: return check_leave(battle, order);
        case OrderKind::enter: return check_enter(battle, order);
        case OrderKind::fly: return check_flight(battle, order);
        case OrderKind::concede: return Refusal::none;
    }
    return Refusal::not_allowed;
}

}  // namespace

Refusal check(const Battle& battle, const Order& order) {
    auto& thought = battle.thought;
    if (thought && thought->legal && thought->order == order) return Refusal::none;
    const Refusal why = examine(battle, order);
    if (thought && why == Refusal::none) {
        thought->legal = true;
        thought->order = order;
    }
    return why;
}

Refusal obey(Battle& battle, const Order& order) {
    const Refusal why = check(battle, order);
    const bool goes_the_way_found = why == Refusal::none && order.kind == OrderKind::march;
    if (!goes_the_way_found) battle.thought.reset();
    if (why != Refusal::none) return why;
    const Because because(battle, begin_action(battle, order));
    switch (order.kind) {
        case OrderKind::done: done(battle); break;
        case OrderKind::activate: activate(battle); break;
        case OrderKind::fire: fire_units(battle, order.units); break;
        case OrderKind::break_up: break_up(battle, order); break;
        case OrderKind::join: join(battle, order); break;
        case OrderKind::wheel: wheel(battle, order); break;
        case OrderKind::about_face: about_face(battle, order); break;
        case OrderKind::expand: expand(battle, order); break;
        case OrderKind::dismount: dismount(battle, order); break;
        case OrderKind::reform: reform(battle, order); break;
        case OrderKind::march: march(battle, order); break;
        case OrderKind::skirmish: skirmish(battle, order); break;
        case OrderKind::charge: carry_out_charge(battle, order); break;
        case OrderKind::drop_stakes: drop_stakes(battle, order); break;
        case OrderKind::leave_table: leave(battle, order); break;
        case OrderKind::enter: enter(battle, order); break;
        case OrderKind::fly: carry_out_flight(battle, order); break;
        case OrderKind::concede: concede(battle); break;
    }
    test_lost_leaders(battle);
    return Refusal::none;
}

}  // namespace muster::rrtk::battle
