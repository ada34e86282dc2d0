// What is asked for a side of this rule set, and what is said of it besides its units.
#pragma once

#include "scenario/facts.hpp"
#include "scenario/ruleset.hpp"

namespace muster::rrtk {

/// Points, modes of making armies, the right of refusal (section 5, 6).
[[nodiscard]] scenario::Asking asking();

/// War Rating, Captains and what they activate (section 10).
[[nodiscard]] scenario::SideFacts side_facts(const scenario::Side& side);

}  // namespace muster::rrtk
