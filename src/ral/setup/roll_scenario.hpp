// A battle of ral from a request to the last unit placed.
#pragma once

#include <optional>

#include "dice/dice.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// Rolls armies, ground, plans and who places first, and draws both sides up. Faults of the request, and
/// armies that have no room, are reported; nothing is returned then. Streams: those of make_army, lay_ground,
/// roll_placing, and plan/red, plan/blue.
[[nodiscard]] std::optional<scenario::Scenario> roll_scenario(const Rulebook& book,
                                                              const scenario::Request& request,
                                                              dice::Dice& dice, Diagnostics& diagnostics);

/// One army by itself, with the leaders of its points.
[[nodiscard]] std::optional<scenario::Side> roll_army(const Rulebook& book, const std::string& army,
                                                      scenario::SideColour colour,
                                                      const scenario::Request& request, dice::Dice& dice,
                                                      Diagnostics& diagnostics);

}  // namespace muster::ral
