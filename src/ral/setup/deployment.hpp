// Both armies on the table, and the order in which they were placed (RAL-044; the plans are ours).
#pragma once

#include "dice/dice.hpp"
#include "ral/book/rulebook.hpp"
#include "ral/setup/setup.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// A d6 for each side says who places first; he is called the attacker and sits at the lower edge. Equal dice
/// are rolled again. Fills in the dice and the ties of `setup`. Streams: place/red, place/blue.
scenario::SideColour roll_placing(const scenario::Scenario& scenario, dice::Dice& dice, Setup& setup);

/// Draws up the side by its plan: places, groups by block, leaders. The gap between units is the widest of
/// the book that lets all of them stand. Returns the numbers of the units in the order of placing; an army
/// that has no room is reported. \pre ground and attacker of the scenario are settled
std::vector<int> deploy(const Rulebook& book, scenario::SideColour colour, scenario::Scenario& scenario,
                        Setup& setup, Diagnostics& diagnostics);

/// One unit each in turn, the attacker first; when one side has no more, the other places the rest.
[[nodiscard]] std::vector<scenario::Batch> batches(scenario::SideColour attacker,
                                                   const std::vector<int>& attackers,
                                                   const std::vector<int>& defenders);

}  // namespace muster::ral
