// How a side is drawn up by its plan on clear ground.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/setup/deployment.hpp"
#include "ral/setup/formation.hpp"
#include "ral/setup/room.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using ral::Block;
using ral::Wish;

constexpr Inches inches(int n) { return Inches::thousandths(n * 1000); }

/// A side of so many units of each kind.
scenario::Side side_of(const std::string& plan,
                       const std::vector<std::tuple<std::string, std::optional<ral::Missile>, int>>& kinds) {
    scenario::Side side;
    side.plan = plan;
    for (const auto& [type, missile, count] : kinds)
        for (int i = 0; i < count; ++i) {
            side.units.push_back(ral::sheet_of(ral_book().rules, {type, missile, type, 1, {}}));
            side.units.back().number = static_cast<int>(side.units.size());
        }
    return side;
}

/// Ten units: 1-5 foot yeomen, 6-7 archers, 8-10 mounted knights.
scenario::Side ten(const std::string& plan) {
    return side_of(plan, {{"foot-yeoman", std::nullopt, 5},
                          {"foot-yeoman", ral::Missile::bow, 2},
                          {"mounted-knight", std::nullopt, 3}});
}

std::map<int, Wish> drawn_up(const scenario::Side& side, Inches width) {
    std::vector<Wish> wishes = ral::share_out(ral_book(), side);
    ral::draw_up(ral_book(), *ral_book().plans.plan(side.plan), width, inches(2), wishes);
    std::map<int, Wish> by_unit;
    for (const Wish& wish : wishes) by_unit[wish.unit] = wish;
    return by_unit;
}

std::vector<int> in_block(const std::map<int, Wish>& wishes, Block block) {
    std::vector<int> units;
    for (const auto& [unit, wish] : wishes)
        if (wish.block == block) units.push_back(unit);
    return units;
}

}  // namespace

TEST_CASE("steady: archers before the line, horse shared between the wings, one unit in five in reserve") {
    const auto wishes = drawn_up(ten("steady"), inches(72));
    CHECK(in_block(wishes, Block::reserve) == std::vector<int>{1, 2});
    CHECK(in_block(wishes, Block::right) == std::vector<int>{8, 10});
    CHECK(in_block(wishes, Block::left) == std::vector<int>{9});
    CHECK(in_block(wishes, Block::centre) == std::vector<int>{3, 4, 5, 6, 7});
    for (const int archer : {6, 7}) {
        CHECK(wishes.at(archer).before);
        CHECK(wishes.at(archer).place.y == inches(11));
    }
    // The two archers stand about the middle of the three units behind them.
    CHECK(wishes.at(6).place.x + inches(4) == wishes.at(4).place.x);
    CHECK(wishes.at(7).place.x - inches(4) == wishes.at(4).place.x);
    for (const int unit : {3, 4, 5, 8, 9, 10}) CHECK(wishes.at(unit).place.y == inches(7));
    for (const int unit : {1, 2}) CHECK(wishes.at(unit).place.y == inches(3));
    // From the player's left: wing, centre, wing; 8 in from middle to middle, 3 in more between the blocks.
    CHECK(wishes.at(9).place.x + inches(11) == wishes.at(3).place.x);
    CHECK(wishes.at(4).place.x == wishes.at(3).place.x + inches(8));
    CHECK(wishes.at(5).place.x + inches(11) == wishes.at(8).place.x);
}

TEST_CASE("aggressive: archers beside the wings, two thirds of the horse on the right, the line in front") {
    const auto wishes = drawn_up(ten("aggressive"), inches(72));
    CHECK(in_block(wishes, Block::reserve) == std::vector<int>{1});
    CHECK(in_block(wishes, Block::right) == std::vector<int>{6, 8, 10});
    CHECK(in_block(wishes, Block::left) == std::vector<int>{7, 9});
    for (const int unit : {2, 3, 4, 5, 6, 7, 8, 9, 10}) CHECK(wishes.at(unit).place.y == inches(11));
    // Archers stand next to the centre, horse outside them.
    CHECK(wishes.at(6).place.x < wishes.at(8).place.x);
    CHECK(wishes.at(9).place.x < wishes.at(7).place.x);
    CHECK(wishes.at(7).place.x < wishes.at(2).place.x);
}

TEST_CASE("wary: knights first in reserve, wings of foot held back") {
    const auto wishes = drawn_up(ten("wary"), inches(72));
    CHECK(in_block(wishes, Block::reserve) == std::vector<int>{8, 9, 10});
    CHECK(in_block(wishes, Block::right) == std::vector<int>{1});
    CHECK(in_block(wishes, Block::left) == std::vector<int>{2});
    for (const int unit : {1, 2}) CHECK(wishes.at(unit).place.y == inches(2));
    for (const int unit : {3, 4, 5}) CHECK(wishes.at(unit).place.y == inches(6));
    for (const int unit : {6, 7}) CHECK(wishes.at(unit).place.y == inches(10));
}

