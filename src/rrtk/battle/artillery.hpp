// Engines, breath and cannon (section 17).
#pragma once

#include "rrtk/battle/shooting.hpp"

namespace muster::rrtk::battle {

/// What a shot leaves to be done.
struct GunShot {
    UnitSet testers;         ///< those hit, near, and aimed at: Received Fire under Terror, once for all guns
    std::int32_t told = -1;  ///< the event that makes them test
};
/// One shot of a gun: dice, landing spots, hits. `one_die`: pass 1 of Being Charged.
[[nodiscard]] GunShot fire_gun(Battle& battle, UnitId gun, const UnitSet& aimed_at, bool one_die);

}  // namespace muster::rrtk::battle
