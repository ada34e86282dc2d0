// Armies by points (section 1; the ways of making them are ours).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dice/dice.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The fewest units of an army (section 1).
inline constexpr int least_units = 2;

/// What army is wanted.
struct ArmyOrder {
    std::string army;  ///< id or alias of a template
    scenario::SideColour colour = scenario::SideColour::red;
    std::string mode = "recruit";  ///< one of modes()
    int points = 150;
    std::string name = {};  ///< what the army is called; empty: as its template
};

/// An army before it is drawn up, and what a reader should know of how it came about.
struct MadeArmy {
    scenario::Side side;
    std::vector<std::string> notes;
};

/// The ways of making an army, the usual one first: recruit, buy, free.
[[nodiscard]] const std::vector<scenario::Named>& modes();

/// Makes the army; it never costs more than the points, and has two units or more. Streams:
/// army/<colour>/recruit, army/<colour>/free. Leaders are not given out yet. Reports an unknown template or
/// mode, and points out of range or too few for two units; then nothing is returned.
[[nodiscard]] std::optional<MadeArmy> make_army(const Rulebook& book, const ArmyOrder& order,
                                                dice::Dice& dice, Diagnostics& diagnostics);

/// Gives a side `count` leaders, each to the best unit of the first block of its plan that has one left
/// without a leader; to the best units at all before it is drawn up. \pre count <= units
void give_leaders(const Rulebook& book, int count, scenario::Side& side);

}  // namespace muster::ral
