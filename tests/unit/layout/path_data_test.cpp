#include <doctest/doctest.h>

#include <cmath>

#include "layout/path_data.hpp"

using namespace muster::layout;

namespace {

Path parsed(std::string_view data) {
    std::string fault;
    const auto path = parse_path_data(data, fault);
    INFO(std::string(data) << ": " << fault);
    REQUIRE(path.has_value());
    return *path;
}

std::string fault_of(std::string_view data) {
    std::string fault;
    CHECK_FALSE(parse_path_data(data, fault).has_value());
    return fault;
}

Point last_point(const Path& path) {
    const PathStep& step = path.steps.back();
    return step.kind == PathStep::Kind::curve ? step.c : step.a;
}

void check_point(Point p, double x, double y) {
    CHECK(p.x.value == doctest::Approx(x));
    CHECK(p.y.value == doctest::Approx(y));
}

/// The point in the middle of a curve that starts at `from`.
Point middle(Point from, const PathStep& curve) {
    const auto mid = [](Mm a, Mm b, Mm c, Mm d) { return (a + 3 * b + 3 * c + d) / 8; };
    return {mid(from.x, curve.a.x, curve.b.x, curve.c.x), mid(from.y, curve.a.y, curve.b.y, curve.c.y)};
}

}  // namespace

TEST_CASE("relative commands add up to the same outline as absolute ones") {
    const Path absolute = parsed("M 2 3 L 5 7 H 9 V 1 C 9 2 8 3 7 4 Z");
    const Path relative = parsed("m2,3l3,4h4v-6c0 1-1 2-2 3z");
    REQUIRE(absolute.steps.size() == 6);
    REQUIRE(relative.steps.size() == 6);
    for (std::size_t i = 0; i < 6; ++i) {
        CHECK(absolute.steps[i].kind == relative.steps[i].kind);
        check_point(relative.steps[i].a, absolute.steps[i].a.x.value, absolute.steps[i].a.y.value);
        check_point(relative.steps[i].c, absolute.steps[i].c.x.value, absolute.steps[i].c.y.value);
    }
}

TEST_CASE("numbers need no space where SVG needs none") {
    const Path path = parsed("M.5.25-1-.75L+3 1e1");
    REQUIRE(path.steps.size() == 3);
    check_point(path.steps[0].a, 0.5, 0.25);
    CHECK(path.steps[1].kind == PathStep::Kind::line);
    check_point(path.steps[1].a, -1, -0.75);
    check_point(path.steps[2].a, 3, 10);
}

TEST_CASE("a smooth curve mirrors the last control point and a quadratic one becomes cubic") {
    const Path smooth = parsed("M0 0C0 1 1 2 3 3S5 6 6 6");
    check_point(smooth.steps[2].a, 5, 4);
    const Path first = parsed("M1 1S5 6 6 6");
    check_point(first.steps[1].a, 1, 1);
    const Path quadratic = parsed("M0 0Q3 6 6 0T12 0");
    check_point(quadratic.steps[1].a, 2, 4);
    check_point(quadratic.steps[1].b, 4, 4);
    check_point(quadratic.steps[2].a, 8, -4);
    check_point(last_point(quadratic), 12, 0);
}

TEST_CASE("arcs stay on their circle in all four ways to draw them") {
    struct Way {
        const char* data;
        double x, y;  // centre
        std::size_t curves;
    };
    for (const Way& way : {Way{"M10 0A10 10 0 0 1 0 10", 0, 0, 1}, Way{"M10 0A10 10 0 0 0 0 10", 10, 10, 1},
                           Way{"M10 0A10 10 0 1 0 0 10", 0, 0, 4}, Way{"M10 0A10 10 0 1 1 0 10", 10, 10, 4},
                           Way{"M10 0A10 10 0 0 1 -10 0", 0, 0, 2}}) {
        const Path path = parsed(way.data);
        CAPTURE(way.data);
        CHECK(path.steps.size() >= way.curves + 1);
        Point from = path.steps[0].a;
        for (std::size_t i = 1; i < path.steps.size(); ++i) {
            const Point mid = middle(from, path.steps[i]);
            from = path.steps[i].c;
            for (const Point p : {mid, from})
                CHECK(std::hypot(p.x.value - way.x, p.y.value - way.y) ==
                      doctest::Approx(10).epsilon(0.0003));
        }
    }
}

TEST_CASE("an arc with radii too small is scaled up, and one without a radius is a line") {
    const Path scaled = parsed("M0 0A1 1 0 0 1 20 0");
    CHECK(bounds(scaled).at.y.value < -9.9);
    check_point(last_point(scaled), 20, 0);
    CHECK(parsed("M0 0A0 5 0 0 1 20 0").steps.back().kind == PathStep::Kind::line);
}

TEST_CASE("flags of arcs may run into the number behind them") {
    check_point(last_point(parsed("M0 0a5 5 0 01.5 5")), 0.5, 5);
    check_point(last_point(parsed("M0 0a5 5 0 10-.5 5")), -0.5, 5);
}

TEST_CASE("after closing, a path goes on from where its part began") {
    const Path path = parsed("M5 5h3v3zl1 1");
    check_point(last_point(path), 6, 6);
}

TEST_CASE("what is no path data is refused with its place") {
    CHECK(fault_of("L 1 2") == "it does not begin with M");
    CHECK(fault_of("M 1 2 X 3 4") == "it goes wrong at character 7");
    CHECK(fault_of("M 1 2 L 3") == "it goes wrong at character 10");
    CHECK(fault_of("M 1 2 A 1 1 0 2 0 3 3") == "it goes wrong at character 15");
    CHECK(fault_of("M 1 2 Z 3") == "it goes wrong at character 9");
    CHECK(fault_of("M nan 2") == "it goes wrong at character 3");
}

TEST_CASE("bounds hold all points, and a moved path keeps its shape") {
    const Box box = bounds(parsed("M2 3L8 3L8 9"));
    check_point(box.at, 2, 3);
    CHECK(box.size.width.value == 6);
    CHECK(box.size.height.value == 6);
    const Box moved = bounds(transformed(parsed("M2 3L8 3L8 9"), 2, {Mm{1}, Mm{-1}}));
    check_point(moved.at, 5, 5);
    CHECK(moved.size.width.value == 12);
    CHECK(bounds({}).size.width.value == 0);
}
