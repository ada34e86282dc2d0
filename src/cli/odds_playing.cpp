#include "cli/odds_playing.hpp"

#include <fmt/format.h>

#include <set>
#include <thread>

#include "base/text.hpp"
#include "cli/exit_code.hpp"
#include "cli/progress.hpp"
#include "cli/stopwatch.hpp"
#include "data/fingerprint.hpp"

namespace muster::cli {

namespace {

using odds::Asked;
using odds::Kind;

constexpr long long most_runs = 10'000'000;
constexpr int most_jobs = 1024;
constexpr int most_shards = 1'000'000;

/// "2%", "1.5%" or "2": percent with up to two decimals.
std::optional<Share> within_of(const std::string& asked) {
    if (asked.empty()) return std::nullopt;
    std::string text = asked.ends_with('%') ? asked.substr(0, asked.size() - 1) : asked;
    const std::size_t point = text.find('.');
    std::string decimals = point == std::string::npos ? "" : text.substr(point + 1);
    const auto whole = whole_number(text.substr(0, point));
    const bool good_decimals =
        decimals.size() <= 2 && decimals.find_first_not_of("0123456789") == std::string::npos;
    decimals.resize(2, '0');
    const auto part = whole_number(decimals);
    const bool good = whole && *whole >= 0 && *whole <= 50 && good_decimals && part;
    const int share = good ? *whole * 100 + *part : 0;
    if (share < 10 || share > whole_share / 2)
        throw UsageError(fmt::format("--within '{}' is no width of an interval", asked),
                         "write percent from 0.1% to 50%, such as 2%");
    return Share{share};
}

odds::Part part_of(const std::string& asked) {
    if (asked.empty()) return {};
    const std::size_t slash = asked.find('/');
    const auto number = whole_number(asked.substr(0, slash));
    const auto of = slash == std::string::npos ? std::nullopt : whole_number(asked.substr(slash + 1));
    if (!number || !of || *of < 1 || *of > most_shards || *number < 1 || *number > *of)
        throw UsageError(fmt::format("--shard '{}' is no part of a whole", asked),
                         "write k/n with k from 1 to n, such as 3/100");
    return {*number, *of};
}

/// What is played, with the rule set that plays it.
struct Table {
    /// The scenario is empty where everything is rolled. Contests hold on to its place in memory.
    std::unique_ptr<LoadedScenario> loaded = std::make_unique<LoadedScenario>();
    Asked asked;
    std::vector<std::unique_ptr<odds::Contest>> contests;
};

void name_armies(const scenario::Ruleset& ruleset, Asked& asked) {
    for (const std::string& id : asked.lists) asked.names.push_back(scenario::title_of(ruleset.lists(), id));
    if (asked.kind == Kind::matrix || asked.lists[0] != asked.lists[1]) return;
    asked.names = {"First " + asked.names[0], "Second " + asked.names[1]};
}

void check_matrix(const std::vector<std::string>& lists) {
    std::set<std::string> seen;
    for (const std::string& id : lists)
        if (!seen.insert(id).second)
            throw UsageError(fmt::format("the matrix names list '{}' twice", id), "name each list once");
    if (lists.size() < 2)
        throw UsageError("a matrix of one list has nothing to compare",
                         "name two lists or more, or the word 'all'");
}

std::unique_ptr<scenario::Ruleset> load_lists(const std::string& home, const OddsOptions& options,
                                              std::vector<std::string>& lists) {
    if (!options.matrix || lists != std::vector<std::string>{"all"})
        return load_for_lists(home, options.roll.ruleset, lists);
    auto ruleset = load_all_lists(home, options.roll.ruleset);
    lists.clear();
    for (const scenario::Named& list : ruleset->lists()) lists.push_back(list.id);
    return ruleset;
}

Table table_of_lists(const std::string& home, OddsOptions& options) {
    Table table;
    Asked& asked = table.asked;
    asked.kind = options.matrix ? Kind::matrix : Kind::pair;
    asked.lists = options.roll.armies;
    table.loaded->ruleset = load_lists(home, options, asked.lists);
    complete_request(*table.loaded->ruleset, options.roll.request);
    if (options.matrix) check_matrix(asked.lists);
    require_commanders(*table.loaded->ruleset, options.players);
    asked.seed = options.roll.seed = seed_or_drawn(options.roll.seed);
    name_armies(*table.loaded->ruleset, asked);
    scenario::Request request = options.roll.request;
    asked.mode = request.mode;
    asked.points = request.points;
    asked.refusal = request.refusal;
    for (const auto& [first, second] : odds::pairs_of(asked)) {
        request.red = asked.lists[first];
        request.blue = asked.lists[second];
        table.contests.push_back(
            odds::rolled_contest(*table.loaded->ruleset, request, options.players, asked.seed));
    }
    return table;
}

Table table_of_scenario(const std::string& home, const OddsOptions& options) {
    Table table;
    *table.loaded = read_scenario(home, options.roll.armies.front());
    const scenario::Scenario& scenario = table.loaded->scenario;
    require_commanders(*table.loaded->ruleset, options.players);
    Asked& asked = table.asked;
    asked.kind = Kind::scenario;
    asked.lists = {scenario.red.list, scenario.blue.list};
    asked.names = {scenario.red.name, scenario.blue.name};
    asked.scenario = data::fingerprint(scenario::to_yaml(scenario));
    asked.seed = options.roll.seed.empty() ? scenario.seed : seed_or_drawn(options.roll.seed);
    return table;
}

/// The rest of the request, and the contest of a scenario.
void complete(Table& table, const std::string& home, const OddsOptions& options) {
    constexpr long long usual_runs = 2000, usual_matrix_runs = 100;
    Asked& asked = table.asked;
    asked.program = MUSTER_VERSION;
    asked.ruleset = table.loaded->ruleset->id();
    Diagnostics faults;
    const auto data = data::fingerprint_of_folder(home + "/data/" + asked.ruleset, faults);
    if (!data) throw DataError(faults);
    asked.data = *data;
    asked.red = options.players.red;
    asked.blue = options.players.blue;
    asked.runs = options.runs.value_or(options.matrix ? usual_matrix_runs : usual_runs);
    if (asked.kind == Kind::scenario)
        table.contests.push_back(
            odds::fixed_contest(*table.loaded->ruleset, table.loaded->scenario, options.players, asked.seed));
}

bool names_a_file(const std::string& word) { return word.ends_with(".yaml") || word.ends_with(".yml"); }

Table table_for(const std::string& home, OddsOptions& options) {
    const std::vector<std::string>& armies = options.roll.armies;
    if (!options.matrix && armies.size() == 1 && names_a_file(armies.front())) {
        Table table = table_of_scenario(home, options);
        complete(table, home, options);
        return table;
    }
    if (!options.matrix && armies.size() != 2)
        throw UsageError(
            armies.empty() ? "no armies are named"
            : armies.size() == 1
                ? fmt::format("'{}' is neither a scenario file nor two army lists", armies.front())
                : "more than two armies are named",
            "name two army lists, or a file that ends in .yaml; or ask for a --matrix");
    Table table = table_of_lists(home, options);
    complete(table, home, options);
    return table;
}

std::variant<odds::Result, odds::Shard> play(const Table& table, const OddsOptions& options) {
    const Asked& asked = table.asked;
    const odds::Part part = part_of(options.shard);
    const std::optional<Share> within = within_of(options.within);
    const odds::Series series{asked.runs, threads_for(options.jobs), part};
    const std::int64_t all = static_cast<std::int64_t>(table.contests.size()) * asked.runs;
    ProgressBar bar("battles", std::max<std::int64_t>(1, part.size(all)));
    const auto listener = [&bar](std::int64_t done) { bar.at(done); };
    const Stopwatch watch;
    if (!options.shard.empty()) {
        std::vector<odds::Tally> tallies = odds::play(table.contests, series, listener);
        return odds::Shard{asked, part, watch.milliseconds(), std::move(tallies)};
    }
    std::vector<odds::Tally> tallies;
    if (within)
        tallies = {odds::play_until(*table.contests.front(), series, within, listener)};
    else
        tallies = odds::play(table.contests, series, listener);
    return odds::Result{asked, std::move(tallies), watch.milliseconds(), within};
}

}  // namespace

int threads_for(std::optional<int> asked) {
    if (!asked) return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
    if (*asked < 1 || *asked > most_jobs)
        throw UsageError(fmt::format("--jobs {} is out of range", *asked),
                         fmt::format("choose from 1 to {}", most_jobs));
    return *asked;
}

void check_odds_options(const OddsOptions& options) {
    if (options.runs && (*options.runs < 1 || *options.runs > most_runs))
        throw UsageError(fmt::format("--runs {} is out of range", *options.runs),
                         fmt::format("choose from 1 to {}", most_runs));
    static_cast<void>(threads_for(options.jobs));
    static_cast<void>(part_of(options.shard));
    static_cast<void>(within_of(options.within));
    if (!options.within.empty() && !options.shard.empty())
        throw UsageError("--shard and --within exclude each other",
                         "a shard can't know how narrow the whole is: leave one of them out");
    if (!options.within.empty() && options.matrix)
        throw UsageError("--matrix and --within exclude each other",
                         "say with --runs how many battles each pair plays");
    if (options.matrix && options.roll.armies.empty())
        throw UsageError("no lists are named for the matrix", "name two lists or more, or the word 'all'");
}

std::variant<odds::Result, odds::Shard> play_odds(const std::string& home, OddsOptions& options) {
    check_odds_options(options);
    try {
        return play(table_for(home, options), options);
    } catch (const odds::RunFault& fault) {
        throw DataError(fault.diagnostics());
    }
}

odds::Tally play_scenario(const scenario::Ruleset& ruleset, const scenario::Scenario& scenario,
                          const scenario::Players& players, const odds::Series& series) {
    try {
        const auto contest = odds::fixed_contest(ruleset, scenario, players, scenario.seed);
        return odds::play_until(*contest, series, std::nullopt);
    } catch (const odds::RunFault& fault) {
        throw DataError(fault.diagnostics());
    }
}

}  // namespace muster::cli
