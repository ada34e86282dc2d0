// muster print: prints a scenario file as it stands.
#include <CLI/CLI.hpp>
#include <memory>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/printing.hpp"
#include "sheets/pack.hpp"

namespace muster::cli {

namespace {

struct Options {
    std::string file;
    PrintOptions print;
};

void run(const Options& options) {
    const std::string home = find_home();
    Printer printer(options.print, home);
    const LoadedScenario loaded = read_scenario(home, options.file);
    report_written(printer.print({loaded.scenario, *loaded.ruleset, "pack", {}}));
}

}  // namespace

Command add_print(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("print", "Print a scenario file, edited by hand or not, without rolling again");
    command->footer("Example: muster print out/scenario.yaml --paper letter -o out/");
    command->add_option("scenario", options->file, "The scenario file")->required();
    add_print_options(*command, options->print);
    command->add_option("--sheets", options->print.sheets, "Sheets to print: " + join(sheets::sheet_ids()))
        ->delimiter(',');
    add_sheet_options(*command, options->print, sheets::sheet_ids());
    return {command, [options] { run(*options); }};
}

}  // namespace muster::cli
