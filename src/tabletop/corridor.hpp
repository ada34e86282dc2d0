// What lies straight ahead of a base, or straight behind it: arcs of fire, charge reach, facing.
#pragma once

#include <array>
#include <optional>

#include "tabletop/outline.hpp"

namespace muster::tabletop {

/// The strip before the front edge of a base (or behind its rear edge), without end.
struct Corridor {
    Pose pose;          ///< at the middle of the edge, looking outward
    Inches half_width;  ///< to either side
};

enum class Arc : std::uint8_t { front, rear };

/// The strip of a base: its own width, and `widened` more on each side (half a base: ).
[[nodiscard]] Corridor corridor(const PlacedBase& base, Arc arc, Inches widened = {});

/// The part of an outline that lies in a corridor.
struct InCorridor {
    Inches nearest;      ///< shortest distance ahead, for that part (R-171); 0 = at the edge itself
    Inches left, right;  ///< its least and largest offset to the right of the middle
};

/// Nothing if no part of it lies in the corridor; touching its side is not in it.
[[nodiscard]] std::optional<InCorridor> in_corridor(const Corridor& strip, const Outline& what);

/// True if part of an outline lies in a corridor, at most `range` ahead: in_corridor() has it and its nearest
/// is no more than that; quicker.
[[nodiscard]] bool reaches(const Corridor& strip, Inches range, const Outline& what);

/// True if the segment from `a` to `b` runs through the inside of an outline (along an edge or through a
/// corner is not).
[[nodiscard]] bool crosses(Point a, Point b, const Outline& what);
[[nodiscard]] bool crosses(Point a, Point b, const Rect& what);

/// The length of the part of the segment that lies in a rectangle, rounded up.
[[nodiscard]] Inches length_inside(Point a, Point b, const Rect& area);

/// Five evenly spaced lines from the corridor's edge straight ahead to the part of `what` in it, from
/// left to right.
struct Line {
    Point from, to;
};
[[nodiscard]] std::array<Line, 5> sight_lines(const Corridor& strip, const Outline& what,
                                              const InCorridor& part);

}  // namespace muster::tabletop
