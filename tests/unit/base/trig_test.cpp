#include <doctest/doctest.h>

#include "base/trig.hpp"

namespace muster::test {

TEST_CASE("sine and cosine are exact at quarter turns and rounded elsewhere") {
    CHECK(sin_millionths(0) == 0);
    CHECK(sin_millionths(90) == 1'000'000);
    CHECK(cos_millionths(180) == -1'000'000);
    CHECK(cos_millionths(270) == 0);
    CHECK(sin_millionths(30) == 500'000);
    CHECK(cos_millionths(45) == 707'107);
    CHECK(sin_millionths(60) == 866'025);
}

TEST_CASE("angles beyond a full turn and below zero count like those within") {
    CHECK(sin_millionths(450) == sin_millionths(90));
    CHECK(cos_millionths(-45) == cos_millionths(45));
    CHECK(sin_millionths(-30) == -500'000);
}

TEST_CASE("every whole degree keeps sine squared plus cosine squared at one") {
    for (int degrees = 0; degrees < 360; ++degrees) {
        const std::int64_t s = sin_millionths(degrees), c = cos_millionths(degrees);
        const std::int64_t error = s * s + c * c - 1'000'000'000'000;
        CHECK(error < 2'000'000);
        CHECK(error > -2'000'000);
    }
}

}  // namespace muster::test
