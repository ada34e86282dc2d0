// What can be asked of armies, and what is said of a side besides its units.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/ruleset.hpp"

namespace muster::ral {

[[nodiscard]] scenario::Asking asking(const Rulebook& book);
/// "22 army templates with 120 kinds of units, 8 tables".
[[nodiscard]] std::string contents(const Rulebook& book);
[[nodiscard]] scenario::SideFacts side_facts(const scenario::Side& side);

}  // namespace muster::ral
