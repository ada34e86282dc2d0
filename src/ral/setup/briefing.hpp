// The briefing of a battle: armies, ground, placing, the first turn, the end, plans, choices made by rule.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The parts of the briefing, for the slots attack, terrain, placement, turn, end, plans and notes of the
/// sheet. \pre check_scenario found no error
[[nodiscard]] std::vector<scenario::BriefingPart> briefing(const Rulebook& book,
                                                           const scenario::Scenario& scenario);

}  // namespace muster::ral
