// The briefing of a battle: who attacks and why, scouts, ground, placing, plans, the first turn, the end.
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// The parts of the briefing, for the slots attack, scouts, terrain, placement, turn, end and notes of the
/// sheet. \pre check_scenario found no error
[[nodiscard]] std::vector<scenario::BriefingPart> briefing(const Rulebook& book,
                                                           const scenario::Scenario& scenario);

}  // namespace muster::rrtk
