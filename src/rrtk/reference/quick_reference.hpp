// The quick-reference sheet in the order of play (data/rrtk/quick-reference.yaml).
#pragma once

#include <vector>

#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// The sections that the armies and the ground of `scenario` need, or all of them where it is nullptr.
[[nodiscard]] std::vector<scenario::ReferenceSection> quick_reference(const Rulebook& book,
                                                                      const scenario::Scenario* scenario);

}  // namespace muster::rrtk
