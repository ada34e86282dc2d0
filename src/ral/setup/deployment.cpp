#include "ral/setup/deployment.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/army/army.hpp"
#include "ral/army/unit.hpp"
#include "ral/setup/formation.hpp"
#include "ral/setup/room.hpp"

namespace muster::ral {

namespace {

using scenario::Scenario;
using scenario::Side;
using scenario::SideColour;
using scenario::UnitSheet;

UnitSheet& unit_of(Side& side, int number) {
    return *std::ranges::find(side.units, number, &UnitSheet::number);
}

/// Finds a place for each unit with that gap; false if one has none.
bool find_places(const Rulebook& book, const Scenario& scenario, SideColour colour, Inches gap,
                 std::vector<Wish>& wishes) {
    const Side& side = scenario.side(colour);
    draw_up(book, *book.plans.plan(side.plan), scenario.board.width, gap, wishes);
    Room room(book.rules, scenario, colour == scenario.defender(), gap);
    for (Wish& wish : wishes) {
        const UnitSheet& unit = *side.unit(wish.unit);
        const auto place = room.take(type_of(book.rules, unit), unit.base, wish.place);
        if (!place) return false;
        wish.place = *place;
    }
    return true;
}

/// Letters from the player's right to his left, the reserve last.
void form_bodies(const std::vector<Wish>& wishes, Side& side) {
    char letter = 'A';
    for (const Block block : {Block::right, Block::centre, Block::left, Block::reserve}) {
        scenario::Body body{std::string(1, letter), names_of(Block{}).word(block), {}, {}};
        for (const Wish& wish : wishes)
            if (wish.block == block) {
                body.units.push_back(wish.unit);
                unit_of(side, wish.unit).body = body.letter;
            }
        if (body.units.empty()) continue;
        side.bodies.push_back(std::move(body));
        ++letter;
    }
}

void roll_die(const Scenario& scenario, SideColour colour, dice::Dice& dice, Setup& setup) {
    setup.side(colour).place_die =
        dice.roll({"place/" + name_of(colour), "Who places first: " + scenario.side(colour).name}).front();
}

}  // namespace

SideColour roll_placing(const Scenario& scenario, dice::Dice& dice, Setup& setup) {
    for (setup.ties = 0;; ++setup.ties) {
        for (const SideColour colour : {SideColour::red, SideColour::blue})
            roll_die(scenario, colour, dice, setup);
        if (setup.red.place_die != setup.blue.place_die) break;
        dice.means("equal, rolled again");
    }
    const SideColour first = setup.red.place_die > setup.blue.place_die ? SideColour::red : SideColour::blue;
    dice.means(scenario.side(first).name + " places first");
    return first;
}

std::vector<int> deploy(const Rulebook& book, SideColour colour, Scenario& scenario, Setup& setup,
                        Diagnostics& diagnostics) {
    Side& side = scenario.side(colour);
    std::vector<Wish> wishes = share_out(book, side);
    SideSetup& record = setup.side(colour);
    bool placed = false;
    for (const Inches gap : book.plans.drawing_up.gaps) {
        record.gap = gap;
        placed = find_places(book, scenario, colour, gap, wishes);
        if (placed) break;
    }
    if (!placed) {
        diagnostics.error(
            {},
            fmt::format("the {} units of {} don’t all find room in their zone", side.units.size(), side.name),
            "ask for fewer points");
        return {};
    }
    const bool defends = colour == scenario.defender();
    std::vector<int> order;
    for (const Wish& wish : wishes) {
        const tabletop::Pose pose{wish.place, tabletop::up};
        unit_of(side, wish.unit).pose = defends ? tabletop::turned(scenario.board, pose) : pose;
        order.push_back(wish.unit);
    }
    form_bodies(wishes, side);
    give_leaders(book, setup.leaders, side);
    if (record.gap < book.rules.reaches.gap)
        record.notes.push_back(fmt::format("there is no room for gaps of {}″, so its units stand {}″ apart.",
                                           to_decimal(book.rules.reaches.gap), to_decimal(record.gap)));
    return order;
}

std::vector<scenario::Batch> batches(SideColour attacker, const std::vector<int>& attackers,
                                     const std::vector<int>& defenders) {
    std::vector<scenario::Batch> steps;
    for (std::size_t i = 0; i < std::max(attackers.size(), defenders.size()); ++i) {
        if (i < attackers.size()) steps.push_back({attacker, {attackers[i]}, {}});
        if (i < defenders.size()) steps.push_back({scenario::other(attacker), {defenders[i]}, {}});
    }
    return steps;
}

}  // namespace muster::ral
