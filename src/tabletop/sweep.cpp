#include "tabletop/sweep.hpp"

#include <algorithm>

#include "base/trig.hpp"
#include "tabletop/direction.hpp"

namespace muster::tabletop {

namespace {

/// Whole division towards minus infinity. \pre b > 0
constexpr std::int64_t floor_div(std::int64_t a, std::int64_t b) {
    const std::int64_t q = a / b;
    return a % b != 0 && a < 0 ? q - 1 : q;
}
constexpr std::int64_t ceil_div(std::int64_t a, std::int64_t b) { return -floor_div(-a, b); }

constexpr std::int64_t for_ever = INT64_MAX / 4;
constexpr std::int64_t million = 1'000'000;

/// The stretch of a journey in which shadows overlap, narrowed axis by axis.
struct Overlap {
    std::int64_t touch = -for_ever;                ///< first touch, without slack
    std::int64_t from = -for_ever, to = for_ever;  ///< sharing area deeper than the slack

    /// Shadows [a0, a1] and [b0, b1] on an axis; the first moves by `speed` / 1,000,000 for each thousandth
    /// gone.
    void axis(std::int64_t a0, std::int64_t a1, std::int64_t b0, std::int64_t b1, std::int64_t speed,
              std::int64_t slack) {
        if (speed < 0) {  // mirrored
            std::swap(a0, a1);
            std::swap(b0, b1);
            a0 = -a0, a1 = -a1, b0 = -b0, b1 = -b1;
            speed = -speed;
        }
        if (speed == 0) {
            if (a1 - slack <= b0 || a0 + slack >= b1) from = for_ever;
            return;
        }
        touch = std::max(touch, floor_div((b0 - a1) * million, speed));
        from = std::max(from, floor_div((b0 + slack - a1) * million, speed));
        to = std::min(to, ceil_div((b1 - slack - a0) * million, speed));
    }
};

struct Span {
    std::int64_t least, most;
};

Span shadow(const Outline& shape, std::int64_t dx, std::int64_t dy) {
    Span span{INT64_MAX, INT64_MIN};
    for (const Point& p : shape.corner) {
        const std::int64_t along = p.x.in_thousandths() * dx + p.y.in_thousandths() * dy;
        span.least = std::min(span.least, along);
        span.most = std::max(span.most, along);
    }
    return span;
}

struct Step {
    std::int64_t x, y;  ///< millionths of the way
};

Step step_of(Facing direction) {
    switch (direction.degrees()) {
        case 0: return {0, million};
        case 90: return {million, 0};
        case 180: return {0, -million};
        case 270: return {-million, 0};
        default: return {sin_millionths(direction.degrees()), cos_millionths(direction.degrees())};
    }
}

/// Narrows by the normals of one outline.
void by_normals(const Outline& of, const Outline& mover, const Outline& obstacle, const Step& step,
                Overlap& overlap) {
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t nx = -(of.corner[i + 1].y - of.corner[i].y).in_thousandths();
        const std::int64_t ny = (of.corner[i + 1].x - of.corner[i].x).in_thousandths();
        const Span a = shadow(mover, nx, ny), b = shadow(obstacle, nx, ny);
        const std::int64_t length = whole_root(nx * nx + ny * ny);
        std::int64_t speed = nx * step.x + ny * step.y;
        // Gliding along an edge: the rounding of corners and sines is no approach.
        if (speed < length * 2000 && speed > -length * 2000) speed = 0;
        overlap.axis(a.least, a.most, b.least, b.most, speed, clash_slack.in_thousandths() * length);
        if (overlap.from >= overlap.to) return;
    }
}

Meeting meeting_of(const Overlap& overlap) {
    if (overlap.from >= overlap.to || overlap.to >= for_ever) return {};
    return {true, Inches::thousandths(overlap.touch), Inches::thousandths(overlap.to)};
}

Meeting meeting_by(const Outline& mover, const Step& step, const Outline& obstacle) {
    Overlap overlap;
    // The upright rectangles around them: for upright outlines they decide, for others they soon say no.
    const std::int64_t slack = clash_slack.in_thousandths();
    const Rect &a = mover.around, &b = obstacle.around;
    overlap.axis(a.low.x.in_thousandths(), a.high.x.in_thousandths(), b.low.x.in_thousandths(),
                 b.high.x.in_thousandths(), step.x, slack);
    if (overlap.from >= overlap.to) return {};
    overlap.axis(a.low.y.in_thousandths(), a.high.y.in_thousandths(), b.low.y.in_thousandths(),
                 b.high.y.in_thousandths(), step.y, slack);
    if (overlap.from >= overlap.to) return {};
    if (mover.upright && obstacle.upright) return meeting_of(overlap);
    Overlap close;
    by_normals(mover, mover, obstacle, step, close);
    if (close.from < close.to) by_normals(obstacle, mover, obstacle, step, close);
    return meeting_of(close);
}

/// An outline grown by `by` beyond each of its edges, with square corners.
Outline grown(const Outline& shape, Inches by) {
    Outline result = shape;
    const std::int64_t d = by.in_thousandths();
    const auto unit = [&](std::size_t from, std::size_t to) {
        const std::int64_t x = (shape.corner[to].x - shape.corner[from].x).in_thousandths();
        const std::int64_t y = (shape.corner[to].y - shape.corner[from].y).in_thousandths();
        const std::int64_t length = std::max<std::int64_t>(1, whole_root(x * x + y * y));
        return Point{Inches::thousandths(x * d / length), Inches::thousandths(y * d / length)};
    };
    const Point right = unit(0, 1), back = unit(1, 2);
    const auto push = [&](std::size_t i, int r, int b) {
        result.corner[i].x += right.x * r + back.x * b;
        result.corner[i].y += right.y * r + back.y * b;
    };
    push(0, -1, -1);
    push(1, 1, -1);
    push(2, 1, 1);
    push(3, -1, 1);
    result.around = {result.corner[0], result.corner[0]};
    for (const Point& p : result.corner) {
        result.around.low = {std::min(result.around.low.x, p.x), std::min(result.around.low.y, p.y)};
        result.around.high = {std::max(result.around.high.x, p.x), std::max(result.around.high.y, p.y)};
    }
    return result;
}

}  // namespace

