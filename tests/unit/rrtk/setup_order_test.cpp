// Who stands where: plans, quotas, dealing out, Bodies (section 24).
#include <doctest/doctest.h>

#include <algorithm>

#include "rrtk/setup/bodies.hpp"
#include "rrtk/setup/formation.hpp"
#include "rrtk/setup/leaders.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using rrtk::Block;
using rrtk::Quotas;
using rrtk::Units;
using scenario::UnitSheet;

/// Units of a list by row and number of them, numbered from 1.
struct Army {
    explicit Army(const std::string& list, const std::vector<std::pair<std::string, int>>& rows) {
        for (const auto& [row, count] : rows)
            for (int i = 0; i < count; ++i) {
                sheets.push_back(unit_of(list, row));
                sheets.back().number = static_cast<int>(sheets.size());
                sheets.back().base =
                    book().base(book().list(list)->row(row)->troop_class, book().list(list)->row(row)->build);
            }
    }
    [[nodiscard]] Units units() const {
        Units result;
        for (const UnitSheet& sheet : sheets) result.push_back(&sheet);
        return result;
    }
    std::vector<UnitSheet> sheets;
};

Quotas quotas(const std::string& plan, int units, int mounted = 0) {
    return rrtk::quotas_of(*book().plan(plan), units, mounted);
}

rrtk::Dealt dealt(const Army& army, const std::string& plan, int mounted = 0) {
    return rrtk::deal_out(book(), army.units(), book().setup.choices.plan(plan),
                          quotas(plan, static_cast<int>(army.sheets.size()), mounted));
}

std::ptrdiff_t count(const Units& units, const std::string& name) {
    return std::ranges::count_if(units, [&](const UnitSheet* unit) { return unit->name == name; });
}

}  // namespace

TEST_CASE("EX-50: Riata, tactics A, die 3: penetrate the centre") {
    CHECK(book().list("riata")->battle_tactics == rrtk::Tactics::a);
    CHECK(book().table("army-plan").result(3, "A") == "PC");
}

TEST_CASE("DX-36: PC with 20 units: 12 in the centre, two of them in reserve, four on each wing") {
    CHECK(quotas("PC", 20) == Quotas{10, 4, 4, 2});
}

TEST_CASE("DX-37: EF with 11 units: 6.6, 1.1 and 3.3 make 7, 1 and 3") {
    const Quotas shares = quotas("EF", 11);
    CHECK(shares.centre + shares.reserve == 7);
    CHECK(shares.left == 1);
    CHECK(shares.right == 3);
    CHECK(shares.reserve == 1);
}

TEST_CASE("shares add up, ties go to the centre and then to the right, the reserve rounds down (R-262)") {
    for (const rrtk::Plan& plan : book().plans)
        for (int units = 0; units <= 60; ++units) {
            const Quotas shares = rrtk::quotas_of(plan, units, units / 3);
            CHECK(shares.centre + shares.left + shares.right + shares.reserve == units);
            CHECK(shares.centre >= 0);
            if (!plan.reserve_mounted) CHECK(shares.reserve == plan.reserve * units / 100);
        }
    CHECK(quotas("DE", 5).right == 2);                             // 2.0, 1.5, 1.5
    CHECK(quotas("HA", 5).centre + quotas("HA", 5).reserve == 3);  // 2.5, 0.5, 2.0
}

TEST_CASE("a static defence keeps all mounted troops in reserve, as far as the centre's share goes (T-39)") {
    CHECK(quotas("SD", 20, 6) == Quotas{10, 2, 2, 6});
    CHECK(quotas("SD", 20, 20) == Quotas{0, 2, 2, 16});
}

TEST_CASE("wings take mounted troops, missile troops and skirmishers before melee foot (R-261)") {
    const Army army("eskelin", {{"knight", 2}, {"heavy-spearmen", 6}, {"crossbow", 2}});
    const rrtk::Dealt shares = dealt(army, "DE", 2);
    for (const Block wing : {Block::left, Block::right}) {
        CHECK(shares.of(wing).size() == 3);
        CHECK(count(shares.of(wing), "Knight") == 1);
        CHECK(count(shares.of(wing), "Crossbow") == 1);
        CHECK(count(shares.of(wing), "Heavy Spearmen") == 1);
    }
}

TEST_CASE("the dearest troops form the reserve of a counterattack (R-265)") {
    const Army army("eskelin", {{"knight", 3}, {"heavy-spearmen", 5}, {"crossbow", 2}});
    CHECK(count(dealt(army, "CA", 3).of(Block::reserve), "Knight") == 3);
}

TEST_CASE("the fastest troops form the strong wing of an encircling attack (R-265)") {
    const Army army("eskelin", {{"knight", 2}, {"jinetes", 3}, {"heavy-spearmen", 5}});
    CHECK(count(dealt(army, "EF", 5).of(Block::right), "Jinetes") == 3);
    CHECK(count(dealt(army, "EF", 5).of(Block::left), "Knight") == 1);
}

