// A straight way of several units, as far as they may go.
#pragma once

#include "rrtk/battle/event.hpp"

namespace muster::rrtk::battle {

/// How far the units could march straight on, and what would stop them.
struct March : Stretch {
    bool stops = false;     ///< the end is a stop condition (section 13): they are inactive then
    Rule why;               ///< of the stop, or of what holds them without stopping them
    bool at_water = false;  ///< R-364: stopped at a river's edge, or inside at its far bank
    UnitSet shooters;       ///< who came into range there (R-121)
};

}  // namespace muster::rrtk::battle
