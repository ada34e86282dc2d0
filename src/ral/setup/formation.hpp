// The plan of a side as places that its units would like, before ground and room have their say (ours).
#pragma once

#include <vector>

#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// A unit with where it belongs.
struct Wish {
    int unit = 0;  ///< its number
    Block block = Block::centre;
    bool before = false;    ///< an archer before the centre
    tabletop::Point place;  ///< of its middle, seen from the side's own edge
};

/// Shares out the units of a side by its plan: reserve, mounted troops to the wings, archers before the
/// centre or to the wings, the others to the centre; wings that have too few get foot from it. In the order
/// in which the side places them: archers before the centre, centre, right wing, left wing, reserve. \pre
/// side.plan is one of the book
[[nodiscard]] std::vector<Wish> share_out(const Rulebook& book, const scenario::Side& side);

/// Gives each unit the place it would have on clear ground of that width: ranks of units side by side, `gap`
/// apart in both ways, as few as hold all of the first line.
void draw_up(const Rulebook& book, const Plan& plan, Inches width, Inches gap, std::vector<Wish>& wishes);

}  // namespace muster::ral
