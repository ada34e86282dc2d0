// Fights in the air when a flyer comes onto the table (section 4, R-040).
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// Enemy flyers that are off the table may intercept `flyer`, which stands at its entry point. True if it
/// flies on; false if it retired or routed. All interceptors that are left go back to where they waited.
[[nodiscard]] bool get_past_interceptors(Battle& battle, UnitId flyer);

}  // namespace muster::rrtk::battle
