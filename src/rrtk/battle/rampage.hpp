// Elephants told to rout (section 19, T-62, R-210 to R-214).
#pragma once

#include "rrtk/battle/charge.hpp"

namespace muster::rrtk::battle {

/// First rout result: direction by T-62, first charge at once.
void begin_rampage(Battle& battle, UnitId elephant, UnitId cause);
/// At the start of the owner's turn, for each of his rampaging elephants: on its way, or a round of its
/// melee.
void go_on_rampaging(Battle& battle, SideIndex side);

}  // namespace muster::rrtk::battle
