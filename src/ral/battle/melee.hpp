// Event IV: melee (section 6).
#pragma once

#include "ral/battle/battle.hpp"
#include "tabletop/outline.hpp"

namespace muster::ral::battle {

/// The edge of its target at which a unit strikes: front, flank (left, right) or rear.
[[nodiscard]] tabletop::Edge edge_struck(const Battle& battle, UnitId unit, UnitId target);

/// The modifiers of a unit's melee die against the enemy that it faces (TR-06).
[[nodiscard]] Modifiers melee_modifiers(const Battle& battle, UnitId unit, UnitId target);

/// Everybody strikes whom he faces, all at once; leaders' dice, morale tests, routs.
void melee(Battle& battle);

}  // namespace muster::ral::battle
