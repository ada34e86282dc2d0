#include "sheets/map/tape_list.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <sstream>

#include "sheets/map/formation.hpp"
#include "support/map_scenario.hpp"

using namespace muster;
using namespace muster::literals;
using namespace muster::sheets::map;
using scenario::SideColour;

namespace {

struct Place {
    int number;
    Inches left, near;  ///< middle of the base's front edge, in the view of its side
    bool operator==(const Place&) const = default;
};

/// Sets a row of the list up as somebody would with a tape: ranks behind each other, bases side by side.
void set_up(const Measured& row, const scenario::Side& side, std::vector<Place>& places) {
    const bool centred = row.detail.find("centred") != std::string::npos;
    std::vector<std::vector<int>> ranks(1);
    std::istringstream words(row.what);
    for (std::string word; words >> word;) {
        if (word == "/") {
            ranks.emplace_back();
        } else {
            ranks.back().push_back(std::stoi(word));  // "8 (Captain)": the space is a hard one
        }
    }
    const auto width = [&](const std::vector<int>& rank) {
        Inches sum;
        for (const int number : rank) sum += side.unit(number)->base.width;
        return sum;
    };
    Inches front = *row.near;
    for (const std::vector<int>& rank : ranks) {
        Inches x = *row.left;
        if (centred) x += (width(ranks.front()) - width(rank)) / 2;
        for (const int number : rank) {
            const tabletop::Base base = side.unit(number)->base;
            places.push_back({number, x + base.width / 2, front});
            x += base.width;
        }
        front -= side.unit(rank.front())->base.depth;
    }
}

std::vector<Place> places_of(const scenario::Scenario& battle, SideColour colour) {
    std::vector<Place> places;
    for (const scenario::UnitSheet& unit : battle.side(colour).units) {
        const tabletop::Point c = unit.pose->centre;
        const bool attacking = colour == battle.attacker;
        const Inches left = attacking ? c.x : battle.board.width - c.x;
        const Inches near = attacking ? c.y : battle.board.height - c.y;
        places.push_back({unit.number, left, near + unit.base.depth / 2});
    }
    return places;
}

void sort(std::vector<Place>& places) {
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.number < b.number; });
}

scenario::Scenario empty_battle() {
    scenario::Scenario battle;
    battle.board = {48_in, 36_in};
    battle.attacker = SideColour::red;
    return battle;
}

void stand(scenario::Side& side, int number, tabletop::Pose pose) {
    scenario::UnitSheet unit;
    unit.number = number;
    unit.base = {1.6_in, 0.8_in};
    unit.pose = pose;
    unit.body = "A";
    side.units.push_back(unit);
    if (side.bodies.empty()) side.bodies.push_back({"A", "centre", {}, {}});
    side.bodies.front().units.push_back(number);
}

}  // namespace

TEST_CASE("both armies can be set up again from the list alone, every base where it stood") {
    const test::MapRules rules;
    for (int number = 0; number < 200; ++number) {
        const auto battle = test::MapBattle(number).build(4 + number % 37);
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            std::vector<Place> rebuilt;
            for (const Measured& row : measured_side(battle, rules, colour))
                set_up(row, battle.side(colour), rebuilt);
            std::vector<Place> wanted = places_of(battle, colour);
            sort(rebuilt);
            sort(wanted);
            CHECK_MESSAGE((rebuilt == wanted), "battle ", number);
        }
    }
}

