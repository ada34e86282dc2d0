#include "tabletop/outline.hpp"

#include <algorithm>
#include <cstdlib>

#include "tabletop/direction.hpp"

namespace muster::tabletop {

namespace {

/// The shadow of an outline on a direction, in whole units of thousandths times the direction's length.
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

/// One of the normals of `of` keeps the shadows of a and b apart, but for `slack` (or, less than 0, by so
/// much).
bool kept_apart(const Outline& of, const Outline& a, const Outline& b, std::int64_t slack) {
    for (std::size_t i = 0; i < 2; ++i) {
        const std::int64_t nx = -(of.corner[i + 1].y - of.corner[i].y).in_thousandths();
        const std::int64_t ny = (of.corner[i + 1].x - of.corner[i].x).in_thousandths();
        const Span sa = shadow(a, nx, ny), sb = shadow(b, nx, ny);
        const std::int64_t depth = std::min(sa.most - sb.least, sb.most - sa.least);
        if (depth <= 0) return true;
        if (slack > 0 && depth * depth <= slack * slack * (nx * nx + ny * ny)) return true;
    }
    return false;
}

bool share_area(const Outline& a, const Outline& b) {
    return !kept_apart(a, a, b, 0) && !kept_apart(b, a, b, 0);
}

/// A squared distance as a fraction.
struct Squared {
    std::int64_t square, per;
};

Squared squared(Point p, Point a, Point b) {
    const std::int64_t abx = (b.x - a.x).in_thousandths(), aby = (b.y - a.y).in_thousandths();
    const std::int64_t apx = (p.x - a.x).in_thousandths(), apy = (p.y - a.y).in_thousandths();
    const std::int64_t along = abx * apx + aby * apy, length = abx * abx + aby * aby;
    if (along <= 0 || length == 0) return {apx * apx + apy * apy, 1};
    if (along >= length) return {(apx - abx) * (apx - abx) + (apy - aby) * (apy - aby), 1};
    const std::int64_t cross = abx * apy - aby * apx;
    return {cross * cross, length};
}

bool corners_within(const Outline& a, const Outline& b, std::int64_t most) {
    for (const Point& p : a.corner)
        for (std::size_t i = 0; i < 4; ++i) {
            const Squared d = squared(p, b.corner[i], b.corner[(i + 1) % 4]);
            if (d.square / d.per < most * most || d.square <= most * most * d.per) return true;
        }
    return false;
}

std::int64_t rounded_up(const Squared& d) { return d.per == 1 ? d.square : (d.square + d.per - 1) / d.per; }

/// The whole root, rounded up.
std::int64_t root_up(std::int64_t square) {
    const std::int64_t root = whole_root(square);
    return root * root == square ? root : root + 1;
}

/// The least squared distance of a corner of `a` from an edge of `b`, rounded up.
std::int64_t nearest_corner(const Outline& a, const Outline& b) {
    std::int64_t least = INT64_MAX;
    for (const Point& p : a.corner)
        for (std::size_t i = 0; i < 4; ++i)
            least = std::min(least, rounded_up(squared(p, b.corner[i], b.corner[(i + 1) % 4])));
    return least;
}

void surround(Outline& shape) {
    shape.around = {shape.corner[0], shape.corner[0]};
    for (const Point& p : shape.corner) {
        shape.around.low = {std::min(shape.around.low.x, p.x), std::min(shape.around.low.y, p.y)};
        shape.around.high = {std::max(shape.around.high.x, p.x), std::max(shape.around.high.y, p.y)};
    }
}

}  // namespace

Outline outline(const PlacedBase& base) {
    Outline shape;
    shape.corner = corners(base.base, base.pose);
    surround(shape);
    shape.upright = base.pose.facing.degrees() % 90 == 0;
    return shape;
}

Outline outline(const Rect& area) {
    Outline shape;
    shape.corner = {Point{area.low.x, area.high.y}, area.high, Point{area.high.x, area.low.y}, area.low};
    shape.around = area;
    return shape;
}

bool clash_closely(const Outline& a, const Outline& b) {
    const std::int64_t slack = clash_slack.in_thousandths();
    return !kept_apart(a, a, b, slack) && !kept_apart(b, a, b, slack);
}

bool within_closely(const Outline& a, const Outline& b, Inches most) {
    if (a.upright && b.upright) {
        const std::int64_t x = std::max<std::int64_t>(0, apart_in_x(a, b).in_thousandths());
        const std::int64_t y = std::max<std::int64_t>(0, apart_in_y(a, b).in_thousandths());
        return x * x + y * y <= most.in_thousandths() * most.in_thousandths();
    }
    if (share_area(a, b)) return true;
    const std::int64_t far = most.in_thousandths();
    return corners_within(a, b, far) || corners_within(b, a, far);
}

Inches gap(const Outline& a, const Outline& b) {
    if (a.upright && b.upright) {
        const std::int64_t x = std::max<std::int64_t>(0, apart_in_x(a, b).in_thousandths());
        const std::int64_t y = std::max<std::int64_t>(0, apart_in_y(a, b).in_thousandths());
        return Inches::thousandths(root_up(x * x + y * y));
    }
    if (share_area(a, b)) return {};
    return Inches::thousandths(root_up(std::min(nearest_corner(a, b), nearest_corner(b, a))));
}

Inches gap(Point place, const Outline& b) {
    Outline point;
    point.corner.fill(place);
    point.around = {place, place};
    if (b.upright) return gap(point, b);
    bool inside_all = true;
    std::int64_t least = INT64_MAX;
    for (std::size_t i = 0; i < 4; ++i) {
        const Point p = b.corner[i], q = b.corner[(i + 1) % 4];
        const std::int64_t cross = (q.x - p.x).in_thousandths() * (place.y - p.y).in_thousandths() -
                                   (q.y - p.y).in_thousandths() * (place.x - p.x).in_thousandths();
        if (cross > 0) inside_all = false;  // corners run clockwise
        least = std::min(least, rounded_up(squared(place, p, q)));
    }
    return inside_all ? Inches{} : Inches::thousandths(root_up(least));
}

bool inside(const Outline& a, const Rect& area) {
    return area.low.x <= a.around.low.x && a.around.high.x <= area.high.x && area.low.y <= a.around.low.y &&
           a.around.high.y <= area.high.y;
}

namespace {

/// Direction in which an edge looks.
Facing outward(const PlacedBase& base, Edge edge) {
    return Facing(base.pose.facing.degrees() + 90 * static_cast<int>(edge));
}

/// The two ends of an edge, clockwise.
std::array<Point, 2> ends(const Outline& shape, Edge edge) {
    const auto i = static_cast<std::size_t>(edge);
    return {shape.corner[i], shape.corner[(i + 1) % 4]};
}

/// Bases are seen as edge to edge up to this angle.
constexpr int edge_angle = 5;

/// The length along which two edges that look at each other run side by side; less than 0 if they don't.
std::int64_t side_by_side(const Outline& a, Edge mine, const Outline& b, Edge theirs) {
    const auto [p, q] = ends(a, mine);
    const auto [r, s] = ends(b, theirs);
    const std::int64_t far = contact_gap.in_thousandths();
    bool near = false;
    for (const Point& e : {r, s}) {
        const Squared d = squared(e, p, q);
        near = near || d.square <= far * far * d.per;
    }
    for (const Point& e : {p, q}) {
        const Squared d = squared(e, r, s);
        near = near || d.square <= far * far * d.per;
    }
    if (!near) return -1;
    const std::int64_t dx = (q.x - p.x).in_thousandths(), dy = (q.y - p.y).in_thousandths();
    const std::int64_t length = whole_root(dx * dx + dy * dy);
    const auto along = [&, start = p](Point e) {
        return ((e.x - start.x).in_thousandths() * dx + (e.y - start.y).in_thousandths() * dy) / length;
    };
    const std::int64_t low = std::min(along(r), along(s)), high = std::max(along(r), along(s));
    return std::min(high, length) - std::max<std::int64_t>(low, 0);
}

/// The edge of `base` that a direction runs against most squarely.
Edge edge_against(const PlacedBase& base, Facing direction) {
    Edge best = Edge::front;
    int least = 360;
    for (const Edge e : {Edge::front, Edge::right, Edge::rear, Edge::left}) {
        const int off = std::abs(turn_between(outward(base, e), Facing(direction.degrees() + 180)));
        if (off >= least) continue;
        least = off;
        best = e;
    }
    return best;
}

/// The edge of `b` in whose inside (not at its ends) a corner of `a` rests; false if there is none.
bool edge_poked(const Outline& a, const Outline& b, Edge& edge) {
    const std::int64_t far = contact_gap.in_thousandths();
    for (const Point& p : a.corner)
        for (std::size_t i = 0; i < 4; ++i) {
            const Point r = b.corner[i], s = b.corner[(i + 1) % 4];
            const Squared d = squared(p, r, s);
            if (d.square > far * far * d.per) continue;
            const Squared to_r = squared(p, r, r), to_s = squared(p, s, s);
            if (to_r.square <= 4 * far * far || to_s.square <= 4 * far * far) continue;
            edge = static_cast<Edge>(i);
            return true;
        }
    return false;
}

}  // namespace

Contact contact(const PlacedBase& a, const PlacedBase& b) {
    const Outline oa = outline(a), ob = outline(b);
    Contact result;
    if (!in_contact(oa, ob)) return result;
    result.touching = true;
    std::int64_t longest = -1;
    for (const Edge mine : {Edge::front, Edge::right, Edge::rear, Edge::left})
        for (const Edge theirs : {Edge::front, Edge::right, Edge::rear, Edge::left}) {
            const int turn = turn_between(outward(a, mine), outward(b, theirs));
            if (std::abs(turn) < 180 - edge_angle) continue;
            const std::int64_t shared = side_by_side(oa, mine, ob, theirs);
            if (shared <= longest) continue;
            longest = shared;
            result.mine = mine;
            result.theirs = theirs;
        }
    if (longest > contact_gap.in_thousandths()) {
        result.shared = Inches::thousandths(longest);
        return result;
    }
    result.mine = edge_against(a, b.pose.facing);
    result.theirs = edge_against(b, a.pose.facing);
    edge_poked(oa, ob, result.theirs);
    edge_poked(ob, oa, result.mine);
    return result;
}

Edge side_towards(const PlacedBase& base, Point place) {
    const Offset o = seen_from(base.pose, place);
    const Inches w = base.base.width / 2, d = base.base.depth / 2;
    const std::array<Inches, 4> out{o.ahead - d, o.right - w, -o.ahead - d, -o.right - w};
    const auto furthest = std::max_element(out.begin(), out.end());
    return static_cast<Edge>(furthest - out.begin());
}

bool behind_front_line(const PlacedBase& mover, const PlacedBase& target) {
    const Inches front = target.base.depth / 2;
    const std::array<Point, 4> c = corners(mover.base, mover.pose);
    return seen_from(target.pose, c[0]).ahead <= front && seen_from(target.pose, c[1]).ahead <= front;
}

bool directly_behind(const PlacedBase& behind, const PlacedBase& front) {
    // Quick: its centre lies behind the rear edge, and not far to the side.
    const Offset o = seen_from(front.pose, behind.pose.centre);
    if (o.ahead >= -(front.base.depth / 2)) return false;
    const Contact touch = contact(behind, front);
    return touch.touching && touch.theirs == Edge::rear && touch.shared > contact_gap;
}

}  // namespace muster::tabletop
