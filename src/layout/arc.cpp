#include "layout/arc.hpp"

#include <cmath>

namespace muster::layout {

namespace {

struct Vector {
    double x = 0, y = 0;
};

double dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y; }
double cross(Vector a, Vector b) { return a.x * b.y - a.y * b.x; }

/// The ellipse as the unit circle moved, stretched and turned.
struct Ellipse {
    const Arc& arc;
    double rx, ry;
    Vector centre;  ///< in circle space

    [[nodiscard]] Vector to_circle(Point p) const {
        const double x = p.x.value;
        const double y = p.y.value;
        return {(arc.cosine * x + arc.sine * y) / rx, (arc.cosine * y - arc.sine * x) / ry};
    }
    [[nodiscard]] Point to_page(Vector v) const {
        const double x = (v.x + centre.x) * rx;
        const double y = (v.y + centre.y) * ry;
        return {Mm{arc.cosine * x - arc.sine * y}, Mm{arc.sine * x + arc.cosine * y}};
    }
};

/// Appends the arc of the unit circle from `from` to `to` (turning by `direction`, +1 = clockwise on the
/// page). `end` is the exact end on the page, so that paths meet.
void append_unit_arc(Path& path, const Ellipse& ellipse, Vector from, Vector to, double direction,
                     Point end) {
    const double turn = direction * cross(from, to);
    if (dot(from, to) < -1e-12 || turn < 0) {  // more than a quarter: halve it
        Vector middle{from.x + to.x, from.y + to.y};
        const double length = std::sqrt(dot(middle, middle));
        if (length < 1e-9)
            middle = {-direction * from.y, direction * from.x};
        else
            middle = {middle.x / length, middle.y / length};
        if (length >= 1e-9 && turn < 0) middle = {-middle.x, -middle.y};
        append_unit_arc(path, ellipse, from, middle, direction, ellipse.to_page(middle));
        append_unit_arc(path, ellipse, middle, to, direction, end);
        return;
    }
    // tan of a quarter of the angle, by halving twice
    const double cos_half = std::sqrt((1 + dot(from, to)) / 2);
    const double sin_half = std::sqrt(std::fmax(0.0, 1 - cos_half * cos_half));
    const double reach = direction * 4.0 / 3.0 * sin_half / (1 + cos_half);
    const Vector first{from.x - reach * from.y, from.y + reach * from.x};
    const Vector second{to.x + reach * to.y, to.y - reach * to.x};
    path.curve_to(ellipse.to_page(first), ellipse.to_page(second), end);
}

}  // namespace

void append_arc(Path& path, const Arc& arc) {
    Ellipse ellipse{arc, std::fabs(arc.rx), std::fabs(arc.ry), {}};
    if (arc.from == arc.to) return;
    if (ellipse.rx <= 0 || ellipse.ry <= 0) {
        path.line_to(arc.to);
        return;
    }
    Vector from = ellipse.to_circle(arc.from);
    Vector to = ellipse.to_circle(arc.to);
    Vector half{(to.x - from.x) / 2, (to.y - from.y) / 2};
    const double reach = std::sqrt(dot(half, half));
    if (reach > 1) {  // the radii are too small to span the way
        ellipse.rx *= reach;
        ellipse.ry *= reach;
        from = ellipse.to_circle(arc.from);
        to = ellipse.to_circle(arc.to);
        half = {half.x / reach, half.y / reach};
    }
    const double squared = dot(half, half);
    const double side = (arc.large == arc.sweep ? 1.0 : -1.0) * std::sqrt(std::fmax(0.0, 1 / squared - 1));
    ellipse.centre = {(from.x + to.x) / 2 + side * half.y, (from.y + to.y) / 2 - side * half.x};
    const auto about_centre = [&](Vector v) {
        return Vector{v.x - ellipse.centre.x, v.y - ellipse.centre.y};
    };
    append_unit_arc(path, ellipse, about_centre(from), about_centre(to), arc.sweep ? 1 : -1, arc.to);
}

}  // namespace muster::layout
