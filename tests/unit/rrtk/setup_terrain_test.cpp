// Rolling and laying the table: section 8.
#include "rrtk/setup/terrain.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "rrtk/setup/baseline.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::literals;
using rrtk::Tactics;
using rrtk::TerrainRoll;
using tabletop::Rect;

/// A table rolled with that die for general terrain and those sums for the sections; the rest of the dice
/// follow.
TerrainRoll roll(Tactics tactics, int general, const std::vector<int>& sums,
                 const std::vector<int>& more = {}) {
    std::vector<int> script{general};
    for (const int sum : sums) {
        script.push_back(sum / 2);
        script.push_back(sum - sum / 2);
    }
    script.insert(script.end(), more.begin(), more.end());
    dice::ScriptedDice dice(std::move(script));
    TerrainRoll result = rrtk::roll_terrain(book(), tactics, false, dice);
    CHECK(dice.left() == 0);
    return result;
}

const std::vector<int> all_sevens(9, 7);

/// Open ground whose section 5 brings the water of that sum.
TerrainRoll with_water(int sum, const std::vector<int>& ford = {}) {
    std::vector<int> more{sum / 2, sum - sum / 2};
    more.insert(more.end(), ford.begin(), ford.end());
    return roll(Tactics::a, 1, {7, 7, 7, 7, 2, 7, 7, 7, 7}, more);
}

scenario::Side side_of(const std::string& list, const std::string& row) {
    scenario::Side side;
    side.units = {unit_of(list, row)};
    side.units.front().base =
        book().base(book().list(list)->row(row)->troop_class, book().list(list)->row(row)->build);
    return side;
}

scenario::Side foot() { return side_of("aeja", "pike"); }

scenario::Side horse() { return side_of("hykar", "cavalry"); }

scenario::TerrainPiece water_of(TerrainRoll rolled, bool turned = false) {
    rolled.turned = turned;
    const auto pieces = rrtk::lay_terrain(rolled);
    REQUIRE(!pieces.empty());
    return pieces.back();
}

}  // namespace

TEST_CASE("DX-08: a defender of tactics C who rolls 6 has 7, rough ground") {
    const TerrainRoll rolled = roll(Tactics::c, 6, all_sevens);
    CHECK(rolled.modifier == 1);
    CHECK(rolled.general == "rough");
}

TEST_CASE("DX-09: a defender of tactics B who rolls 1 has 0, open ground") {
    const TerrainRoll rolled = roll(Tactics::b, 1, all_sevens);
    CHECK(rolled.modifier == -1);
    CHECK(rolled.general == "open");
}

TEST_CASE("EX-14: in the open a 6 is clear, and 2, 4 and 11 are hills") {
    for (const int hill : {4, 11}) {
        const TerrainRoll rolled = roll(Tactics::a, 1, {6, hill, 7, 7, 7, 7, 7, 7, 7});
        CHECK(rolled.sections[0].ground == "clear");
        CHECK(rolled.sections[1].ground == "hill");
        CHECK_FALSE(rolled.water.has_value());
    }
    const TerrainRoll rolled = roll(Tactics::a, 1, {6, 2, 7, 7, 7, 7, 7, 7, 7}, {1, 2});
    CHECK(rolled.sections[1].ground == "hill");
    CHECK(rolled.sections[1].water);
    REQUIRE(rolled.water.has_value());
    CHECK(rolled.water->section == 2);
}

TEST_CASE("one water to a table, from the first section that brings it (R-060)") {
    const TerrainRoll rolled = roll(Tactics::a, 1, {7, 7, 2, 2, 7, 7, 7, 7, 7}, {1, 2});
    REQUIRE(rolled.water.has_value());
    CHECK(rolled.water->section == 3);
    const auto pieces = rrtk::lay_terrain(rolled);
    CHECK(std::ranges::count(pieces, "pond", &scenario::TerrainPiece::kind) == 1);
}

