#include "tabletop/corridor.hpp"

#include <algorithm>

#include "tabletop/direction.hpp"

namespace muster::tabletop {

Corridor corridor(const PlacedBase& base, Arc arc, Inches widened) {
    const Facing out(base.pose.facing.degrees() + (arc == Arc::front ? 0 : 180));
    const Pose edge{place_at({base.pose.centre, out}, {{}, base.base.depth / 2}), out};
    return {edge, base.base.width / 2 + widened};
}

namespace {

/// A convex shape while it is cut by lines: at most one corner more for each cut.
struct Cut {
    std::array<Offset, 8> corner{};
    std::size_t count = 0;
    void add(Offset o) { corner[count++] = o; }
};

/// Keeps what lies at or beyond a bound: `value(o) >= 0`.
template <class Value>
Cut keep(const Cut& shape, Value value) {
    Cut kept;
    for (std::size_t i = 0; i < shape.count; ++i) {
        const Offset a = shape.corner[i], b = shape.corner[(i + 1) % shape.count];
        const std::int64_t va = value(a).in_thousandths(), vb = value(b).in_thousandths();
        if (va >= 0) kept.add(a);
        if ((va < 0) == (vb < 0) || va == vb) continue;
        const auto between = [&](Inches p, Inches q) { return p + (q - p) * va / (va - vb); };
        kept.add({between(a.right, b.right), between(a.ahead, b.ahead)});
    }
    return kept;
}

Cut seen(const Corridor& strip, const Outline& what) {
    Cut shape;
    for (const Point& p : what.corner) shape.add(seen_from(strip.pose, p));
    return shape;
}

/// Where the outermost places of a shape lie.
struct Extent {
    Offset low, high;
};

Extent extent(const Cut& shape) {
    Extent e{shape.corner[0], shape.corner[0]};
    for (std::size_t i = 1; i < shape.count; ++i) {
        const Offset& o = shape.corner[i];
        e.low = {std::min(e.low.right, o.right), std::min(e.low.ahead, o.ahead)};
        e.high = {std::max(e.high.right, o.right), std::max(e.high.ahead, o.ahead)};
    }
    return e;
}

/// Quick: a circle around it lies beside or behind the strip, or wholly beyond `range`.
bool far_off(const Corridor& strip, Inches range, const Outline& what, const Offset& middle) {
    const Inches round = (what.around.width() + what.around.height()) / 2 + clash_slack;
    return middle.right - round > strip.half_width || middle.right + round < -strip.half_width ||
           middle.ahead + round < Inches{} || middle.ahead - round > range;
}

/// Quick: its middle lies so far within the strip that enough of it does. Bases are wider than a tenth of an
/// inch.
bool well_inside(const Corridor& strip, Inches range, const Offset& middle) {
    constexpr Inches enough = Inches::thousandths(50);
    return middle.ahead >= enough && middle.ahead <= range && middle.right <= strip.half_width - enough &&
           middle.right >= enough - strip.half_width;
}

/// What of it lies in the strip; `whole` is what seen() says of it.
std::optional<InCorridor> part_in(const Corridor& strip, const Cut& whole, const Extent& all) {
    const Inches w = strip.half_width;
    if (all.high.right <= -w + clash_slack || all.low.right >= w - clash_slack ||
        all.high.ahead <= clash_slack)
        return std::nullopt;
    Extent within = all;
    if (all.low.right < -w || all.high.right > w || all.low.ahead < Inches{}) {
        Cut shape = keep(whole, [&](const Offset& o) { return o.right + w; });
        shape = keep(shape, [&](const Offset& o) { return w - o.right; });
        shape = keep(shape, [&](const Offset& o) { return o.ahead; });
        if (shape.count < 3) return std::nullopt;
        within = extent(shape);
    }
    if (within.high.right - within.low.right <= clash_slack) return std::nullopt;
    return InCorridor{within.low.ahead, within.low.right, within.high.right};
}

}  // namespace

std::optional<InCorridor> in_corridor(const Corridor& strip, const Outline& what) {
    const Offset middle = seen_from(strip.pose, what.around.centre());
    if (far_off(strip, Inches::thousandths(INT32_MAX), what, middle)) return std::nullopt;
    const Cut whole = seen(strip, what);
    return part_in(strip, whole, extent(whole));
}

bool reaches(const Corridor& strip, Inches range, const Outline& what) {
    const Offset middle = seen_from(strip.pose, what.around.centre());
    if (far_off(strip, range, what, middle)) return false;
    if (well_inside(strip, range, middle)) return true;
    const Cut whole = seen(strip, what);
    const Extent all = extent(whole);
    if (all.low.ahead > range) return false;
    const auto part = part_in(strip, whole, all);
    return part.has_value() && part->nearest <= range;
}

namespace {

/// The part of the segment a-b inside a convex shape as fractions of its length, each num / den with den > 0.
struct Part {
    std::int64_t from_num = 0, from_den = 1, to_num = 1, to_den = 1;
    bool empty = false;

