// What is printed of a unit, made from the same charts that a battle looks its figures up in.
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Everything that cards and rosters print of a unit. Texts carry the small markup.
/// \pre class and build of the unit are words of the rule set (checked with the scenario)
[[nodiscard]] scenario::UnitFacts unit_facts(const Rulebook& book, const scenario::UnitSheet& unit);

/// Ids of the special rules that a card explains: the unit's own, then those of its build and class.
[[nodiscard]] std::vector<std::string> specials_of(const scenario::UnitSheet& unit);

}  // namespace muster::rrtk
