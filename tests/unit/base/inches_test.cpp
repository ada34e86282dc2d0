#include <doctest/doctest.h>

#include "base/inches.hpp"

namespace muster::test {

using namespace muster::literals;

TEST_CASE("lengths are exact in thousandths of an inch") {
    CHECK(1.6_in == Inches::thousandths(1'600));
    CHECK(0.05_in == Inches::thousandths(50));
    CHECK(1.6_in * 3 == 4.8_in);
    CHECK(12_in - 17.9_in == -5.9_in);
    CHECK((0.1_in + 0.2_in) == 0.3_in);
    CHECK(Inches::thousandths(-7) / 2 == Inches::thousandths(-3));
}

TEST_CASE("decimals are written without trailing zeros") {
    CHECK(to_decimal(6_in) == "6");
    CHECK(to_decimal(1.6_in) == "1.6");
    CHECK(to_decimal(-0.05_in) == "-0.05");
    CHECK(to_decimal(Inches()) == "0");
    CHECK(to_decimal(Inches::thousandths(1)) == "0.001");
}

TEST_CASE("lengths are printed to the nearest quarter of an inch") {
    CHECK(to_quarters(13.25_in) == "13¼″");
    CHECK(to_quarters(0.5_in) == "½″");
    CHECK(to_quarters(Inches()) == "0″");
    CHECK(to_quarters(11.6_in) == "11½″");
    CHECK(to_quarters(11.63_in) == "11¾″");
    CHECK(to_quarters(3.9_in) == "4″");
}

}  // namespace muster::test
