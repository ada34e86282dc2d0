// Shares and their intervals.
#include "base/share.hpp"

#include <doctest/doctest.h>

namespace muster {

TEST_CASE("a share is rounded half up to a ten-thousandth") {
    CHECK(share_of(0, 7).value == 0);
    CHECK(share_of(7, 7).value == 10'000);
    CHECK(share_of(1, 3).value == 3333);
    CHECK(share_of(2, 3).value == 6667);
    CHECK(share_of(1, 20'000).value == 1);  // half a ten-thousandth
    CHECK(share_of(1, 20'001).value == 0);
}

// The published figures are those of Newcombe (1998), table I, method 3, to four decimals.
TEST_CASE("the score interval has the ends that are published for it") {
    CHECK(wilson_interval(81, 263) == ShareInterval{{2553}, {3662}});
    CHECK(wilson_interval(15, 148) == ShareInterval{{624}, {1605}});
    CHECK(wilson_interval(0, 20) == ShareInterval{{0}, {1611}});
    CHECK(wilson_interval(1, 29) == ShareInterval{{61}, {1718}});
}

// By hand for 50 of 100: z^2 = 3.841459, middle 0.5 of necessity; half = 1.959964 * sqrt(0.0025 +
// 0.000096036) = 0.099864, over 1.038415 = 0.096170. For 10 of 10: low end = 1 / (1 + 0.3841459) = 0.722468.
TEST_CASE("the score interval has the ends worked out by hand") {
    CHECK(wilson_interval(50, 100) == ShareInterval{{4038}, {5962}});
    CHECK(wilson_interval(10, 10) == ShareInterval{{7225}, {10'000}});
    CHECK(wilson_interval(50, 100).width() == 1924);
}

TEST_CASE("wins and the others mirror each other's interval") {
    for (int hits = 0; hits <= 40; ++hits) {
        const ShareInterval a = wilson_interval(hits, 40), b = wilson_interval(40 - hits, 40);
        CHECK(a.low.value == whole_share - b.high.value);
        CHECK(a.low <= share_of(hits, 40));
        CHECK(share_of(hits, 40) <= a.high);
    }
}

TEST_CASE("shares are written for programs and for people") {
    CHECK(to_decimal(Share{5125}) == "0.5125");
    CHECK(to_decimal(Share{5000}) == "0.5");
    CHECK(to_decimal(Share{0}) == "0.0");
    CHECK(to_decimal(Share{10'000}) == "1.0");
    CHECK(to_decimal(Share{7}) == "0.0007");
    CHECK(to_percent(Share{5125}) == "51.3 %");
    CHECK(to_percent(Share{9996}) == "100.0 %");
    CHECK(to_percent(ShareInterval{{4906}, {5344}}) == "49.1 to 53.4 %");
}

TEST_CASE("means have one decimal, halves away from zero") {
    CHECK(mean_text(1, 4) == "0.3");
    CHECK(mean_text(-1, 4) == "-0.3");
    CHECK(mean_text(-1, 100) == "0.0");
    CHECK(mean_text(4123, 10) == "412.3");
}

}  // namespace muster
