// Whether a scenario fits together, whatever its rule set: numbers and letters used once, Bodies and batches
// that name real units.
#pragma once

#include "base/diagnostics.hpp"
#include "scenario/scenario.hpp"

namespace muster::scenario {

/// The only format there is.
inline constexpr const char* scenario_format = "muster-scenario-1";

/// Reports every reference that leads nowhere and every number or letter that stands twice, at the place it
/// was read from.
void check_consistency(const Scenario& scenario, Diagnostics& diagnostics);

/// The part of it that concerns the story of the opening. \pre scenario.opening
void check_story(const Scenario& scenario, Diagnostics& diagnostics);

}  // namespace muster::scenario
