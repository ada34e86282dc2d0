// What every manoeuvre begins and ends with (T-20): shared by manoeuvre.cpp and expansion.cpp.
#pragma once

#include "rrtk/battle/manoeuvre.hpp"

namespace muster::rrtk::battle {

/// Why these units may not turn or change formation now, whatever the manoeuvre.
[[nodiscard]] Refusal check_turning(const Battle& battle, const UnitSet& movers);
/// Undisciplined troops roll before they turn or expand; false if they stay.
[[nodiscard]] bool disciplined(Battle& battle, const UnitSet& movers);
/// The units have used movement, and their half move is done.
void used(Battle& battle, const UnitSet& units);

}  // namespace muster::rrtk::battle
