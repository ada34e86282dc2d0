#include <doctest/doctest.h>

#include "tabletop/board.hpp"

namespace muster::test {

using namespace muster::literals;
using namespace muster::tabletop;

namespace {

constexpr Base foot{1.6_in, 0.8_in};

PlacedBase at(Inches x, Inches y, int degrees = 0) { return {foot, {{x, y}, Facing(degrees)}}; }

}  // namespace

TEST_CASE("corners are named from behind the base and turn with it") {
    const auto up_corners = corners(foot, {{10_in, 10_in}, up});
    CHECK(up_corners[0] == Point{9.2_in, 10.4_in});
    CHECK(up_corners[1] == Point{10.8_in, 10.4_in});
    CHECK(up_corners[2] == Point{10.8_in, 9.6_in});
    CHECK(up_corners[3] == Point{9.2_in, 9.6_in});
    const auto down_corners = corners(foot, {{10_in, 10_in}, down});
    CHECK(down_corners[0] == Point{10.8_in, 9.6_in});
    const auto right_corners = corners(foot, {{10_in, 10_in}, Facing(90)});
    CHECK(right_corners[0] == Point{10.4_in, 10.8_in});
    CHECK(right_corners[1] == Point{10.4_in, 9.2_in});
}

TEST_CASE("a base turned by 45 degrees is as wide as it is high") {
    const Rect around = bounds(foot, {{10_in, 10_in}, Facing(45)});
    // (1.6 + 0.8) x sin 45
    CHECK(around.width() == around.height());
    CHECK(around.width() >= 1.696_in);
    CHECK(around.width() <= 1.698_in);
}

TEST_CASE("bases that share an edge touch and do not overlap") {
    CHECK_FALSE(overlap(at(10_in, 10_in), at(11.6_in, 10_in)));
    CHECK(touching(at(10_in, 10_in), at(11.6_in, 10_in)));
    CHECK(overlap(at(10_in, 10_in), at(11.599_in, 10_in)));
    CHECK(touching(at(10_in, 10_in), at(10.8_in, 9.2_in)));
}

TEST_CASE("a gap of a twentieth of an inch still touches, a thousandth more does not (R-011)") {
    CHECK(touching(at(10_in, 10_in), at(11.65_in, 10_in)));
    CHECK_FALSE(touching(at(10_in, 10_in), at(11.651_in, 10_in)));
    CHECK(touching(at(10_in, 10_in), at(11.6_in, 10.8_in)));
    // corner to corner: 0.03 and 0.04 make 0.05
    CHECK(touching(at(10_in, 10_in), at(11.63_in, 10.84_in)));
    CHECK_FALSE(touching(at(10_in, 10_in), at(11.631_in, 10.84_in)));
}

TEST_CASE("a turned base overlaps what its corner reaches into") {
    CHECK(overlap(at(10_in, 10_in, 45), at(10_in, 10.9_in)));
    CHECK_FALSE(overlap(at(10_in, 10_in, 45), at(11.5_in, 11.5_in)));
    const Rect pond{{9.5_in, 10.5_in}, {10.2_in, 12_in}};
    CHECK(overlap(at(10_in, 10_in, 45), pond));
    CHECK_FALSE(overlap(at(10_in, 10_in), pond));
}

TEST_CASE("rectangles with a common edge share no area") {
    const Rect a{{0_in, 0_in}, {2_in, 2_in}}, b{{2_in, 0_in}, {4_in, 2_in}},
        c{{1.999_in, 0_in}, {4_in, 2_in}};
    CHECK_FALSE(overlap(a, b));
    CHECK(overlap(a, c));
    CHECK(inside(a, a));
    CHECK_FALSE(inside(c, b));
    CHECK(inside(at(0.8_in, 0.4_in), a));
    CHECK_FALSE(inside(at(0.799_in, 0.4_in), a));
}

TEST_CASE("sections are numbered from the defender's left corner as the attacker sees it (T-11)") {
    constexpr Board table{48_in, 36_in};
    CHECK(section(table, 1) == Rect{{0_in, 24_in}, {16_in, 36_in}});
    CHECK(section(table, 3) == Rect{{32_in, 24_in}, {48_in, 36_in}});
    CHECK(section(table, 5) == Rect{{16_in, 12_in}, {32_in, 24_in}});
    CHECK(section(table, 7) == Rect{{0_in, 0_in}, {16_in, 12_in}});
    CHECK(section(table, 9) == Rect{{32_in, 0_in}, {48_in, 12_in}});
}

TEST_CASE("a turned table has each section where its opposite was (R-079)") {
    constexpr Board table{48_in, 36_in};
    for (int number = 1; number <= 9; ++number) {
        CHECK(turned(table, section(table, number)) == section(table, turned_section(number)));
        CHECK(turned_section(turned_section(number)) == number);
    }
    const Pose pose{{20.4_in, 10.8_in}, up};
    CHECK(turned(table, pose) == Pose{{27.6_in, 25.2_in}, down});
    CHECK(turned(table, turned(table, pose)) == pose);
}

TEST_CASE("facings take off full turns") {
    CHECK(Facing(360) == up);
    CHECK(Facing(-180) == down);
    CHECK(Facing(725).degrees() == 5);
}

}  // namespace muster::test
