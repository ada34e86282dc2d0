// Where units stand while a story is told.
#pragma once

#include <map>
#include <utility>

#include "scenario/scenario.hpp"

namespace muster::scenario {

/// Units on the table, by side and number, with the bases that they stand on.
using Places = std::map<std::pair<SideColour, int>, tabletop::PlacedBase>;

/// The deployment.
[[nodiscard]] Places places_in(const Scenario& scenario);

/// Places after a turn: its moves, then its losses. `scenario` tells the bases of units that came onto the
/// table. \pre the turn is of that scenario
void carry_out(const StoryTurn& turn, const Scenario& scenario, Places& places);

}  // namespace muster::scenario
