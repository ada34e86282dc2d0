// Plane geometry for drawing: places in millimetres on the map's frame, x to the right, y downwards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "scenario/scenario.hpp"

namespace muster::sheets::map {

/// A place or a direction on the map, in millimetres.
struct Vec {
    double x = 0, y = 0;
    friend constexpr Vec operator+(Vec a, Vec b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Vec operator-(Vec a, Vec b) { return {a.x - b.x, a.y - b.y}; }
    friend constexpr Vec operator*(Vec a, double k) { return {a.x * k, a.y * k}; }
    constexpr bool operator==(const Vec&) const = default;
};

[[nodiscard]] constexpr double dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y; }
[[nodiscard]] constexpr double cross(Vec a, Vec b) { return a.x * b.y - a.y * b.x; }
[[nodiscard]] constexpr Vec lerp(Vec a, Vec b, double part) { return a + (b - a) * part; }
/// The direction a quarter turn clockwise on the page from `a`.
[[nodiscard]] constexpr Vec right_of(Vec a) { return {-a.y, a.x}; }
[[nodiscard]] double length(Vec a);
/// `a` with length 1; {0, 0} stays.
[[nodiscard]] Vec unit(Vec a);
/// `a` turned clockwise on the page.
[[nodiscard]] Vec turned(Vec a, double degrees);
/// The direction `degrees` clockwise from "to the right", with length 1.
[[nodiscard]] Vec direction(double degrees);

/// An upright box: its top left and bottom right corners.
struct Area {
    Vec low, high;
    [[nodiscard]] constexpr double width() const { return high.x - low.x; }
    [[nodiscard]] constexpr double height() const { return high.y - low.y; }
    [[nodiscard]] constexpr Vec centre() const { return (low + high) * 0.5; }
    [[nodiscard]] constexpr Area grown(double by) const { return {low - Vec{by, by}, high + Vec{by, by}}; }
    [[nodiscard]] constexpr bool holds(Vec p) const {
        return p.x >= low.x && p.x <= high.x && p.y >= low.y && p.y <= high.y;
    }
    [[nodiscard]] constexpr bool holds(const Area& other) const {
        return holds(other.low) && holds(other.high);
    }
    /// The place in it that is nearest to `p`.
    [[nodiscard]] constexpr Vec nearest(Vec p) const {
        return {std::clamp(p.x, low.x, high.x), std::clamp(p.y, low.y, high.y)};
    }
    constexpr bool operator==(const Area&) const = default;
};

/// True if the two boxes share area; a common edge is none.
[[nodiscard]] constexpr bool overlap(const Area& a, const Area& b) {
    return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}

/// Places joined by straight lines.
using Line = std::vector<Vec>;

/// The smallest box around the places of `line`. \pre not empty
[[nodiscard]] Area bounds(const Line& line);

/// True if `p` lies within the closed `line`.
[[nodiscard]] bool inside(const Line& line, Vec p);

/// The distance from `p` to the segment from `a` to `b`.
[[nodiscard]] double distance(Vec p, Vec a, Vec b);

/// The distance from `p` to the nearest place of `line`; `closed` joins its end to its start.
[[nodiscard]] double distance(Vec p, const Line& line, bool closed);

/// The length of `line`.
[[nodiscard]] double length_of(const Line& line, bool closed);

/// Places along `line` at equal steps nearest to `step`; an open line keeps both ends. \pre step > 0
[[nodiscard]] Line stepped(const Line& line, double step, bool closed);

/// A closed round line through `corners` as many straight ones: `parts` for each corner.
[[nodiscard]] Line rounded(const Line& corners, int parts, bool closed);

/// A convex shape with four corners in turn, such as a base.
struct Quad {
    Vec corner[4];
    [[nodiscard]] Area bounds() const;
};

[[nodiscard]] Quad quad(const Area& area);

/// True if `p` lies in `shape` or within `margin` of its sides' lines.
[[nodiscard]] bool covers(const Quad& shape, Vec p, double margin);

/// True if the segment comes within `margin` of `shape`.
[[nodiscard]] bool meets(const Quad& shape, Vec a, Vec b, double margin);

/// True if the two shapes share area.
[[nodiscard]] bool overlap(const Quad& a, const Quad& b);

/// How the table lies on the map: attacker's edge at the bottom.
struct View {
    double mm_per_inch = 1;
    Vec origin;  ///< the table's lower left corner

    [[nodiscard]] double mm(Inches length) const { return length.to_double() * mm_per_inch; }
    [[nodiscard]] Vec at(tabletop::Point p) const { return {origin.x + mm(p.x), origin.y - mm(p.y)}; }
    [[nodiscard]] Area area(const tabletop::Rect& r) const {
        return {at({r.low.x, r.high.y}), at({r.high.x, r.low.y})};
    }
    [[nodiscard]] Quad base(const tabletop::Base& base, const tabletop::Pose& pose) const;
};

}  // namespace muster::sheets::map
