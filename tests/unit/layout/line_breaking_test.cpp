#include <doctest/doctest.h>

#include "layout/line_breaking.hpp"
#include "layout/words.hpp"

using namespace muster::layout;

namespace {

std::vector<WordWidth> widths(const std::vector<double>& words) {
    std::vector<WordWidth> result;
    for (const double width : words) result.push_back({Mm{width}, Mm{1}});
    return result;
}

using Starts = std::vector<std::size_t>;

std::vector<std::string> cut(const std::string& text) {
    Atom atom;
    atom.text = text;
    std::vector<std::string> result;
    for (const Word& word : words_of({atom})) {
        std::string joined = word.space.empty() ? "" : "_";
        for (const Atom& part : word.atoms) joined += part.text;
        result.push_back(joined);
    }
    return result;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("words that fit on a line share it, exactly to its end") {
    CHECK(break_lines(widths({3, 3, 3}), Mm{11}) == Starts{0});
    CHECK(break_lines(widths({3, 3, 3}), Mm{10.9}) == Starts{0, 2});
    CHECK(break_lines({}, Mm{10}).empty());
}

TEST_CASE("lines are the fewest there can be, and as even as they can be") {
    CHECK(break_lines(widths({4, 4, 6, 4}), Mm{11}) == Starts{0, 2});
    CHECK(break_lines(widths({2, 2, 2, 9, 3}), Mm{9}) == Starts{0, 3, 4});
    // Filled to the brim: 5 4 | 1 1 | 7 with 0 and 7 mm of white (49). Evenly: 5 | 4 1 1 | 7 with 5 and 2 mm
    // (29).
    CHECK(break_lines(widths({5, 4, 1, 1, 7}), Mm{10}) == Starts{0, 1, 4});
}

TEST_CASE("a last line that is very short takes a word from the line above") {
    // Brim: 20 5 5 | 1, which lacks 9.7 mm to a third of 32 mm. Better: 20 5 | 5 1 with 6 and 3.7 mm of
    // white.
    CHECK(break_lines(widths({20, 5, 5, 1}), Mm{32}) == Starts{0, 2});
    CHECK(break_lines(widths({20, 5, 5, 12}), Mm{32}) == Starts{0, 3});
}

TEST_CASE("a word wider than the line has a line of its own") {
    CHECK(break_lines(widths({2, 30, 2}), Mm{10}) == Starts{0, 1, 2});
    CHECK(break_lines(widths({30}), Mm{10}) == Starts{0});
}

TEST_CASE("words end at spaces; spaces at the ends and doubled ones vanish") {
    CHECK(cut("  two  words ") == Words{"two", "_words"});
    CHECK(cut("   ").empty());
    CHECK(cut("a\tb\nc") == Words{"a", "_b", "_c"});
}

TEST_CASE("words may break after a hyphen, slash or dash between letters, but not between digits") {
    CHECK(cut("light-armed foot/horse") == Words{"light-", "armed", "_foot/", "horse"});
    CHECK(cut("day\u2013night") == Words{"day\u2013", "night"});
    CHECK(cut("2-6 3\u20134 1/2 -x x-") == Words{"2-6", "_3\u20134", "_1/2", "_-x", "_x-"});
    CHECK(cut("no\u00A0break") == Words{"no\u00A0break"});
    CHECK(cut("\u00DCber-\u00C4tna") == Words{"\u00DCber-", "\u00C4tna"});
}

TEST_CASE("letters keep their combining marks") {
    Word word;
    Atom atom;
    atom.text = "e\u0301a\u0300\u0323x";
    word.atoms.push_back(atom);
    const std::vector<Word> letters = letters_of(word);
    REQUIRE(letters.size() == 3);
    CHECK(letters[0].atoms[0].text == "e\u0301");
    CHECK(letters[1].atoms[0].text == "a\u0300\u0323");
}

TEST_CASE("bytes that are not UTF-8 are passed on whole") {
    CHECK(code_points("a\xF0").size() == 2);
    CHECK(number_of("\u00E4") == 0xE4);
    CHECK(number_of("\u2033") == 0x2033);
    CHECK(number_of("\U0001F600") == 0x1F600);
}