TEST_CASE("DX-10: a river can be forded nowhere, along half, or all along") {
    const scenario::TerrainPiece none = water_of(with_water(6, {1}));
    CHECK(none.fords.empty());
    CHECK(none.bridges == std::vector<Rect>{{{23.2_in, 17_in}, {24.8_in, 19_in}}});
    const scenario::TerrainPiece half = water_of(with_water(6, {3}));
    CHECK(half.fords == std::vector<Rect>{{{12_in, 17_in}, {36_in, 19_in}}});
    CHECK(half.bridges.empty());
    const scenario::TerrainPiece all = water_of(with_water(6, {4}));
    CHECK(all.fords == std::vector<Rect>{{{0_in, 17_in}, {48_in, 19_in}}});
}

TEST_CASE("rivers run through the middle of their row or column (T-14, R-063)") {
    CHECK(water_of(with_water(4, {4})).area == Rect{{7_in, 0_in}, {9_in, 36_in}});
    CHECK(water_of(with_water(5, {4})).area == Rect{{0_in, 5_in}, {48_in, 7_in}});
    CHECK(water_of(with_water(8, {4})).area == Rect{{0_in, 17_in}, {48_in, 19_in}});
    CHECK(water_of(with_water(9, {4})).area == Rect{{0_in, 29_in}, {48_in, 31_in}});
    CHECK(water_of(with_water(10, {4})).area == Rect{{7_in, 0_in}, {9_in, 36_in}});
    CHECK(water_of(with_water(10, {2})).fords == std::vector<Rect>{{{7_in, 9_in}, {9_in, 27_in}}});
}

TEST_CASE("automatic bridges stand besides the one that an unfordable river needs (R-064)") {
    CHECK(water_of(with_water(5, {4})).bridges.size() == 1);
    const scenario::TerrainPiece both = water_of(with_water(9, {1}));
    REQUIRE(both.bridges.size() == 2);
    CHECK(both.bridges[0] == Rect{{15.2_in, 29_in}, {16.8_in, 31_in}});
    CHECK(both.bridges[1] == Rect{{31.2_in, 29_in}, {32.8_in, 31_in}});
}

TEST_CASE("lakes are strips of six inches from 6 to 30 (T-14, R-062)") {
    CHECK(water_of(with_water(2)).area == Rect{{42_in, 6_in}, {48_in, 30_in}});
    CHECK(water_of(with_water(12)).area == Rect{{0_in, 6_in}, {6_in, 30_in}});
    CHECK(water_of(with_water(2), true).area == Rect{{0_in, 6_in}, {6_in, 30_in}});
}

TEST_CASE("a pond lies in the middle of its section, in the defender's own at his edge (R-061)") {
    CHECK(water_of(with_water(7)).area == Rect{{19.5_in, 13.5_in}, {28.5_in, 22.5_in}});
    TerrainRoll rolled = roll(Tactics::a, 1, {7, 7, 7, 7, 7, 7, 7, 2, 7}, {3, 4});
    CHECK(water_of(rolled).area == Rect{{19.5_in, 1.5_in}, {28.5_in, 10.5_in}});
    CHECK(water_of(rolled, true).area == Rect{{19.5_in, 27_in}, {28.5_in, 36_in}});
    CHECK(water_of(rolled, true).section == 2);
}

TEST_CASE("pieces fill their sections and are lettered in their order from L on, without O and R (R-069)") {
    const TerrainRoll rolled = roll(Tactics::a, 1, {4, 4, 4, 4, 11, 4, 4, 4, 12});
    const auto pieces = rrtk::lay_terrain(rolled);
    std::string letters;
    for (const auto& piece : pieces) {
        letters += piece.letter;
        CHECK(piece.area == tabletop::section(rrtk::board, piece.section));
    }
    CHECK(letters == "LMNPQSTUV");
    CHECK(pieces.back().kind == "woods");
    CHECK(pieces.back().section == 9);
}

TEST_CASE("a turned table has the far sections near (R-079)") {
    TerrainRoll rolled = roll(Tactics::a, 1, {4, 7, 7, 7, 7, 7, 7, 7, 12});
    rolled.turned = true;
    const auto pieces = rrtk::lay_terrain(rolled);
    REQUIRE(pieces.size() == 2);
    CHECK(pieces[0].kind == "woods");
    CHECK(pieces[0].section == 1);
    CHECK(pieces[0].letter == "L");
    CHECK(pieces[1].section == 9);
}

