// What the map and the sheet of markers ask: deployment zones, kinds of ground, and how many casualty markers
// a battle can need.
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// The zone of a side on the table, and the narrower one of its melee foot (p. 30).
[[nodiscard]] std::vector<scenario::Zone> deployment_zones(const Rulebook& book,
                                                           const scenario::Scenario& scenario,
                                                           scenario::SideColour side);

/// Casualty markers of each colour, by the rule `markers` of choices.yaml. A unit has one marker at a time;
/// yellow can only stand beside Rep 3 and more, red beside Rep 5 and more, since hits count against Rep.
[[nodiscard]] scenario::MarkerNeed markers(const Rulebook& book, const scenario::Scenario& scenario);

/// Name and sentence of a kind of ground; an unknown word comes back as its own title.
[[nodiscard]] scenario::Named terrain_fact(const Rulebook& book, const std::string& kind);

}  // namespace muster::rrtk
