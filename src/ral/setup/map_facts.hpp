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

/// Casualty markers for units whose figures stand on one base (ours): faces 1/2 for every second unit, 3/4
/// for every third, 5/6 and 7/8 for every fourth, 9/10 for every fifth, 11/12 for every sixth; of those that
/// can lose so many and be there still.
[[nodiscard]] scenario::MarkerNeed markers(const scenario::Scenario& scenario);

/// Counters that lie beside units: leaders, leaders who declined, routed units, units that have shot or keep
/// their shot.
[[nodiscard]] std::vector<scenario::CounterFact> counters(const scenario::Scenario& scenario);

/// Name and sentence of a kind of ground; an unknown word comes back as its own title.
[[nodiscard]] scenario::Named terrain_fact(const Rules& rules, const std::string& kind);

/// What map and briefing call a piece: "Woods", "Hill, level 1"; "Level 2" of the hill that it stands on.
[[nodiscard]] std::string terrain_name(const Rules& rules, const scenario::Scenario& scenario,
                                       const scenario::TerrainPiece& piece);

}  // namespace muster::ral
