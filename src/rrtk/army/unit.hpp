// What the rules ask of a unit as it stands on a roster.
#pragma once

#include <string_view>

#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Words for the leaders that ride with a unit.
inline constexpr const char* cinc = "cinc";
inline constexpr const char* captain = "captain";
inline constexpr const char* hired = "mercenary-commander";           ///< R-048
inline constexpr const char* hired_gunner = "mercenary-artillerist";  ///< R-048: for artillery only

/// The class of a unit. \pre its word is one of the classes (check_scenario)
[[nodiscard]] TroopClass class_of(const scenario::UnitSheet& unit);

/// What a unit rides on or is. \pre its word is one of the builds (check_scenario)
[[nodiscard]] Build build_of(const scenario::UnitSheet& unit);

/// True if the unit has that special.
[[nodiscard]] bool has_special(const scenario::UnitSheet& unit, std::string_view id);

/// Flyers are mounted even on the ground, and may wait off the table (section 4, p. 30).
[[nodiscard]] bool is_flyer(const scenario::UnitSheet& unit);

/// The normal move of a unit (T-17, T-18).
[[nodiscard]] Inches normal_move(const Rulebook& book, const scenario::UnitSheet& unit);

/// A unit of that row as the roster holds it; number, source and dice are left to the caller.
[[nodiscard]] scenario::UnitSheet sheet_of(const Rulebook& book, const ListRow& row);

}  // namespace muster::rrtk
