// The numbers below were worked out apart from the program, by an own Mersenne Twister checked against the
// 10,000th number that the C++ standard names for it.
#include <doctest/doctest.h>

#include "dice/dice.hpp"

namespace muster::test {

using dice::RollRequest;
using dice::ScriptedDice;
using dice::SeededDice;

TEST_CASE("a stream starts from FNV-1a of seed and name, mixed once") {
    CHECK(dice::stream_start("7", "terrain/section/4") == 0x4716869092cc4747U);
    CHECK(dice::stream_start("7", "army/red/recruit") == 0x3f28d2bef6ec6c0aU);
    CHECK(dice::stream_start("", "") == 0x01df27c8adb0f2d1U);
}

TEST_CASE("seed and name do not run into each other") {
    CHECK(dice::stream_start("a", "bc") == 0x4a7bea6fc0c1ce62U);
    CHECK(dice::stream_start("ab", "c") == 0x5b9d0d4b593ad3b9U);
}

TEST_CASE("the first ten dice of two streams are these on every machine") {
    SeededDice dice("7");
    CHECK(dice.roll({"terrain/section/4", "ten dice", 10}) == std::vector<int>{2, 1, 1, 4, 2, 1, 6, 2, 5, 5});
    CHECK(dice.roll({"army/red/recruit", "ten dice", 10}) == std::vector<int>{1, 1, 3, 5, 1, 1, 5, 1, 4, 4});
}

TEST_CASE("dice of 21 sides come from the same numbers") {
    SeededDice dice("7");
    CHECK(dice.roll({"army/red/buy", "purchases", 10, 21}) ==
          std::vector<int>{20, 14, 15, 1, 5, 5, 19, 7, 19, 1});
}

TEST_CASE("a roll in one stream never moves the rolls of another") {
    SeededDice alone("7"), crowded("7");
    crowded.roll({"terrain/general", "something else", 5});
    for (int i = 0; i < 5; ++i) {
        crowded.roll({"attack/red", "in between"});
        CHECK(alone.roll({"terrain/section/4", "one"}) == crowded.roll({"terrain/section/4", "one"}));
    }
}

TEST_CASE("seeds are texts: 7 and 07 differ") {
    SeededDice seven("7"), other("07");
    CHECK(seven.roll({"x", "x", 20}) != other.roll({"x", "x", 20}));
}

TEST_CASE("every roll is in the log with what it meant") {
    ScriptedDice dice({3, 4});
    dice.roll({"army/red/recruit", "Recruiting Roll 1", 2});
    dice.means("7: Pike");
    REQUIRE(dice.log().size() == 1);
    CHECK(dice.log().front() == dice::RollRecord{"army/red/recruit", "Recruiting Roll 1", {3, 4}, "7: Pike"});
}

TEST_CASE("a script is taken in order whatever it is for, and its end or an impossible die is told (R-360)") {
    ScriptedDice dice({6, 7});
    CHECK(dice.roll({"a", "first"}) == std::vector<int>{6});
    CHECK(dice.left() == 1);
    CHECK_THROWS_AS(dice.roll({"b", "second"}), dice::ScriptError);
    ScriptedDice empty({});
    CHECK_THROWS_WITH(empty.roll({"a", "War Rating of Aeja"}),
                      "the script has no die left for 'War Rating of Aeja'");
}

}  // namespace muster::test
