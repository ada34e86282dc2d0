#include "sheets/map/pen.hpp"

#include <algorithm>
#include <utility>

namespace muster::sheets::map {

using layout::Mm;
using layout::Path;

void add_line(Path& path, const Line& line, bool closed) {
    if (line.empty()) return;
    path.move_to(point(line.front()));
    for (std::size_t i = 1; i < line.size(); ++i) path.line_to(point(line[i]));
    if (closed) path.close();
}

void add_curve(Path& path, const Line& line, bool closed) {
    if (line.size() < 3) return add_line(path, line, closed);
    const std::size_t count = line.size();
    const std::size_t segments = closed ? count : count - 1;
    path.move_to(point(line.front()));
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec p1 = line[i];
        const Vec p2 = line[(i + 1) % count];
        const Vec p0 = closed || i > 0 ? line[(i + count - 1) % count] : p1;
        const Vec p3 = closed || i + 2 < count ? line[(i + 2) % count] : p2;
        path.curve_to(point(p1 + (p2 - p0) * (1.0 / 6)), point(p2 - (p3 - p1) * (1.0 / 6)), point(p2));
    }
    if (closed) path.close();
}

void add_segment(Path& path, Vec a, Vec b) { path.move_to(point(a)).line_to(point(b)); }

void add_taper(Path& path, const Taper& taper) {
    const Vec side = right_of(unit(taper.b - taper.a)) * 0.5;
    path.move_to(point(taper.a + side * taper.at_a)).line_to(point(taper.a - side * taper.at_a));
    if (taper.at_b > 0.02) {
        path.line_to(point(taper.b - side * taper.at_b)).line_to(point(taper.b + side * taper.at_b));
    } else {
        path.line_to(point(taper.b));
    }
    path.close();
}

void add_dot(Path& path, Vec at) {
    // Not quite without length: some viewers draw nothing for a line that has none.
    add_segment(path, at, at + Vec{0.01, 0});
}

void add_circle(Path& path, Vec centre, double radius) {
    constexpr double bow = 0.5522847498;  // a quarter circle as a cubic curve
    const auto at = [&](double x, double y) { return point(centre + Vec{x, y} * radius); };
    path.move_to(at(1, 0));
    path.curve_to(at(1, bow), at(bow, 1), at(0, 1));
    path.curve_to(at(-bow, 1), at(-1, bow), at(-1, 0));
    path.curve_to(at(-1, -bow), at(-bow, -1), at(0, -1));
    path.curve_to(at(bow, -1), at(1, -bow), at(1, 0));
    path.close();
}

void add_quad(Path& path, const Quad& shape) {
    path.move_to(point(shape.corner[0]));
    for (int i = 1; i < 4; ++i) path.line_to(point(shape.corner[i]));
    path.close();
}

void add_area(Path& path, const Area& area) { add_quad(path, quad(area)); }

Clearing Clearing::within(const Area& area) const {
    Clearing part;
    for (const Shape& shape : shapes_)
        if (overlap(shape.box, area)) part.shapes_.push_back(shape);
    return part;
}

bool Clearing::covers(Vec p) const {
    return std::any_of(shapes_.begin(), shapes_.end(), [&](const Shape& shape) {
        return shape.box.holds(p) && map::covers(shape.quad, p, shape.margin);
    });
}

bool Clearing::meets(Vec a, Vec b) const {
    const Area box{{std::min(a.x, b.x), std::min(a.y, b.y)}, {std::max(a.x, b.x), std::max(a.y, b.y)}};
    const auto apart = [&](const Area& other) {
        return box.high.x < other.low.x || other.high.x < box.low.x || box.high.y < other.low.y ||
               other.high.y < box.low.y;
    };
    return std::any_of(shapes_.begin(), shapes_.end(), [&](const Shape& shape) {
        return !apart(shape.box) && map::meets(shape.quad, a, b, shape.margin);
    });
}

bool Clearing::meets(const Area& area) const {
    return std::any_of(shapes_.begin(), shapes_.end(), [&](const Shape& shape) {
        return overlap(shape.box, area) && overlap(shape.quad, quad(area.grown(shape.margin)));
    });
}

std::vector<std::pair<Vec, Vec>> clear_runs(const Clearing& clearing, Vec a, Vec b) {
    constexpr double step = 0.25;  // millimetres: finer than the gaps around labels
    std::vector<std::pair<Vec, Vec>> runs;
    if (!clearing.meets(a, b)) {
        runs.emplace_back(a, b);
        return runs;
    }
    const int steps = std::max(1, static_cast<int>(length(b - a) / step));
    bool open = false;
    for (int i = 0; i < steps; ++i) {
        const Vec from = lerp(a, b, static_cast<double>(i) / steps);
        const Vec to = lerp(a, b, static_cast<double>(i + 1) / steps);
        const bool is_clear = !clearing.meets(from, to);
        if (is_clear && open) runs.back().second = to;
        if (is_clear && !open) runs.emplace_back(from, to);
        open = is_clear;
    }
    return runs;
}

void add_clear_taper(Path& path, const Clearing& clearing, const Taper& taper) {
    const double whole = length(taper.b - taper.a);
    for (const auto& [a, b] : clear_runs(clearing, taper.a, taper.b)) {
        constexpr double least = 0.4;  // of the whole; less looks like a speck
        if (length(b - a) < least * whole) continue;
        const auto width = [&](Vec p) {
            return taper.at_a + (taper.at_b - taper.at_a) * (whole > 0 ? length(p - taper.a) / whole : 0);
        };
        add_taper(path, {a, b, width(a), width(b)});
    }
}

void Plate::fill(Path path, Tone tone) {
    if (path.steps.empty()) return;
    frame_.items.emplace_back(layout::PathItem{std::move(path), look_[tone], std::nullopt, false});
}

namespace {

layout::Stroke stroke_of(const Look& look, const Nib& nib) {
    layout::Stroke stroke{Mm{nib.width}, look[nib.tone], {}, nib.round};
    for (const double length : nib.dash) stroke.dash.emplace_back(length);
    return stroke;
}

}  // namespace

void Plate::stroke(Path path, const Nib& nib) {
    if (path.steps.empty()) return;
    frame_.items.emplace_back(layout::PathItem{std::move(path), std::nullopt, stroke_of(look_, nib), false});
}

void Plate::fill_and_stroke(Path path, Tone tone, const Nib& nib) {
    if (path.steps.empty()) return;
    frame_.items.emplace_back(layout::PathItem{std::move(path), look_[tone], stroke_of(look_, nib), false});
}

void Plate::text(Vec baseline, std::string text, const layout::Style& style, const layout::Colour& colour,
                 double width) {
    frame_.items.emplace_back(
        layout::TextItem{point(baseline), std::move(text), style.font, colour, Mm{width}});
}

}  // namespace muster::sheets::map
