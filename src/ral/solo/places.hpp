// Where a unit could go, and what the lines of the order sheet find there.
#pragma once

#include "base/fixed_list.hpp"
#include "ral/solo/outlook.hpp"

namespace muster::ral::solo {

/// What the lines count at a place.
struct PlaceCounts {
    int nearer = 0;  ///< whole inches nearer to the enemy that it goes for
    bool slow = false;
    int strike = 0, struck = 0;  ///< points of the chart
    int in_range = 0, under_fire = 0, beside = 0, high = 0, stand = 0;

    [[nodiscard]] int points(const CommanderCard& card) const;
};

/// A place to go to; an order of kind done = standing as it is.
struct Place {
    Order order;
    int points = 0;
};
using Places = FixedList<Place, 24>;

/// The places that the order sheet names, with their points, legal or not; standing comes last.
/// \pre there is an enemy to go for
[[nodiscard]] Places places_of(const Outlook& outlook, UnitId unit);

/// What the lines find where the unit would stand with that pose.
[[nodiscard]] PlaceCounts counts_at(const Outlook& outlook, UnitId unit, const tabletop::Pose& pose);

}  // namespace muster::ral::solo
