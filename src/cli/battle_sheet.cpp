#include "cli/battle_sheet.hpp"

#include <fmt/format.h>

#include <utility>

#include "sheets/after_action.hpp"

namespace muster::cli {

scenario::AfterActionFacts facts_of(const FoughtBattle& battle) {
    scenario::AfterActionFacts facts = battle.told.after_action();
    if (battle.players == nullptr) return facts;
    const std::vector<scenario::Named> all = battle.loaded.ruleset->commanders();
    facts.commanders = {scenario::title_of(all, battle.players->red),
                        scenario::title_of(all, battle.players->blue)};
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
