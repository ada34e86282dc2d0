#include "sheets/map/plane.hpp"

#include <doctest/doctest.h>

#include "sheets/map/arrows.hpp"
#include "sheets/map/scatter.hpp"

using namespace muster;
using namespace muster::literals;
using namespace muster::sheets::map;

TEST_CASE("the table's lower left corner is the view's origin, y grows upwards") {
    const View view{4, {10, 150}};
    const Vec p = view.at({18_in, 6_in});
    CHECK(p.x == doctest::Approx(10 + 72));
    CHECK(p.y == doctest::Approx(150 - 24));
    const Area area = view.area({{16_in, 12_in}, {32_in, 24_in}});
    CHECK(area.low.x == doctest::Approx(74));
    CHECK(area.low.y == doctest::Approx(150 - 96));
    CHECK(area.high.y == doctest::Approx(150 - 48));
}

TEST_CASE("the way of a unit that leaves the table is drawn to its edge") {
    const View view{4, {10, 150}};
    scenario::Scenario battle;
    battle.board = {48_in, 36_in};
    scenario::UnitSheet unit;
    unit.number = 1;
    unit.base = {6_in, 2_in};
    battle.red.units = {unit};
    scenario::StoryTurn turn;
    scenario::StoryMove move;
    move.unit = 1;
    move.from = tabletop::Pose{{12_in, 6_in}, tabletop::down};
    // 6 in across for 12 in down: the edge is met after 6 in down, 3 in further to the right.
    move.legs = {{scenario::Going::driven, {{18_in, -6_in}, tabletop::down}}};
    turn.moves = {move};
    const std::vector<Stretch> ways = stretches_of(turn, battle, view);
    REQUIRE(ways.size() == 1);
    CHECK(ways[0].way.back().x == doctest::Approx(view.at({15_in, 0_in}).x));
    CHECK(ways[0].way.back().y == doctest::Approx(view.at({15_in, 0_in}).y));
    CHECK(ways[0].back_off == 0);
}

TEST_CASE("a segment meets a shape that it only passes through") {
    const Quad box = quad({{0, 0}, {10, 4}});
    CHECK(meets(box, {-5, 2}, {15, 2}, 0));
    CHECK(meets(box, {4, -5}, {4, 9}, 0));
    CHECK(meets(box, {2, 1}, {3, 2}, 0));
    CHECK_FALSE(meets(box, {-5, 5}, {15, 5}, 0));
    CHECK(meets(box, {-5, 5}, {15, 5}, 1.5));
    CHECK_FALSE(meets(box, {-1, 9}, {-9, 1}, 0));
}

TEST_CASE("steps along a line are even and keep its ends") {
    const Line steps = stepped({{0, 0}, {10, 0}, {10, 10}}, 2.1, false);
    REQUIRE(steps.size() == 11);
    CHECK(steps.front() == Vec{0, 0});
    CHECK(steps.back().x == doctest::Approx(10));
    CHECK(steps.back().y == doctest::Approx(10));
    for (std::size_t i = 1; i < steps.size(); ++i)
        CHECK(length(steps[i] - steps[i - 1]) == doctest::Approx(2));
    CHECK(stepped({{0, 0}, {10, 0}, {10, 10}, {0, 10}}, 2, true).size() == 20);
}

TEST_CASE("inside and distance agree with a square") {
    const Line square{{0, 0}, {10, 0}, {10, 10}, {0, 10}};
    CHECK(inside(square, {5, 5}));
    CHECK_FALSE(inside(square, {11, 5}));
    CHECK_FALSE(inside(square, {-1, -1}));
    CHECK(distance({5, 4}, square, true) == doctest::Approx(4));
    CHECK(distance({-3, 14}, square, true) == doctest::Approx(5));
}

TEST_CASE("scattered places keep their distance and stay inside") {
    Scatter scatter("7", "map/woods/L");
    const Area box{{10, 10}, {74, 58}};
    const Line edge = natural_outline(box, {0.16, 3, 9}, 64, scatter);
    for (const Vec p : edge) CHECK(box.grown(1e-9).holds(p));
    const std::vector<Vec> places = spread(edge, 3, 1.5, scatter);
    CHECK(places.size() > 150);
    for (std::size_t i = 0; i < places.size(); ++i) {
        CHECK(inside(edge, places[i]));
        CHECK(distance(places[i], edge, true) >= 1.5);
        if (i > 0) CHECK(places[i - 1].y <= places[i].y);
        for (std::size_t k = 0; k < i; ++k) CHECK(length(places[i] - places[k]) >= 3);
    }
}

TEST_CASE("the same seed and name scatter alike, others otherwise") {
    Scatter a("7", "map/L"), b("7", "map/L"), c("7", "map/M"), d("8", "map/L");
    const std::uint64_t first = a.next();
    CHECK(first == b.next());
    CHECK(first != c.next());
    CHECK(first != d.next());
    for (int i = 0; i < 1000; ++i) {
        const double part = a.part();
        CHECK(part >= 0);
        CHECK(part < 1);
        const int below = a.below(7);
        CHECK(below >= 0);
        CHECK(below < 7);
    }
}
