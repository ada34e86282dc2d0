// What the map and the sheet of markers ask.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The zone of a side (RAL-044).
[[nodiscard]] std::vector<scenario::Zone> deployment_zones(const Rules& rules,
                                                           const scenario::Scenario& scenario,
                                                           scenario::SideColour side);

/// Casualty markers for units whose figures stand on one base: faces 1/2 for every second unit, 3/4 for every
/// third, 5/6 for every fourth; beyond six hits two of them lie beside a unit (ours).
[[nodiscard]] scenario::MarkerNeed markers(const scenario::Scenario& scenario);

/// Counters that lie beside units: leaders, routed units, reserved fire, leaders who declined.
[[nodiscard]] std::vector<scenario::CounterFact> counters(const scenario::Scenario& scenario);

/// Name and sentence of a kind of ground; an unknown word comes back as its own title.
[[nodiscard]] scenario::Named terrain_fact(const Rules& rules, const std::string& kind);

}  // namespace muster::ral
