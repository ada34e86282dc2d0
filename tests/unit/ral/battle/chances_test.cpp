// The engine against the exact chances of the rules (PR-01, PR-02 and section 10), over every face of the
// dice.
#include <doctest/doctest.h>

#include "dice/distribution.hpp"
#include "ral/battle/casualties.hpp"
#include "ral/battle/challenges.hpp"
#include "ral/battle/melee.hpp"
#include "ral/battle/morale.hpp"
#include "support/csv.hpp"
#include "support/ral_table.hpp"

namespace muster::test {

using namespace literals;
using namespace muster::ral::battle;
using dice::Fraction;
using tabletop::Edge;

namespace {

Fraction fraction(const std::string& text) {
    const std::size_t slash = text.find('/');
    return {std::stoi(text.substr(0, slash)), std::stoi(text.substr(slash + 1))};
}

Fraction of_six(int count) { return {count, 6}; }

/// The flags of a test whose modifiers add up to `sum`, and the figures that must be lost for it.
struct Case {
    bool flank = false, rear = false, leader = false, half = false, lost_leader = false;
};
Case case_for(int sum) {
    switch (sum) {
        case 1: return {false, false, true, false, false};
        case 0: return {};
        case -1: return {true, false, false, false, false};
        case -2: return {false, true, false, false, false};
        case -3: return {true, true, false, false, false};
        case -4: return {false, true, false, true, false};
        case -5: return {true, true, false, true, false};
        default: return {true, true, false, true, true};
    }
}

int stands_of_six(const CsvRow& row, int sum) {
    const Case how = case_for(sum);
    const bool archery = row.at("attacker") == "archery";
    const std::string attacker = archery ? "foot-yeoman" : row.at("attacker");
    int stood = 0;
    for (Die die = 1; die <= 6; ++die) {
        RalTable table({{row.at("own"), 24_in, 17_in, 0, how.leader, ""}},
                       {{attacker, 24_in, 19_in, 180, false, ""}}, {die});
        if (how.half) table.lose(table.r(1), table.left(table.r(1)) / 2);
        table.state.units[0].lost_leader = how.lost_leader;
        MoraleTest test{table.r(1), by_archery, table.b(1), how.flank, how.rear, TR(7)};
        if (!archery) test.attacker = static_cast<std::uint8_t>(ral_book().rules.type_index(attacker));
        stood += passes(*table.battle, test) ? 1 : 0;
    }
    return stood;
}

}  // namespace

TEST_CASE("PR-01: casualties by die modifier and target have their exact chances") {
    std::map<std::pair<int, std::string>, std::map<int, int>> found;
    const std::vector<CsvRow> rows =
        read_csv(std::string(MUSTER_SOURCE_DIR) + "/tests/data/ral-casualties.csv");
    REQUIRE(rows.size() > 80);
    for (const CsvRow& row : rows) {
        const int modifier = std::stoi(row.at("modifier")), figures = std::stoi(row.at("figures"));
        const bool yeoman = row.at("target") == "yeoman";
        for (const std::string& type :
             yeoman ? std::vector<std::string>{"foot-yeoman", "mounted-yeoman", "peasant"}
                    : std::vector<std::string>{row.at("target")}) {
            int count = 0;
            for (Die die = 1; die <= 6; ++die) {
                RalTable table({{"peasant", 24_in, 17_in, 0, false, ""}},
                               {{type, 24_in, 19_in, 180, false, ""}}, {die});
                Modifiers modifiers;
                modifiers.push_back({Counted::Of::melee, 0, static_cast<std::int8_t>(modifier)});
                const RollFor what{Purpose::melee, 0, table.r(1), table.b(1)};
                count += roll_blow(*table.battle, what, EventKind::struck, modifiers) == figures ? 1 : 0;
            }
            CHECK_MESSAGE(of_six(count) == fraction(row.at("chance")),
                          modifier << " " << type << " " << figures);
        }
    }
}

TEST_CASE("PR-02: morale tests have their exact chances for every row, type and sum of modifiers") {
    const std::vector<CsvRow> rows = read_csv(std::string(MUSTER_SOURCE_DIR) + "/tests/data/ral-morale.csv");
    REQUIRE(rows.size() == 6 * 5 * 8);
    for (const CsvRow& row : rows) {
        const int sum = std::stoi(row.at("modifier"));
        CHECK_MESSAGE(of_six(stands_of_six(row, sum)) == fraction(row.at("chance")),
                      row.at("attacker") << " against " << row.at("own") << ", " << sum);
    }
}

TEST_CASE("challenges: nobody dies in 4/9, only the one or only the other in 2/9 each, both in 1/9") {
    std::array<int, 4> count{};
    for (Die one = 1; one <= 6; ++one)
        for (Die other = 1; other <= 6; ++other) {
            RalTable table({{"foot-knight", 24_in, 10_in, 0, true, ""}},
                           {{"foot-knight", 24_in, 20_in, 180, true, ""}}, {one, other});
            table.state.lost_roll = 0;
            table.red.answers[Ask::challenge] = 1;
            challenges(*table.battle);
            const bool red = table.state.leaders[0].fate == Fate::killed;
            const bool blue = table.state.leaders[1].fate == Fate::killed;
            ++count[(red ? 1U : 0U) + (blue ? 2U : 0U)];
        }
    CHECK(Fraction(count[0], 36) == Fraction(4, 9));
    CHECK(Fraction(count[1], 36) == Fraction(2, 9));
    CHECK(Fraction(count[2], 36) == Fraction(2, 9));
    CHECK(Fraction(count[3], 36) == Fraction(1, 9));
}

TEST_CASE("a leader whose unit loses figures in melee is killed in 1/20 and captured in 1/20") {
    std::array<int, 3> count{};
    for (Die die = 1; die <= 20; ++die) {
        RalTable table({{"peasant", 24_in, 17_in, 0, true, ""}},
                       {{"mounted-knight", 24_in, 19_in, 180, false, ""}}, {1, 1, die, 6});
        table.fight(table.r(1), table.b(1));
        table.fight(table.b(1), table.r(1));
        melee(*table.battle);
        ++count[static_cast<std::size_t>(table.state.leaders[0].fate)];
    }
    CHECK(count == std::array<int, 3>{18, 1, 1});
}

TEST_CASE("rally without a leader: yeomen 1/3, knights 1/2, peasants never; who fails is removed") {
    for (const auto& row : std::vector<std::pair<std::string, Fraction>>{{"foot-yeoman", {1, 3}},
                                                                         {"mounted-yeoman", {1, 3}},
                                                                         {"foot-knight", {1, 2}},
                                                                         {"mounted-knight", {1, 2}}}) {
        const std::string& type = row.first;
        const auto& chance = row.second;
        int rallied = 0;
        for (Die die = 1; die <= 6; ++die) {
            RalTable table({{type, 24_in, 10_in, 180, false, ""}},
                           {{"peasant", 24_in, 30_in, 180, false, ""}}, {die});
            table.state.units[0].routed = 1;
            table.state.turn = 2;
            rally(*table.battle);
            rallied += table.state.fit(0) ? 1 : 0;
            CHECK(table.state.on_table(0) == table.state.fit(0));
            if (table.state.fit(0)) CHECK(table.state.units[0].pose.facing == tabletop::up);
        }
        CHECK_MESSAGE(of_six(rallied) == chance, type);
    }
    RalTable table({{"peasant", 24_in, 10_in, 180, false, ""}}, {{"peasant", 24_in, 30_in, 180, false, ""}},
                   {});
    table.state.units[0].routed = 1;
    table.state.turn = 2;
    rally(*table.battle);
    CHECK(table.state.routed(0));
}

TEST_CASE("a flanked unit on foot changes formation in 1/2") {
    int changed = 0;
    for (Die die = 1; die <= 6; ++die) {
        RalTable table({{"foot-yeoman", 33_in, 23_in, 270, false, ""}},
                       {{"foot-yeoman", 24_in, 20_in, 180, false, ""}}, {6, die});
        table.blue.answers[Ask::flanked] = static_cast<std::int16_t>(ral::battle::Stand::change_formation);
        CHECK(table.obey(table.charge(table.r(1), table.b(1), Edge::left)).none());
        changed += table.state.units[table.b(1)].formation == Formation::column ? 1 : 0;
    }
    CHECK(of_six(changed) == Fraction(1, 2));
}

}  // namespace muster::test
