// Engines, breath and cannon (section 17).
#pragma once

#include "rrtk/battle/shooting.hpp"

namespace muster::rrtk::battle {

/// One shot of a gun: dice, landing spots, hits, tests of those hit, near, and aimed at.
/// `one_die`: pass 1 of Being Charged.
void fire_gun(Battle& battle, UnitId gun, const UnitSet& aimed_at, bool one_die);

}  // namespace muster::rrtk::battle
