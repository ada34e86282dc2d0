// Places and directions seen from a base.
#pragma once

#include "tabletop/board.hpp"

namespace muster::tabletop {

/// A place seen from a pose: to the right of its centre and ahead of it; negative = left, behind.
struct Offset {
    Inches right, ahead;
    auto operator<=>(const Offset&) const = default;
};

/// `place` seen from `pose`, rounded to a thousandth of an inch; exact for quarter turns.
[[nodiscard]] Offset seen_from(const Pose& pose, Point place);

/// The place that lies at `offset` from `pose`; undoes seen_from but for rounding.
[[nodiscard]] Point place_at(const Pose& pose, Offset offset);

/// The pose after going `distance` (may be negative) in `direction`, its facing kept.
[[nodiscard]] Pose stepped(const Pose& pose, Facing direction, Inches distance);

/// The whole degree nearest to the direction from one place to another, without std:: trigonometry;
/// 0 if the places are one.
[[nodiscard]] Facing towards(Point from, Point to);

/// The angle from `a` to `b`, -179 to 180 degrees, clockwise positive.
[[nodiscard]] int turn_between(Facing a, Facing b);

/// Distance of two places, rounded down to a thousandth of an inch.
[[nodiscard]] Inches distance(Point a, Point b);

/// Whole square root, rounded down. \pre n >= 0
[[nodiscard]] std::int64_t whole_root(std::int64_t n);

}  // namespace muster::tabletop
