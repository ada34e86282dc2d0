#include "tabletop/direction.hpp"

#include <cmath>

#include "base/trig.hpp"

namespace muster::tabletop {

Pose stepped(const Pose& pose, Facing direction, Inches distance) {
    return {place_at({pose.centre, direction}, {{}, distance}), pose.facing};
}

Facing towards(Point from, Point to) {
    std::int64_t dx = (to.x - from.x).in_thousandths(), dy = (to.y - from.y).in_thousandths();
    if (dx == 0 && dy == 0) return {};
    // Turned into the first quadrant by quarter turns, then a search among the bisectors of whole degrees.
    int quarters = 0;
    while (dx < 0 || dy <= 0) {
        const std::int64_t x = dx;
        dx = -dy;
        dy = x;
        ++quarters;
    }
    int low = 0, high = 90;  // the answer lies in low..high
    while (low < high) {
        const int middle = (low + high) / 2;
        const std::int64_t bx = sin_millionths(middle) + sin_millionths(middle + 1);
        const std::int64_t by = cos_millionths(middle) + cos_millionths(middle + 1);
        if (dx * by - dy * bx > 0)
            low = middle + 1;
        else
            high = middle;
    }
    return Facing(low + 90 * quarters);
}

int turn_between(Facing a, Facing b) {
    const int turn = (b.degrees() - a.degrees() + 360) % 360;
    return turn > 180 ? turn - 360 : turn;
}

std::int64_t whole_root(std::int64_t n) {
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(n)));
    while (root * root > n) --root;
    while ((root + 1) * (root + 1) <= n) ++root;
    return root;
}

Inches distance(Point a, Point b) {
    const std::int64_t dx = (b.x - a.x).in_thousandths(), dy = (b.y - a.y).in_thousandths();
    if (dx == 0) return Inches::thousandths(dy < 0 ? -dy : dy);
    if (dy == 0) return Inches::thousandths(dx < 0 ? -dx : dx);
    return Inches::thousandths(whole_root(dx * dx + dy * dy));
}

}  // namespace muster::tabletop
