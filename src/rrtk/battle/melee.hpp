// Rounds of melee (section 18).
#pragma once

#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

/// One round of everything that is linked by contact to any of `units`; units that rolled this player turn
/// don't roll again. Nothing happens where nobody has to roll.
void melee_round(Battle& battle, const UnitSet& units);

/// A unit's die: what counts for it (T-26).
struct MeleeDie {
    int sum = 0;  ///< of the modifiers
    Modifiers modifiers;
};
[[nodiscard]] MeleeDie melee_modifiers(const Battle& battle, UnitId unit);
/// Pikes keep their formation.
[[nodiscard]] bool pikes_formed(const Battle& battle, UnitId unit);
/// The enemy that shares the longest edge with it.
[[nodiscard]] UnitId principal_opponent(const Battle& battle, UnitId unit);

/// Takes leave of a melee: roles, memories and pools of units that touch no enemy any more.
void leave_melees(Battle& battle);

}  // namespace muster::rrtk::battle
