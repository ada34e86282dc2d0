// A useful finite choice of legal orders for the Body in progress.
#include <algorithm>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/flight.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "rrtk/battle/order_choice.hpp"
#include "rrtk/battle/turn.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::PlacedBase;

void add_if_legal(const Battle& battle, Orders& orders, const Order& order) {
    if (!orders.full() && check(battle, order) == Refusal::none) orders.push_back(order);
}

void add_plain(const Battle& battle, Orders& orders) {
    for (const OrderKind kind : {OrderKind::done, OrderKind::activate, OrderKind::about_face,
                                 OrderKind::reform, OrderKind::leave_table})
        add_if_legal(battle, orders, of_kind(kind));
}

void add_fire(const Battle& battle, Orders& orders) {
    Order order = of_kind(OrderKind::fire);
    const Progress& progress = battle.state.progress;
    order.units = (progress.shooters - progress.fired - progress.moved) - battle.state.held;
    UnitSet free;
    for (const UnitId u : order.units)
        if (battle.state.grounded(u) && battle.unit(u).body == progress.body && !engaged(battle, u))
            free.add(u);
    order.units = free;
    add_if_legal(battle, orders, order);
}

void add_marches(const Battle& battle, const UnitSet& movers, Orders& orders) {
    Order order = of_kind(OrderKind::march);
    const Inches left = march_left(battle, movers);
    for (const Inches distance : {left, left / 2}) {
        order.distance = distance;
        add_if_legal(battle, orders, order);
    }
    for (std::size_t piece = 0; piece < battle.book.ground.size(); ++piece) {
        order.distance = left;
        order.stop = StopPoint::near_edge;
        order.stop_piece = static_cast<std::int16_t>(piece);
        if (battle.book.ground[piece].kind == Ground::hill) add_if_legal(battle, orders, order);
    }
}

void add_wheels(const Battle& battle, Orders& orders) {
    Order order = of_kind(OrderKind::wheel);
    for (const std::int16_t degrees :
         {std::int16_t{-45}, std::int16_t{-15}, std::int16_t{15}, std::int16_t{45}}) {
        order.degrees = degrees;
        add_if_legal(battle, orders, order);
    }
}

void add_skirmishes(const Battle& battle, const UnitSet& movers, Orders& orders) {
    const bool light = std::all_of(movers.begin(), movers.end(),
                                   [&](UnitId u) { return battle.profile(u).has(Trait::skirmish); });
    if (!light || movers.empty()) return;
    Order order = of_kind(OrderKind::skirmish);
    const Inches most = allowance(battle, movers), diagonal = most * 7 / 10;
    order.facing = battle.unit(movers.first()).pose.facing;
    for (const tabletop::Offset offset : {tabletop::Offset{{}, most},
                                          {{}, -most},
                                          {most, {}},
                                          {-most, {}},
                                          {diagonal, diagonal},
                                          {-diagonal, diagonal},
                                          {{}, most / 2}}) {
        order.offset = offset;
        add_if_legal(battle, orders, order);
    }
    order.offset = {};
    for (const int turn : {-90, 90, 180}) {
        Order turned = order;
        turned.facing = Facing(order.facing.degrees() + turn);
        add_if_legal(battle, orders, turned);
    }
}

/// Everybody of the Body who can, against the nearest enemy before him; and the first of them alone.
void add_charges(const Battle& battle, const UnitSet& movers, std::int16_t degrees, Orders& orders) {
    Order order = of_kind(OrderKind::charge);
    order.degrees = degrees;
    for (const UnitId u : right_to_left(battle, battle.state.moving, movers)) {
        if (order.aims.full()) break;
        Order one = of_kind(OrderKind::charge);
        one.degrees = degrees;
        const PlacedBase at = degrees == 0
                                  ? battle.placed(u)
                                  : PlacedBase{battle.profile(u).base, wheeled_pose(battle, order, u)};
        const UnitId target = chargeable_from(battle, u, at, battle.profile(u).move, movers);
        if (target == no_unit) continue;
        one.aims.push_back({u, target});
        if (check(battle, one) != Refusal::none) continue;
        if (order.aims.empty() && !orders.full()) orders.push_back(one);
        order.aims.push_back({u, target});
    }
    if (order.aims.size() > 1) add_if_legal(battle, orders, order);
}

