#include <algorithm>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// The lines that all boulders have in common; boulders don't touch, so that each kind can be drawn at once.
struct Boulders {
    layout::Path stones, facets, hatch;
};

/// A block of stone seen from above and in front: an angular outline, an edge between its light top and its
/// dark side.
void add_boulder(Boulders& all, Vec centre, double radius, Scatter& scatter) {
    constexpr int corners = 7;
    Line outline;
    const double first = scatter.between(0, 360.0 / corners);
    for (int i = 0; i < corners; ++i) {
        const double angle = first + 360.0 * i / corners + scatter.between(-12, 12);
        const double reach = radius * scatter.between(0.8, 1.05);
        const Vec d = direction(angle);
        outline.push_back(centre + Vec{d.x * reach, d.y * reach * 0.8});
    }
    add_line(all.stones, outline, true);

    // The edge between light and shade runs from the top right to the bottom left.
    const auto nearest = [&](Vec wanted) {
        return *std::min_element(outline.begin(), outline.end(), [&](Vec a, Vec b) {
            return length(a - centre - wanted * radius) < length(b - centre - wanted * radius);
        });
    };
    const Vec top = nearest({0.75, -0.6});
    const Vec low = nearest({-0.6, 0.75});
    const Vec knee = centre + Vec{scatter.between(-0.05, 0.2), scatter.between(-0.05, 0.2)} * radius;
    add_line(all.facets, {top, knee, low}, false);
    const Vec far = nearest({0.7, 0.6});
    for (int i = 1; i <= 4; ++i) {
        const double part = i / 5.0;
        const Vec from = part < 0.5 ? lerp(top, knee, part * 2) : lerp(knee, low, part * 2 - 1);
        const Vec to = lerp(lerp(top, far, 0.6), lerp(low, far, 0.6), part);
        add_segment(all.hatch, lerp(from, to, 0.12), lerp(from, to, 0.94));
    }
}

void draw_dots(Plate& plate, const Line& edge, double gap, const Nib& nib, Scatter& scatter) {
    layout::Path dots;
    for (const Vec p : spread(edge, gap, gap * 0.6, scatter))
        if (!plate.clearing.covers(p)) add_dot(dots, p);
    plate.stroke(std::move(dots), nib);
}

}  // namespace

void draw_rocks(Plate& plate, const Area& area, Scatter scatter) {
    const RocksForm& form = plate.form().rocks;
    const Line edge = natural_outline(area.grown(-form.line), {form.roughness, 3, 8}, 64, scatter);
    layout::Path ground;
    add_curve(ground, edge, true);
    plate.fill_and_stroke(std::move(ground), Tone::rock_tint, {form.hatch, Tone::rock, {}, false});
    draw_dots(plate, edge, form.stipple, {form.dot, Tone::rock, {}, true}, scatter);

    Boulders boulders;
    for (const Vec p : spread(edge, form.gap, form.most * 1.1, scatter)) {
        const double small = scatter.part();
        const double radius = form.least + (form.most - form.least) * small * small;
        const Vec reach{radius * 1.1, radius * 1.1};
        if (!plate.clearing.meets(Area{p - reach, p + reach})) add_boulder(boulders, p, radius, scatter);
    }
    plate.fill_and_stroke(std::move(boulders.stones), Tone::boulder, {form.line, Tone::rock, {}, true});
    plate.stroke(std::move(boulders.facets), {form.line * 0.8, Tone::rock, {}, true});
    plate.stroke(std::move(boulders.hatch), {form.hatch, Tone::rock, {}, false});
}

void draw_stipple(Plate& plate, const Area& area, Scatter scatter) {
    const RocksForm& form = plate.form().rocks;
    const Line edge = natural_outline(area.grown(-form.line), {form.roughness, 3, 8}, 64, scatter);
    layout::Path ground;
    add_curve(ground, edge, true);
    plate.stroke(std::move(ground), {form.hatch, Tone::rock, {}, false});
    draw_dots(plate, edge, form.stipple * 1.3, {form.dot, Tone::rock, {}, true}, scatter);
}

}  // namespace muster::sheets::map