Meeting meeting(const Outline& mover, Facing direction, const Outline& obstacle) {
    return meeting_by(mover, step_of(direction), obstacle);
}

Meeting meeting(const Outline& mover, Facing direction, const Rect& obstacle) {
    return meeting_by(mover, step_of(direction), outline(obstacle));
}

bool misses(const Outline& mover, Facing direction, Inches far, const Outline& obstacle, Inches margin) {
    const Step step = step_of(direction);
    const Rect &a = mover.around, &b = obstacle.around;
    const std::int64_t most = far.in_thousandths(), apart = margin.in_thousandths();
    // Gone that far along an axis at the most, rounding included.
    const std::int64_t x = step.x * most / million, y = step.y * most / million;
    return b.low.x.in_thousandths() - a.high.x.in_thousandths() > std::max<std::int64_t>(x, 0) + apart + 1 ||
           a.low.x.in_thousandths() - b.high.x.in_thousandths() > std::max<std::int64_t>(-x, 0) + apart + 1 ||
           b.low.y.in_thousandths() - a.high.y.in_thousandths() > std::max<std::int64_t>(y, 0) + apart + 1 ||
           a.low.y.in_thousandths() - b.high.y.in_thousandths() > std::max<std::int64_t>(-y, 0) + apart + 1;
}

Inches travel_to(const Outline& mover, Facing direction, Inches most, const Outline& obstacle) {
    const Meeting m = meeting(mover, direction, obstacle);
    if (!m.meets || m.to <= Inches{}) return most;
    return std::clamp(m.from, Inches{}, most);
}

Outline shifted(const Outline& mover, Facing direction, Inches distance) {
    const Point step = stepped({}, direction, distance).centre;
    Outline result = mover;
    for (Point& p : result.corner) p = {p.x + step.x, p.y + step.y};
    result.around.low = {mover.around.low.x + step.x, mover.around.low.y + step.y};
    result.around.high = {mover.around.high.x + step.x, mover.around.high.y + step.y};
    return result;
}

Inches travel_keeping(const Outline& mover, Facing direction, Inches most, const Outline& obstacle,
                      Inches distance) {
    if (most <= Inches{} || misses(mover, direction, most, obstacle, distance)) return most;
    const Outline around = grown(obstacle, distance);
    const Meeting m = meeting(mover, direction, around);
    if (!m.meets || m.to <= Inches{} || m.from >= most) return most;
    // The gap of two convex shapes is a convex function of the way: once it doesn't shrink it never does.
    const Inches now = gap(mover, obstacle);
    constexpr Inches tiny = Inches::thousandths(10);
    if (now < distance) return gap(shifted(mover, direction, tiny), obstacle) >= now ? most : Inches{};
    Inches far = std::max(Inches{}, m.from);
    for (int i = 0; i < 200 && far < most; ++i) {
        const Inches here = gap(shifted(mover, direction, far), obstacle);
        if (here < distance) return std::max(Inches{}, far - Inches::thousandths(1));
        const Inches beyond = gap(shifted(mover, direction, far + tiny), obstacle);
        if (beyond >= here) return most;  // past the nearest place
        if (beyond < distance) {
            while (far < most &&
                   gap(shifted(mover, direction, far + Inches::thousandths(1)), obstacle) >= distance)
                far += Inches::thousandths(1);
            return std::min(far, most);
        }
        far += std::max(tiny, here - distance);
    }
    return std::min(far, most);
}

Inches travel_inside(const Outline& mover, Facing direction, Inches most, const Rect& area) {
    const Step step = step_of(direction);
    Inches far = most;
    const auto limit = [&](Inches room, std::int64_t speed) {
        if (speed <= 0) return;
        const std::int64_t way = floor_div(std::max<std::int64_t>(0, room.in_thousandths()) * million, speed);
        far = std::min(far, Inches::thousandths(way));
    };
    limit(area.high.x - mover.around.high.x, step.x);
    limit(mover.around.low.x - area.low.x, -step.x);
    limit(area.high.y - mover.around.high.y, step.y);
    limit(mover.around.low.y - area.low.y, -step.y);
    return far;
}

}  // namespace muster::tabletop
