#include "rrtk/battle/order_choice.hpp"

#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::battle {

Order of_kind(OrderKind kind) {
    Order order;
    order.kind = kind;
    return order;
}

Order first_legal(const Battle& battle, std::initializer_list<Order> orders) {
    for (const Order& order : orders)
        if (check(battle, order) == Refusal::none) return order;
    return {};
}

Order wait_or_enter(const Battle& battle) {
    Orders orders;
    legal_orders(battle, orders);
    const Order* best = nullptr;
    for (const Order& order : orders) {
        const bool useful = order.kind == OrderKind::activate || order.kind == OrderKind::enter ||
                            (order.kind == OrderKind::fly && order.flight.end == Flight::End::charge);
        if (useful && (best == nullptr || best->kind == OrderKind::activate)) best = &order;
    }
    return best == nullptr ? Order{} : *best;
}

Order fire_of_all(const Battle& battle, const UnitSet& movers) {
    const Progress& progress = battle.state.progress;
    Order order = of_kind(OrderKind::fire);
    order.units = (progress.shooters - progress.fired - progress.moved) & movers;
    return order;
}

Order break_up_by_facing(const Battle& battle, const UnitSet& movers) {
    Order order = of_kind(OrderKind::break_up);
    const tabletop::Facing facing = battle.unit(movers.first()).pose.facing;
    for (const UnitId u : movers)
        if (battle.unit(u).pose.facing == facing) order.units.add(u);
    return order;
}

}  // namespace muster::rrtk::battle
