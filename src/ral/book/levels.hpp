// Hills of several levels.
#pragma once

#include "ral/book/rules.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The level of a hill: 1 on the table, one more for each hill that it stands on (RAL-022); 0 for what is no
/// hill. Of two hills on the same ground the second stands on the first. \pre `piece` is one of the
/// scenario's
[[nodiscard]] int level_of(const Rules& rules, const scenario::Scenario& scenario,
                           const scenario::TerrainPiece& piece);

}  // namespace muster::ral