TEST_CASE("the rolls of a table lie in streams of their own, those of a second table too") {
    dice::SeededDice dice("7");
    const TerrainRoll first = rrtk::roll_terrain(book(), Tactics::a, false, dice);
    CHECK(dice.log()[0].stream == "terrain/general");
    CHECK(dice.log()[4].stream == "terrain/section/4");
    CHECK(dice.log()[4].dice == std::vector<int>{2, 1});
    CHECK(dice.log()[4].meaning == "3: " + first.sections[3].ground);
    const std::size_t before = dice.log().size();
    (void)rrtk::roll_terrain(book(), Tactics::a, true, dice);
    CHECK(dice.log()[before].stream == "terrain/second/general");
    CHECK(dice.log()[before].purpose == "General terrain, second table");
}

TEST_CASE("the defender takes the better edge, in doubt that of sections 1 to 3 (R-079)") {
    TerrainRoll level = roll(Tactics::a, 1, all_sevens);
    rrtk::choose_baseline(book(), foot(), level);
    CHECK_FALSE(level.turned);
    TerrainRoll hill = roll(Tactics::a, 1, {7, 7, 7, 7, 7, 7, 7, 4, 7});
    rrtk::choose_baseline(book(), foot(), hill);
    CHECK(hill.turned);
    CHECK(hill.far_edge.total == 0);
    CHECK(hill.near_edge.total == 6);
    CHECK(hill.near_edge.parts == std::vector<std::pair<std::string, int>>{{"section 2, hill", 6}});
}

TEST_CASE("woods count twice for a side of which a third is mounted") {
    TerrainRoll woods = roll(Tactics::a, 1, {7, 12, 7, 7, 7, 7, 7, 7, 7});
    rrtk::choose_baseline(book(), foot(), woods);
    CHECK(woods.far_edge.total == -3);
    rrtk::choose_baseline(book(), horse(), woods);
    CHECK(woods.far_edge.total == -6);
    CHECK(woods.turned);
}

TEST_CASE("the attacker refuses when the ground in his way reaches the limit, and only if he may (p. 30)") {
    TerrainRoll river = with_water(6, {4});  // 2 in sections 4 and 6, twice that in 5
    rrtk::decide_refusal(book(), foot(), true, river);
    CHECK(river.hindrance.total == 8);
    CHECK(river.refused);
    rrtk::decide_refusal(book(), foot(), false, river);
    CHECK_FALSE(river.refused);
    TerrainRoll woods = roll(Tactics::a, 1, {7, 7, 7, 7, 12, 7, 7, 12, 7});
    rrtk::decide_refusal(book(), foot(), true, woods);
    CHECK(woods.hindrance.total == 5);
    CHECK_FALSE(woods.refused);
    rrtk::decide_refusal(book(), horse(), true, woods);
    CHECK(woods.hindrance.total == 10);
    CHECK(woods.refused);
}

TEST_CASE("nobody takes ground on which his troops have no place to stand, if he has the choice") {
    // Hilly: impassable ground in section 2, woods in 7, 8 and 9.
    TerrainRoll closed = roll(Tactics::a, 4, {7, 11, 7, 7, 7, 7, 8, 8, 8});
    rrtk::choose_baseline(book(), foot(), closed);
    CHECK(closed.far_edge.without_place == 1);
    CHECK(closed.near_edge.without_place == 0);
    CHECK(closed.turned);
    rrtk::choose_baseline(book(), horse(), closed);
    CHECK(closed.far_edge.without_place == 0);
    CHECK(closed.near_edge.without_place == 1);
    CHECK_FALSE(closed.turned);
    rrtk::decide_refusal(book(), horse(), true, closed);
    CHECK(closed.hindrance.without_place == 1);
    CHECK(closed.refused);
}

}  // namespace muster::test
