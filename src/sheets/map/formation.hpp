// How the units of a Body stand together, as somebody sees it who stands behind them.
#pragma once

#include <vector>

#include "scenario/scenario.hpp"

namespace muster::sheets::map {

/// A unit where it stands, in the view of its side: x from its left, y from its own edge.
struct Spot {
    const scenario::UnitSheet* unit = nullptr;
    tabletop::Pose pose;
    tabletop::Rect
        area;  ///< the smallest rectangle around it; in a block that is turned, seen along its facing
};

/// Units shoulder to shoulder, from the left.
using Rank = std::vector<Spot>;

/// Ranks that stand one behind the other in contact, front rank first.
struct Block {
    std::vector<Rank> ranks;
    bool centred =
        false;  ///< a rank shorter or longer than the first stands in the middle, not flush on the left
    tabletop::Point front_left;
    tabletop::Point front_right;  ///< of its first rank
};

/// The units of `side` with these numbers that stand on the table, in its view.
[[nodiscard]] std::vector<Spot> spots_of(const scenario::Scenario& scenario, scenario::SideColour side,
                                         const std::vector<int>& numbers);

/// `spots` as blocks that a front left corner and the number of units in each rank describe in full. Units
/// that don't face ahead become blocks of those that face the same way.
[[nodiscard]] std::vector<Block> blocks_of(std::vector<Spot> spots);

}  // namespace muster::sheets::map
