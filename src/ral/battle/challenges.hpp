// Event I: personal challenges (section 3, RAL-015, RAL-016).
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// Both sides' leaders may challenge, be challenged, decline and duel.
void challenges(Battle& battle);

/// Distance of two leaders, base to base of their units.
[[nodiscard]] Inches between_leaders(const Battle& battle, LeaderId a, LeaderId b);

}  // namespace muster::ral::battle
