// Flyers (section 4): flights at three altitudes, interception, charges out of the air.
#pragma once

#include "rrtk/battle/charge.hpp"

namespace muster::rrtk::battle {

[[nodiscard]] Refusal check_flight(const Battle& battle, const Order& order);
/// Flight, interception at the entry point, Enemy Threat along the path, shot, landing, charge.
/// \pre check_flight(battle, order) == Refusal::none
void carry_out_flight(Battle& battle, const Order& order);

/// Adds a useful finite choice of legal flights of the Body in progress (for random play).
void legal_flights(const Battle& battle, FixedList<Order, 64>& orders);

/// A flyer on the wing, or told to retire: it rises and leaves the table away from the cause, with one hit
/// (section 4, R-037).
void retire_upward(Battle& battle, UnitId flyer, UnitId cause);

}  // namespace muster::rrtk::battle
