// What holds a straight way up, and a way as far as that lets it go.
#pragma once

#include <algorithm>
#include <cstdint>

#include "base/inches.hpp"
#include "rrtk/battle/unit_set.hpp"

namespace muster::rrtk::battle {

struct Obstacle {
    enum class Kind : std::uint8_t { none, friendly, enemy, ground, river, edge } kind = Kind::none;
    UnitId unit = no_unit;    ///< of friendly and enemy
    std::int16_t piece = -1;  ///< of ground and river: index of OrderOfBattle::ground
    bool operator==(const Obstacle&) const = default;
};

/// How far a way goes, and what ended it before it was to end.
struct Stretch {
    Inches far;
    Obstacle by;

    /// Ends it at `distance`, but not behind its beginning, if that is shorter. True if it was.
    bool shorten(Inches distance, const Obstacle& obstacle) {
        if (distance >= far) return false;
        far = std::max(Inches{}, distance);
        by = obstacle;
        return true;
    }
};

}  // namespace muster::rrtk::battle
