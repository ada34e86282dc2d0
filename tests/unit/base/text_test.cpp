#include <doctest/doctest.h>

#include "base/text.hpp"

namespace muster::test {

TEST_CASE("the nearest name is found while two thirds of the letters agree") {
    const std::vector<std::string> keys{"figures", "rep", "recruiting"};
    CHECK(nearest_name("fgures", keys) == "figures");
    CHECK(nearest_name("recruting", keys) == "recruiting");
    CHECK(nearest_name("xyz", keys).empty());
    CHECK(did_you_mean("fgures", keys) == " (did you mean 'figures'?)");
    CHECK(did_you_mean("xyz", keys).empty());
}

TEST_CASE("lists read as sentences") {
    CHECK(join_sentence({}) == "");
    CHECK(join_sentence({"a"}) == "a");
    CHECK(join_sentence({"a", "b"}) == "a and b");
    CHECK(join_sentence({"a", "b", "c"}) == "a, b and c");
    CHECK(join({"a", "b"}, "; ") == "a; b");
}

TEST_CASE("numbers are counted, signed and written out") {
    CHECK(counted(1, "unit", "units") == "one unit");
    CHECK(counted(3, "unit", "units") == "three units");
    CHECK(counted(13, "unit", "units") == "13 units");
    CHECK(counted(0, "unit", "units") == "no units");
    CHECK(number_word(9) == "nine");
    CHECK(number_word(13) == "13");
    CHECK(signed_number(2) == "+2");
    CHECK(signed_number(-1) == "−1");
    CHECK(signed_number(0) == "0");
}

TEST_CASE("text is split at separators, and empty text has no parts") {
    CHECK(split("a;b", ';') == std::vector<std::string>{"a", "b"});
    CHECK(split("", ';').empty());
}

TEST_CASE("control characters and broken UTF-8 are not clean text") {
    CHECK(is_clean_text("Clibinarrius 3¼″"));
    CHECK_FALSE(is_clean_text("a\x01"));
    CHECK_FALSE(is_clean_text("\xC3"));
    CHECK_FALSE(is_clean_text("\xFF"));
}

}  // namespace muster::test

TEST_CASE("text: a short list of words is shown whole, of a long one the nearest and their number") {
    CHECK(muster::some_of("mpa", {"map", "roster"}) == "map, roster");
    std::vector<std::string> many;
    for (int i = 0; i < 40; ++i) many.push_back("icon-" + std::to_string(i));
    many.push_back("ship");
    CHECK(muster::some_of("shpi", many) == "ship ... (41 in all)");
    CHECK(muster::some_of("zzz", many).ends_with("... (41 in all)"));
}

TEST_CASE("text: a name joined by hyphens is also found by one of its words") {
    CHECK(muster::nearest_names("elfs", {"dwarves-red-sun", "elves-black-moon", "elves-silver"}, 3) ==
          std::vector<std::string>{"elves-black-moon", "elves-silver"});
}
