// Which units carry the leaders.
#pragma once

#include "rrtk/setup/bodies.hpp"

namespace muster::rrtk {

/// The unit that carries the commander: the best of the Bodies of `block` that have a second rank to stand
/// in, else of the Bodies there, else of all. Nothing if there are no Bodies.
[[nodiscard]] const scenario::UnitSheet* commanders_unit(const std::vector<DraftBody>& bodies, Block block);

/// The units that carry `count` Captains: the best of the right wing, the left wing, the reserve and the
/// centre in turn, none of them the commander's.
[[nodiscard]] Units captains_units(const std::vector<DraftBody>& bodies, int count,
                                   const scenario::UnitSheet* commander);

}  // namespace muster::rrtk
