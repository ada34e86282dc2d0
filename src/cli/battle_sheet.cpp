#include "cli/battle_sheet.hpp"

#include <fmt/format.h>

#include <utility>

#include "sheets/after_action.hpp"

namespace muster::cli {

namespace {

std::string title_of(const scenario::Ruleset& ruleset, const std::string& commander) {
    for (const scenario::Named& one : ruleset.commanders())
        if (one.id == commander) return one.title;
    return commander;
}

}  // namespace

scenario::AfterActionFacts facts_of(const FoughtBattle& battle) {
    scenario::AfterActionFacts facts = battle.told.after_action();
    if (battle.players != nullptr)
        facts.commanders = {title_of(*battle.loaded.ruleset, battle.players->red),
                            title_of(*battle.loaded.ruleset, battle.players->blue)};
    return facts;
}

std::vector<std::string> print_sheet(Printer& printer, const FoughtBattle& battle, const std::string& command,
                                     std::vector<data::FileToWrite> also) {
    const scenario::Scenario& scenario = battle.loaded.scenario;
    const scenario::AfterActionFacts facts = facts_of(battle);
    const PrintOptions& options = printer.options();
    const auto make = [&](const layout::Templates& templates, layout::TextMeasurer& measurer,
                          Diagnostics& faults) {
        const sheets::SideArms arms = sheets::side_arms(scenario, templates.theme);
        const sheets::AfterActionChoice choice{facts, battle.told.seed(), options.paper};
        return std::vector<layout::SheetContent>{sheets::after_action(
            {scenario, *battle.loaded.ruleset}, arms, choice, templates, measurer, faults)};
    };
    return printer.print(SheetsJob{
        "after-action", fmt::format("{} against {}: after action", scenario.red.name, scenario.blue.name),
        fmt::format("muster, {}, seed {}", scenario.ruleset, battle.told.seed()), battle.told.seed(),
        command + as_typed(options), make, std::move(also)});
}

}  // namespace muster::cli
