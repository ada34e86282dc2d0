// What a place is worth to a Body: the points of the order sheet, line by line.
#pragma once

#include "rrtk/solo/outlook.hpp"

namespace muster::rrtk::solo {

/// Where each unit of a Body would stand.
struct Places {
    UnitSet units;
    std::array<tabletop::Pose, battle::max_units> pose;
};

/// How often each line of the order sheet counts at a place.
struct PlaceCounts {
    int inches_nearer = 0;  ///< whole inches of its first unit, for a Body that advances or envelops
    int inches_slow = 0;    ///< the same for one that is slow or skirmishes
    int strikes = 0, struck = 0, flanked = 0, uphill = 0, guard = 0, threats = 0, in_range = 0,
        under_fire = 0, support = 0;
    bool stands = false;

    [[nodiscard]] int points(const CommanderCard& card) const;
};

/// Those for whom a line could count at some place of a Body.
struct Neighbours {
    UnitSet foes, friends;
};

/// For a Body each of whose points goes no further than `most` from where it is.
[[nodiscard]] Neighbours neighbours_of(const Outlook& outlook, const UnitSet& units, Inches most);

/// Counts for a Body that goes from where it stands to `places` on its way to `goal`.
[[nodiscard]] PlaceCounts count(const Outlook& outlook, const Places& places, tabletop::Point goal,
                                const Neighbours& neighbours);

}  // namespace muster::rrtk::solo
