#include "print/painter.hpp"

#include <algorithm>

#include "base/trig.hpp"

namespace muster::print {

namespace {

/// A clockwise turn (y points down).
cairo_matrix_t turned(double degrees) {
    const double cosine = cos_degrees(degrees);
    const double sine = sin_degrees(degrees);
    cairo_matrix_t matrix;
    cairo_matrix_init(&matrix, cosine, sine, -sine, cosine, 0, 0);
    return matrix;
}

}  // namespace

Painter::Painter(cairo_t* cairo, const Shaper& shaper, double units_per_mm)
    : cairo_(cairo), shaper_(shaper), units_per_mm_(units_per_mm), font_options_(unhinted_font_options()) {
    cairo_set_font_options(cairo_, font_options_.get());
}

PageMarks Painter::draw(const layout::Frame& frame) {
    marks_ = {};
    draw_items(frame.items);
    return std::move(marks_);
}

void Painter::draw_items(const std::vector<layout::Item>& items) {
    for (const layout::Item& item : items) {
        std::visit([this](const auto& kind) { draw_item(kind); }, item);
    }
}

void Painter::draw_item(const layout::TextItem& item) {
    const ShapedText& shaped = shaper_.shaped(item.text, item.font);
    if (shaped.face == nullptr) return;
    set_colour(item.colour);
    for (const ShapedRun& run : shaped.runs) {
        cairo_set_font_face(cairo_, run.outlines);
        cairo_set_font_size(cairo_, units(layout::points(item.font.size_pt)));
        draw_run(run, item);
    }
}

void Painter::draw_run(const ShapedRun& run, const layout::TextItem& item) {
    const double x = units(item.baseline.x);
    const double y = units(item.baseline.y);
    const double size = units(layout::points(item.font.size_pt));
    glyphs_.clear();
    for (const cairo_glyph_t& glyph : run.glyphs) {
        glyphs_.push_back({glyph.index, x + glyph.x * size, y + glyph.y * size});
    }
    cairo_show_text_glyphs(cairo_, run.text.data(), static_cast<int>(run.text.size()), glyphs_.data(),
                           static_cast<int>(glyphs_.size()), run.clusters.data(),
                           static_cast<int>(run.clusters.size()), run.flags);
}

void Painter::draw_item(const layout::PathItem& item) {
    cairo_new_path(cairo_);
    add_path(item.path);
    if (item.fill) {
        set_colour(*item.fill);
        cairo_set_fill_rule(cairo_, item.even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
        cairo_fill_preserve(cairo_);
    }
    if (item.stroke) stroke(*item.stroke);
    cairo_new_path(cairo_);
}

void Painter::add_path(const layout::Path& path) {
    using Kind = layout::PathStep::Kind;
    const auto x = [this](const layout::Point& p) { return units(p.x); };
    const auto y = [this](const layout::Point& p) { return units(p.y); };
    for (const layout::PathStep& step : path.steps) {
        switch (step.kind) {
            case Kind::move: cairo_move_to(cairo_, x(step.a), y(step.a)); break;
            case Kind::line: cairo_line_to(cairo_, x(step.a), y(step.a)); break;
            case Kind::curve:
                cairo_curve_to(cairo_, x(step.a), y(step.a), x(step.b), y(step.b), x(step.c), y(step.c));
                break;
            case Kind::close: cairo_close_path(cairo_); break;
        }
    }
}

void Painter::stroke(const layout::Stroke& stroke) {
    set_colour(stroke.colour);
    cairo_set_line_width(cairo_, units(stroke.width));
    cairo_set_line_cap(cairo_, stroke.round ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT);
    cairo_set_line_join(cairo_, stroke.round ? CAIRO_LINE_JOIN_ROUND : CAIRO_LINE_JOIN_MITER);
    std::vector<double> dashes;
    for (const layout::Mm length : stroke.dash) dashes.push_back(units(length));
    cairo_set_dash(cairo_, dashes.data(), static_cast<int>(dashes.size()), 0);
    cairo_stroke_preserve(cairo_);
}

void Painter::set_colour(const layout::Colour& colour) {
    cairo_set_source_rgba(cairo_, colour.red / 255.0, colour.green / 255.0, colour.blue / 255.0,
                          colour.alpha);
}

void Painter::draw_item(const layout::LinkItem& item) {
    PlacedLink link{1e9, 1e9, -1e9, -1e9, item.target};
    for (const layout::Mm across : {item.area.at.x, item.area.right()}) {
        for (const layout::Mm down : {item.area.at.y, item.area.bottom()}) {
            double x = units(across);
            double y = units(down);
            cairo_user_to_device(cairo_, &x, &y);
            link = {std::min(link.left, x), std::min(link.top, y), std::max(link.right, x),
                    std::max(link.bottom, y), std::move(link.target)};
        }
    }
    marks_.links.push_back(std::move(link));
}

void Painter::draw_item(const layout::AnchorItem& item) {
    double x = units(item.at.x);
    double y = units(item.at.y);
    cairo_user_to_device(cairo_, &x, &y);
    marks_.anchors.push_back({x, y, item.name});
}

void Painter::draw_item(const layout::Group& group) {
    cairo_save(cairo_);
    cairo_translate(cairo_, units(group.offset.x), units(group.offset.y));
    if (group.turn_degrees != 0) {
        const cairo_matrix_t turn = turned(group.turn_degrees);
        cairo_transform(cairo_, &turn);
    }
    if (group.scale != 1) cairo_scale(cairo_, group.scale, group.scale);
    if (group.clip) {
        cairo_new_path(cairo_);
        add_path(*group.clip);
        cairo_set_fill_rule(cairo_, CAIRO_FILL_RULE_WINDING);
        cairo_clip(cairo_);
    }
    draw_items(group.items);
    cairo_restore(cairo_);
}

}  // namespace muster::print
