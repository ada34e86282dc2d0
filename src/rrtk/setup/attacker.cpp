#include "rrtk/setup/attacker.hpp"

#include <fmt/format.h>

#include "rrtk/setup/scouting.hpp"

namespace muster::rrtk {

namespace {

using scenario::SideColour;

void roll_sum(const scenario::Side& side, SideColour colour, dice::Dice& dice, AttackSum& sum) {
    sum.die = dice.roll({"attack/" + name_of(colour), "Who attacks: " + side.name}).front();
    sum.total = sum.war_rating + sum.captains + sum.scouting + sum.die;
    dice.means(fmt::format("{} in all", sum.total));
}

}  // namespace

SideColour roll_attacker(const Rulebook& book, const scenario::Scenario& armies, dice::Dice& dice,
                         Setup& setup) {
    const scenario::Side& red = armies.red;
    const scenario::Side& blue = armies.blue;
    setup.red.scouts = scouts_of(book, red);
    setup.blue.scouts = scouts_of(book, blue);
    const int reds = setup.red.scouts.value, blues = setup.blue.scouts.value;
    setup.red.attack = {red.war_rating, red.captains, scouting_bonus(book, reds, blues), 0, 0, {}};
    setup.blue.attack = {blue.war_rating, blue.captains, scouting_bonus(book, blues, reds), 0, 0, {}};
    setup.red.batch = batch_size(book, reds, blues);
    setup.blue.batch = batch_size(book, blues, reds);
    for (setup.ties = 0;; ++setup.ties) {
        roll_sum(red, SideColour::red, dice, setup.red.attack);
        roll_sum(blue, SideColour::blue, dice, setup.blue.attack);
        if (setup.red.attack.total != setup.blue.attack.total) break;
    }
    const SideColour attacker =
        setup.red.attack.total > setup.blue.attack.total ? SideColour::red : SideColour::blue;
    setup.first_turn_bonus =
        has_first_turn_bonus(setup.side(attacker).attack.total, setup.side(other(attacker)).attack.total);
    return attacker;
}

bool has_first_turn_bonus(int attacker_total, int defender_total) {
    return attacker_total >= 2 * defender_total;
}

}  // namespace muster::rrtk
