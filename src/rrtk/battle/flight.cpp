// Flights (section 4, R-034 to R-042); interception stands in interception.cpp.
#include "rrtk/battle/flight.hpp"

#include <algorithm>

#include "rrtk/battle/bodies.hpp"
#include "rrtk/battle/charge_action.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight_path.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/interception.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/shooting.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

bool on_edge(const tabletop::Board& board, Point p) {
    return tabletop::gap(p, tabletop::outline(board.area())) == Inches{} &&
           (p.x == Inches{} || p.y == Inches{} || p.x == board.width || p.y == board.height);
}

bool same_edge(const tabletop::Board& board, Point a, Point b) {
    return (a.x == b.x && (a.x == Inches{} || a.x == board.width)) ||
           (a.y == b.y && (a.y == Inches{} || a.y == board.height));
}

bool over_board(const tabletop::Board& board, Point p) {
    return p.x >= Inches{} && p.y >= Inches{} && p.x <= board.width && p.y <= board.height;
}

/// Where an airborne charger lands: an inch from its target, coming straight from its entry point, touching
/// nobody, and with the last inch free.
std::optional<Pose> landing_for_charge(const Battle& battle, UnitId flyer, const Flight& flight,
                                       UnitId target) {
    const Facing direction = tabletop::towards(flight.entry, battle.unit(target).pose.centre);
    const tabletop::Base base = battle.profile(flyer).base;
    constexpr Inches run_up = 6_in;
    const Pose start = tabletop::stepped({battle.unit(target).pose.centre, direction}, direction, -run_up);
    const Inches far = tabletop::travel_to(tabletop::outline(PlacedBase{base, start}), direction, run_up,
                                           battle.shape(target)) -
                       charge_halt;
    const Pose pose = tabletop::stepped(start, direction, far);
    if (!may_come_down(battle, flyer, pose, target)) return std::nullopt;
    return pose;
}

bool may_land(const Battle& battle, UnitId flyer, const Pose& pose) {
    const Outline there = tabletop::outline(PlacedBase{battle.profile(flyer).base, pose});
    if (!tabletop::inside(there, battle.book.board.area())) return false;
    if (!battle.book.ground.empty() && closed_there(battle.book, battle.profile(flyer), there)) return false;
    for (const UnitId u : battle.grounded()) {
        if (u == flyer) continue;
        if (tabletop::clash(there, battle.shape(u))) return false;
        if (battle.book.enemies(u, flyer) && tabletop::gap(there, battle.shape(u)) < enemy_halt) return false;
    }
    return true;
}

Refusal check_end(const Battle& battle, UnitId flyer, const Order& order) {
    const Flight& flight = order.flight;
    switch (flight.end) {
        case Flight::End::exit:
            return on_edge(battle.book.board, flight.goal) &&
                           !same_edge(battle.book.board, flight.entry, flight.goal)
                       ? Refusal::none
                       : Refusal::out_of_reach;
        case Flight::End::hover:
            return over_board(battle.book.board, flight.goal) && flight.altitude != Altitude::ground
                       ? Refusal::none
                       : Refusal::no_room;
        case Flight::End::land:
            return may_land(battle, flyer, {flight.goal, flight.facing}) ? Refusal::none : Refusal::no_room;
        case Flight::End::charge:
            if (order.target == no_unit || !battle.book.enemies(flyer, order.target))
                return Refusal::no_target;
            if (!battle.state.grounded(order.target)) return Refusal::no_target;
            if (flight.altitude != Altitude::attack) return Refusal::not_allowed;
            if (!battle.profile(flyer).has(Trait::melee) && !may_fight(battle, flyer, order.target))
                return Refusal::not_allowed;
            return landing_for_charge(battle, flyer, flight, order.target) ? Refusal::none : Refusal::no_room;
    }
    return Refusal::not_allowed;
}

}  // namespace

Refusal check_flight(const Battle& battle, const Order& order) {
    const Progress& progress = battle.state.progress;
    if (progress.over) return Refusal::over;
    if (order.units.size() != 1) return Refusal::nothing_named;
    const UnitId flyer = order.units.first();
    const UnitState& now = battle.unit(flyer);
    if (battle.side_of(flyer) != battle.state.moving || now.body != progress.body)
        return Refusal::not_of_body;
    if (!battle.profile(flyer).has(Trait::flyer) || now.presence >= Presence::routed)
        return Refusal::not_allowed;
    if (!now.active) return Refusal::not_active;
    if (progress.moved.has(flyer) || progress.fired.has(flyer)) return Refusal::already_moved;
    if (battle.state.grounded(flyer) && engaged(battle, flyer)) return Refusal::engaged;
    const bool above = now.presence == Presence::on_table;
    if (above ? order.flight.entry != now.pose.centre : !on_edge(battle.book.board, order.flight.entry))
        return Refusal::out_of_reach;
    if (order.flight.altitude == Altitude::ground) return Refusal::not_allowed;
    if (order.flight.shoots && order.flight.altitude != Altitude::attack) return Refusal::not_allowed;
    return check_end(battle, flyer, order);
}

