// Scouting, who attacks, sizes of batches: section 7 and T-10.
#include "rrtk/setup/attacker.hpp"

#include <doctest/doctest.h>

#include "rrtk/setup/scouting.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using scenario::SideColour;

scenario::Side side_of(std::vector<scenario::UnitSheet> units, int war_rating = 3) {
    scenario::Side side;
    side.units = std::move(units);
    side.war_rating = war_rating;
    return side;
}

rrtk::Scouts scouts(const scenario::UnitSheet& unit) { return rrtk::scouts_of(book(), side_of({unit})); }

struct Rolled {
    SideColour attacker;
    rrtk::Setup setup;
};

Rolled roll(const scenario::Scenario& armies, std::vector<int> script) {
    dice::ScriptedDice dice(std::move(script));
    Rolled rolled;
    rolled.attacker = rrtk::roll_attacker(book(), armies, dice, rolled.setup);
    CHECK(dice.left() == 0);
    return rolled;
}

}  // namespace

TEST_CASE("a unit scouts by its best line (T-07, R-054)") {
    CHECK(scouts(unit_of("hykar", "cavalry")).value == 2);           // mounted skirmish, AC2
    CHECK(scouts(unit_of("riata", "noblemen-cavalry")).value == 1);  // mounted, AC4
    CHECK(scouts(unit_of("altengard", "knights")).value == 0);       // mounted, AC6
    CHECK(scouts(unit_of("aeja", "levy-archers")).value == 1);       // foot skirmish, AC2
    CHECK(scouts(unit_of("aeja", "archers")).value == 0);            // foot missile
    CHECK(scouts(unit_of("black-moon-incarnate", "winged-men")).value == 6);
    CHECK(scouts(unit_of("black-moon-incarnate", "gargoyles")).value == 6);
}

TEST_CASE("DX-06: scouts worth 6 against 3 add 1") { CHECK(rrtk::scouting_bonus(book(), 6, 3) == 1); }

TEST_CASE("DX-07: scouts worth 6 against 2 add 2") { CHECK(rrtk::scouting_bonus(book(), 6, 2) == 2); }

TEST_CASE("scouts add nothing below double, 2 against none, and nothing where nobody has any (R-055)") {
    CHECK(rrtk::scouting_bonus(book(), 5, 3) == 0);
    CHECK(rrtk::scouting_bonus(book(), 3, 6) == 0);
    CHECK(rrtk::scouting_bonus(book(), 1, 0) == 2);
    CHECK(rrtk::scouting_bonus(book(), 0, 0) == 0);
}

TEST_CASE("DX-12: scouts worth 4 against 12 place nine for the other's three") {
    CHECK(rrtk::batch_size(book(), 4, 12) == 9);
    CHECK(rrtk::batch_size(book(), 12, 4) == 3);
}

TEST_CASE("batches are six when doubled, three when even, nine without any scouts (T-10, R-083)") {
    CHECK(rrtk::batch_size(book(), 5, 10) == 6);
    CHECK(rrtk::batch_size(book(), 10, 5) == 3);
    CHECK(rrtk::batch_size(book(), 5, 9) == 3);
    CHECK(rrtk::batch_size(book(), 0, 1) == 9);
    CHECK(rrtk::batch_size(book(), 0, 0) == 3);
}

TEST_CASE("DX-05: 3 + 2 + 4 = 9 against 3 + 1 = 4 attacks, half as fast again in the first turn") {
    scenario::Scenario armies;
    armies.red = side_of({unit_of("hykar", "cavalry")});
    armies.blue = side_of({unit_of("aeja", "pike")});
    const Rolled rolled = roll(armies, {4, 1});
    CHECK(rolled.attacker == SideColour::red);
    CHECK(rolled.setup.red.attack.total == 9);
    CHECK(rolled.setup.red.attack.scouting == 2);
    CHECK(rolled.setup.blue.attack.total == 4);
    CHECK(rolled.setup.first_turn_bonus);
    CHECK(rolled.setup.ties == 0);
}

TEST_CASE("less than double is no bonus, and exactly double is one") {
    CHECK(rrtk::has_first_turn_bonus(8, 4));
    CHECK_FALSE(rrtk::has_first_turn_bonus(7, 4));
}

TEST_CASE("ties are rolled again and every roll is logged (T-08)") {
    scenario::Scenario armies;
    armies.red = side_of({}), armies.blue = side_of({});
    dice::ScriptedDice dice({2, 2, 5, 5, 1, 6});
    rrtk::Setup setup;
    CHECK(rrtk::roll_attacker(book(), armies, dice, setup) == SideColour::blue);
    CHECK(setup.ties == 2);
    CHECK(dice.log().size() == 6);
    CHECK(setup.red.attack.die == 1);
    CHECK(setup.blue.attack.die == 6);
}

TEST_CASE("Captains count towards the total (R-056)") {
    scenario::Scenario armies;
    armies.red = side_of({}, 2), armies.blue = side_of({}, 4);
    armies.red.captains = 2;
    const Rolled rolled = roll(armies, {2, 1});
    CHECK(rolled.setup.red.attack.total == 6);
    CHECK(rolled.setup.blue.attack.total == 5);
    CHECK(rolled.attacker == SideColour::red);
}

}  // namespace muster::test
