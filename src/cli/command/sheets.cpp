// muster qrs, cards, markers, map, orders and roster: one sheet of a battle, rolled or read from a scenario
// file.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/command/commands.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/printing.hpp"

namespace muster::cli {

namespace {

struct SheetCommand {
    std::string id;  ///< of the sheet and the command
    std::string purpose;
    std::string example;
};

struct Options {
    RollOptions roll;
    PrintOptions print;
};

void run(Options& options, const std::string& sheet) {
    const std::string home = find_home();
    options.print.sheets = {sheet};
    Printer printer(options.print, home);
    const LoadedScenario loaded = roll_or_read(home, options.roll);
    report_written(printer.print({loaded.scenario, *loaded.ruleset, sheet, {}}));
}

Command add(CLI::App& app, const SheetCommand& sheet) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand(sheet.id, sheet.purpose);
    command->footer("Example: " + sheet.example);
    command
        ->add_option(
            "battle", options->roll.armies,
            "Two army lists to roll from, or one scenario file; without any, two lists are drawn by the seed")
        ->expected(1, 2);
    add_roll_options(*command, options->roll);
    add_print_options(*command, options->print);
    add_sheet_options(*command, options->print, {sheet.id});
    return {command, [options, id = sheet.id] { run(*options, id); }};
}

}  // namespace

std::vector<Command> add_sheet_commands(CLI::App& app) {
    const std::vector<SheetCommand> sheets{
        {"qrs", "Print the quick-reference sheet for two armies", "muster qrs aeja orcs --all -o out/"},
        {"cards", "Print the unit cards", "muster cards out/scenario.yaml --per-unit -o out/"},
        {"markers", "Print casualty markers, fronts and backs",
         "muster markers aeja orcs --classic-markers -o out/"},
        {"map", "Print the battlefield map", "muster map aeja orcs --seed 7 --format svg -o out/"},
        {"orders", "Print the orders from which a person plays a side without the program",
         "muster orders aeja orcs --seed 7 --commander bold -o out/"},
        {"roster", "Print the rosters", "muster roster out/scenario.yaml -o out/"},
    };
    std::vector<Command> commands;
    for (const SheetCommand& sheet : sheets) commands.push_back(add(app, sheet));
    return commands;
}

}  // namespace muster::cli
