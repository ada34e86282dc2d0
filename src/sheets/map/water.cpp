#include <algorithm>
#include <cmath>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// `shore` drawn back by `by` to its right (as one walks along it); places that come too near another part of
/// the shore are left out, so that the line doesn't cross itself.
Line receded(const Line& shore, double by, bool closed) {
    const std::size_t count = shore.size();
    Line line;
    for (std::size_t i = 0; i < count; ++i) {
        const Vec before = shore[closed || i > 0 ? (i + count - 1) % count : i];
        const Vec after = shore[closed || i + 1 < count ? (i + 1) % count : i];
        const Vec p = shore[i] + right_of(unit(after - before)) * by;
        if (distance(p, shore, closed) > by * 0.96) line.push_back(p);
    }
    return line;
}

/// Lines along the shore that grow fainter and further apart.
void draw_water_lines(Plate& plate, const Line& shore, bool closed, const Area& within) {
    const WaterForm& form = plate.form().water;
    double from_shore = 0;
    double gap = form.first;
    for (int i = 0; i < form.lines; ++i) {
        from_shore += gap;
        gap *= form.growth;
        Line line = receded(shore, from_shore, closed);
        if (!closed) {
            const auto outside = [&](Vec p) { return !within.holds(p); };
            line.erase(std::remove_if(line.begin(), line.end(), outside), line.end());
        }
        if (line.size() < 8) return;
        layout::Path path;
        add_curve(path, line, closed);
        plate.stroke(std::move(path), {form.line * (1.5 - 0.18 * i), Tone::water, {}, true});
    }
}

}  // namespace

void draw_pond(Plate& plate, const Area& area, Scatter scatter) {
    const WaterForm& form = plate.form().water;
    const Line shore =
        natural_outline(area.grown(-form.shore / 2), {form.roughness, 2, 5, 0.45}, 72, scatter);
    layout::Path water, line;
    add_curve(water, shore, true);
    line = water;
    plate.fill(std::move(water), Tone::water_tint);
    draw_water_lines(plate, shore, true, area);
    plate.stroke(std::move(line), {form.shore, Tone::water, {}, true});
}

void draw_lake(Plate& plate, const Area& area, bool at_left, Scatter scatter) {
    const WaterForm& form = plate.form().water;
    const Wave wave(scatter, 3, 9);
    constexpr int steps = 64;
    Line shore;
    // With the water to the right of the walker: from the top down at the left edge, from the bottom up at
    // the right one.
    for (int i = 0; i <= steps; ++i) {
        const double part = static_cast<double>(i) / steps;
        const Vec d = direction(-90 + 180 * part);
        // Half of the shape between an ellipse and a box, cut along the table's edge.
        const double reach = 1 / std::sqrt(std::sqrt(d.x * d.x * d.x * d.x + d.y * d.y * d.y * d.y));
        const double rough = 1 - form.roughness * (0.5 + 0.5 * wave.at(part * 360));
        const double depth = (area.width() - form.shore) * std::max(0.0, d.x) * reach * rough;
        const double down = area.height() * (0.5 + 0.5 * d.y * reach);
        const double y = area.low.y + (at_left ? down : area.height() - down);
        shore.push_back({at_left ? area.low.x + depth : area.high.x - depth, y});
    }
    layout::Path water, line;
    add_curve(water, shore, false);
    line = water;
    plate.fill(std::move(water.close()), Tone::water_tint);
    draw_water_lines(plate, shore, false, area);
    plate.stroke(std::move(line), {form.shore, Tone::water, {}, true});
}

}  // namespace muster::sheets::map
