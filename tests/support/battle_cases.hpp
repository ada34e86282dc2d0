// What the tests of the battle begin with: names without prefixes, and helpers that several of them need.
#pragma once

#include "support/battle_builder.hpp"

namespace muster::test {

/// How many events of that kind were told; about that unit.
inline int count(const Table& table, rrtk::battle::EventKind kind) {
    int n = 0;
    for (const rrtk::battle::Event& e : table.events.events) n += e.kind == kind ? 1 : 0;
    return n;
}
inline int count(const Table& table, rrtk::battle::EventKind kind, rrtk::battle::UnitId unit) {
    int n = 0;
    for (const rrtk::battle::Event& e : table.events.events) n += e.kind == kind && e.unit == unit ? 1 : 0;
    return n;
}

/// How often the unit took that test.
inline int tests_of(const Table& table, rrtk::battle::UnitId unit, rrtk::battle::Test test) {
    int n = 0;
    while (table.reaction(unit, test, n) != nullptr) ++n;
    return n;
}

/// A flyer comes in at Attack level to charge.
inline rrtk::battle::Order charge_from_air(rrtk::battle::UnitId flyer, rrtk::battle::UnitId target,
                                           tabletop::Point entry) {
    rrtk::battle::Order order = order_of(rrtk::battle::OrderKind::fly);
    order.units = rrtk::battle::UnitSet::of(flyer);
    order.target = target;
    order.flight.end = rrtk::battle::Flight::End::charge;
    order.flight.altitude = rrtk::battle::Altitude::attack;
    order.flight.entry = entry;
    return order;
}

/// An enemy in a corner, so that the battle goes on.
inline constexpr const char* far_off = "blue X foot-melee 4/4/3 at 4,34 down";

}  // namespace muster::test

// Included by tests alone, which say everything of the battle without prefixes.
using namespace muster;
using namespace muster::literals;
using namespace muster::test;
using namespace muster::rrtk::battle;