    /// Cuts by a line: the inside is where `start` + t * `slope` >= 0.
    void cut(std::int64_t start, std::int64_t slope) {
        if (slope == 0) {
            if (start <= 0) empty = true;  // along the edge is not inside
            return;
        }
        std::int64_t num = -start, den = slope;
        if (den < 0) num = -num, den = -den;
        if (slope > 0) {
            if (num * from_den > from_num * den) from_num = num, from_den = den;
        } else if (num * to_den < to_num * den) {
            to_num = num, to_den = den;
        }
        if (from_num * to_den >= to_num * from_den) empty = true;
    }
};

Part part_inside(Point a, Point b, const Outline& what) {
    Part part;
    const std::int64_t dx = (b.x - a.x).in_thousandths(), dy = (b.y - a.y).in_thousandths();
    for (std::size_t i = 0; i < 4 && !part.empty; ++i) {
        const Point p = what.corner[i], q = what.corner[(i + 1) % 4];
        const std::int64_t ex = (q.x - p.x).in_thousandths(), ey = (q.y - p.y).in_thousandths();
        const std::int64_t ax = (a.x - p.x).in_thousandths(), ay = (a.y - p.y).in_thousandths();
        part.cut(ey * ax - ex * ay, ey * dx - ex * dy);  // corners run clockwise: inside is on the right
    }
    return part;
}

bool beside(Point a, Point b, const Rect& around) {
    return std::max(a.x, b.x) <= around.low.x || std::min(a.x, b.x) >= around.high.x ||
           std::max(a.y, b.y) <= around.low.y || std::min(a.y, b.y) >= around.high.y;
}

}  // namespace

bool crosses(Point a, Point b, const Outline& what) {
    return !beside(a, b, what.around) && !part_inside(a, b, what).empty;
}

bool crosses(Point a, Point b, const Rect& what) {
    return !beside(a, b, what) && !part_inside(a, b, outline(what)).empty;
}

Inches length_inside(Point a, Point b, const Rect& area) {
    if (beside(a, b, area)) return {};
    const Part part = part_inside(a, b, outline(area));
    if (part.empty) return {};
    constexpr std::int64_t fine = 1'000'000;
    const std::int64_t share = part.to_num * fine / part.to_den - part.from_num * fine / part.from_den;
    return Inches::thousandths((distance(a, b).in_thousandths() * share + fine - 1) / fine);
}

std::array<Line, 5> sight_lines(const Corridor& strip, const Outline& what, const InCorridor& part) {
    std::array<Line, 5> lines;
    const Cut shape = seen(strip, what);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const Inches right =
            part.left + (part.right - part.left) * (2 * static_cast<std::int64_t>(i) + 1) / 10;
        // Where the line straight ahead first meets the outline.
        Inches ahead = Inches::thousandths(INT32_MAX);
        for (std::size_t c = 0; c < shape.count; ++c) {
            const Offset p = shape.corner[c], q = shape.corner[(c + 1) % shape.count];
            const std::int64_t dp = (p.right - right).in_thousandths(),
                               dq = (q.right - right).in_thousandths();
            if ((dp < 0) == (dq < 0) || dp == dq) continue;
            ahead = std::min(ahead, p.ahead + (q.ahead - p.ahead) * dp / (dp - dq));
        }
        lines[i] = {
            place_at(strip.pose, {right, {}}),
            place_at(strip.pose, {right, std::max(Inches{}, std::min(ahead, Inches::thousandths(100'000)))})};
    }
    return lines;
}

}  // namespace muster::tabletop
