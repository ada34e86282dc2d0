// muster pack: rolls a battle and prints everything the table needs.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/text.hpp"
#include "cli/chances.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/opening.hpp"
#include "cli/players.hpp"
#include "cli/printing.hpp"
#include "sheets/pack.hpp"

namespace muster::cli {

namespace {

struct PackOptions {
    RollOptions roll;
    PrintOptions print;
    ChanceOptions chances;
    OpeningOptions opening;
    scenario::Players players{"", ""};  ///< asked for; empty = as usual
    bool json = false;
};

/// Commanders have something to do.
void check_players(const PackOptions& options) {
    const std::string typed = as_typed(options.players);
    if (typed.empty() || options.opening.turns || options.chances.asked()) return;
    throw UsageError(fmt::format("{} needs --turns, --odds or --fair", split(typed, ' ').at(1)),
                     "say how many turns of each side are played first, such as --turns 3");
}

void run(PackOptions& options, const CLI::App& command) {
    const bool out_given = command.count("--out") > 0;
    const std::string home = find_home();
    const bool prints = out_given || !options.json;
    std::optional<Printer> printer;
    if (prints) printer.emplace(options.print, home);
    check_chance_options(options.chances, options.roll);
    check_opening_options(command, options.opening);
    check_players(options);
    LoadedScenario loaded = roll_scenario(home, options.roll);
    options.chances.players = or_else(options.players, {});
    add_chances(loaded, options.chances, options.roll);
    add_opening(loaded, options.opening, options.players);
    loaded.scenario.command += as_typed(options.players);
    if (options.json) fmt::print("{}", data::to_json(scenario::to_value(loaded.scenario)));
    if (!prints) return;
    const std::string file = in_folder(options.print.out, "scenario.yaml");
    const std::vector<std::string> written = printer->print(
        {loaded.scenario, *loaded.ruleset, "pack", {{file, scenario::to_yaml(loaded.scenario)}}});
    if (options.json) return;
    fmt::print("{} against {}, seed {}\n", loaded.scenario.red.name, loaded.scenario.blue.name,
               loaded.scenario.seed);
    if (loaded.scenario.odds) fmt::print("{}", chances_text(loaded.scenario));
    if (loaded.scenario.opening) fmt::print("{}", opening_text(loaded.scenario));
    report_written(written);
}

}  // namespace

Command add_pack(CLI::App& app) {
    const auto options = std::make_shared<PackOptions>();
    CLI::App* command = app.add_subcommand("pack", "Roll a battle and print the whole pack");
    command->footer("Example: muster pack aeja orcs --seed 7 -o out/\n"
                    "         muster pack aeja orcs --seed 7 --fair 45-55 -o out/\n"
                    "         muster pack aeja orcs --seed 7 --turns 3 --play red -o out/");
    command
        ->add_option(
            "armies", options->roll.armies,
            "The two army lists, the first red, the second blue; without any, two are drawn by the seed")
        ->expected(2);
    add_roll_options(*command, options->roll);
    add_chance_options(*command, options->chances);
    add_opening_options(*command, options->opening);
    add_player_options(*command, options->players);
    add_print_options(*command, options->print);
    command->add_option("--sheets", options->print.sheets, "Sheets to print: " + join(sheets::sheet_ids()))
        ->delimiter(',');
    add_sheet_options(*command, options->print, sheets::sheet_ids());
    command->add_flag("--json", options->json,
                      "The whole scenario as JSON on standard output; files only with --out");
    return {command, [options, command] { run(*options, *command); }};
}

}  // namespace muster::cli
