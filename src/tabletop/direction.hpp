// Places and directions seen from a base.
#pragma once

#include "base/trig.hpp"
#include "tabletop/board.hpp"

namespace muster::tabletop {

/// A place seen from a pose: to the right of its centre and ahead of it; negative = left, behind.
struct Offset {
    Inches right, ahead;
    auto operator<=>(const Offset&) const = default;
};

namespace detail {

/// `millionths` / 1,000,000 rounded to the nearest whole, halves away from zero.
[[nodiscard]] constexpr Inches rounded(std::int64_t millionths) {
    const std::int64_t half = millionths < 0 ? -500'000 : 500'000;
    return Inches::thousandths((millionths + half) / 1'000'000);
}

}  // namespace detail

/// `place` seen from `pose`, rounded to a thousandth of an inch; exact for quarter turns.
[[nodiscard]] inline Offset seen_from(const Pose& pose, Point place) {
    const Inches dx = place.x - pose.centre.x, dy = place.y - pose.centre.y;
    switch (pose.facing.degrees()) {
        case 0: return {dx, dy};
        case 90: return {-dy, dx};
        case 180: return {-dx, -dy};
        case 270: return {dy, -dx};
        default: break;
    }
    const std::int64_t s = sin_millionths(pose.facing.degrees()), c = cos_millionths(pose.facing.degrees());
    const std::int64_t x = dx.in_thousandths(), y = dy.in_thousandths();
    return {detail::rounded(x * c - y * s), detail::rounded(x * s + y * c)};
}

/// The place that lies at `offset` from `pose`; undoes seen_from but for rounding.
[[nodiscard]] inline Point place_at(const Pose& pose, Offset offset) {
    const Point at = pose.centre;
    switch (pose.facing.degrees()) {
        case 0: return {at.x + offset.right, at.y + offset.ahead};
        case 90: return {at.x + offset.ahead, at.y - offset.right};
        case 180: return {at.x - offset.right, at.y - offset.ahead};
        case 270: return {at.x - offset.ahead, at.y + offset.right};
        default: break;
    }
    const std::int64_t s = sin_millionths(pose.facing.degrees()), c = cos_millionths(pose.facing.degrees());
    const std::int64_t r = offset.right.in_thousandths(), a = offset.ahead.in_thousandths();
    return {at.x + detail::rounded(r * c + a * s), at.y + detail::rounded(a * c - r * s)};
}

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
