// Bases as four corners, worked out once and asked often: clashes, contact, distances, edges.
#pragma once

#include <array>

#include "tabletop/board.hpp"

namespace muster::tabletop {

/// The corners of a placed base: front left, front right, rear right, rear left; and the upright rectangle
/// around them, for a first quick answer.
struct Outline {
    std::array<Point, 4> corner{};
    Rect around;
    bool upright = true;  ///< its sides are parallel to the table's: it is what `around` says
    bool operator==(const Outline&) const = default;
};

[[nodiscard]] Outline outline(const PlacedBase& base);
[[nodiscard]] Outline outline(const Rect& area);

/// Bases that were turned may share a sliver through rounding; no more than this.
inline constexpr Inches clash_slack = Inches::thousandths(10);

/// How far the upright rectangles around them are apart along one axis, less than 0 if they overlap there.
[[nodiscard]] inline Inches apart_in_x(const Outline& a, const Outline& b) {
    const Inches left = b.around.low.x - a.around.high.x, right = a.around.low.x - b.around.high.x;
    return left > right ? left : right;
}
[[nodiscard]] inline Inches apart_in_y(const Outline& a, const Outline& b) {
    const Inches below = b.around.low.y - a.around.high.y, above = a.around.low.y - b.around.high.y;
    return below > above ? below : above;
}

/// clash() and within() for outlines whose surrounding rectangles don't decide it.
[[nodiscard]] bool clash_closely(const Outline& a, const Outline& b);
[[nodiscard]] bool within_closely(const Outline& a, const Outline& b, Inches most);

/// True if the two share area deeper than clash_slack: bases may not stand so.
[[nodiscard]] inline bool clash(const Outline& a, const Outline& b) {
    if (apart_in_x(a, b) >= -clash_slack || apart_in_y(a, b) >= -clash_slack) return false;
    return (a.upright && b.upright) || clash_closely(a, b);
}

/// The shortest distance, rounded up to a thousandth of an inch; 0 if they touch or share area.
[[nodiscard]] Inches gap(const Outline& a, const Outline& b);
[[nodiscard]] Inches gap(Point place, const Outline& b);
/// True if gap(a, b) <= most; quicker than gap.
[[nodiscard]] inline bool within(const Outline& a, const Outline& b, Inches most) {
    const Inches x = apart_in_x(a, b), y = apart_in_y(a, b);
    if (x > most || y > most) return false;
    if (a.upright && b.upright && (x <= Inches{} || y <= Inches{})) return true;
    return within_closely(a, b, most);
}

/// True if they touch, come within contact_gap, or share area. Corner to corner counts.
[[nodiscard]] inline bool in_contact(const Outline& a, const Outline& b) { return within(a, b, contact_gap); }

/// True if the whole outline lies in the rectangle, its edges included.
[[nodiscard]] bool inside(const Outline& a, const Rect& area);

/// The edges of a base.
enum class Edge : std::uint8_t { front, right, rear, left };

/// How base `a` touches base `b`.
struct Contact {
    bool touching = false;
    Edge mine = Edge::front;    ///< the edge of `a` that faces `b` along most of the contact
    Edge theirs = Edge::front;  ///< the edge of `b` that is touched; for a corner the one it faces (R-026)
    Inches shared;              ///< length that the two edges run along each other; 0 = corner only
    bool operator==(const Contact&) const = default;
};

[[nodiscard]] Contact contact(const PlacedBase& a, const PlacedBase& b);

/// Where a place lies as seen from a base: the side whose outward half plane it is furthest out of.
[[nodiscard]] Edge side_towards(const PlacedBase& base, Point place);

/// True if both front corners of `mover` lie behind (or on) the line through the front edge of `target`
///
[[nodiscard]] bool behind_front_line(const PlacedBase& mover, const PlacedBase& target);

/// True if `behind` stands directly behind `front`: in contact with its rear edge along some length,
/// not only a corner (sections 12, 14).
[[nodiscard]] bool directly_behind(const PlacedBase& behind, const PlacedBase& front);

}  // namespace muster::tabletop