namespace {

/// WTC comes when the charge is declared; Fanatics need none.
bool wants_to_charge(Battle& battle, UnitId flyer, UnitId target) {
    if (battle.profile(flyer).has(Trait::fanatic)) return true;
    const Stimulus stimulus = stimulus_by(Test::wanting_to_charge, target);
    const ReactionList result = roll_test(battle, stimulus, UnitSet::of(flyer));
    if (result.empty() || result[0].effect == Effect::charge) return true;
    if (result[0].effect == Effect::rout) rout(battle, flyer, target);
    if (battle.state.on_table(flyer)) battle.unit(flyer).active = false;
    return false;
}

/// Where a flight ends, decided before it is told.
struct FlightEnd {
    Pose pose;
    Altitude altitude = Altitude::attack;
    bool charges = false;
};

FlightEnd end_of_flight(const Battle& battle, const Order& order, UnitId flyer,
                        const std::optional<Pose>& landing) {
    const Flight& flight = order.flight;
    const Pose goal{flight.goal, flight.facing};
    switch (flight.end) {
        case Flight::End::exit:
        case Flight::End::hover: return {goal, flight.altitude, false};
        case Flight::End::land:
            return {goal, may_land(battle, flyer, goal) ? Altitude::ground : Altitude::attack, false};
        case Flight::End::charge: break;
    }
    if (landing && battle.state.grounded(order.target)) return {*landing, Altitude::ground, true};
    return {battle.unit(flyer).pose, Altitude::attack, false};
}

void charge_from(Battle& battle, UnitId flyer, UnitId target) {
    Charge plan;
    plan.kind = ChargeKind::tested;
    plan.aims.push_back({flyer, target});
    plan.reach = charge_halt + charge_halt;
    charge(battle, plan);
}

void end_flight(Battle& battle, const Order& order, UnitId flyer, const std::optional<Pose>& landing) {
    const Flight& flight = order.flight;
    const Facing along = tabletop::towards(flight.entry, flight.goal);
    const FlightEnd end = end_of_flight(battle, order, flyer, landing);
    battle.tell(EventKind::flew, flyer, R(35), [&](Event& e) {
        e.from = {flight.entry, along};
        e.to = end.pose;
        e.number = static_cast<std::int16_t>(end.altitude);
        if (flight.end != Flight::End::charge) return;
        e.other = order.target;
        e.passed = end.charges ? 1 : 0;
    });
    if (flight.end == Flight::End::exit) {
        battle.tell(EventKind::left_table, flyer, R(37),
                    [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::off_flying); });
        wait_off_table(battle, flyer, {flight.goal, along});
    } else if (end.altitude != Altitude::ground) {
        hover_at(battle, flyer, end.pose, end.altitude);
    } else {
        touch_down(battle, flyer, end.pose);
        if (end.charges) charge_from(battle, flyer, order.target);
    }
}

}  // namespace

void carry_out_flight(Battle& battle, const Order& order) {
    const UnitId flyer = order.units.first();
    const bool charges = order.flight.end == Flight::End::charge;
    battle.state.progress.moved.add(flyer);
    battle.state.progress.half_speed_done = true;
    battle.state.acted.add(flyer);
    if (charges) battle.state.progress.charged.add(flyer);  // whatever comes of it
    if (charges && !wants_to_charge(battle, flyer, order.target)) return;
    const bool comes_on = battle.unit(flyer).presence != Presence::on_table;
    std::optional<Pose> landing;
    if (charges) landing = landing_for_charge(battle, flyer, order.flight, order.target);
    const Point to = landing ? landing->centre : order.flight.goal;
    if (battle.state.grounded(flyer)) new_body(battle, UnitSet::of(flyer));
    const BodyId own = battle.unit(flyer).body;
    hover_at(battle, flyer, {order.flight.entry, tabletop::towards(order.flight.entry, to)},
             order.flight.altitude);
    part_bodies(battle);
    if (comes_on && !get_past_interceptors(battle, flyer)) return;
    if (charges) battle.charging_now.add(flyer);
    const Flight& flight = order.flight;
    const AirPath path{
        flight.entry,  to, flight.altitude, charges ? order.target : no_unit, flight.shoots, flight.shot_from,
        flight.shot_at};
    if (fly_along(battle, flyer, path)) {
        if (charges) landing = landing_for_charge(battle, flyer, order.flight, order.target);
        end_flight(battle, order, flyer, landing);
    }
    battle.charging_now.remove(flyer);
    if (own == battle.state.progress.body) return;
    battle.state.handled.add(flyer);
}