TEST_CASE(
    "the heaviest melee troops stand in the centre of a penetration, a quarter of it skirmishers (R-265)") {
    const Army army("aeja", {{"pike", 8}, {"levies", 6}, {"levy-archers", 6}});
    const rrtk::Dealt shares = dealt(army, "PC");
    CHECK(count(shares.of(Block::centre), "Levy Archers") == 3);  // a quarter of ten, fractions up
    CHECK(count(shares.of(Block::reserve), "Pike") == 2);
    CHECK(count(shares.of(Block::centre), "Pike") == 6);
}

TEST_CASE("a Body has one purpose, one depth of base, and is mounted or not (R-266)") {
    const Army army(
        "chapka", {{"heavy-chariots", 2}, {"cavalry", 4}, {"elephants", 2}, {"infantry", 6}, {"archers", 6}});
    const auto bodies = rrtk::form_bodies(book(), dealt(army, "EF", 6), 5, false);
    std::size_t members = 0;
    for (const rrtk::DraftBody& body : bodies) {
        members += body.size();
        for (const UnitSheet* unit : body.units) {
            CHECK(unit->troop_class == body.example().troop_class);
            CHECK(unit->base == body.example().base);
        }
    }
    CHECK(members == army.sheets.size());
}

TEST_CASE("large Bodies are halved while there are fewer than War Rating and two (R-266)") {
    const Army army("kurinthia", {{"warbands", 20}});
    const auto bodies = rrtk::form_bodies(book(), dealt(army, "PC"), 5, false);
    CHECK(bodies.size() == 5);  // centre 10, reserve 2, wings 4 and 4; the centre in two
}

TEST_CASE("in a static defence missile foot stands before melee foot in one Body (R-265)") {
    const Army army("treyine", {{"archers", 6}, {"infantry", 6}});
    const auto bodies = rrtk::form_bodies(book(), dealt(army, "SD"), 4, true);
    const auto line = std::ranges::find_if(bodies, [](const auto& body) { return !body.front.empty(); });
    REQUIRE(line != bodies.end());
    const rrtk::Formation formation(*line, 4, nullptr);
    CHECK(formation.ranks().front().front()->name == "Archers");
    CHECK(formation.ranks().back().front()->name == "Infantry");
}

TEST_CASE("halving a Body leaves units on both sides, down to one behind another") {
    const Army army("treyine", {{"archers", 3}, {"infantry", 3}});
    const Units all = army.units();
    for (std::size_t front = 0; front <= 3; ++front)
        for (std::size_t back = 1; back <= 3; ++back) {
            if (front + back < 2) continue;
            rrtk::DraftBody body{Block::centre, {}, {}};
            for (std::size_t i = 0; i < front; ++i) body.front.push_back(all[i]);
            for (std::size_t i = 0; i < back; ++i) body.units.push_back(all[3 + i]);
            const auto [first, second] = rrtk::halved(body);
            CHECK(first.size() + second.size() == body.size());
            CHECK_FALSE(first.units.empty());
            CHECK_FALSE(second.units.empty());
        }
}

TEST_CASE("the commander rides in the middle of the second rank (R-265)") {
    const Army army("aeja", {{"pike", 7}});
    rrtk::DraftBody body{Block::centre, {}, army.units()};
    const UnitSheet* commander = &army.sheets[0];
    CHECK(rrtk::Formation(body, 4, commander).ranks()[1][1] == commander);
    CHECK(rrtk::Formation(body, 3, commander).ranks()[1][1] == commander);
    CHECK(rrtk::Formation(body, 7, commander).ranks()[0].size() == 7);
}

TEST_CASE("ranks touch, and a short rank stands in the middle") {
    using namespace muster::literals;
    const Army army("aeja", {{"pike", 5}});
    const rrtk::Formation formation({Block::centre, {}, army.units()}, 3, nullptr);
    const auto places = formation.at({20_in, 12_in});
    REQUIRE(places.size() == 5);
    CHECK(places[0].area == tabletop::Rect{{20_in, 11.2_in}, {21.6_in, 12_in}});
    CHECK(places[2].area.high.x == 24.8_in);
    CHECK(places[3].area == tabletop::Rect{{20.8_in, 10.4_in}, {22.4_in, 11.2_in}});
    CHECK(formation.outline({20_in, 12_in}) == tabletop::Rect{{20_in, 10.4_in}, {24.8_in, 12_in}});
}

TEST_CASE("leaders prefer melee troops, then troops who test, then Rep (rule leaders)") {
    const Army army("dwarves-red-sun",
                    {{"crossbows", 2}, {"berserks", 2}, {"soldiers", 2}, {"anvil-guard", 2}});
    const std::vector<rrtk::DraftBody> bodies{{Block::centre, {}, army.units()}};
    const UnitSheet* commander = rrtk::commanders_unit(bodies, Block::centre);
    REQUIRE(commander != nullptr);
    CHECK(commander->name == "Anvil Guard");
    const Units captains = rrtk::captains_units(bodies, 2, commander);
    REQUIRE(captains.size() == 2);
    CHECK(captains[0]->name == "Anvil Guard");
    CHECK(captains[0] != commander);
    CHECK(captains[1]->name == "Soldiers");
}

}  // namespace muster::test