TEST_CASE("wings stand outside the archers where these are more than the line behind them") {
    const auto wishes = drawn_up(side_of("steady", {{"foot-yeoman", std::nullopt, 2},
                                                    {"foot-yeoman", ral::Missile::bow, 5},
                                                    {"mounted-yeoman", std::nullopt, 2}}),
                                 inches(72));
    CHECK(in_block(wishes, Block::reserve) == std::vector<int>{1});
    CHECK(wishes.at(2).place.x == wishes.at(5).place.x);
    CHECK(wishes.at(9).place.x + inches(11) == wishes.at(3).place.x);
    CHECK(wishes.at(7).place.x + inches(11) == wishes.at(8).place.x);
}

TEST_CASE("a line that is too long for the table stands in ranks") {
    const auto wishes = drawn_up(side_of("steady", {{"peasant", std::nullopt, 12}}), inches(48));
    std::map<Inches, int> ranks;
    for (const auto& [unit, wish] : wishes)
        if (wish.block != Block::reserve) ++ranks[wish.place.y];
    REQUIRE(ranks.size() == 2);
    CHECK(ranks.rbegin()->first == inches(7));
    CHECK(ranks.begin()->first == inches(3));
}

TEST_CASE("woods in the way move knights aside and peasants not at all") {
    scenario::Scenario table;
    table.board = {inches(48), inches(36)};
    table.terrain = {{"L", "woods", 0, {{inches(20), inches(9)}, {inches(28), inches(15)}}, {}, {}, {}}};
    const tabletop::Point wish{inches(24), inches(11)};
    const ral::Rules& rules = ral_book().rules;
    const ral::TroopType& knights = *rules.type("foot-knight");
    const ral::TroopType& peasants = *rules.type("peasant");
    ral::Room for_peasants(rules, table, false, inches(2));
    CHECK(for_peasants.take(peasants, rules.line(peasants), wish) == wish);
    ral::Room for_knights(rules, table, false, inches(2));
    const auto place = for_knights.take(knights, rules.line(knights), wish);
    REQUIRE(place.has_value());
    CHECK(place->y == inches(8));
    // The other side sees the table turned: for it the woods lie on the far half.
    ral::Room above(rules, table, true, inches(2));
    CHECK(above.take(knights, rules.line(knights), wish) == wish);
}

TEST_CASE("a zone that is full has no place left") {
    scenario::Scenario table;
    table.board = {inches(48), inches(36)};
    const ral::Rules& rules = ral_book().rules;
    const ral::TroopType& peasants = *rules.type("peasant");
    ral::Room room(rules, table, false, inches(2));
    int placed = 0;
    // Six side by side (48 + 2 over 8), three ranks (12 + 2 over 4), from the corner on.
    while (room.take(peasants, rules.line(peasants), {inches(3), inches(1)})) ++placed;
    CHECK(placed == 18);
}

TEST_CASE("placing in turn: who has more places the rest") {
    using scenario::SideColour;
    const auto steps = ral::batches(SideColour::blue, {4, 2}, {1, 2, 3, 4});
    std::vector<std::pair<SideColour, int>> order;
    for (const scenario::Batch& step : steps) order.emplace_back(step.side, step.units.front());
    CHECK(order == std::vector<std::pair<SideColour, int>>{{SideColour::blue, 4},
                                                           {SideColour::red, 1},
                                                           {SideColour::blue, 2},
                                                           {SideColour::red, 2},
                                                           {SideColour::red, 3},
                                                           {SideColour::red, 4}});
}

TEST_CASE("leaders go to the blocks that the plan names, to knights first") {
    scenario::Side side = ten("steady");
    side.bodies = {
        {"A", "right", {8, 10}, {}}, {"B", "centre", {3, 4, 5, 6, 7}, {}}, {"D", "reserve", {1, 2}, {}}};
    for (const scenario::Body& body : side.bodies)
        for (scenario::UnitSheet& unit : side.units)
            if (std::ranges::find(body.units, unit.number) != body.units.end()) unit.body = body.letter;
    ral::give_leaders(ral_book(), 3, side);
    CHECK(side.unit(3)->leader == "leader");  // centre: foot without bows first
    CHECK(side.unit(8)->leader == "leader");  // right
    CHECK(side.unit(1)->leader == "leader");  // reserve
    CHECK(ral::leaders_with(side) == 3);
}

}  // namespace muster::test
