#include "ral/setup/roll_scenario.hpp"

#include <algorithm>

#include "ral/army/army.hpp"
#include "ral/setup/deployment.hpp"
#include "ral/setup/terrain.hpp"
#include "scenario/consistency.hpp"

namespace muster::ral {

namespace {

using scenario::Request;
using scenario::Scenario;
using scenario::Side;
using scenario::SideColour;

/// Leaders that a side of so many points has, as far as it has units for them.
int leaders_of(const Rulebook& book, int points, const Side& side) {
    return std::min(book.plans.leaders_for(points), static_cast<int>(side.units.size()));
}

/// What an army is called: as its template, or First and Second where both are of one.
std::string name_for(const Rulebook& book, const Request& request, SideColour colour) {
    const ArmyTemplate* red = book.army(request.red);
    if (red == nullptr || red != book.army(request.blue)) return "";
    return (colour == SideColour::red ? "First " : "Second ") + red->name;
}

std::optional<MadeArmy> army_for(const Rulebook& book, const Request& request, SideColour colour,
                                 dice::Dice& dice, Diagnostics& diagnostics) {
    return make_army(book,
                     {colour == SideColour::red ? request.red : request.blue, colour, request.mode,
                      request.points_of(colour), name_for(book, request, colour)},
                     dice, diagnostics);
}

void roll_plan(const Rulebook& book, SideColour colour, dice::Dice& dice, Scenario& scenario, Setup& setup) {
    Side& side = scenario.side(colour);
    SideSetup& record = setup.side(colour);
    record.plan_die = dice.roll({"plan/" + name_of(colour), "Plan of " + side.name}).front();
    record.plan = book.army(side.list)->plans[static_cast<std::size_t>(record.plan_die - 1)];
    side.plan = record.plan;
    dice.means(book.plans.plan(record.plan)->name);
}

/// Everything after the armies. False, with the faults reported, if one of them has no room.
bool set_up(const Rulebook& book, dice::Dice& dice, Scenario& scenario, Setup& setup,
            Diagnostics& diagnostics) {
    const Request& request = scenario.request;
    const int larger = std::max(request.points_of(SideColour::red), request.points_of(SideColour::blue));
    const int smaller = std::min(request.points_of(SideColour::red), request.points_of(SideColour::blue));
    const TableSize& table = book.rules.table_for(larger);
    scenario.board = {table.width, table.height};
    setup.leaders =
        std::min(leaders_of(book, smaller, scenario.red), leaders_of(book, smaller, scenario.blue));
    LaidGround ground = lay_ground(book, table, dice);
    scenario.terrain = std::move(ground.pieces);
    setup.ground = std::move(ground.roll);
    for (const SideColour colour : {SideColour::red, SideColour::blue})
        roll_plan(book, colour, dice, scenario, setup);
    scenario.attacker = roll_placing(scenario, dice, setup);
    const int before = diagnostics.error_count();
    const std::vector<int> attackers = deploy(book, scenario.attacker, scenario, setup, diagnostics);
    const std::vector<int> defenders = deploy(book, scenario.defender(), scenario, setup, diagnostics);
    scenario.placement = batches(scenario.attacker, attackers, defenders);
    return diagnostics.error_count() == before;
}

}  // namespace

std::optional<Scenario> roll_scenario(const Rulebook& book, const Request& request, dice::Dice& dice,
                                      Diagnostics& diagnostics) {
    std::optional<MadeArmy> red = army_for(book, request, SideColour::red, dice, diagnostics);
    std::optional<MadeArmy> blue = army_for(book, request, SideColour::blue, dice, diagnostics);
    if (!red || !blue) return std::nullopt;
    Scenario scenario;
    scenario.format = scenario::scenario_format;
    scenario.ruleset = "ral";
    scenario.request = request;
    scenario.red = std::move(red->side);
    scenario.blue = std::move(blue->side);
    scenario.request.red = scenario.red.list;
    scenario.request.blue = scenario.blue.list;
    Setup setup;
    setup.red.notes = std::move(red->notes);
    setup.blue.notes = std::move(blue->notes);
    if (!set_up(book, dice, scenario, setup, diagnostics)) return std::nullopt;
    scenario.setup = to_value(setup);
    scenario.rolls = dice.log();
    return scenario;
}

std::optional<Side> roll_army(const Rulebook& book, const std::string& army, SideColour colour,
                              const Request& request, dice::Dice& dice, Diagnostics& diagnostics) {
    const int points = request.points_of(colour);
    std::optional<MadeArmy> made =
        make_army(book, {army, colour, request.mode, points, {}}, dice, diagnostics);
    if (!made) return std::nullopt;
    give_leaders(book, leaders_of(book, points, made->side), made->side);
    return std::move(made->side);
}

}  // namespace muster::ral
