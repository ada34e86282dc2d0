// The sequence of play (sections 10, 33): turns, Bodies from right to left, the steps within each.
#include "rrtk/battle/turn.hpp"

#include <algorithm>

#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/rampage.hpp"
#include "rrtk/battle/shooting.hpp"

namespace muster::rrtk::battle {

namespace {

/// Units of the Body in progress wherever they are: on the table, in the air, waiting beside it.
UnitSet everybody_of(const Battle& battle) {
    UnitSet units = battle.members(battle.state.progress.body);
    for (const UnitId u : units)
        if (battle.unit(u).presence >= Presence::routed) units.remove(u);
    return units;
}

bool in_flight(const Battle& battle, UnitId unit) {
    const UnitState& now = battle.unit(unit);
    return now.presence == Presence::off_flying ||
           (now.presence == Presence::on_table && now.altitude != Altitude::ground);
}

/// Those whose fire ends their activity: not Dual-Armed, nor Melee units that breathe or throw (R-182,
///
bool stands_to_fire(const Battle& battle, UnitId unit) { return !battle.profile(unit).has(Trait::melee); }

/// Activation is the first step of a Body's turn: who has moved or stood to fire comes too late (R-089,
///
bool has_acted(const Battle& battle, UnitId unit) {
    const Progress& progress = battle.state.progress;
    return progress.moved.has(unit) || (progress.fired.has(unit) && stands_to_fire(battle, unit));
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

UnitSet able_to_fire(const Battle& battle, BodyId body) {
    UnitSet units;
    const UnitSet all = body_of(battle, body);
    for (const UnitId u : all)
        if (battle.profile(u).shot_dice > 0 && !battle.state.held.has(u) && can_fire(battle, u)) units.add(u);
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

void done(Battle& battle) {
    Progress& progress = battle.state.progress;
    const UnitSet owing = owing_a_move(battle);
    if (!owing.empty()) stop(battle, owing, R(92));
    const UnitSet shooters = bound_to_fire(battle);
    if (!shooters.empty()) fire_units(battle, shooters);
    progress.over = true;
}

void concede(Battle& battle) { battle.state.sides[battle.state.moving].conceded = true; }

/// Orders that begin a chain of reactions of their own.
std::int32_t begin_action(Battle& battle, const Order& order) {
    battle.fired_in_chain = battle.threatened = UnitSet{};
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

namespace {

// ---- the turn

void begin_turn(Battle& battle) {
    State& state = battle.state;
    SideState& side = state.sides[state.moving];
    ++side.turn;
    side.activations = static_cast<std::int8_t>(activations_for(battle, state.moving));
    side.for_guns = static_cast<std::int8_t>(gun_activations_for(battle, state.moving));
    state.handled = state.acted = state.held = UnitSet{};
    state.first_new_body = state.next_body;
    state.sweep_at = Inches::thousandths(INT32_MAX);
    state.turn_open = true;
    for (UnitId u = 0; u < battle.book.unit_count(); ++u) battle.unit(u).rolled = false;
    for (const UnitId u : battle.book.sides[state.moving].units)
        if (in_flight(battle, u)) battle.unit(u).active = false;  // section 4: a point in every turn
    battle.tell(EventKind::turn_began, no_unit, S(10), [&](Event& e) {
        e.number = side.turn;
        e.total = side.activations;
    });
    recover_leaders(battle, state.moving);
    battle.fired_in_chain = UnitSet{};
    go_on_rampaging(battle, state.moving);
    test_lost_leaders(battle);
}

UnitSet engaged_of(const Battle& battle, const UnitSet& units) {
    UnitSet fighting;
    for (const UnitId u : units)
        if (battle.state.grounded(u) && engaged(battle, u)) fighting.add(u);
    return fighting;
}

/// Melees whose Body lost its turn by R-086 are fought at the end (R-088: one round in every player turn).
void fight_what_is_left(Battle& battle) {
    const UnitSet own = battle.grounded(battle.state.moving) - battle.state.handled - battle.rampaging();
    const UnitSet fighting = engaged_of(battle, own);
    if (fighting.empty()) return;
    battle.fired_in_chain = battle.threatened = UnitSet{};
    melee_round(battle, fighting);
    test_lost_leaders(battle);
}

void end_turn(Battle& battle) {
    fight_what_is_left(battle);
    battle.tell(EventKind::turn_ended, no_unit, S(10));
    battle.state.turn_open = false;
    battle.state.moving = enemy_of(battle.state.moving);
}

/// The mean of its units' places on the side's axis.
Inches rightness_of(const Battle& battle, const UnitSet& units) {
    Inches sum;
    for (const UnitId u : units)
        sum += battle.book.rightness(battle.state.moving, battle.unit(u).pose.centre);
    return sum / units.size();
}

/// The right-most Body that has not had its turn; Bodies made in this turn only if they lie to the left of
/// where the turn has come to.
BodyId next_body(const Battle& battle) {
    const State& state = battle.state;
    UnitSet left;
    for (const UnitId u : battle.book.sides[state.moving].units)
        if (battle.unit(u).presence < Presence::routed && !state.handled.has(u) && !battle.unit(u).rampaging)
            left.add(u);
    BodyId best = no_body;
    Inches furthest;
    while (!left.empty()) {
        const BodyId body = battle.unit(left.first()).body;
        UnitSet units;
        for (const UnitId u : left)
            if (battle.unit(u).body == body) units.add(u);
        left -= units;
        const Inches at = rightness_of(battle, units);
        if (body >= state.first_new_body && at > state.sweep_at) continue;
        if (best != no_body && at <= furthest) continue;
        best = body;
        furthest = at;
    }
    return best;
}

void begin_body(Battle& battle, BodyId body) {
    Progress& progress = battle.state.progress;
    progress = Progress{};
    progress.body = body;
    progress.shooters = able_to_fire(battle, body);
    const UnitSet units = everybody_of(battle);
    progress.units = units;
    // Whom a result drove out of a river has nothing more to do with it.
    for (const UnitId u : units)
        if (battle.state.grounded(u) && battle.unit(u).fording != Fording::dry &&
            battle.unit(u).fording != Fording::at_edge && river_at(battle.book, battle.shape(u)) < 0)
            battle.unit(u).fording = Fording::dry;
    // Who has had his turn with another Body, and was broken off with these, goes no further.
    progress.moved = progress.ran = progress.charged = units & battle.state.handled;
    if (!units.empty()) battle.state.sweep_at = rightness_of(battle, units);
}

/// Orders until the Body is done; who cannot be satisfied counts as done.
void command_body(Battle& battle) {
    Commander& commander = *battle.services.commanders[battle.state.moving];
    int refusals = 0;
    for (int orders = 0; !battle.state.progress.over && refusals < refusals_most && orders < orders_most;
         ++orders) {
        const UnitSet left = everybody_of(battle);
        if (left.empty() || battle.state.sides[battle.state.moving].conceded) return;
        battle.thought.emplace();
        const Order order = commander.order(battle.situation(battle.state.moving));
        const Refusal why = obey(battle, order);
        if (why == Refusal::none) {
            if (order.kind != OrderKind::done) refusals = 0;
            continue;
        }
        ++refusals;
        commander.refused(order, why);
    }
    if (!battle.state.progress.over) done(battle);
}

/// The melee round of everybody the Body had when its turn began, whatever Body they are of now.
/// Who left it because of what it did, and took part in that, has had its turn with it; who was broken off
/// by order, or was left behind and did nothing, is a new Body of R-086.
void end_body(Battle& battle) {
    const Progress& progress = battle.state.progress;
    battle.fired_in_chain = battle.threatened = UnitSet{};
    const UnitSet units = everybody_of(battle) | progress.units;
    const UnitSet fighting = engaged_of(battle, units);
    battle.state.handled |= everybody_of(battle) | (progress.units & battle.state.acted) | fighting;
    if (!fighting.empty()) melee_round(battle, fighting);
    leave_melees(battle);
    test_lost_leaders(battle);
    battle.state.progress = Progress{};
}

void play_body(Battle& battle, BodyId body) {
    begin_body(battle, body);
    command_body(battle);
    end_body(battle);
}

}  // namespace

void finish_body(Battle& battle) {
    if (battle.state.progress.body == no_body) return;
    command_body(battle);
    end_body(battle);
}

bool step(Battle& battle) {
    State& state = battle.state;
    if (state.outcome != Outcome::fighting) return false;
    if (!state.turn_open) begin_turn(battle);
    const BodyId body = next_body(battle);
    if (body == no_body)
        end_turn(battle);
    else
        play_body(battle, body);
    state.outcome = outcome(battle.book, state, INT16_MAX);
    return state.outcome == Outcome::fighting;
}

Outcome play(Battle& battle, int turns) {
    while (step(battle)) {
        if (battle.state.turn_open) continue;
        battle.state.outcome = outcome(battle.book, battle.state, turns);
        if (battle.state.outcome != Outcome::fighting) break;
    }
    battle.tell(EventKind::battle_ended, no_unit, R(91),
                [&](Event& e) { e.number = static_cast<std::int16_t>(battle.state.outcome); });
    return battle.state.outcome;
}

}  // namespace muster::rrtk::battle
