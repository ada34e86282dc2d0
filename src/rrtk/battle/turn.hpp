// The sequence of play (sections 10, 33).
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// Whether an order to the Body in progress is legal now.
[[nodiscard]] Refusal check(const Battle& battle, const Order& order);
/// Carries one order to the Body in progress out, or says why not; a refused order changes nothing.
Refusal obey(Battle& battle, const Order& order);

/// Plays the Body in progress to its end; nothing between Bodies. For going on from a state that was copied
/// while its commander was asked for an order.
void finish_body(Battle& battle);
/// Plays the next Body of the side to move, or ends its turn if none is left. False when the battle is over.
bool step(Battle& battle);
/// Plays to the end, or until each side had `turns` own turns.
Outcome play(Battle& battle, int turns);

/// Legal orders for the Body in progress, a useful finite choice of them (always at least `done` or a move
/// that fulfils the duty to move).
using Orders = FixedList<Order, 64>;
void legal_orders(const Battle& battle, Orders& orders);

/// The nearest enemy that a unit could charge from `at` within `reach` (chargers stop nobody), or no_unit.
[[nodiscard]] UnitId chargeable_from(const Battle& battle, UnitId charger, const tabletop::PlacedBase& at,
                                     Inches reach, const UnitSet& chargers);

}  // namespace muster::rrtk::battle
