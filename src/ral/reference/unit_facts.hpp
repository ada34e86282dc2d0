// What is printed of a unit of ral.
#pragma once

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// Roster cells (keys: figs, move, missile, range, melee, divisor, points), card lines, specials with their
/// sentences, a box for each figure, and the leader. The melee modifier is that of a fresh unit (TR-06).
[[nodiscard]] scenario::UnitFacts unit_facts(const Rulebook& book, const scenario::UnitSheet& unit);

/// What a unit's kind, its horses and its leader add to its melee die while it is fresh (TR-06).
[[nodiscard]] int melee_modifier(const Rules& rules, const TroopType& type, bool leader);

}  // namespace muster::ral
