#include "sheets/map/badges.hpp"

#include <string>

#include "sheets/map/bases.hpp"

namespace muster::sheets::map {

namespace {

constexpr double disc = 1.25;     ///< radius of the disc of hits
constexpr double chevron = 0.85;  ///< half the width of the sign of activity
constexpr double star = 1.7;      ///< reach of the star of a melee
constexpr double waist = 0.6;     ///< its inner radius

/// The way that a base looks.
Vec front_of(const Quad& base) { return unit(base.corner[0] - base.corner[3]); }

/// So far before the middle of its front edge.
Vec ahead_of(const Quad& base, double far) {
    return lerp(base.corner[0], base.corner[1], 0.5) + front_of(base) * far;
}

/// A chevron that points ahead: both its feet and its tip.
Line wedge(const Quad& base, Vec foot) {
    const Vec across = unit(base.corner[1] - base.corner[0]);
    return {foot - across * chevron, foot + front_of(base) * (chevron * 1.1), foot + across * chevron};
}

}  // namespace

void draw_hits(Plate& plate, Vec centre, int hits, layout::TextMeasurer& measurer) {
    layout::Path path;
    add_circle(path, centre, disc);
    plate.fill_and_stroke(std::move(path), Tone::hit, {0.2, Tone::paper, {}, false});
    const layout::Style& style = plate.look().types.number;
    const std::string number = std::to_string(hits);
    const double width = measurer.width(number, style.font).value;
    const double capitals = measurer.metrics(style.font).cap_height.value;
    plate.text(centre + Vec{-width / 2, capitals / 2}, number, style, plate.look()[Tone::paper], width);
}

void draw_active(Plate& plate, const Quad& base) {
    const Vec foot = ahead_of(base, 0.35);
    layout::Path path;
    add_line(path, wedge(base, foot), true);
    plate.fill_and_stroke(std::move(path), Tone::ink, {0.15, Tone::paper, {}, false});
}

void draw_routed(Plate& plate, const Quad& base) {
    for (const Nib& nib : {Nib{0.9, Tone::paper, {}, true}, Nib{0.45, Tone::lost, {}, true}})
        for (const double step : {0.0, 1.0}) {
            layout::Path path;
            add_line(path, wedge(base, ahead_of(base, 0.45 + step * chevron)), false);
            plate.stroke(std::move(path), nib);
        }
}

void draw_lost(Plate& plate, Vec centre, double reach) {
    for (const Nib& nib : {Nib{1.1, Tone::paper, {}, true}, Nib{0.6, Tone::lost, {}, true}}) {
        layout::Path path;
        add_segment(path, centre - Vec{reach, reach}, centre + Vec{reach, reach});
        add_segment(path, centre + Vec{-reach, reach}, centre + Vec{reach, -reach});
        plate.stroke(std::move(path), nib);
    }
}

void draw_clash(Plate& plate, Vec centre) {
    Line line;
    constexpr int points = 8;
    for (int i = 0; i < 2 * points; ++i)
        line.push_back(centre + direction(i * 360.0 / (2 * points)) * (i % 2 == 0 ? star : star * waist));
    layout::Path path;
    add_line(path, line, true);
    plate.fill_and_stroke(std::move(path), Tone::paper, {0.25, Tone::lost, {}, false});
}

void draw_shot(Plate& plate, Vec from, Vec to) {
    layout::Path line, end;
    add_segment(line, from, to);
    add_dot(end, to);
    plate.stroke(std::move(line), {0.2, Tone::ink, {0.55, 0.55}, false});
    plate.stroke(std::move(end), {0.7, Tone::ink, {}, true});
}

Nib ghost_nib(scenario::SideColour side) { return {0.16, tones_of(side).line, {0.7, 0.45}, false}; }

Vec hits_corner(const Quad& base) {
    return base.corner[3] + unit(base.corner[3] - base.corner[1]) * (disc * 0.2);
}

Area hits_area(const Quad& base) { return Area{hits_corner(base), hits_corner(base)}.grown(disc); }

Area active_area(const Quad& base) {
    const Vec middle = ahead_of(base, chevron);
    return Area{middle, middle}.grown(chevron);
}

Area routed_area(const Quad& base) {
    const Vec middle = ahead_of(base, 1.4 * chevron);
    return Area{middle, middle}.grown(1.4 * chevron);
}

}  // namespace muster::sheets::map
