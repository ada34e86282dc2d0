// The briefing's part on the ground: what was rolled for it, which edge was taken, and whether the table was
// refused.
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/setup.hpp"
#include "scenario/facts.hpp"

namespace muster::rrtk {

/// The parts for the slot terrain: one for each rolling of the table, then the pieces as they lie.
[[nodiscard]] std::vector<scenario::BriefingPart> terrain_parts(const Rulebook& book,
                                                                const scenario::Scenario& scenario,
                                                                const Setup& setup);

}  // namespace muster::rrtk
