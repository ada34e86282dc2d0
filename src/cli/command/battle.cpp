// muster battle: plays a battle to its end and tells it, or plays a kept one again.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>
#include <memory>
#include <optional>

#include "cli/battle_sheet.hpp"
#include "cli/command/commands.hpp"
#include "cli/dice_file.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/players.hpp"
#include "cli/printing.hpp"
#include "data/files.hpp"

namespace muster::cli {

namespace {

using Told = std::unique_ptr<scenario::ToldBattle>;

struct Options {
    RollOptions roll;
    PrintOptions print;
    std::string dice, replay;
    std::optional<int> turns;
    bool json = false, signature = false;
    scenario::Players players;
};

void check_turns(std::optional<int> turns) {
    constexpr int most = 200;
    if (turns && (*turns < 1 || *turns > most))
        throw UsageError(fmt::format("--turns {} is out of range", *turns),
                         fmt::format("choose from 1 to {}", most));
}

/// The command that plays this battle again.
std::string command_of(const Options& options, const LoadedScenario& loaded, const std::string& seed) {
    const scenario::Players usual;
    std::string command =
        options.roll.armies.size() == 1
            ? "muster battle " + shell_word(options.roll.armies[0]) + " --seed " + shell_word(seed)
            : "muster battle";
    constexpr std::string_view packs = "muster pack";
    if (options.roll.armies.size() != 1 && loaded.scenario.command.starts_with(packs))
        command += loaded.scenario.command.substr(packs.size());
    if (options.turns) command += fmt::format(" --turns {}", *options.turns);
    if (options.players.red != usual.red) command += " --commander-red " + options.players.red;
    if (options.players.blue != usual.blue) command += " --commander-blue " + options.players.blue;
    if (!options.dice.empty()) command += " --dice " + shell_word(options.dice);
    return command;
}

/// Log and report, with the sheet if there is a printer for it.
void save(const Options& options, std::optional<Printer>& printer, const FoughtBattle& battle) {
    const std::vector<data::FileToWrite> files{
        {in_folder(options.print.out, "battle.log"), battle.told.log()},
        {in_folder(options.print.out, "report.txt"), battle.told.report()}};
    std::vector<std::string> paths;
    if (printer) {
        paths = print_sheet(*printer, battle, command_of(options, battle.loaded, battle.told.seed()), files);
    } else {
        Diagnostics faults;
        if (!data::write_files(files, faults)) throw DataError(faults);
        for (const data::FileToWrite& file : files) paths.push_back(file.path);
    }
    for (const std::string& path : paths) fmt::print(stderr, "{}\n", path);
}

/// Result and events, and what is said of the battle after it.
void answer(const FoughtBattle& battle) {
    data::Value value = battle.told.value();
    value.set("after_action", scenario::to_value(facts_of(battle)));
    fmt::print("{}", data::to_json(value));
}

constexpr std::string_view manual = "manual";

void say_left(const std::string& path, std::size_t left) {
    if (left == 0) return;
    Diagnostics faults;
    faults.warning({path, 0, 0}, fmt::format("the last {} dice were not needed", left),
                   "a battle with other dice may need them");
    fmt::print(stderr, "{}", faults.to_text());
}

/// Plays with the dice that the options name.
Told tell(const Options& options, const LoadedScenario& loaded, const std::string& seed) {
    std::vector<int> script;
    scenario::DiceFrom from;
    if (options.dice == manual) {
        from = {nullptr, &std::cin, &std::cerr};
    } else if (!options.dice.empty()) {
        script = dice_in_file(options.dice, loaded.ruleset->largest_die());
        from = {&script, nullptr, nullptr};
    }
    Diagnostics faults;
    try {
        Told told = loaded.ruleset->tell(
            loaded.scenario,
            {options.players, seed, options.turns.value_or(loaded.ruleset->usual_turns()), from}, faults);
        if (!told) throw DataError(faults);
        if (from.script != nullptr) say_left(options.dice, script.size() - told->dice());
        return told;
    } catch (const dice::ScriptError& error) {
        if (options.dice == manual)
            faults.error({}, error.what(), "enter the dice of the whole battle, or leave out --dice manual");
        else
            faults.error({options.dice, 0, 0}, error.what(),
                         "write more dice, or play fewer turns with --turns");
        throw DataError(faults);
    }
}

void play(Options& options, std::optional<Printer>& printer) {
    const std::string asked_seed = options.roll.seed;
    const LoadedScenario loaded = roll_or_read(find_home(), options.roll);
    require_commanders(*loaded.ruleset, options.players);
    const Told told = tell(options, loaded, asked_seed.empty() ? loaded.scenario.seed : asked_seed);
    const FoughtBattle fought{loaded, *told, &options.players};
    if (options.json)
        answer(fought);
    else
        fmt::print("{}", told->report());
    if (printer || !options.json) save(options, printer, fought);
}

/// The scenario in a log, read as if it were a file of its own.
LoadedScenario scenario_of(const std::string& home, const std::string& text, const std::string& path) {
    Diagnostics faults;
    const auto yaml = scenario::scenario_in_log(text, path, faults);
    if (!yaml) throw DataError(faults);
    return parse_scenario(home, *yaml, path + " (scenario)");
}

void replay(const Options& options, std::optional<Printer>& printer) {
    Diagnostics faults;
    const auto text = data::read_file(options.replay, faults);
    if (!text) throw DataError(faults);
    const LoadedScenario loaded = scenario_of(find_home(), *text, options.replay);
    const Told again = loaded.ruleset->retell(loaded.scenario, {*text, options.replay}, faults);
    if (!again) throw DataError(faults);
    const FoughtBattle fought{loaded, *again};
    if (printer)
        for (const std::string& path :
             print_sheet(*printer, fought, "muster battle --replay " + shell_word(options.replay), {}))
            fmt::print(stderr, "{}\n", path);
    if (options.json) return answer(fought);
    fmt::print("{}: played again, it equals itself: {} events, {} dice\n{}", options.replay, again->events(),
               again->dice(), again->ending());
}

void print_signature(const Options& options) {
    fmt::print("{}\n", load_all_lists(find_home(), options.roll.ruleset)->behaviour_signature());
}

/// An option that only the sheet has asks for the sheet.
bool asks_for_sheet(const CLI::App& command) {
    for (const char* option : {"--out", "--paper", "--theme", "--format", "--dpi"})
        if (command.count(option) > 0) return true;
    return false;
}

void run(Options& options, const CLI::App& command) {
    const bool names_armies = !options.roll.armies.empty();
    check_turns(options.turns);
    std::optional<Printer> printer;  // made first, so that a wrong word is found before all is played
    if (asks_for_sheet(command) && !options.signature) printer.emplace(options.print, find_home());
    if (options.signature || !options.replay.empty()) {
        if (names_armies || !options.dice.empty() || (options.signature && !options.replay.empty()))
            throw UsageError(fmt::format("{} stands alone", options.signature ? "--signature" : "--replay"),
                             "leave out armies, scenario and dice");
        if (options.signature) return print_signature(options);
        return replay(options, printer);
    }
    play(options, printer);
}

}  // namespace

Command add_battle(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("battle", "Play a battle to its end, and tell every step with dice and rules");
    command->footer("Example: muster battle aeja orcs --seed 7 -o out/\n"
                    "         muster battle out/scenario.yaml --dice manual\n"
                    "         muster battle --replay out/battle.log");
    command
        ->add_option(
            "battle", options->roll.armies,
            "Two army lists, the first red, the second blue; or a scenario file; without any, two lists "
            "are drawn by the seed")
        ->expected(1, 2);
    add_roll_options(*command, options->roll);
    command->add_option("--turns", options->turns, "Most turns of each side, 1 to 200");
    add_print_options(*command, options->print);
    command->get_option("--out")->description(
        "Folder for battle.log, report.txt and the after-action sheet; it must exist");
    add_player_options(*command, options->players);
    command->add_option("--dice", options->dice,
                        "A file of dice in the order they are rolled, or 'manual' to be asked for each roll");
    command->add_option("--replay", options->replay,
                        "Play a kept battle.log again and say if it equals itself");
    command->add_flag("--signature", options->signature,
                      "Play a fixed set of battles and print one number for how they went");
    command->add_flag(
        "--json", options->json,
        "Result, events and what is said after it as JSON on standard output; files only with --out");
    return {command, [options, command] { run(*options, *command); }};
}

}  // namespace muster::cli
