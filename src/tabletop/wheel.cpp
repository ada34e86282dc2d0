#include "tabletop/wheel.hpp"

#include <algorithm>
#include <cstdlib>

#include "tabletop/direction.hpp"

namespace muster::tabletop {

Pose wheeled(const Pose& pose, Point pivot, int degrees) {
    const Offset offset = seen_from({pivot, {}}, pose.centre);
    return {place_at({pivot, Facing(degrees)}, offset), Facing(pose.facing.degrees() + degrees)};
}

Inches arc_length(Inches radius, int degrees) {
    constexpr std::int64_t pi_millionths = 3'141'593, half_circle = 180'000'000;
    const std::int64_t way = radius.in_thousandths() * std::abs(degrees) * pi_millionths;
    return Inches::thousandths((way + half_circle - 1) / half_circle);
}

Inches arc_of_front(const PlacedBase& base, Point pivot, int degrees) {
    const std::array<Point, 4> c = corners(base.base, base.pose);
    return arc_length(std::max(distance(pivot, c[0]), distance(pivot, c[1])), degrees);
}

namespace {

/// The base may stand so: not clashing, and not nearer than wanted unless it gets no nearer than it was.
bool free_at(const PlacedBase& mover, Point pivot, int degrees, const Outline& obstacle, Inches keep,
             Inches before) {
    const Outline there = outline(PlacedBase{mover.base, wheeled(mover.pose, pivot, degrees)});
    if (clash(there, obstacle)) return false;
    if (keep == Inches{} || !within(there, obstacle, keep - Inches::thousandths(1))) return true;
    return gap(there, obstacle) >= before;
}

/// True if the rectangle around `what` lies farther from `place` than `radius`.
bool beyond(Point place, Inches radius, const Outline& what) {
    const Inches x = std::max({Inches{}, what.around.low.x - place.x, place.x - what.around.high.x});
    const Inches y = std::max({Inches{}, what.around.low.y - place.y, place.y - what.around.high.y});
    const std::int64_t dx = x.in_thousandths(), dy = y.in_thousandths(), r = radius.in_thousandths();
    return dx * dx + dy * dy > r * r;
}

}  // namespace

int free_wheel(const PlacedBase& mover, Point pivot, int degrees, const Outline& obstacle, Inches distance) {
    constexpr int stride = 3;
    const int sign = degrees < 0 ? -1 : 1, most = std::abs(degrees);
    const Outline now = outline(mover);
    Inches radius;
    for (const Point& corner : now.corner)
        radius = std::max(radius, muster::tabletop::distance(pivot, corner));
    constexpr Inches rounding = Inches::thousandths(10);
    if (beyond(pivot, radius + distance + rounding, obstacle)) return degrees;
    const Inches before = distance == Inches{} ? Inches{} : gap(now, obstacle);
    int reached = 0;
    while (reached < most) {
        const int next = std::min(reached + stride, most);
        if (!free_at(mover, pivot, sign * next, obstacle, distance, before)) break;
        reached = next;
    }
    while (reached < most && free_at(mover, pivot, sign * (reached + 1), obstacle, distance, before))
        ++reached;
    return sign * reached;
}

Lined lined_up(const PlacedBase& charger, const PlacedBase& target, Edge touched, Inches most) {
    const int quarter = static_cast<int>(touched);
    const Facing outward(target.pose.facing.degrees() + 90 * quarter);
    const bool end_on = touched == Edge::front || touched == Edge::rear;
    const Inches out = (end_on ? target.base.depth : target.base.width) / 2;
    // Seen from the target, looking out of the touched edge.
    const Pose looking{target.pose.centre, outward};
    const Inches aside = seen_from(looking, charger.pose.centre).right;
    Lined lined;
    lined.shift = -aside;
    lined.pose = {place_at(looking, {{}, out + charger.base.depth / 2}), Facing(outward.degrees() + 180)};
    lined.possible = aside <= most && aside >= -most;
    return lined;
}

}  // namespace muster::tabletop
