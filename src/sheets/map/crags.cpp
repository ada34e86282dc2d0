#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// The right edge of a crag's dark face at `part` of the way down, and the broken ridge between dark and
/// light.
struct Face {
    Line left, ridge, right;
};

/// `a` to `b` in jags.
Line jagged(Vec a, Vec b, int parts, double depth, Scatter& scatter) {
    Line line{a};
    const Vec side = right_of(unit(b - a));
    for (int i = 1; i < parts; ++i) {
        const double part = (i + scatter.between(-0.25, 0.25)) / parts;
        const double out = (i % 2 == 0 ? -depth : depth) * scatter.between(0.5, 1);
        line.push_back(lerp(a, b, part) + side * out);
    }
    line.push_back(b);
    return line;
}

Vec along(const Line& line, double part) {
    double left = length_of(line, false) * part;
    for (std::size_t i = 1; i < line.size(); ++i) {
        const double step = length(line[i] - line[i - 1]);
        if (left <= step && step > 0) return lerp(line[i - 1], line[i], left / step);
        left -= step;
    }
    return line.back();
}

void draw_crag(Plate& plate, Vec foot, double size, Scatter& scatter) {
    const CragsForm& form = plate.form().crags;
    const double w = form.width * size;
    const double h = form.height * size;
    const Vec peak = foot + Vec{scatter.between(-0.12, 0.12) * w, -h};
    const Vec low_left = foot + Vec{-w * 0.5, 0};
    const Vec low_right = foot + Vec{w * 0.5, -h * scatter.between(0, 0.08)};
    const Vec ridge_foot = foot + Vec{w * scatter.between(-0.1, 0.08), h * 0.06};
    const Face face{jagged(low_left, peak, 4, h * 0.07, scatter),
                    jagged(peak, ridge_foot, 4, w * 0.07, scatter),
                    jagged(peak, low_right, 4, h * 0.07, scatter)};

    layout::Path body;
    add_line(body, face.left, false);
    for (std::size_t i = 1; i < face.right.size(); ++i) body.line_to(point(face.right[i]));
    body.line_to(point(ridge_foot)).close();
    plate.fill(std::move(body), Tone::crag_tint);

    layout::Path hatch;
    const int lines = static_cast<int>(h / form.hatch_gap);
    for (int i = 1; i < lines; ++i) {
        const double part = (i + scatter.between(-0.2, 0.2)) / lines;
        const Vec from = along(face.ridge, part);
        const Vec to = along(face.right, part * 0.96 + 0.02);
        add_segment(hatch, from, lerp(from, to + Vec{0, h * 0.05}, scatter.between(0.78, 0.98)));
    }
    // A few lines on the light side, where the rock is broken.
    for (int i = 0; i < 3; ++i) {
        const Vec from = along(face.left, scatter.between(0.35, 0.85));
        add_segment(hatch, from,
                    from + Vec{w * scatter.between(0.03, 0.08), h * scatter.between(0.12, 0.26)});
    }
    plate.stroke(std::move(hatch), {form.hatch, Tone::crag, {}, false});
    layout::Path outline;
    add_line(outline, face.left, false);
    for (std::size_t i = 1; i < face.right.size(); ++i) outline.line_to(point(face.right[i]));
    add_line(outline, face.ridge, false);
    plate.stroke(std::move(outline), {form.line, Tone::crag, {}, true});
}

}  // namespace

void draw_crags(Plate& plate, const Area& area, Scatter scatter) {
    const CragsForm& form = plate.form().crags;
    const Line edge = natural_outline(area.grown(-form.line), {form.roughness, 3, 8}, 64, scatter);
    layout::Path ground;
    add_curve(ground, edge, true);
    plate.fill_and_stroke(std::move(ground), Tone::crag_tint, {form.hatch, Tone::crag, {}, false});
    const double tallest = 1.15;
    for (const Vec p : spread(edge, form.gap, form.width * 0.55 * tallest, scatter)) {
        const double size = scatter.between(0.7, tallest);
        const Vec foot = p + Vec{0, form.height * 0.5 * size};
        const Vec half{form.width * 0.55 * size, form.height * 0.6 * size};
        if (!plate.clearing.meets(Area{p - half, p + half})) draw_crag(plate, foot, size, scatter);
    }
}

}  // namespace muster::sheets::map
