#include "sheets/map/plane.hpp"

#include <algorithm>
#include <cmath>

#include "base/trig.hpp"

namespace muster::sheets::map {

double length(Vec a) { return std::sqrt(dot(a, a)); }

Vec unit(Vec a) {
    const double size = length(a);
    return size > 0 ? a * (1 / size) : a;
}

Vec turned(Vec a, double degrees) {
    const double c = cos_degrees(degrees);
    const double s = sin_degrees(degrees);
    return {a.x * c - a.y * s, a.x * s + a.y * c};
}

Vec direction(double degrees) { return {cos_degrees(degrees), sin_degrees(degrees)}; }

Area bounds(const Line& line) {
    Area box{line.front(), line.front()};
    for (const Vec p : line) {
        box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
        box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
    }
    return box;
}

bool inside(const Line& line, Vec p) {
    bool odd = false;
    for (std::size_t i = 0, j = line.size() - 1; i < line.size(); j = i++) {
        const Vec a = line[i];
        const Vec b = line[j];
        if ((a.y > p.y) == (b.y > p.y)) continue;
        if (p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) odd = !odd;
    }
    return odd;
}

double distance(Vec p, Vec a, Vec b) {
    const Vec ab = b - a;
    const double square = dot(ab, ab);
    const double part = square > 0 ? std::clamp(dot(p - a, ab) / square, 0.0, 1.0) : 0.0;
    return length(p - lerp(a, b, part));
}

double distance(Vec p, const Line& line, bool closed) {
    double least = length(p - line.front());
    for (std::size_t i = 1; i < line.size(); ++i) least = std::min(least, distance(p, line[i - 1], line[i]));
    if (closed) least = std::min(least, distance(p, line.back(), line.front()));
    return least;
}

double length_of(const Line& line, bool closed) {
    double sum = 0;
    for (std::size_t i = 1; i < line.size(); ++i) sum += length(line[i] - line[i - 1]);
    if (closed && !line.empty()) sum += length(line.front() - line.back());
    return sum;
}

Line stepped(const Line& line, double step, bool closed) {
    const double whole = length_of(line, closed);
    const int parts = std::max(closed ? 3 : 1, static_cast<int>(whole / step + 0.5));
    const std::size_t segments = closed ? line.size() : line.size() - 1;
    Line result;
    double before = 0;
    int next = 0;
    const int last = closed ? parts - 1 : parts;
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec a = line[i];
        const Vec b = line[(i + 1) % line.size()];
        const double size = length(b - a);
        while (next <= last && whole * next / parts <= before + size) {
            const double part = size > 0 ? (whole * next / parts - before) / size : 0;
            result.push_back(lerp(a, b, part));
            ++next;
        }
        before += size;
    }
    // Rounding may leave the very end out of reach.
    while (next++ <= last) result.push_back(closed ? line.front() : line.back());
    return result;
}

Line rounded(const Line& corners, int parts, bool closed) {
    Line result;
    const std::size_t count = corners.size();
    const auto corner = [&](std::size_t i, int shift) {
        const auto at = static_cast<std::ptrdiff_t>(i) + shift;
        const auto size = static_cast<std::ptrdiff_t>(count);
        const std::ptrdiff_t wrapped =
            closed ? (at % size + size) % size : std::clamp<std::ptrdiff_t>(at, 0, size - 1);
        return corners[static_cast<std::size_t>(wrapped)];
    };
    const std::size_t segments = closed ? count : count - 1;
    for (std::size_t i = 0; i < segments; ++i) {
        const Vec p0 = corner(i, -1), p1 = corner(i, 0), p2 = corner(i, 1), p3 = corner(i, 2);
        for (int k = 0; k < parts; ++k) {
            const double t = static_cast<double>(k) / parts;
            // Catmull-Rom: through every corner, with the direction of its neighbours.
            const Vec bend = (p1 * 2) + (p2 - p0) * t + (p0 * 2 - p1 * 5 + p2 * 4 - p3) * (t * t) +
                             (p1 * 3 - p0 - p2 * 3 + p3) * (t * t * t);
            result.push_back(bend * 0.5);
        }
    }
    if (!closed) result.push_back(corners.back());
    return result;
}

Area Quad::bounds() const { return map::bounds({corner[0], corner[1], corner[2], corner[3]}); }

Quad quad(const Area& area) {
    return {{area.low, {area.high.x, area.low.y}, area.high, {area.low.x, area.high.y}}};
}

namespace {

/// +1 or -1: on which side of its sides a shape's inside lies.
double turn_of(const Quad& shape) {
    return cross(shape.corner[1] - shape.corner[0], shape.corner[2] - shape.corner[1]) < 0 ? -1 : 1;
}

struct Span {
    double least, most;
};

Span shadow(const Quad& shape, Vec along) {
    Span span{dot(shape.corner[0], along), dot(shape.corner[0], along)};
    for (const Vec p : shape.corner) {
        span.least = std::min(span.least, dot(p, along));
        span.most = std::max(span.most, dot(p, along));
    }
    return span;
}

bool kept_apart(const Quad& a, const Quad& b) {
    for (int i = 0; i < 2; ++i) {
        const Vec normal = right_of(a.corner[i + 1] - a.corner[i]);
        const Span sa = shadow(a, normal);
        const Span sb = shadow(b, normal);
        if (sa.most <= sb.least || sb.most <= sa.least) return true;
    }
    return false;
}

}  // namespace

bool covers(const Quad& shape, Vec p, double margin) {
    const double turn = turn_of(shape);
    for (int i = 0; i < 4; ++i) {
        const Vec side = shape.corner[(i + 1) % 4] - shape.corner[i];
        if (turn * cross(side, p - shape.corner[i]) < -margin * length(side)) return false;
    }
    return true;
}

bool meets(const Quad& shape, Vec a, Vec b, double margin) {
    const double turn = turn_of(shape);
    double from = 0, to = 1;
    for (int i = 0; i < 4; ++i) {
        const Vec side = unit(shape.corner[(i + 1) % 4] - shape.corner[i]);
        const double at_a = turn * cross(side, a - shape.corner[i]) + margin;
        const double at_b = turn * cross(side, b - shape.corner[i]) + margin;
        if (at_a < 0 && at_b < 0) return false;
        if (at_a < 0) from = std::max(from, at_a / (at_a - at_b));
        if (at_b < 0) to = std::min(to, at_a / (at_a - at_b));
    }
    return from <= to;
}

bool overlap(const Quad& a, const Quad& b) { return !kept_apart(a, b) && !kept_apart(b, a); }

Quad View::base(const tabletop::Base& base, const tabletop::Pose& pose) const {
    const auto corners = tabletop::corners(base, pose);
    return {{at(corners[0]), at(corners[1]), at(corners[2]), at(corners[3])}};
}

}  // namespace muster::sheets::map
