#include <doctest/doctest.h>

#include "dice/distribution.hpp"

namespace muster::test {

using dice::chances;
using dice::DiceKind;
using dice::Fraction;

TEST_CASE("fractions are kept in lowest terms") {
    CHECK(Fraction(6, 36) == Fraction(1, 6));
    CHECK(Fraction(3, -6) == Fraction(-1, 2));
    CHECK(Fraction(1, 6) + Fraction(1, 3) == Fraction(1, 2));
    CHECK(Fraction(2, 3) * Fraction(3, 4) == Fraction(1, 2));
    CHECK(Fraction(2, 36).to_text() == "1/18");
    CHECK(Fraction(4, 2).to_text() == "2");
    CHECK(Fraction(0, 5).to_text() == "0");
}

TEST_CASE("two dice make each sum in its number of ways") {
    const dice::SumChances sums = chances(DiceKind::two_d6);
    CHECK(sums.size() == 11);
    for (int sum = 2; sum <= 12; ++sum) CHECK(sums.at(sum) == Fraction(sum <= 7 ? sum - 1 : 13 - sum, 36));
}

TEST_CASE("a halved die is rounded up (R-005)") {
    CHECK(dice::total(DiceKind::half_d6, 1) == 1);
    CHECK(dice::total(DiceKind::half_d6, 2) == 1);
    CHECK(dice::total(DiceKind::half_d6, 3) == 2);
    CHECK(dice::total(DiceKind::half_d6, 6) == 3);
    CHECK(chances(DiceKind::half_d6) == dice::SumChances{{1, {1, 3}}, {2, {1, 3}}, {3, {1, 3}}});
}

TEST_CASE("three dice add up to one") {
    Fraction all;
    for (const auto& [sum, chance] : chances(DiceKind::three_d6)) all = all + chance;
    CHECK(all == Fraction(1, 1));
    CHECK(chances(DiceKind::three_d6).at(10) == Fraction(27, 216));
}

}  // namespace muster::test
