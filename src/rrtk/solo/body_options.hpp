// Where a Body could go, and what each place is worth to it.
#pragma once

#include "rrtk/solo/place_value.hpp"

namespace muster::rrtk::solo {

/// An order of movement, and how often each line of the order sheet counts where it leads.
struct Option {
    battle::Order order;
    PlaceCounts counts;
};
using Options = FixedList<Option, 24>;

/// The Body whose turn it is, seen by its commander.
struct BodyView {
    const Outlook& outlook;
    UnitSet movers;  ///< \pre not empty
    Posture posture = Posture::advance;
};

/// Where the Body is going: its quarry, or the place beside the end of the enemy line.
[[nodiscard]] tabletop::Point goal_of(const BodyView& view);

/// Standing where it is.
[[nodiscard]] PlaceCounts standing(const BodyView& view, tabletop::Point goal);

/// Marches (slow Bodies at half speed), wheels, facing about, skirmishing steps. An inactive Body is seen as
/// if it were active. Not every one of them need be legal.
[[nodiscard]] Options options_of(const BodyView& view, tabletop::Point goal);

}  // namespace muster::rrtk::solo
