#include <algorithm>
#include <cmath>

#include "base/trig.hpp"
#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

/// The course of a gully: its middle, floor and rims, all from left to right.
struct Course {
    Line middle;
    Line floor[2], rim[2];  ///< the far (upper) side first
};

constexpr int course_steps = 48;

Course course_in(const Area& area, Scatter& scatter) {
    const Wave bend(scatter, 1, 2);
    const Wave width(scatter, 3, 7);
    const Wave notches[2] = {Wave(scatter, 5, 13), Wave(scatter, 5, 13)};
    const double turn = scatter.between(0, 360);
    const double half = area.height() / 2;
    Course course;
    for (int i = 0; i <= course_steps; ++i) {
        const double part = static_cast<double>(i) / course_steps;
        const double x = area.low.x + area.width() * part;
        const double sway = 0.3 * sin_degrees(turn + part * 430) + 0.1 * bend.at(part * 360);
        const Vec centre{x, area.centre().y + half * sway};
        const double floor = half * (0.15 + 0.04 * width.at(part * 360));
        course.middle.push_back(centre);
        for (int side = 0; side < 2; ++side) {
            const double out = side == 0 ? -1 : 1;
            const double slope = half * (0.3 + 0.13 * notches[side].at(part * 360));
            const double free = half - std::abs(centre.y + out * floor - area.centre().y);
            course.floor[side].push_back(centre + Vec{0, out * floor});
            course.rim[side].push_back(centre + Vec{0, out * (floor + std::min(slope, free * 0.92))});
        }
    }
    return course;
}

/// Hachures from a rim towards the floor: a heavy row at the rim and a light one below it.
void add_bank(layout::Path& path, const Plate& plate, const Line& rim, const Line& floor, Scatter& scatter) {
    const GullyForm& form = plate.form().gully;
    const int count = std::max(4, static_cast<int>(length_of(rim, false) / form.spacing));
    const auto at = [&](const Line& line, double part) {
        const double along = std::clamp(part, 0.0, 1.0) * course_steps;
        const auto i = std::min<std::size_t>(static_cast<std::size_t>(along), course_steps - 1);
        return lerp(line[i], line[i + 1], along - static_cast<double>(i));
    };
    for (int i = 0; i < count; ++i) {
        const double part = (i + 0.5 + scatter.between(-0.2, 0.2)) / count;
        const double reach = form.length + scatter.between(0.1, 0.26);
        const Vec top = at(rim, part);
        const Vec foot = at(floor, part);
        const Vec knee = lerp(top, foot, reach);
        add_clear_taper(path, plate.clearing, {top, knee, form.top, form.foot * 1.6});
        const double next = (i + 1.0) / count;
        const Vec from = lerp(at(rim, next), at(floor, next), reach - 0.08);
        const Vec to = lerp(at(rim, next), at(floor, next), 0.97 - scatter.between(0, 0.12));
        add_clear_taper(path, plate.clearing, {from, to, form.top * 0.62, form.foot});
    }
}

/// The bed that water ran in once: two broken lines and gravel.
void draw_bed(Plate& plate, const Course& course, Scatter& scatter) {
    const GullyForm& form = plate.form().gully;
    const Wave sway(scatter, 3, 6);
    Line middle;
    for (int i = 0; i <= course_steps; ++i) {
        const auto k = static_cast<std::size_t>(i);
        const double room = course.floor[1][k].y - course.middle[k].y;
        middle.push_back(course.middle[k] + Vec{0, room * 0.45 * sway.at(360.0 * i / course_steps)});
    }
    layout::Path lines, stones;
    for (const double out : {-0.5, 0.5}) {
        Line side;
        for (const Vec p : middle) side.push_back(p + Vec{0, out * plate.mm_per_inch() * 0.5});
        add_curve(lines, side, false);
    }
    plate.stroke(std::move(lines),
                 {form.bed, Tone::bed, {form.bed * 14, form.bed * 7, form.bed * 5, form.bed * 7}, true});
    Line floor = course.floor[0];
    floor.insert(floor.end(), course.floor[1].rbegin(), course.floor[1].rend());
    for (const Vec p : spread(floor, form.stipple, form.stipple * 0.3, scatter))
        if (scatter.part() < 0.7 && !plate.clearing.covers(p)) add_dot(stones, p);
    plate.stroke(std::move(stones), {form.dot, Tone::bed, {}, true});
}

}  // namespace

std::vector<Line> gully_rims(const Area& area, const GullyForm& form, Scatter scatter) {
    const Course course = course_in(area.grown(-form.rim), scatter);
    return {course.rim[0], course.rim[1]};
}

void draw_gully(Plate& plate, const Area& area, Scatter scatter) {
    const GullyForm& form = plate.form().gully;
    const Course course = course_in(area.grown(-form.rim), scatter);
    Line ground = course.rim[0];
    ground.insert(ground.end(), course.rim[1].rbegin(), course.rim[1].rend());
    Line floor = course.floor[0];
    floor.insert(floor.end(), course.floor[1].rbegin(), course.floor[1].rend());

    layout::Path slopes, bottom, rims, hachures;
    add_line(slopes, ground, true);
    plate.fill(std::move(slopes), Tone::gully_tint);
    add_line(bottom, floor, true);
    plate.fill(std::move(bottom), Tone::paper);
    for (int side = 0; side < 2; ++side) {
        add_line(rims, course.rim[side], false);
        add_bank(hachures, plate, course.rim[side], course.floor[side], scatter);
    }
    plate.fill(std::move(hachures), Tone::gully);
    plate.stroke(std::move(rims), {form.rim, Tone::gully, {}, true});
    draw_bed(plate, course, scatter);
}

}  // namespace muster::sheets::map