void retire_upward(Battle& battle, UnitId flyer, UnitId cause) {
    add_hits(battle, flyer, 1, cause, S(4));
    const Pose from = battle.unit(flyer).pose;
    Facing away(from.facing.degrees() + 180);
    if (cause != no_unit && battle.state.on_table(cause))
        away = tabletop::towards(battle.unit(cause).pose.centre, from.centre);
    // It leaves where the straight way out crosses the table's edge.
    Outline point;
    point.corner.fill(from.centre);
    point.around = {from.centre, from.centre};
    const Inches far = tabletop::travel_inside(point, away, 100_in, battle.book.board.area());
    const Pose out{tabletop::stepped({from.centre, away}, away, far).centre, away};
    battle.tell(EventKind::retired, flyer, R(37), [&](Event& e) {
        e.other = cause;
        e.from = from;
        e.to = out;
        e.distance = far;
    });
    wait_off_table(battle, flyer, out);
}

namespace {

Order flight_order(UnitId flyer, Flight::End end, Altitude altitude, Point entry) {
    Order order;
    order.kind = OrderKind::fly;
    order.units = UnitSet::of(flyer);
    order.flight.end = end;
    order.flight.altitude = altitude;
    order.flight.entry = entry;
    return order;
}

void add(const Battle& battle, FixedList<Order, 64>& orders, const Order& order) {
    if (!orders.full() && check_flight(battle, order) == Refusal::none) orders.push_back(order);
}

void add_flights(const Battle& battle, UnitId flyer, Point entry, FixedList<Order, 64>& orders) {
    const tabletop::Board& board = battle.book.board;
    const bool low = battle.book.sides[battle.side_of(flyer)].looks_up;
    Order exit = flight_order(flyer, Flight::End::exit, Altitude::attack, entry);
    exit.flight.goal = {entry.x, low ? board.height : Inches{}};
    add(battle, orders, exit);
    for (const UnitId e : battle.grounded(enemy_of(battle.side_of(flyer)))) {
        if (orders.size() > 48) return;
        Order charge = flight_order(flyer, Flight::End::charge, Altitude::attack, entry);
        charge.target = e;
        charge.flight.goal = battle.unit(e).pose.centre;
        add(battle, orders, charge);
        // Over its head, with a shot from before it.
        Order hover = flight_order(flyer, Flight::End::hover, Altitude::attack, entry);
        const Facing towards = tabletop::towards(entry, battle.unit(e).pose.centre);
        const Inches way = tabletop::distance(entry, battle.unit(e).pose.centre);
        hover.flight.goal =
            tabletop::stepped({entry, towards}, towards, std::max(Inches{}, way - 2_in)).centre;
        hover.flight.facing = towards;
        hover.flight.shoots = battle.profile(flyer).shot_dice > 0;
        hover.flight.shot_from = hover.flight.goal;
        add(battle, orders, hover);
        if (orders.size() > 24) break;
    }
    for (const int third : {1, 2}) {
        Order land = flight_order(flyer, Flight::End::land, Altitude::observation, entry);
        land.flight.goal = {board.width * third / 3, board.height / 2};
        land.flight.facing = battle.book.ahead(battle.side_of(flyer));
        add(battle, orders, land);
    }
}

}  // namespace

void legal_flights(const Battle& battle, FixedList<Order, 64>& orders) {
    const SideIndex side = battle.state.moving;
    for (const UnitId u : battle.book.with(Trait::flyer) & battle.book.sides[side].units) {
        const UnitState& now = battle.unit(u);
        if (now.body != battle.state.progress.body || now.presence >= Presence::routed || !now.active)
            continue;
        if (now.presence == Presence::on_table) {
            add_flights(battle, u, now.pose.centre, orders);
            continue;
        }
        const Inches y = battle.book.sides[side].looks_up ? Inches{} : battle.book.board.height;
        for (const int quarter : {1, 3})
            add_flights(battle, u, {battle.book.board.width * quarter / 4, y}, orders);
    }
}

}  // namespace muster::rrtk::battle
