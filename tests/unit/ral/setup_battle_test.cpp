// Battles of ral as they are set up: every rule of section 1 and RAL-044, for templates, sizes and seeds.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/setup/briefing.hpp"
#include "ral/setup/check_scenario.hpp"
#include "ral/setup/map_facts.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "ral/setup/setup.hpp"
#include "ral/setup/terrain.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using scenario::Scenario;
using scenario::SideColour;

Scenario roll(const scenario::Request& request, const std::string& seed) {
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto rolled = ral::roll_scenario(ral_book(), request, dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), seed << ": " << faults.to_text());
    return std::move(*rolled);
}

/// The scenario as it is read back from its own YAML, with its checks.
std::string faults_of(const Scenario& battle) {
    Scenario complete = battle;
    complete.seed = "1";
    complete.command = "muster";
    Diagnostics faults;
    const auto again = scenario::from_yaml(scenario::to_yaml(complete), "scenario.yaml", faults);
    if (again) ral::check_scenario(ral_book(), *again, faults);
    if (again && scenario::to_yaml(*again) != scenario::to_yaml(complete)) return "reading changes it";
    return faults.to_text();
}

/// Any battle: templates, mode and points drawn from a seed of their own.
scenario::Request any_request(int number) {
    dice::SeededDice choice("ral/" + std::to_string(number));
    const auto& armies = ral_book().templates;
    const auto list = [&](const std::string& stream) {
        const int drawn = choice.roll({stream, "list", 1, static_cast<int>(armies.size())}).front();
        return armies[static_cast<std::size_t>(drawn - 1)].id;
    };
    const std::vector<std::string> modes{"recruit", "recruit", "recruit", "buy", "buy", "free"};
    const std::string red = list("red"), blue = list("blue");
    const int points = 59 + choice.roll({"points", "points", 1, 441}).front();
    return ral_request(red, blue, points,
                       modes[static_cast<std::size_t>(choice.roll({"mode", "mode"}).front() - 1)]);
}

/// Clear room between two bases that stand square to the table.
bool apart(const scenario::UnitSheet& a, const scenario::UnitSheet& b, Inches gap) {
    const tabletop::Rect one = tabletop::bounds(a.base, *a.pose), other = tabletop::bounds(b.base, *b.pose);
    const tabletop::Rect grown{{one.low.x - gap, one.low.y - gap}, {one.high.x + gap, one.high.y + gap}};
    return !tabletop::overlap(grown, other);
}

}  // namespace

TEST_CASE("any two templates for 60 to 500 points give a battle in which every check finds nothing") {
    for (int number = 0; number < 300; ++number) {
        const scenario::Request request = any_request(number);
        const Scenario battle = roll(request, std::to_string(number));
        INFO("battle " << number << ": " << request.red << ", " << request.blue << ", " << request.points);
        CHECK(faults_of(battle) == "");
        for (const scenario::Side* side : {&battle.red, &battle.blue}) {
            CHECK(side->units.size() >= 2);
            CHECK(side->points() <= request.points);
        }
        CHECK(ral::leaders_with(battle.red) == ral::leaders_with(battle.blue));
    }
}

TEST_CASE("units of a side stand at least as far apart as the set-up says, 2 inches where there is room") {
    int close = 0;
    for (int number = 0; number < 120; ++number) {
        const Scenario battle = roll(any_request(number), std::to_string(number));
        Diagnostics faults;
        const auto setup = ral::read_setup(battle.setup, faults);
        REQUIRE(setup.has_value());
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const Inches gap = setup->side(colour).gap;
            close += gap < ral_book().rules.reaches.gap ? 1 : 0;
            const auto& units = battle.side(colour).units;
            for (std::size_t i = 0; i < units.size(); ++i)
                for (std::size_t j = i + 1; j < units.size(); ++j) CHECK(apart(units[i], units[j], gap));
        }
    }
    CHECK(close < 40);
}

TEST_CASE("the same seed gives the same battle") {
    for (int number = 0; number < 20; ++number)
        CHECK(scenario::to_yaml(roll(any_request(number), "7")) ==
              scenario::to_yaml(roll(any_request(number), "7")));
}

