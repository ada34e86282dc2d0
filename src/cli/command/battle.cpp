// muster battle: plays a battle to its end and tells it, or plays a kept one again.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <optional>

#include "cli/battle_dice.hpp"
#include "cli/battle_sheet.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/loading.hpp"
#include "cli/players.hpp"
#include "cli/printing.hpp"
#include "cli/rulesets.hpp"
#include "data/files.hpp"
#include "rrtk/battle/report.hpp"
#include "rrtk/battle/signature.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/ruleset.hpp"

namespace muster::cli {

namespace {

namespace war = rrtk::battle;

struct Options {
    RollOptions roll;
    PrintOptions print;
    std::string dice, replay;
    int turns = war::default_turns;
    bool json = false, signature = false;
    scenario::Players players;
};

void check_turns(int turns) {
    constexpr int most = 200;
    if (turns < 1 || turns > most)
        throw UsageError(fmt::format("--turns {} is out of range", turns),
                         fmt::format("choose from 1 to {}", most));
}

/// The order of battle of a scenario. Throws DataError for what can't be played.
war::OrderOfBattle order_for(const LoadedScenario& loaded) {
    const rrtk::Rulebook* book = rrtk::rulebook_of(*loaded.ruleset);
    Diagnostics faults;
    if (book == nullptr) {
        faults.error(loaded.scenario.where.at,
                     fmt::format("battles of rule set '{}' can't be played", loaded.scenario.ruleset),
                     "only those of rrtk can");
        throw DataError(faults);
    }
    auto order = war::order_of_battle(*book, loaded.scenario, faults);
    if (!order || faults.has_errors()) throw DataError(faults);
    return std::move(*order);
}

/// The command that plays this battle again.
std::string command_of(const Options& options, const LoadedScenario& loaded, const std::string& seed) {
    const scenario::Players usual;
    std::string command =
        "muster battle " + shell_word(options.roll.armies[0]) + " --seed " + shell_word(seed);
    constexpr std::string_view packs = "muster pack";
    if (options.roll.armies.size() == 2 && loaded.scenario.command.starts_with(packs))
        command = "muster battle" + loaded.scenario.command.substr(packs.size());
    if (options.turns != war::default_turns) command += fmt::format(" --turns {}", options.turns);
    if (options.players.red != usual.red) command += " --commander-red " + options.players.red;
    if (options.players.blue != usual.blue) command += " --commander-blue " + options.players.blue;
    if (!options.dice.empty()) command += " --dice " + shell_word(options.dice);
    return command;
}

/// Log and report, with the sheet if there is a printer for it.
void save(const Options& options, std::optional<Printer>& printer, const FoughtBattle& battle) {
    const std::vector<data::FileToWrite> files{
        {in_folder(options.print.out, "battle.log"), war::to_text(battle.order, battle.log)},
        {in_folder(options.print.out, "report.txt"), war::report(battle.order, battle.log)}};
    std::vector<std::string> paths;
    if (printer) {
        paths = print_sheet(*printer, battle, command_of(options, battle.loaded, battle.log.seed), files);
    } else {
        Diagnostics faults;
        if (!data::write_files(files, faults)) throw DataError(faults);
        for (const data::FileToWrite& file : files) paths.push_back(file.path);
    }
    for (const std::string& path : paths) fmt::print(stderr, "{}\n", path);
}

/// Result and events, and what is said of the battle after it.
void answer(const FoughtBattle& battle) {
    data::Value value = war::to_value(battle.order, battle.log);
    value.set("after_action", scenario::to_value(facts_of(battle)));
    fmt::print("{}", data::to_json(value));
}

void play(Options& options, std::optional<Printer>& printer) {
    const std::string asked_seed = options.roll.seed;
    std::unique_ptr<BattleDice> dice = open_dice(options.dice);
    const LoadedScenario loaded = roll_or_read(find_home(), options.roll);
    const war::OrderOfBattle order = order_for(loaded);
    const std::string seed = asked_seed.empty() ? loaded.scenario.seed : asked_seed;
    require_commanders(*loaded.ruleset, options.players);
    const rrtk::Rulebook& book = *rrtk::rulebook_of(*loaded.ruleset);
    const auto red = rrtk::commander_named(options.players.red, {book, loaded.scenario, order, 0});
    const auto blue = rrtk::commander_named(options.players.blue, {book, loaded.scenario, order, 1});
    Diagnostics faults;
    const auto begin = war::starting_state(order, loaded.scenario, faults);
    if (!begin) throw DataError(faults);
    const war::BattleLog log = dice->play(
        order, {seed, options.turns, scenario::to_yaml(loaded.scenario), *begin}, {red.get(), blue.get()});
    const FoughtBattle fought{loaded, order, log, &options.players};
    if (options.json)
        answer(fought);
    else
        fmt::print("{}", war::report(order, log));
    if (printer || !options.json) save(options, printer, fought);
}

/// The scenario in a log, read as if it were a file of its own.
LoadedScenario scenario_of(const std::string& home, const std::string& text, const std::string& path) {
    Diagnostics faults;
    const auto yaml = war::scenario_in_log(text, path, faults);
    if (!yaml) throw DataError(faults);
    return parse_scenario(home, *yaml, path + " (scenario)");
}

void replay(const Options& options, std::optional<Printer>& printer) {
    Diagnostics faults;
    const auto text = data::read_file(options.replay, faults);
    if (!text) throw DataError(faults);
    const LoadedScenario loaded = scenario_of(find_home(), *text, options.replay);
    const war::OrderOfBattle order = order_for(loaded);
    const auto log = war::log_from_text(order, *text, options.replay, faults);
    if (!log) throw DataError(faults);
    const war::BattleLog again = war::replay(order, *log);
    const std::string difference = war::first_difference(order, *log, again);
    if (!difference.empty()) {
        faults.error({options.replay, 0, 0}, difference,
                     "the log or the rules in data/ were changed since it was made");
        throw DataError(faults);
    }
    const FoughtBattle fought{loaded, order, again};
    if (printer)
        for (const std::string& path :
             print_sheet(*printer, fought, "muster battle --replay " + shell_word(options.replay), {}))
            fmt::print(stderr, "{}\n", path);
    if (options.json) return answer(fought);
    fmt::print("{}: played again, it equals itself: {} events, {} dice\n{}", options.replay,
               again.events.size(), again.dice.size(), war::ending(order, again));
}

void print_signature() {
    const auto ruleset = load_ruleset("rrtk", find_home());
    fmt::print("{}\n", war::behaviour_signature(*rrtk::rulebook_of(*ruleset)));
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
        if (options.signature) return print_signature();
        return replay(options, printer);
    }
    if (!names_armies)
        throw UsageError("no battle is named", "name two army lists, or a file that ends in .yaml");
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
        ->add_option("battle", options->roll.armies,
                     "Two army lists, the first red, the second blue; or a scenario file")
        ->expected(1, 2);
    add_roll_options(*command, options->roll);
    command->add_option("--turns", options->turns, "Most turns of each side, 1 to 200")
        ->capture_default_str();
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
