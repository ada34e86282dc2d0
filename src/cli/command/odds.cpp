// muster odds: who wins how often, by playing many battles; and joining what several machines played.
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>

#include "cli/command/commands.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/odds_playing.hpp"
#include "cli/odds_text.hpp"
#include "cli/printing.hpp"
#include "data/files.hpp"

namespace muster::cli {

namespace {

struct Options {
    OddsOptions odds;
    PrintOptions print;
    std::vector<std::string> shards;  ///< of merge
    bool json = false;
};

/// Says on standard output which chances came out, and prints a matrix where a folder is named.
void answer(const Options& options, const odds::Result& result) {
    if (options.json)
        fmt::print("{}", data::to_json(odds::to_value(result)));
    else
        fmt::print("{}", odds_text(result));
}

void save(const Options& options, const odds::Shard& shard) {
    Diagnostics faults;
    const std::string name = fmt::format("odds-{}-of-{}.json", shard.part.number, shard.part.of);
    const data::FileToWrite file{in_folder(options.print.out, name), odds::to_text(shard)};
    if (!data::write_files({file}, faults)) throw DataError(faults);
    fmt::print("{}\n", file.path);
}

void play(Options& options) {
    if (options.json && !options.odds.shard.empty())
        throw UsageError("--shard and --json exclude each other",
                         "a shard is a file; 'muster odds merge --json' answers when all are joined");
    const auto played = play_odds(find_home(), options.odds);
    if (const auto* shard = std::get_if<odds::Shard>(&played)) return save(options, *shard);
    answer(options, std::get<odds::Result>(played));
}

void merge(const Options& options) {
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
    answer(options, *result);
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
    command.add_option("--commander-red", odds.players.red, "Who drives the first army")
        ->capture_default_str();
    command.add_option("--commander-blue", odds.players.blue, "Who drives the second army")
        ->capture_default_str();
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
                    "         muster odds merge parts/*.json");
    add_playing_options(*command, *options);
    command->add_option("-o,--out", options->print.out, "Folder for a shard; it must exist")
        ->capture_default_str();
    command->add_flag("--json", options->json, "As JSON on standard output");

    CLI::App* joining = command->add_subcommand("merge", "Join shards to the result of one run");
    joining->footer("Example: muster odds merge parts/*.json --json");
    joining->add_option("shards", options->shards, "All shards of one request")->required();
    joining->add_flag("--json", options->json, "As JSON on standard output");
    return {command, [options, joining] {
                if (joining->parsed())
                    merge(*options);
                else
                    play(*options);
            }};
}

}  // namespace muster::cli
