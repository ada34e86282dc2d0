// Drawing into a frame: paths from plane geometry, in the map's tones.
#pragma once

#include <utility>
#include <vector>

#include "layout/frame.hpp"
#include "sheets/map/plane.hpp"
#include "sheets/map/style.hpp"

namespace muster::sheets::map {

[[nodiscard]] constexpr layout::Point point(Vec p) { return {layout::Mm{p.x}, layout::Mm{p.y}}; }

// ---- parts of paths; each begins a new part of `path`
void add_line(layout::Path& path, const Line& line, bool closed);
/// Curves through the places of `line` (Catmull-Rom).
void add_curve(layout::Path& path, const Line& line, bool closed);
void add_segment(layout::Path& path, Vec a, Vec b);
/// A wedge from `a` to `b`, to be filled: `at_a` wide at its start, `at_b` at its end.
struct Taper {
    Vec a, b;
    double at_a = 0, at_b = 0;
};
void add_taper(layout::Path& path, const Taper& taper);
/// A dot, to be stroked with round ends.
void add_dot(layout::Path& path, Vec at);
void add_circle(layout::Path& path, Vec centre, double radius);
void add_quad(layout::Path& path, const Quad& shape);
void add_area(layout::Path& path, const Area& area);

/// Where bases and labels stand: decoration is left out there, as an engraver stops his lines at a name.
class Clearing {
  public:
    void add(const Quad& shape, double margin) {
        shapes_.push_back({shape, shape.bounds().grown(margin), margin});
    }
    /// The part of it that matters within `area`.
    [[nodiscard]] Clearing within(const Area& area) const;
    [[nodiscard]] bool covers(Vec p) const;
    [[nodiscard]] bool meets(Vec a, Vec b) const;
    /// True if `area` shares ground with any of its shapes.
    [[nodiscard]] bool meets(const Area& area) const;

  private:
    struct Shape {
        Quad quad;
        Area box;  ///< around it, its margin included
        double margin;
    };
    std::vector<Shape> shapes_;
};

/// The parts of the segment from `a` to `b` outside of `clearing`.
[[nodiscard]] std::vector<std::pair<Vec, Vec>> clear_runs(const Clearing& clearing, Vec a, Vec b);

/// `taper` without what lies in `clearing`.
void add_clear_taper(layout::Path& path, const Clearing& clearing, const Taper& taper);

/// A line's form.
struct Nib {
    double width = 0.1;
    Tone tone = Tone::ink;
    std::vector<double> dash;  ///< on, off, on ...; empty = solid
    bool round = false;
};

/// A frame being drawn, with all that a drawing needs to know.
class Plate {
  public:
    Plate(layout::Frame& frame, const Look& look, double mm_per_inch)
        : frame_(frame), look_(look), mm_per_inch_(mm_per_inch) {}

    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] const Style& form() const { return look_.form; }
    [[nodiscard]] double mm_per_inch() const { return mm_per_inch_; }
    [[nodiscard]] layout::Frame& frame() { return frame_; }

    void fill(layout::Path path, Tone tone);
    void stroke(layout::Path path, const Nib& nib);
    void fill_and_stroke(layout::Path path, Tone tone, const Nib& nib);
    void text(Vec baseline, std::string text, const layout::Style& style, const layout::Colour& colour,
              double width);

    /// What decoration keeps clear of.
    Clearing clearing;

  private:
    layout::Frame& frame_;
    const Look& look_;
    double mm_per_inch_;
};

}  // namespace muster::sheets::map
