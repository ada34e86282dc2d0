// The table as geometry: places, facings, bases. Knows no rule set.
//
// Coordinates: x from the attacker's left table edge to the right, y from the attacker's edge towards the
// defender's.
#pragma once

#include <array>
#include <compare>

#include "base/inches.hpp"

namespace muster::tabletop {

/// A place on the table.
struct Point {
    Inches x, y;
    auto operator<=>(const Point&) const = default;
};

/// A rectangle with sides parallel to the table's edges; `low` is its lower left corner, `high` its upper
/// right one.
struct Rect {
    Point low, high;
    [[nodiscard]] Inches width() const { return high.x - low.x; }
    [[nodiscard]] Inches height() const { return high.y - low.y; }
    [[nodiscard]] Point centre() const { return {(low.x + high.x) / 2, (low.y + high.y) / 2}; }
    auto operator<=>(const Rect&) const = default;
};

/// True if the two rectangles share area; a common edge is none.
[[nodiscard]] bool overlap(const Rect& a, const Rect& b);

/// True if `a` lies wholly in `area`, its edges included.
[[nodiscard]] bool inside(const Rect& a, const Rect& area);

/// A direction in whole degrees clockwise from "towards the defender's edge" (+y), 0 to 359.
class Facing {
  public:
    constexpr Facing() = default;
    /// Any whole number of degrees; full turns are taken off.
    constexpr explicit Facing(int degrees) : degrees_(((degrees % 360) + 360) % 360) {}
    [[nodiscard]] constexpr int degrees() const { return degrees_; }
    auto operator<=>(const Facing&) const = default;

  private:
    int degrees_ = 0;
};

/// Towards the defender's edge and towards the attacker's edge.
inline constexpr Facing up{0};
inline constexpr Facing down{180};

/// The outline of a base: frontage and depth, both > 0.
struct Base {
    Inches width, depth;
    auto operator<=>(const Base&) const = default;
};

/// Where a base stands: its centre, and the direction its front looks to.
struct Pose {
    Point centre;
    Facing facing;
    auto operator<=>(const Pose&) const = default;
};

/// The corners of a base, seen from behind it: front left, front right, rear right, rear left;
/// exact for quarter turns, else rounded to a thousandth of an inch.
[[nodiscard]] std::array<Point, 4> corners(const Base& base, const Pose& pose);

/// The smallest upright rectangle around a base.
[[nodiscard]] Rect bounds(const Base& base, const Pose& pose);

/// A base at its place.
struct PlacedBase {
    Base base;
    Pose pose;
    auto operator<=>(const PlacedBase&) const = default;
};

/// Gap allowed between bases that still touch.
inline constexpr Inches contact_gap = Inches::thousandths(50);

/// True if the two bases share area. Touching bases don't.
[[nodiscard]] bool overlap(const PlacedBase& a, const PlacedBase& b);

/// True if a base shares area with a rectangle.
[[nodiscard]] bool overlap(const PlacedBase& a, const Rect& b);

/// True if the bases touch or come within 0.05 in, corner to corner included.
[[nodiscard]] bool touching(const PlacedBase& a, const PlacedBase& b);

/// True if the whole base lies in the rectangle, its edges included.
[[nodiscard]] bool inside(const PlacedBase& a, const Rect& area);

/// The table: its size, both sides > 0.
struct Board {
    Inches width, height;
    auto operator<=>(const Board&) const = default;
    [[nodiscard]] Rect area() const { return {{}, {width, height}}; }
};

/// One of nine equal parts (T-11): 1 to 3 along the defender's edge from left to right as the attacker sees
/// it, 7 to 9 along the attacker's. \pre 1 <= number <= 9
[[nodiscard]] Rect section(const Board& board, int number);

/// The table seen from the other long edge: everything turned by half a circle about the table's centre.
[[nodiscard]] Rect turned(const Board& board, const Rect& area);
[[nodiscard]] Pose turned(const Board& board, const Pose& pose);
/// The number that a section has after the turn. \pre 1 <= number <= 9
[[nodiscard]] int turned_section(int number);

}  // namespace muster::tabletop
