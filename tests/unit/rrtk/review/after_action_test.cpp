// What is said of whole battles agrees with their scores, and dice are measured fairly.
#include "rrtk/review/after_action.hpp"

#include <cmath>
#include <map>
#include <set>

#include "rrtk/battle/rollers.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/review/losses.hpp"
#include "rrtk/review/luck.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;
namespace review = muster::rrtk::review;

/// A battle played to its end, and what is said of it.
struct Played {
    std::string name;
    OrderOfBattle order;
    BattleLog log;
    scenario::AfterActionFacts facts;
};

/// Every list against another, further off each time round.
Played battle_number(int number) {
    const auto n = static_cast<std::size_t>(number);
    const std::size_t lists = book().lists.size(), red = n % lists, blue = (red + 1 + n / lists * 7) % lists;
    const std::string seed = "review/" + std::to_string(number);
    dice::SeededDice dice(seed);
    Diagnostics faults;
    const scenario::Request request{book().lists[red].id, book().lists[blue].id, "recruit", 400, "auto"};
    const auto rolled = rrtk::roll_scenario(book(), request, dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    auto order = order_of_battle(book(), *rolled, faults);
    REQUIRE_MESSAGE(order.has_value(), faults.to_text());
    const char* player = number % 2 == 0 ? "plain" : "by-the-book";
    const auto first = rrtk::commander_named(player, {book(), *rolled, *order, 0});
    const auto second = rrtk::commander_named(player, {book(), *rolled, *order, 1});
    SeededRoller roller(seed);
    BattleLog log = fight(*order, {seed, default_turns, "", initial_state(*order, *rolled)}, roller,
                          {first.get(), second.get()});
    scenario::AfterActionFacts facts = review::after_action(*order, log);
    return {request.red + " against " + request.blue + ", seed " + seed, std::move(*order), std::move(log),
            std::move(facts)};
}

/// Many in the build that is shipped, few in the slow ones.
int battles_wanted() {
#ifdef NDEBUG
    return 264;
#else
    return 12;
#endif
}

/// Played once for all cases.
const std::vector<Played>& battles() {
    static const std::vector<Played> all = [] {
        std::vector<Played> played;
        for (int i = 0; i < battles_wanted(); ++i) played.push_back(battle_number(i));
        return played;
    }();
    return all;
}

}  // namespace

TEST_CASE("losses by cause add up to the score, turn by turn and side by side, and every one has a cause") {
    std::set<std::string> causes;
    for (const Played& played : battles()) {
        CAPTURE(played.name);
        const Score score = tournament_score(played.order, played.log.end);
        for (std::size_t side = 0; side < 2; ++side) {
            int points = 0, units = 0, gone = 0;
            for (const scenario::LossRow& row : played.facts.losses) {
                points += row.points[side];
                units += row.units[side];
                causes.insert(row.id);
            }
            for (const UnitId u : played.order.sides[side].units) {
                const UnitState& now = played.log.end.unit(u);
                gone += now.presence >= Presence::routed || now.rampaging ? 1 : 0;
            }
            CHECK(points == score.lost[side]);
            CHECK(units == gone);
            REQUIRE(!played.facts.turns.empty());
            CHECK(played.facts.turns.back().lost[side] == score.lost[side]);
        }
        CHECK(played.facts.score == score.points);
    }
    CHECK_FALSE(causes.contains("other"));
    CHECK(causes.contains("melee"));
}

TEST_CASE("over many battles luck comes to nothing, and strays as far as its deviation says") {
    std::map<std::string, scenario::Luck> sum;
    std::map<std::string, int> within, counted;
    for (const Played& played : battles()) {
        for (const scenario::LuckGroup& group : played.facts.luck) {
            for (const scenario::LuckRow& row : group.rows)
                for (const scenario::Luck& luck : row.sides) sum[row.id] += luck;
            for (const scenario::SideColour side : {scenario::SideColour::red, scenario::SideColour::blue}) {
                const scenario::Luck all = group.all(side);
                if (all.dice < 30) continue;
                ++counted[group.id];
                within[group.id] += std::abs(all.above()) <= all.deviation() ? 1 : 0;
            }
        }
    }
    for (const auto& entry : sum) {
        const scenario::Luck& luck = entry.second;
        CHECK_MESSAGE(std::abs(luck.above()) <= 3.5 * luck.deviation(), entry.first);
    }
    for (const auto& entry : counted) {
        CAPTURE(entry.first);
        const double share = static_cast<double>(within[entry.first]) / entry.second;
        if (entry.second < 200) continue;
        CHECK(share > 0.60);  // 0.683 of a normal curve, less or more a few hundredths
        CHECK(share < 0.76);
    }
}

TEST_CASE("hits that are measured are the hits that were taken") {
    double all = 0, wrong = 0;
    for (const Played& played : battles()) {
        std::map<std::string, double> measured, taken;
        for (const scenario::LuckGroup& group : played.facts.luck)
            for (const scenario::LuckRow& row : group.rows)
                measured[row.id] = row.sides[0].outcome + row.sides[1].outcome;
        for (const Event& e : played.log.events) {
            if (e.kind != EventKind::hit) continue;
            if (e.rule == S(18)) taken["melee"] += e.number;
            if (e.rule == R(173)) taken["fire"] += e.number;
        }
        const double fire = measured["shooting"] + measured["firearms"];
        all += taken["melee"] + taken["fire"];
        wrong += std::abs(measured["melee"] - taken["melee"]) + std::abs(fire - taken["fire"]);
    }
    // Cover of one among several targets, and a player's choice between equal targets, may change a hit once
    // in a while.
    CHECK(wrong <= 1 + all / 1000);
}

