// Deployment (sections 9 and 24): an army drawn up by its plan in places that are legal.
#pragma once

#include "rrtk/setup/ground.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// Draws up `side` by the plan of `setup.plan.plan`: gives units their Bodies, places and leaders, fills in
/// the counts of the plan, and adds to the notes whatever stands elsewhere than planned or off the table.
void deploy(const Rulebook& book, const Ground& ground, scenario::Side& side, SideSetup& setup);

}  // namespace muster::rrtk
