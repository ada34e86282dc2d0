// Building an army (sections 5 and 6): Basic Army, Recruiting Rolls or purchases, Captains, War Rating.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dice/dice.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Points of a Captain (p. 9).
inline constexpr int captain_points = 20;

/// Fewest and most points that an army can be asked for.
inline constexpr data::Range points_range{100, 2000};

/// What army is wanted.
struct ArmyOrder {
    std::string list;  ///< id or alias of an army list
    scenario::SideColour colour = scenario::SideColour::red;
    std::string mode = "recruit";  ///< recruit: rolls until the points are reached; rolls: the list's own
                                   ///< number of rolls; buy: up to the points
    int points = 400;
    std::string name = {};  ///< what the army is called; empty: as its list
};

/// An army before it is drawn up, and what a reader should know of how it came about.
struct MadeArmy {
    scenario::Side side;
    std::vector<std::string> notes;
};

/// Rolls the army. Streams: army/<colour>/war-rating, army/<colour>/recruit, army/<colour>/buy. Reports an
/// unknown list or mode, points out of range, and a Basic Army dearer than the points; then nothing is
/// returned.
[[nodiscard]] std::optional<MadeArmy> make_army(const Rulebook& book, const ArmyOrder& order,
                                                dice::Dice& dice, Diagnostics& diagnostics);

/// Captains that an army of so many units under a commander of that War Rating may have (p. 9, R-044).
[[nodiscard]] int captains_allowed(int units, int war_rating);

/// Points of a side with its Captains.
[[nodiscard]] int points_of(const scenario::Side& side);

/// The War Rating that a side starts with: the commander's and one for each Captain (T-09, R-056).
[[nodiscard]] int total_war_rating(const scenario::Side& side);

}  // namespace muster::rrtk
