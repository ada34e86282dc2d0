#include "rrtk/setup/roll_scenario.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "rrtk/setup/attacker.hpp"
#include "rrtk/setup/baseline.hpp"
#include "rrtk/setup/deployment.hpp"
#include "rrtk/setup/placement.hpp"
#include "rrtk/setup/terrain.hpp"
#include "scenario/consistency.hpp"

namespace muster::rrtk {

namespace {

using scenario::Scenario;
using scenario::Side;
using scenario::SideColour;

bool check_refusal(const std::string& word, Diagnostics& diagnostics) {
    const std::vector<std::string> words{"auto", "never"};
    if (std::ranges::find(words, word) != words.end()) return true;
    diagnostics.error({}, fmt::format("unknown way of refusing '{}'{}", word, did_you_mean(word, words)),
                      "use one of: " + join(words));
    return false;
}

class Rolling {
  public:
    Rolling(const Rulebook& book, Scenario& scenario, dice::Dice& dice)
        : book_(book), scenario_(scenario), dice_(dice) {}

    Setup roll(std::vector<std::string> red_notes, std::vector<std::string> blue_notes) {
        setup_.red.notes = std::move(red_notes);
        setup_.blue.notes = std::move(blue_notes);
        scenario_.attacker = roll_attacker(book_, scenario_, dice_, setup_);
        roll_table();
        for (const SideColour colour : {SideColour::red, SideColour::blue}) roll_plan(colour);
        for (const SideColour colour : {SideColour::red, SideColour::blue}) {
            const Ground ground(book_, scenario_.terrain, colour == scenario_.defender());
            deploy(book_, ground, scenario_.side(colour), setup_.side(colour));
        }
        scenario_.placement = batches(scenario_, setup_);
        return std::move(setup_);
    }

  private:
    [[nodiscard]] Tactics tactics_of(SideColour colour) const {
        return book_.list(scenario_.side(colour).list)->battle_tactics;
    }

    /// Terrain, baseline, refusal: once, or twice if the attacker refuses (p. 30).
    void roll_table() {
        bool may_refuse = scenario_.request.refusal == "auto";
        do {
            const bool second = !setup_.terrain.empty();
            TerrainRoll roll = roll_terrain(book_, tactics_of(scenario_.defender()), second, dice_);
            choose_baseline(book_, scenario_.side(scenario_.defender()), roll);
            decide_refusal(book_, scenario_.side(scenario_.attacker), may_refuse && !second, roll);
            setup_.terrain.push_back(std::move(roll));
        } while (setup_.terrain.back().refused);
        scenario_.terrain = lay_terrain(setup_.terrain.back());
    }

    void roll_plan(SideColour colour) {
        Side& side = scenario_.side(colour);
        PlanRoll& roll = setup_.side(colour).plan;
        roll.die = dice_.roll({"plan/" + name_of(colour), "Plan of " + side.name}).front();
        roll.plan = book_.table("army-plan").result(roll.die, names_of(Tactics{}).word(tactics_of(colour)));
        side.plan = roll.plan;
        dice_.means(fmt::format("{}, {}", roll.plan, book_.plan(roll.plan)->name));
    }

    const Rulebook& book_;
    Scenario& scenario_;
    dice::Dice& dice_;
    Setup setup_;
};

/// What the armies of red and blue are called: as their lists, or First and Second where that is one list.
std::pair<std::string, std::string> names_of_armies(const Rulebook& book, const scenario::Request& request) {
    const ArmyList* red = book.list(request.red);
    if (red == nullptr || red != book.list(request.blue)) return {};
    return {"First " + red->name, "Second " + red->name};
}

}  // namespace

std::optional<Scenario> roll_scenario(const Rulebook& book, const scenario::Request& request,
                                      dice::Dice& dice, Diagnostics& diagnostics) {
    const bool known = check_refusal(request.refusal, diagnostics);
    const auto [red_name, blue_name] = names_of_armies(book, request);
    auto red = make_army(
        book, {request.red, SideColour::red, request.mode, request.points_of(SideColour::red), red_name},
        dice, diagnostics);
    auto blue = make_army(
        book, {request.blue, SideColour::blue, request.mode, request.points_of(SideColour::blue), blue_name},
        dice, diagnostics);
    if (!known || !red || !blue) return std::nullopt;
    Scenario scenario;
    scenario.format = scenario::scenario_format;
    scenario.ruleset = "rrtk";
    scenario.request = request;
    scenario.board = board;
    scenario.red = std::move(red->side);
    scenario.blue = std::move(blue->side);
    scenario.request.red = scenario.red.list;
    scenario.request.blue = scenario.blue.list;
    scenario.setup =
        to_value(Rolling(book, scenario, dice).roll(std::move(red->notes), std::move(blue->notes)));
    scenario.rolls = dice.log();
    return scenario;
}

}  // namespace muster::rrtk
