// muster battle: plays a battle to its end and tells it, or plays a kept one again.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "cli/battle_dice.hpp"
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
    std::string dice, replay, out = ".";
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

void save(const Options& options, const war::OrderOfBattle& order, const war::BattleLog& log) {
    Diagnostics faults;
    const std::vector<data::FileToWrite> files{
        {in_folder(options.out, "battle.log"), war::to_text(order, log)},
        {in_folder(options.out, "report.txt"), war::report(order, log)}};
    if (!data::write_files(files, faults)) throw DataError(faults);
    for (const data::FileToWrite& file : files) fmt::print(stderr, "{}\n", file.path);
}

void play(Options& options, bool out_given) {
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
    if (options.json)
        fmt::print("{}", data::to_json(war::to_value(order, log)));
    else
        fmt::print("{}", war::report(order, log));
    if (out_given || !options.json) save(options, order, log);
}

/// The scenario in a log, read as if it were a file of its own.
LoadedScenario scenario_of(const std::string& home, const std::string& text, const std::string& path) {
    Diagnostics faults;
    const auto yaml = war::scenario_in_log(text, path, faults);
    if (!yaml) throw DataError(faults);
    return parse_scenario(home, *yaml, path + " (scenario)");
}

void replay(const Options& options) {
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
    if (options.json) {
        fmt::print("{}", data::to_json(war::to_value(order, again)));
        return;
    }
    fmt::print("{}: played again, it equals itself: {} events, {} dice\n{}", options.replay,
               again.events.size(), again.dice.size(), war::ending(order, again));
}

void print_signature() {
    const auto ruleset = load_ruleset("rrtk", find_home());
    fmt::print("{}\n", war::behaviour_signature(*rrtk::rulebook_of(*ruleset)));
}

void run(Options& options, const CLI::App& command) {
    const bool names_armies = !options.roll.armies.empty();
    check_turns(options.turns);
    if (options.signature || !options.replay.empty()) {
        if (names_armies || !options.dice.empty() || (options.signature && !options.replay.empty()))
            throw UsageError(fmt::format("{} stands alone", options.signature ? "--signature" : "--replay"),
                             "leave out armies, scenario and dice");
        if (options.signature) return print_signature();
        return replay(options);
    }
    if (!names_armies)
        throw UsageError("no battle is named", "name two army lists, or a file that ends in .yaml");
    play(options, command.count("--out") > 0);
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
    command->add_option("-o,--out", options->out, "Folder for battle.log and report.txt; it must exist")
        ->capture_default_str();
    add_player_options(*command, options->players);
    command->add_option("--dice", options->dice,
                        "A file of dice in the order they are rolled, or 'manual' to be asked for each roll");
    command->add_option("--replay", options->replay,
                        "Play a kept battle.log again and say if it equals itself");
    command->add_flag("--signature", options->signature,
                      "Play a fixed set of battles and print one number for how they went");
    command->add_flag("--json", options->json,
                      "Result and events as JSON on standard output; files only with --out");
    return {command, [options, command] { run(*options, *command); }};
}

}  // namespace muster::cli