TEST_CASE("a Body is measured to the left end of its front edge, by somebody behind its own table edge") {
    const test::MapRules rules;
    auto battle = empty_battle();
    // Attacker, front edge at 12 in, left end at 18 in; defender the same as he sees it.
    stand(battle.red, 1, {{18.8_in, 11.6_in}, tabletop::up});
    stand(battle.red, 2, {{20.4_in, 11.6_in}, tabletop::up});
    stand(battle.blue, 1, {{48_in - 18.8_in, 36_in - 11.6_in}, tabletop::down});
    stand(battle.blue, 2, {{48_in - 20.4_in, 36_in - 11.6_in}, tabletop::down});
    for (const SideColour colour : {SideColour::red, SideColour::blue}) {
        const auto list = measured_side(battle, rules, colour);
        REQUIRE(list.size() == 1);
        CHECK(list[0].letter == "A");
        CHECK(list[0].what == "1, 2");
        CHECK(list[0].block == "centre");
        CHECK(list[0].detail.empty());
        CHECK(list[0].left == 18_in);
        CHECK(list[0].near == 12_in);
    }
}

TEST_CASE("a shorter rank in the middle is said to be centred") {
    const test::MapRules rules;
    auto battle = empty_battle();
    for (int i = 0; i < 3; ++i) stand(battle.red, i + 1, {{18.8_in + 1.6_in * i, 11.6_in}, tabletop::up});
    for (int i = 0; i < 2; ++i) stand(battle.red, i + 4, {{19.6_in + 1.6_in * i, 10.8_in}, tabletop::up});
    const auto list = measured_side(battle, rules, SideColour::red);
    REQUIRE(list.size() == 1);
    CHECK(list[0].what == "1, 2, 3 / 4, 5");
    CHECK(list[0].detail == "3 wide, 2 deep, short rank centred");
}

TEST_CASE("what does not stand in plain ranks is measured on its own") {
    const test::MapRules rules;
    auto battle = empty_battle();
    stand(battle.red, 1, {{18.8_in, 11.6_in}, tabletop::up});
    stand(battle.red, 2, {{21_in, 11.6_in}, tabletop::up});       // a gap of 0.6 in
    stand(battle.red, 3, {{18.8_in, 8_in}, tabletop::up});        // far behind
    stand(battle.red, 4, {{30_in, 8_in}, tabletop::Facing(90)});  // looks to the right
    battle.red.bodies.front().units.pop_back();                   // and belongs to no Body
    const auto list = measured_side(battle, rules, SideColour::red);
    REQUIRE(list.size() == 4);
    CHECK(list[0].what == "1");
    CHECK(list[1].what == "2");
    CHECK(list[1].left == 20.2_in);
    CHECK(list[2].near == 8.4_in);
    CHECK(list[3].what == "4");
    CHECK(list[3].block == "in no Body");
    // Its right end lies half a width towards the near edge.
    CHECK(list[3].detail ==
          "turned 90\u00b0 to the right, right end 30\u00bd\u2033 left, 7\u00bc\u2033 near");
    // Its front left corner: half a depth to the right, half a width towards the far edge.
    CHECK(list[3].left == 30.4_in);
    CHECK(list[3].near == 8.8_in);
    CHECK(list[1].letter.empty());
}

TEST_CASE("a Body that has wheeled is one entry, measured at both ends of its front") {
    const test::MapRules rules;
    auto battle = empty_battle();
    battle.attacker = SideColour::red;
    // The right looks along (cos 30, -1/2), ahead along (1/2, cos 30): 1.6 in to the right, 0.8 in behind.
    const tabletop::Facing aslant(30);
    stand(battle.red, 1, {{20_in, 12_in}, aslant});
    stand(battle.red, 2, {{21.386_in, 11.2_in}, aslant});
    stand(battle.red, 3, {{19.6_in, 11.307_in}, aslant});
    stand(battle.red, 4, {{20.986_in, 10.507_in}, aslant});
    const auto list = measured_side(battle, rules, SideColour::red);
    REQUIRE(list.size() == 1);
    CHECK(list[0].what == "1, 2 / 3, 4");
    // Ends of the front: 0.8 in to the left and 2.4 in to the right of the first, 0.4 in ahead of it; the
    // right looks to 120 degrees: (cos 30, -1/2), ahead to 30 degrees: (1/2, cos 30).
    CHECK(list[0].left->to_double() == doctest::Approx(20 - 0.8 * 0.8660 + 0.4 * 0.5).epsilon(0.0002));
    CHECK(list[0].near->to_double() == doctest::Approx(12 + 0.8 * 0.5 + 0.4 * 0.8660).epsilon(0.0002));
    // 20 + 2.4 x 0.866 + 0.2 = 22.28; 12 - 1.2 + 0.346 = 11.15.
    CHECK(list[0].detail ==
          "turned 30\u00b0 to the right, right end 22\u00bc\u2033 left, 11\u00bc\u2033 near; 2 wide, 2 deep");
}

