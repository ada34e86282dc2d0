// Draws a frame on a Cairo surface. Everything is decided before: no rules, no layout.
#pragma once

#include <vector>

#include "layout/frame.hpp"
#include "print/handles.hpp"
#include "print/marks.hpp"
#include "print/shaper.hpp"

namespace muster::print {

/// Draws frames on one Cairo context, whose matrix is the identity.
class Painter {
  public:
    /// `units_per_mm` units of the surface are a millimetre. All texts have been shaped by `shaper`.
    Painter(cairo_t* cairo, const Shaper& shaper, double units_per_mm);

    /// Draws `frame` with its top left corner at the origin; its links and anchors are the answer.
    PageMarks draw(const layout::Frame& frame);

  private:
    void draw_items(const std::vector<layout::Item>& items);
    void draw_item(const layout::TextItem& item);
    void draw_item(const layout::PathItem& item);
    void draw_item(const layout::LinkItem& item);
    void draw_item(const layout::AnchorItem& item);
    void draw_item(const layout::Group& group);
    void draw_run(const ShapedRun& run, const layout::TextItem& item);
    void add_path(const layout::Path& path);
    void stroke(const layout::Stroke& stroke);
    void set_colour(const layout::Colour& colour);
    [[nodiscard]] double units(layout::Mm length) const { return length.value * units_per_mm_; }

    cairo_t* cairo_;
    const Shaper& shaper_;
    double units_per_mm_;
    FontOptionsPtr font_options_;
    PageMarks marks_;
    std::vector<cairo_glyph_t> glyphs_;  ///< of the run being drawn; kept for its memory
};

}  // namespace muster::print
