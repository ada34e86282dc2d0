// Units as they stand on a roster.
#pragma once

#include <string_view>

#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The word for the leader that a unit starts with.
inline constexpr const char* leader_word = "leader";

/// The key of a unit's figures.
inline constexpr const char* figures_key = "figures";

/// "horse" or "foot".
[[nodiscard]] std::string build_word(const TroopType& type);

/// A unit of that kind; number, source and dice are left to the caller. \pre the type is one of the rules
[[nodiscard]] scenario::UnitSheet sheet_of(const Rules& rules, const Contingent& contingent);

/// What the unit carries; nothing if it has no missile weapon.
[[nodiscard]] std::optional<Missile> missile_of(const scenario::UnitSheet& unit);

/// Leaders that the units of a side start with.
[[nodiscard]] int leaders_with(const scenario::Side& side);

/// The type of a unit. \pre its word is one of the rules' (check_scenario)
[[nodiscard]] const TroopType& type_of(const Rules& rules, const scenario::UnitSheet& unit);

}  // namespace muster::ral