void add_formations(const Battle& battle, const UnitSet& movers, Orders& orders) {
    const UnitSet body = body_of(battle, battle.state.progress.body);
    Order halve = of_kind(OrderKind::break_up), idle = halve, expand = of_kind(OrderKind::expand);
    const UnitList list = right_to_left(battle, battle.state.moving, body);
    for (std::size_t i = 0; i < list.size() / 2; ++i) halve.units.add(list[i]);
    add_if_legal(battle, orders, halve);
    for (const UnitId u : body)
        if (!battle.unit(u).active) idle.units.add(u);
    add_if_legal(battle, orders, idle);
    for (const UnitId u : movers)
        for (const bool right : {true, false}) {
            expand.units = UnitSet::of(u);
            expand.to_right = right;
            if (orders.size() < 40) add_if_legal(battle, orders, expand);
        }
    for (const UnitId u : body)
        for (const UnitId f : friends_touching(battle, u)) {
            if (battle.unit(f).body == battle.state.progress.body) continue;
            Order join = of_kind(OrderKind::join);
            join.target = f;
            add_if_legal(battle, orders, join);
            return;
        }
}

void add_specials(const Battle& battle, const UnitSet& movers, Orders& orders) {
    Order dismount = of_kind(OrderKind::dismount), stakes = of_kind(OrderKind::drop_stakes);
    for (const UnitId u : movers) {
        if (battle.book.units[u].can_dismount && !battle.unit(u).dismounted) dismount.units.add(u);
        if (battle.profile(u).has(Trait::stakes) && !battle.unit(u).stakes_dropped && battle.unit(u).active)
            stakes.units.add(u);
    }
    add_if_legal(battle, orders, dismount);
    add_if_legal(battle, orders, stakes);
}

void add_entries(const Battle& battle, Orders& orders) {
    const SideIndex side = battle.state.moving;
    for (const UnitId u : battle.book.sides[side].units) {
        const UnitState& now = battle.unit(u);
        if (now.body != battle.state.progress.body) continue;
        Order order = of_kind(OrderKind::enter);
        const Inches depth = battle.profile(u).base.depth;
        if (now.presence == Presence::waiting) {
            order.place.facing = battle.book.ahead(side);
            order.place.centre.y =
                battle.book.sides[side].looks_up ? depth / 2 : battle.book.board.height - depth / 2;
            for (Inches x = battle.book.board.width / 16; x < battle.book.board.width;
                 x += battle.book.board.width / 8) {
                order.place.centre.x = x;
                add_if_legal(battle, orders, order);
            }
            return;
        }
        if (now.presence == Presence::pursued_off) {
            const Facing inward(now.pose.facing.degrees() + 180);
            for (const int quarters : {1, 2, 3, 4, 6, 8}) {
                order.place = tabletop::stepped({now.pose.centre, inward}, inward, depth * quarters / 2);
                add_if_legal(battle, orders, order);
            }
            return;
        }
    }
}

}  // namespace

UnitId chargeable_from(const Battle& battle, UnitId charger, const PlacedBase& at, Inches reach,
                       const UnitSet& chargers) {
    UnitId best = no_unit;
    Inches nearest;
    const tabletop::Outline shape = tabletop::outline(at);
    const UnitSet& enemies = battle.grounded(enemy_of(battle.side_of(charger)));
    for (const UnitId e : enemies) {
        if (!tabletop::within(shape, battle.shape(e), reach) || !may_charge(battle, charger, e)) continue;
        const auto way = way_from(battle, charger, at, e, reach, chargers);
        if (!way.has_value() || (best != no_unit && way->distance >= nearest)) continue;
        best = e;
        nearest = way->distance;
    }
    return best;
}

void legal_orders(const Battle& battle, Orders& orders) {
    orders.clear();
    const UnitSet movers = movers_of(battle);
    add_plain(battle, orders);
    add_fire(battle, orders);
    if (check_movers(battle, movers) == Refusal::none) {
        add_charges(battle, movers, 0, orders);
        if (one_facing(battle, movers)) {
            add_marches(battle, movers, orders);
            add_wheels(battle, orders);
            add_charges(battle, movers, -30, orders);
            add_charges(battle, movers, 30, orders);
        }
        add_skirmishes(battle, movers, orders);
        add_specials(battle, movers, orders);
    }
    add_formations(battle, movers, orders);
    add_entries(battle, orders);
    legal_flights(battle, orders);
}

}  // namespace muster::rrtk::battle
