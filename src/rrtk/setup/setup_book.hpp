// The data of setting up: the part of the rulebook that this folder knows.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "rrtk/setup/choices.hpp"
#include "rrtk/setup/terrain_kind.hpp"

namespace muster::rrtk {

/// Kinds of ground (terrain.yaml) and stated choices (choices.yaml).
struct SetupBook {
    TerrainBook terrain;
    Choices choices;
};

/// Checks both files and what they say of each other; `plans` are the ids of all army plans.
void check(const SetupBook& book, const std::vector<std::string>& plans, Diagnostics& diagnostics);

}  // namespace muster::rrtk