TEST_CASE("units off the table come last and are named") {
    const test::MapRules rules;
    auto battle = empty_battle();
    stand(battle.red, 1, {{18.8_in, 11.6_in}, tabletop::up});
    stand(battle.red, 2, {{18.8_in, 11.6_in}, tabletop::up});
    battle.red.units.back().pose.reset();
    const auto list = measured_side(battle, rules, SideColour::red);
    REQUIRE(list.size() == 2);
    CHECK(list[1].what == "2");
    CHECK(list[1].block == "off the table");
    CHECK_FALSE(list[1].left.has_value());
}

TEST_CASE("ground is measured to the near left corner of the area that has the effect") {
    const test::MapRules rules;
    auto battle = empty_battle();
    scenario::TerrainPiece hill;
    hill.letter = "L";
    hill.kind = "hill";
    hill.section = 6;
    hill.area = tabletop::section(battle.board, 6);
    scenario::TerrainPiece river;
    river.letter = "R";
    river.kind = "river";
    river.area = {{0_in, 17_in}, {48_in, 19_in}};
    river.fords = {{{12_in, 17_in}, {36_in, 19_in}}};
    river.bridges = {{{40_in, 17_in}, {41.6_in, 19_in}}};
    battle.terrain = {hill, river};
    const auto list = measured_terrain(battle, rules);
    REQUIRE(list.size() == 4);
    CHECK(list[0].what == "Hill, all of section 6");
    CHECK(list[0].detail.empty());
    CHECK(list[0].left == 32_in);
    CHECK(list[0].near == 12_in);
    CHECK(list[1].detail == "2\u2033 wide, from side to side");
    CHECK(list[1].near == 17_in);
    CHECK(list[2].what == "Ford");
    CHECK(list[2].left == 12_in);
    CHECK(list[2].detail == "24\u2033 along the river");
    CHECK(list[3].what == "Bridge");
    CHECK(list[3].left == 40_in);
}

TEST_CASE("a river that can be forded everywhere says so in one row") {
    const test::MapRules rules;
    auto battle = empty_battle();
    scenario::TerrainPiece river;
    river.letter = "R";
    river.kind = "river";
    river.area = {{7_in, 0_in}, {9_in, 36_in}};
    river.fords = {river.area};
    battle.terrain = {river};
    const auto list = measured_terrain(battle, rules);
    REQUIRE(list.size() == 1);
    CHECK(list[0].detail == "2\u2033 wide, from edge to edge; fordable everywhere");
}

TEST_CASE("the table prints quarters of an inch, ground first, then the attacker, then the defender") {
    const test::MapRules rules;
    auto battle = test::MapBattle(10).build(12);
    const layout::Table table = tape_list(battle, rules);
    CHECK(table.id == "tape");
    std::vector<std::string> groups;
    for (const layout::TableRow& row : table.rows) {
        const auto& first = std::get<std::vector<layout::RichText>>(row.cells.at("letter")).front();
        if (row.kind == "group") groups.push_back(first.runs.front().text);
        if (row.kind != "group") CHECK(row.cells.size() == 4);
    }
    REQUIRE(groups.size() == 3);
    CHECK(groups[1].starts_with(battle.side(battle.attacker).name));
    CHECK(groups[2].starts_with(battle.side(battle.defender()).name));
}