TEST_CASE("RAL-044: sides place one unit each in turn, who rolled the higher die first") {
    const Scenario battle = roll(ral_request("welsh", "normans", 200), "3");
    Diagnostics faults;
    const auto setup = ral::read_setup(battle.setup, faults);
    REQUIRE(setup.has_value());
    CHECK(setup->side(battle.attacker).place_die > setup->side(battle.defender()).place_die);
    const std::size_t fewer = std::min(battle.red.units.size(), battle.blue.units.size());
    for (std::size_t step = 0; step < 2 * fewer; ++step) {
        CHECK(battle.placement[step].units.size() == 1);
        CHECK(battle.placement[step].side == (step % 2 == 0 ? battle.attacker : battle.defender()));
    }
    CHECK(battle.placement.size() == battle.red.units.size() + battle.blue.units.size());
}

TEST_CASE("RAL-044: up to 200 points meet on 48 by 36 inches, more on 72 by 48") {
    CHECK(roll(ral_request("scots", "welsh", 200), "1").board.width == Inches::thousandths(48'000));
    CHECK(roll(ral_request("scots", "welsh", 201), "1").board.width == Inches::thousandths(72'000));
}

TEST_CASE("leaders are as many on both sides, by the points of the smaller army") {
    const auto leaders = [](int points) {
        return ral::leaders_with(roll(ral_request("french-host", "swiss-cantons", points), "5").red);
    };
    CHECK(leaders(200) == 1);
    CHECK(leaders(350) == 2);
    CHECK(leaders(500) == 3);
    CHECK(leaders(600) == 4);
    scenario::Request uneven = ral_request("french-host", "swiss-cantons", 400);
    uneven.blue_points = 150;
    const Scenario battle = roll(uneven, "5");
    CHECK(ral::leaders_with(battle.red) == 1);
    CHECK(ral::leaders_with(battle.blue) == 1);
}

TEST_CASE("two armies of one template are told apart by their names") {
    const Scenario battle = roll(ral_request("scots", "schiltron"), "2");
    CHECK(battle.red.name == "First Scots");
    CHECK(battle.blue.name == "Second Scots");
}

TEST_CASE("mounted units stand on the wings or in the reserve, archers of the steady before the line") {
    for (int number = 0; number < 60; ++number) {
        const Scenario battle = roll(any_request(number), std::to_string(number));
        for (const SideColour colour : {SideColour::red, SideColour::blue})
            for (const scenario::Body& body : battle.side(colour).bodies)
                if (body.block == "centre")
                    for (const int unit : body.units) CHECK(battle.side(colour).unit(unit)->build == "foot");
    }
}

TEST_CASE("RAL-022: map and briefing call a hill by its level") {
    Scenario battle = roll(ral_request("scots", "welsh"), "1");
    const auto piece = [](const char* letter, const char* kind, tabletop::Rect area) {
        return scenario::TerrainPiece{letter, kind, 0, area, {}, {}, {}};
    };
    const auto square = [](int low, int high) {
        const Inches a = Inches::thousandths(low * 1000), b = Inches::thousandths(high * 1000);
        return tabletop::Rect{{a, a}, {b, b}};
    };
    battle.terrain = {piece("L", "hill", square(10, 20)), piece("M", "hill", square(12, 18)),
                      piece("N", "hill", square(13, 17)), piece("O", "woods", square(22, 26)),
                      piece("P", "hill", square(28, 32)), piece("Q", "hill", square(28, 32))};
    const std::vector<std::string> names{"Hill, level 1", "Level 2",       "Level 3",
                                         "Woods",         "Hill, level 1", "Level 2"};
    for (std::size_t i = 0; i < names.size(); ++i)
        CHECK(ral::terrain_name(ral_book().rules, battle, battle.terrain[i]) == names[i]);
    std::string ground;
    for (const scenario::BriefingPart& part : ral::briefing(ral_book(), battle))
        if (part.slot == "terrain") ground = join(part.paragraphs);
    CHECK(ground.find("**L** Hill, level 1; **M** Level 2; **N** Level 3; **O** Woods") != std::string::npos);
}

TEST_CASE("markers go up to twelve figures, and no unit needs one for figures that it doesn't have") {
    Scenario battle;
    const auto add = [&](const char* type, std::optional<ral::Missile> missile, int count) {
        for (int i = 0; i < count; ++i)
            battle.red.units.push_back(ral::sheet_of(ral_book().rules, {type, missile, "A", 1, {}}));
    };
    add("foot-yeoman", ral::Missile::bow, 4);
    add("peasant", std::nullopt, 6);
    add("mounted-knight", std::nullopt, 4);
    // 14 units may lose up to five, the 10 on foot up to eleven: shares of 2, 3, 4, 4, 5 and 6, rounded up.
    CHECK(ral::markers(battle).count == std::array{7, 5, 4, 3, 2, 2});
    const auto counters = ral::counters(battle);
    for (const char* id : {"shot", "kept"}) {
        const auto found = std::ranges::find(counters, id, &scenario::CounterFact::id);
        REQUIRE(found != counters.end());
        CHECK(found->count == 4);
    }
}

TEST_CASE("unknown templates and modes, and points out of range, are reported together") {
    dice::SeededDice dice("1");
    Diagnostics faults;
    CHECK_FALSE(ral::roll_scenario(ral_book(), ral_request("welch", "scots", 20, "recruits"), dice, faults));
    const std::string text = faults.to_text();
    CHECK(text.find("unknown army list 'welch' (did you mean 'welsh'?)") != std::string::npos);
    CHECK(text.find("unknown mode 'recruits' (did you mean 'recruit'?)") != std::string::npos);
    CHECK(text.find("20 points are out of range") != std::string::npos);
}

TEST_CASE("terrain favours neither edge: in the long run both halves of the table get as much of it") {
    for (const ral::TableSize& table : ral_book().rules.tables) {
        long long lower = 0, upper = 0, left = 0, right = 0, pieces = 0;
        for (int number = 0; number < 4000; ++number) {
            dice::SeededDice dice("ground/" + std::to_string(number));
            for (const scenario::TerrainPiece& piece : ral::lay_ground(ral_book(), table, dice).pieces) {
                if (piece.kind == "river") continue;
                ++pieces;
                const tabletop::Point middle = piece.area.centre();
                (middle.y < table.height / 2 ? lower : upper) += middle.y == table.height / 2 ? 0 : 1;
                (middle.x < table.width / 2 ? left : right) += middle.x == table.width / 2 ? 0 : 1;
            }
        }
        // Five standard deviations of a fair coin, hill levels counted as pairs.
        const double deviation = 5 * std::sqrt(2.0 * static_cast<double>(pieces));
        CHECK(static_cast<double>(std::abs(lower - upper)) < deviation);
        CHECK(static_cast<double>(std::abs(left - right)) < deviation);
    }
}

TEST_CASE(
    "terrain: pieces lie on the table and apart, levels inside each other, woods and walls out of the way") {
    const ral::TerrainBook& book = ral_book().terrain;
    for (const ral::TableSize& table : ral_book().rules.tables)
        for (int number = 0; number < 500; ++number) {
            dice::SeededDice dice("apart/" + std::to_string(number));
            const auto pieces = ral::lay_ground(ral_book(), table, dice).pieces;
            const tabletop::Board board{table.width, table.height};
            for (std::size_t i = 0; i < pieces.size(); ++i) {
                CHECK(tabletop::inside(pieces[i].area, board.area()));
                for (std::size_t j = 0; j < i; ++j) {
                    const bool level = pieces[i].kind == "hill" && pieces[j].kind == "hill" &&
                                       tabletop::inside(pieces[i].area, pieces[j].area);
                    const tabletop::Rect grown{
                        {pieces[i].area.low.x - book.apart, pieces[i].area.low.y - book.apart},
                        {pieces[i].area.high.x + book.apart, pieces[i].area.high.y + book.apart}};
                    CHECK((level || !tabletop::overlap(grown, pieces[j].area)));
                }
                const auto kind = std::ranges::find(book.kinds, pieces[i].kind, &ral::PieceKind::kind);
                if (kind == book.kinds.end()) continue;
                CHECK(pieces[i].area.low.y >= ral_book().rules.zone - kind->into_zone);
                CHECK(pieces[i].area.high.y <= table.height - ral_book().rules.zone + kind->into_zone);
            }
        }
}

}  // namespace muster::test
