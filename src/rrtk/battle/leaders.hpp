// Leaders at risk and lost (sections 5, 15, 20).
#pragma once

#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

/// A unit took `hits` in melee or from missiles: a die each, Leader at Risk for each 6.
void risk_leader(Battle& battle, UnitId unit, int hits);

/// The leader with `unit` leaves (rout, off the table, out, dead): War Rating falls; Leader Lost is noted.
void lose_leader(Battle& battle, UnitId unit);

/// Bonuses of a leader count: he rides with it and is not recovering.
[[nodiscard]] bool has_leader(const Battle& battle, UnitId unit);

/// Tests Leader Lost for all losses noted since. Called by melee_round before pursuit and at
/// the end of each other action; does nothing while leaders_held > 0.
void test_lost_leaders(Battle& battle);

/// War Rating for the coming turn: at least 1 (sections 5, 33, R-046), and what commanders of mercenaries add
/// for any Body.
[[nodiscard]] int activations_for(const Battle& battle, SideIndex side);
/// Further points, for artillery only.
[[nodiscard]] int gun_activations_for(const Battle& battle, SideIndex side);

/// At the start of a side's turn: recovering leaders ride again.
void recover_leaders(Battle& battle, SideIndex side);

}  // namespace muster::rrtk::battle
