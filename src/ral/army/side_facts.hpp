// What is said of a side of this rule set besides its units.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// How it is played, and its leaders (sections 1, 3).
[[nodiscard]] scenario::SideFacts side_facts(const Rulebook& book, const scenario::Side& side);

}  // namespace muster::ral
