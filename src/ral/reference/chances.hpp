// Exact chances of single rolls, from the rows that the engine plays by.
#pragma once

#include <map>

#include "dice/distribution.hpp"
#include "ral/book/rules.hpp"

namespace muster::ral {

/// Figures that fall with their chances, for 1d6 and a modifier against a divisor (RAL-012, RAL-013).
/// \pre divisor > 0
[[nodiscard]] std::map<int, dice::Fraction> casualty_chances(int modifier, int divisor);

/// The chance that a d6 with that modifier reaches `needed`; 1 where no test is needed (0).
[[nodiscard]] dice::Fraction pass_chance(int needed, int modifier);

/// The chance that a die of so many sides shows `least` or more. \pre 1 <= least
[[nodiscard]] dice::Fraction at_least(int least, int sides);

/// The modifier of a unit that shoots, by the figures it has lost (section 4).
[[nodiscard]] int archery_modifier(const Rules& rules, bool mounted, int lost);

}  // namespace muster::ral
