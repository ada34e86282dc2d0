// muster odds: who wins how often, by playing many battles; and joining what several machines played.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "base/text.hpp"
#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/odds_playing.hpp"
#include "cli/odds_text.hpp"
#include "cli/printing.hpp"
#include "data/files.hpp"
#include "sheets/odds_matrix.hpp"

namespace muster::cli {

namespace {

struct Options {
    OddsOptions odds;
    PrintOptions print;
    std::vector<std::string> shards;  ///< of merge
    bool json = false;
};

/// The command that plays this matrix again.
std::string command_of(const odds::Asked& asked, const std::string& home) {
    std::vector<std::string> all;
    const auto ruleset = load_all_lists(home, asked.ruleset);
    for (const scenario::Named& list : ruleset->lists()) all.push_back(list.id);
    std::string command =
        fmt::format("muster odds --matrix {} --runs {} --seed {}",
                    asked.lists == all ? "all" : join(asked.lists, " "), asked.runs, shell_word(asked.seed));
    command += request_as_typed(*ruleset, {"", "", asked.mode, asked.points, asked.refusal});
    if (asked.red != scenario::Players{}.red) command += " --commander-red " + asked.red;
    if (asked.blue != scenario::Players{}.blue) command += " --commander-blue " + asked.blue;
    return command;
}

sheets::OddsMatrix matrix_of(const odds::Result& result) {
    const odds::Asked& asked = result.asked;
    sheets::OddsMatrix matrix;
    matrix.names = asked.names;
    matrix.circumstances = fmt::format("{} battles of each pair · {} points · seed {} · commanders {} and {}",
                                       asked.runs, asked.points, asked.seed, asked.red, asked.blue);
    const auto wins = [](const odds::Outcomes& outcomes) { return share_of(outcomes.win, outcomes.runs()); };
    for (std::size_t row = 0; row < asked.lists.size(); ++row) {
        matrix.all.push_back(wins(odds::against_all(result, row)));
        matrix.wins.emplace_back();
        for (std::size_t column = 0; column < asked.lists.size(); ++column)
            matrix.wins.back().push_back(wins(odds::outcomes_of(result, row, column)));
    }
    return matrix;
}

std::vector<std::string> print_matrix(const Options& options, const odds::Result& result, Printer& printer) {
    const sheets::OddsMatrix matrix = matrix_of(result);
    const std::string& paper = options.print.paper;
    const auto make = [&](const layout::Templates& templates, layout::TextMeasurer& measurer,
                          Diagnostics& faults) {
        return std::vector{sheets::odds_matrix(matrix, paper, templates, measurer, faults)};
    };
    const std::string command = command_of(result.asked, find_home()) + as_typed(options.print);
    return printer.print(
        SheetsJob{"odds", fmt::format("Chances of {} army lists", matrix.names.size()),
                  fmt::format("muster, {}, seed {}", result.asked.ruleset, result.asked.seed),
                  result.asked.seed, command, make});
}

/// Says on standard output which chances came out, and prints a matrix where there is a printer.
void answer(const Options& options, const odds::Result& result, std::optional<Printer>& printer) {
    std::vector<std::string> written;
    if (printer) written = print_matrix(options, result, *printer);
    if (options.json)
        fmt::print("{}", data::to_json(odds::to_value(result)));
    else
        fmt::print("{}", odds_text(result));
    if (!options.json) report_written(written);
}

/// Refuses --out and the like where nothing is printed.
[[noreturn]] void nothing_to_print() {
    throw UsageError("only a matrix is printed to files", "leave out --out, or ask for a --matrix");
}

void save(const Options& options, const odds::Shard& shard) {
    Diagnostics faults;
    const std::string name = fmt::format("odds-{}-of-{}.json", shard.part.number, shard.part.of);
    const data::FileToWrite file{in_folder(options.print.out, name), odds::to_text(shard)};
    if (!data::write_files({file}, faults)) throw DataError(faults);
    fmt::print("{}\n", file.path);
}

void play(Options& options, bool out_given) {
    const bool in_parts = !options.odds.shard.empty();
    if (out_given && !in_parts && !options.odds.matrix) nothing_to_print();
    std::optional<Printer> printer;  // made first, so that a wrong word is found before all is played
    if (out_given && !in_parts) printer.emplace(options.print, find_home());
    if (options.json && in_parts)
        throw UsageError("--shard and --json exclude each other",
                         "a shard is a file; 'muster odds merge --json' answers when all are joined");
    const auto played = play_odds(find_home(), options.odds);
    if (const auto* shard = std::get_if<odds::Shard>(&played)) return save(options, *shard);
    answer(options, std::get<odds::Result>(played), printer);
}

void merge(const Options& options, bool out_given) {
    Diagnostics faults;
    std::vector<odds::NamedShard> shards;
    for (const std::string& path : options.shards) {
        const auto text = data::read_file(path, faults);
        if (!text) continue;
        if (auto shard = odds::shard_from_text(*text, path, faults))
            shards.push_back({path, std::move(*shard)});
    }
    if (faults.has_errors()) throw DataError(faults);
    const auto result = odds::join_shards(shards, faults);
    if (!result) throw DataError(faults);
    if (out_given && result->asked.kind != odds::Kind::matrix) nothing_to_print();
    std::optional<Printer> printer;
    if (out_given) printer.emplace(options.print, find_home());
    answer(options, *result, printer);
}

void add_playing_options(CLI::App& command, Options& options) {
    OddsOptions& odds = options.odds;
    command.add_option("armies", odds.roll.armies,
                       "Two army lists, or a scenario file; of a matrix its lists, or 'all'");
    add_roll_options(command, odds.roll);
    command.add_option("--runs", odds.runs, "Battles of each pair (default: 2000, in a matrix 100)");
    command.add_option("--jobs", odds.jobs,
                       "Threads (default: as many as the machine runs at once); changes no result");
    command.add_option("--within", odds.within,
                       "Stop as soon as the 95 % interval of wins is narrower than this, such as 2%");
    add_player_options(command, odds.players);
    command.add_flag("--matrix", odds.matrix, "Every list against every list");
    command.add_option("--shard", odds.shard,
                       "Play the k-th of n parts, such as 3/100, and write a file for 'muster odds merge'");
}

}  // namespace

Command add_odds(CLI::App& app) {
    const auto options = std::make_shared<Options>();
    CLI::App* command = app.add_subcommand("odds", "Say who wins how often, by playing many battles");
    command->footer("Example: muster odds aeja orcs --runs 2000 --seed 7\n"
                    "         muster odds out/scenario.yaml --within 2%\n"
                    "         muster odds --matrix all --runs 100 --seed 7 --shard 3/100 -o parts/\n"
                    "         muster odds merge parts/*.json -o out/");
    add_playing_options(*command, *options);
    add_print_options(*command, options->print);
    command->add_flag("--json", options->json, "As JSON on standard output");

    CLI::App* joining = command->add_subcommand("merge", "Join shards to the result of one run");
    joining->footer("Example: muster odds merge parts/*.json --json");
    joining->add_option("shards", options->shards, "All shards of one request")->required();
    add_print_options(*joining, options->print);
    joining->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options, command, joining] {
                if (joining->parsed())
                    merge(*options, joining->count("--out") > 0);
                else
                    play(*options, command->count("--out") > 0);
            }};
}

}  // namespace muster::cli
