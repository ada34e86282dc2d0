// Orders that are worth looking at: what commanders choose from.
#pragma once

#include "ral/battle/charge.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral::battle {

/// The nearest enemy on the table, not routed unless there is no other; no_unit if nobody is left.
[[nodiscard]] UnitId nearest_enemy(const Battle& battle, UnitId unit);

/// A legal move that brings the unit nearer to the enemy, to no less than `keep` from it, around what stands
/// in the way, over rivers bank by bank. False if there is none.
[[nodiscard]] bool find_advance(const Battle& battle, UnitId unit, UnitId enemy, Inches keep, Order& order);

/// A legal charge on the nearest enemies first.
[[nodiscard]] bool find_any_charge(const Battle& battle, UnitId unit, Order& order);

/// A legal turn towards an enemy at flank or rear (RAL-028).
[[nodiscard]] bool find_face(const Battle& battle, UnitId unit, Order& order);

/// Where a leader is needed: a unit for one who has none, a routed one that he can rally.
[[nodiscard]] bool find_lead(const Battle& battle, LeaderId leader, Order& order);

}  // namespace muster::ral::battle
