// The order of placing (p. 30, T-10): batches in turn, the defender first, the commander in each side's first
// one.
#pragma once

#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// The order in which a side puts its units down (the rule `placing`): the commander, the rest of his Body,
/// then the Bodies of the centre, the right wing, the left wing and the reserve.
[[nodiscard]] std::vector<int> placing_order(const scenario::Side& side);

/// The batches of both sides in turn; when one side has placed everything the other places the rest at once.
[[nodiscard]] std::vector<scenario::Batch> batches(const scenario::Scenario& scenario, const Setup& setup);

}  // namespace muster::rrtk
