// What charges are worth, reckoned by hand from T-22, T-23, T-26 and the dice.
#include "rrtk/solo/charge_chart.hpp"

#include "rrtk/battle/rule_tables.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace rrtk::solo;
using rrtk::battle::RuleTables;
using rrtk::battle::Trait;
using rrtk::battle::Traits;

const RuleTables& tables() {
    static const RuleTables compiled = [] {
        Diagnostics faults;
        return rrtk::battle::compile(book(), faults);
    }();
    return compiled;
}

Profile figures(std::initializer_list<Trait> traits, int rep, int ac) {
    Profile profile;
    for (const Trait trait : traits) profile.traits.add(trait);
    profile.rep = rep;
    profile.ac = ac;
    profile.figures = 3;
    return profile;
}

}  // namespace

TEST_CASE("a die of melee gives 41 hundredths of a hit on AC 4: a third alone, half a share of two") {
    // Alone 5 and 6 hit: 12 of 36. Of two dice added 24 pairs give one hit, 6 give two: 36 of 36 for two
    // dice.
    CHECK(hits_to_expect(tables(), 0, 4) == 41);
}

TEST_CASE("on foot as steady as can be an even charge costs the charger 3.5 points of 18") {
    const Profile foot = figures({Trait::melee}, 4, 4);
    // Both take 0.41 hits of 1.8 points: 0.738. The target tests at 5.59: breaks 0.4669 %, gives ground
    // 12.7329 %: 0.313 points. The charger at 3.59: breaks 16.1336 %, gives ground 48.0662 %: 3.769.
    CHECK(gain_of(tables(), {{foot, 18}, {foot, 18}, 6}) == 738 + 313 - 738 - 3769);
}

TEST_CASE("who cannot pass Being Charged is worth all its points, who stands with pikes costs horse a hit") {
    const Profile horse = figures({Trait::melee, Trait::mounted}, 4, 4);
    const Profile pikes = figures({Trait::melee, Trait::pikes}, 4, 4);
    CHECK(gain_of(tables(), {{horse, 20}, {pikes, 24}, 0}) == 24'000);
    CHECK(gain_of(tables(), {{horse, 20}, {pikes, 24}, 6}) == -2'000);  // one hit of 20 x 0.4 / 4
}

TEST_CASE("skirmishers charged on foot break unless both dice pass, and then retire with a hit") {
    const Profile foot = figures({Trait::melee}, 4, 4), light = figures({Trait::skirmish}, 3, 2);
    CHECK(gain_of(tables(), {{foot, 18}, {light, 6}, 3}) == 4'700);  // three quarters of 6, a quarter of 0.8
    rrtk::CommanderCard card;
    card.gain = 100;
    // 5.855, 5.422, 4.7, 3.688, 2.388, 0.8 points at steadiness 1 to 6: 3.81 in the middle, falling by 1.01.
    CHECK(chart_cell(tables(), {foot, 18}, {light, 6}, card) == ChartCell{73, 10});
    card.eager = 5;
    card.with_pikes = -7;  // not of this charger
    CHECK(chart_cell(tables(), {foot, 18}, {light, 6}, card) == ChartCell{78, 10});
}

TEST_CASE("a cell counts steadiness from 0 to 6") {
    const ChartCell cell{92, 13};
    CHECK(cell.at(4) == 92 - 52);
    CHECK(cell.at(-2) == 92);
    CHECK(cell.at(9) == 92 - 78);
}

TEST_CASE("a steadier target is never worth more") {
    for (const rrtk::CommanderCard& card : book().commanders)
        for (const int ac : {2, 4, 6})
            for (const int rep : {3, 4, 5}) {
                const Profile foot = figures({Trait::melee}, 4, 4);
                const Profile horse = figures({Trait::melee, Trait::mounted}, 4, 4);
                const Profile target = figures({Trait::melee}, rep, ac);
                CHECK(chart_cell(tables(), {foot, 18}, {target, 20}, card).step >= 0);
                CHECK(chart_cell(tables(), {horse, 24}, {target, 20}, card).step >= 0);
            }
}

}  // namespace muster::test
