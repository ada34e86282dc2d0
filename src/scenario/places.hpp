// Where units stand while a story is told.
#pragma once

#include <map>
#include <utility>

#include "scenario/scenario.hpp"

namespace muster::scenario {

/// Units on the table, by side and number.
using Places = std::map<std::pair<SideColour, int>, tabletop::Pose>;

/// The deployment.
[[nodiscard]] Places places_in(const Scenario& scenario);

/// Places after a turn: its moves, then its losses.
void carry_out(const StoryTurn& turn, Places& places);

}  // namespace muster::scenario
