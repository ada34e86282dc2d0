// Orders that every computer player gives alike.
#pragma once

#include <initializer_list>

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// An order of that kind that names nothing yet.
[[nodiscard]] Order of_kind(OrderKind kind);

/// The first of them that is legal; else `done`.
[[nodiscard]] Order first_legal(const Battle& battle, std::initializer_list<Order> orders);

/// For a Body of which nobody can be moved on the table: units off it come on in the middle of their edge, or
/// where they left, and flyers charge what they can; `done` if nothing of this is open.
[[nodiscard]] Order wait_or_enter(const Battle& battle);

/// Everybody of the Body who may fire now and has not (Missile and Skirmish units, Dual-Armed too), or an
/// order that names nobody.
[[nodiscard]] Order fire_of_all(const Battle& battle, const UnitSet& movers);

/// Those who look where the first of them looks go on alone.
[[nodiscard]] Order break_up_by_facing(const Battle& battle, const UnitSet& movers);

}  // namespace muster::rrtk::battle
