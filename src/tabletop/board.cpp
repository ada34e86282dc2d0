#include "tabletop/board.hpp"

#include <algorithm>
#include <cstdlib>

#include "base/trig.hpp"

namespace muster::tabletop {

namespace {

/// `millionths` / 1,000,000 rounded to the nearest thousandth of an inch, halves away from zero.
Inches rounded(std::int64_t millionths) {
    const std::int64_t half = millionths < 0 ? -500'000 : 500'000;
    return Inches::thousandths((millionths + half) / 1'000'000);
}

/// The way from a pose's centre to a point right and forward of it, both given in half thousandths so that
/// odd base sizes stay exact. To the opposite point it is the opposite way.
Point way_from_centre(Facing facing, std::int64_t right_halves, std::int64_t forward_halves) {
    const auto whole = [](std::int64_t halves) {
        return Inches::thousandths((halves < 0 ? halves - 1 : halves + 1) / 2);
    };
    switch (facing.degrees()) {
        case 0: return {whole(right_halves), whole(forward_halves)};
        case 90: return {whole(forward_halves), whole(-right_halves)};
        case 180: return {whole(-right_halves), whole(-forward_halves)};
        case 270: return {whole(-forward_halves), whole(right_halves)};
        default: break;
    }
    const std::int64_t s = sin_millionths(facing.degrees());
    const std::int64_t c = cos_millionths(facing.degrees());
    return {rounded((right_halves * c + forward_halves * s) / 2),
            rounded((forward_halves * c - right_halves * s) / 2)};
}

struct Span {
    std::int64_t least, most;
};

/// The shadow of a shape on the direction (dx, dy), in whole units of thousandths times the direction's
/// length.
template <class Points>
Span shadow(const Points& points, std::int64_t dx, std::int64_t dy) {
    Span span{INT64_MAX, INT64_MIN};
    for (const Point& p : points) {
        const std::int64_t along = p.x.in_thousandths() * dx + p.y.in_thousandths() * dy;
        span.least = std::min(span.least, along);
        span.most = std::max(span.most, along);
    }
    return span;
}

using Corners = std::array<Point, 4>;

/// Separating axes: two convex shapes share area unless one of their edges' normals keeps their shadows
/// apart.
bool kept_apart_by_edges_of(const Corners& shape, const Corners& a, const Corners& b) {
    for (std::size_t i = 0; i < 2; ++i) {
        const Inches ex = shape[i + 1].x - shape[i].x;
        const Inches ey = shape[i + 1].y - shape[i].y;
        const Span sa = shadow(a, -ey.in_thousandths(), ex.in_thousandths());
        const Span sb = shadow(b, -ey.in_thousandths(), ex.in_thousandths());
        if (sa.most <= sb.least || sb.most <= sa.least) return true;
    }
    return false;
}

bool share_area(const Corners& a, const Corners& b) {
    return !kept_apart_by_edges_of(a, a, b) && !kept_apart_by_edges_of(b, a, b);
}

Corners corners_of(const Rect& r) {
    return {Point{r.low.x, r.high.y}, r.high, Point{r.high.x, r.low.y}, r.low};
}

__extension__ using Wide = __int128;

/// Squared distance from a point to a segment as a fraction: `square` over `per`, both in thousandths.
struct SquaredDistance {
    Wide square, per;
};

SquaredDistance squared_distance(Point p, Point a, Point b) {
    const Wide abx = (b.x - a.x).in_thousandths(), aby = (b.y - a.y).in_thousandths();
    const Wide apx = (p.x - a.x).in_thousandths(), apy = (p.y - a.y).in_thousandths();
    const Wide along = abx * apx + aby * apy, length = abx * abx + aby * aby;
    if (along <= 0) return {apx * apx + apy * apy, 1};
    if (along >= length) return {(apx - abx) * (apx - abx) + (apy - aby) * (apy - aby), 1};
    const Wide cross = abx * apy - aby * apx;
    return {cross * cross, length};
}

bool corners_near_edges(const Corners& a, const Corners& b, Inches gap) {
    const Wide allowed = Wide{gap.in_thousandths()} * gap.in_thousandths();
    for (const Point& p : a)
        for (std::size_t i = 0; i < 4; ++i) {
            const SquaredDistance d = squared_distance(p, b[i], b[(i + 1) % 4]);
            if (d.square <= allowed * d.per) return true;
        }
    return false;
}

}  // namespace

bool overlap(const Rect& a, const Rect& b) {
    return a.low.x < b.high.x && b.low.x < a.high.x && a.low.y < b.high.y && b.low.y < a.high.y;
}

bool inside(const Rect& a, const Rect& area) {
    return area.low.x <= a.low.x && a.high.x <= area.high.x && area.low.y <= a.low.y &&
           a.high.y <= area.high.y;
}

std::array<Point, 4> corners(const Base& base, const Pose& pose) {
    const std::int64_t w = base.width.in_thousandths(), d = base.depth.in_thousandths();
    const Point at = pose.centre;
    const Point left = way_from_centre(pose.facing, -w, d), right = way_from_centre(pose.facing, w, d);
    return {Point{at.x + left.x, at.y + left.y}, Point{at.x + right.x, at.y + right.y},
            Point{at.x - left.x, at.y - left.y}, Point{at.x - right.x, at.y - right.y}};
}

Rect bounds(const Base& base, const Pose& pose) {
    const Corners c = corners(base, pose);
    Rect r{c[0], c[0]};
    for (const Point& p : c) {
        r.low = {std::min(r.low.x, p.x), std::min(r.low.y, p.y)};
        r.high = {std::max(r.high.x, p.x), std::max(r.high.y, p.y)};
    }
    return r;
}

bool overlap(const PlacedBase& a, const PlacedBase& b) {
    return share_area(corners(a.base, a.pose), corners(b.base, b.pose));
}

bool overlap(const PlacedBase& a, const Rect& b) {
    return share_area(corners(a.base, a.pose), corners_of(b));
}

bool touching(const PlacedBase& a, const PlacedBase& b) {
    const Corners ca = corners(a.base, a.pose), cb = corners(b.base, b.pose);
    return share_area(ca, cb) || corners_near_edges(ca, cb, contact_gap) ||
           corners_near_edges(cb, ca, contact_gap);
}

bool inside(const PlacedBase& a, const Rect& area) {
    const Rect r = bounds(a.base, a.pose);
    return area.low.x <= r.low.x && r.high.x <= area.high.x && area.low.y <= r.low.y &&
           r.high.y <= area.high.y;
}

Rect section(const Board& board, int number) {
    const Inches w = board.width / 3, h = board.height / 3;
    const int column = (number - 1) % 3, row = 2 - (number - 1) / 3;
    const Point low{w * column, h * row};
    return {low, {low.x + w, low.y + h}};
}

Rect turned(const Board& board, const Rect& area) {
    return {{board.width - area.high.x, board.height - area.high.y},
            {board.width - area.low.x, board.height - area.low.y}};
}

Pose turned(const Board& board, const Pose& pose) {
    return {{board.width - pose.centre.x, board.height - pose.centre.y}, Facing(pose.facing.degrees() + 180)};
}

int turned_section(int number) { return 10 - number; }

}  // namespace muster::tabletop
