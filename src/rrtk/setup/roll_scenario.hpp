// A battle from a request: both armies and everything before the first move, in the order of section 33.
#pragma once

#include <optional>

#include "rrtk/army/army.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// Rolls the battle. Seed and command of the scenario are left to the caller; its rolls are those of `dice`
/// from the first on. Faults of the request are reported, and nothing is returned then.
[[nodiscard]] std::optional<scenario::Scenario> roll_scenario(const Rulebook& book,
                                                              const scenario::Request& request,
                                                              dice::Dice& dice, Diagnostics& diagnostics);

}  // namespace muster::rrtk
