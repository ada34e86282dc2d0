// The ways of units as arrows: units that go together share one.
#pragma once

#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// A stretch of a way in one manner, for all who go it together.
struct Stretch {
    scenario::SideColour side = scenario::SideColour::red;
    scenario::Going how = scenario::Going::march;
    Line way;             ///< from its start to its end, at least two places
    double back_off = 0;  ///< how far before its end the head stops: the bases' depth behind their middle
    bool last = true;     ///< it has a head; otherwise another stretch goes on from its end
};

/// The stretches of all ways of a turn. Units whose ways keep them at the same distances share arrows along
/// the mean of their places.
[[nodiscard]] std::vector<Stretch> stretches_of(const scenario::StoryTurn& turn,
                                                const scenario::Scenario& scenario, const View& view);

/// Heads of arrows in these small pictures, against those of larger ones.
inline constexpr double small_head = 0.7;

/// How a way is drawn in the tone of its side.
[[nodiscard]] Nib nib_of(scenario::Going how, scenario::SideColour side);

/// An arrow along several places; nothing where no way is left to be seen.
void draw_stretch(Plate& plate, const Stretch& stretch);

}  // namespace muster::sheets::map
