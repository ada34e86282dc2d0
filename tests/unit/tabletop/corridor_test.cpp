#include "tabletop/corridor.hpp"

#include <doctest/doctest.h>

using namespace muster;
using namespace muster::tabletop;
using namespace muster::literals;

namespace {

const PlacedBase archer{{2_in, 1_in}, {{24_in, 12_in}, up}};

Outline target(Inches x, Inches y, int degrees) {
    return outline(PlacedBase{{2_in, 1_in}, {{x, y}, Facing(degrees)}});
}

}  // namespace

TEST_CASE("A corridor reaches a base whose nearest edge is exactly at its range") {
    // Front edge at 12.5 in, the target's near edge at 17.5 in.
    const Corridor strip = corridor(archer, Arc::front);
    CHECK(reaches(strip, 5_in, target(24_in, 18_in, 180)));
    CHECK_FALSE(reaches(strip, 5_in - Inches::thousandths(1), target(24_in, 18_in, 180)));
}

TEST_CASE("A corridor does not reach what only touches its side, or lies behind it") {
    const Corridor strip = corridor(archer, Arc::front);
    CHECK_FALSE(reaches(strip, 5_in, target(26_in, 15_in, 180)));
    CHECK(reaches(strip, 5_in, target(26_in - Inches::thousandths(20), 15_in, 180)));
    CHECK_FALSE(reaches(strip, 5_in, target(24_in, 9_in, 180)));
}

TEST_CASE("A corridor reaches what in_corridor finds within range, wherever it stands and however turned") {
    const Inches range = 5_in;
    int reached = 0;
    for (const int facing : {0, 37, 90, 211})
        for (int x = 14; x <= 34; ++x)
            for (int y = 2; y <= 22; ++y)
                for (const int degrees : {0, 20, 135}) {
                    const PlacedBase from{archer.base, {archer.pose.centre, Facing(facing)}};
                    const Corridor strip = corridor(from, Arc::front, 1_in);
                    const Outline what =
                        target(Inches::thousandths(x * 1000), Inches::thousandths(y * 1000), degrees);
                    const auto part = in_corridor(strip, what);
                    const bool expected = part.has_value() && part->nearest <= range;
                    REQUIRE(reaches(strip, range, what) == expected);
                    reached += expected ? 1 : 0;
                }
    CHECK(reached > 0);
}