// ---- values worked out by hand from the rules' tables

TEST_CASE("a test at Rep 4 passes 1.333 of two dice, and a Body's units share its dice") {
    // Each die passes with 4 of 6 faces: mean 2 * 2/3, variance 2 * 2/3 * 1/3.
    const review::Due one = review::due_passes(std::array<int, 1>{4}, 2);
    CHECK(one.mean == doctest::Approx(4.0 / 3));
    CHECK(one.variance == doctest::Approx(4.0 / 9));
    // At Rep 3 and 5 a die brings 2, 2, 2, 1, 1, 0: mean 8/6, mean square 14/6.
    const review::Due two = review::due_passes(std::array<int, 2>{3, 5}, 2);
    CHECK(two.mean == doctest::Approx(2 * 8.0 / 6));
    CHECK(two.variance == doctest::Approx(2 * (14.0 / 6 - 64.0 / 36)));
    // Rep 0 or less never passes, Rep 6 or more always does (section 13).
    CHECK(review::due_passes(std::array<int, 1>{-1}, 2).mean == 0);
    CHECK(review::due_passes(std::array<int, 1>{8}, 2).mean == doctest::Approx(2));
    CHECK(review::due_passes(std::array<int, 1>{8}, 2).variance == doctest::Approx(0));
}

TEST_CASE("a melee die with +2 against AC 4 pays for one hit with 3 to 6, and never for two") {
    // Five points a hit (T-01): 3 + 2 makes 5, and 6 + 2 only 8 of 10.
    const std::vector<review::Target> target{{0, 4, 5}};
    const review::Due due = review::due_hits(std::array<int, 1>{2}, 100, target);
    CHECK(due.mean == doctest::Approx(4.0 / 6));
    CHECK(due.variance == doctest::Approx(4.0 / 6 * 2 / 6));
}

TEST_CASE("a pool of two plain dice against AC 3 gives a hit from 4 points and two from 8") {
    // Of 36 sums of two dice 33 are 4 or more, 15 are 8 or more, and one is 12: 33 + 15 + 1 hits.
    const std::vector<review::Target> target{{0, 3, 4}};
    CHECK(review::due_hits(std::array<int, 2>{0, 0}, 100, target).mean == doctest::Approx(49.0 / 36));
    // As a volley of one shooter it gives one hit at most.
    CHECK(review::due_hits(std::array<int, 2>{0, 0}, 1, target).mean == doctest::Approx(33.0 / 36));
}

TEST_CASE("a missile die at -1 counts 0 for a 1, and no die counts below 0") {
    // AC 1 costs two points: 3 and 4 make 2 and 3, one hit; 5 and 6 make 4 and 5, two hits.
    const std::vector<review::Target> target{{0, 1, 2}};
    CHECK(review::due_hits(std::array<int, 1>{-1}, 100, target).mean ==
          doctest::Approx((1 + 1 + 2 + 2) / 6.0));
    CHECK(review::due_hits(std::array<int, 1>{-6}, 100, target).mean == 0);
}

TEST_CASE("no variance falls below 0 by rounding, where dice are sure of what they bring") {
    // Any die with +10 pays for one hit of ten points, and a volley of one shooter gives no second.
    const std::vector<review::Target> target{{0, 9, 10}};
    for (std::size_t dice = 1; dice <= 12; ++dice) {
        const review::Due due = review::due_hits(std::vector<int>(dice, 10), 1, target);
        CHECK(due.mean == doctest::Approx(1));
        CHECK(due.variance >= 0);
        CHECK(due.variance == doctest::Approx(0));
    }
}

TEST_CASE("hits go to the fewest hits first, then to the lowest AC, and stop where the next costs too much") {
    std::vector<review::Target> targets{{0, 6, 7}, {0, 2, 3}};
    CHECK(review::hits_paid(9, 100, targets) == 1);  // 3 for AC 2, then 7 are wanted and 6 are left
    CHECK(targets[1].hits == 1);
    CHECK(targets[0].hits == 0);
    targets = {{0, 6, 7}, {0, 2, 3}};
    CHECK(review::hits_paid(10, 100, targets) == 2);
    targets = {{1, 2, 3}, {0, 6, 7}};
    CHECK(review::hits_paid(6, 100, targets) == 0);  // it is the dearer one's turn
}

TEST_CASE("how rare luck is follows the normal curve") {
    scenario::Luck luck{100, 0, 0, 4};  // deviation 2
    const auto at = [&](double above) {
        luck.outcome = above;
        return scenario::rarity(luck);
    };
    CHECK(at(0) == "about as due");
    CHECK(at(0.8) == "about as due");                     // 0.4 deviations: 34 of 100 are luckier
    CHECK(at(2.31) == "one battle in eight is luckier");  // 1.1503 deviations leave an eighth
    CHECK(at(-2.31) == "one battle in eight is unluckier");
    CHECK(at(3.3) == "one battle in 20 is luckier");  // 1.645 leave a twentieth
    CHECK(scenario::rarity({19, 9, 0, 4}) == "too few dice to tell");
    CHECK(scenario::signed_tenths(2.05) == "+2.1");
    CHECK(scenario::signed_tenths(-0.04) == "0.0");
    CHECK(scenario::signed_tenths(-0.36) == "\u22120.4");
}

}  // namespace muster::test
