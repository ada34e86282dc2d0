#include "cli/loading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <random>

#include "base/text.hpp"
#include "cli/exit_code.hpp"
#include "cli/home.hpp"
#include "cli/rulesets.hpp"
#include "data/files.hpp"

namespace muster::cli {

namespace {

constexpr const char* default_ruleset = "rrtk";

/// Ids of the army lists, from the names of their files alone.
std::vector<std::string> list_ids(const std::string& home) {
    constexpr std::string_view suffix = ".yaml";
    Diagnostics faults;
    std::vector<std::string> names =
        data::list_files(home + "/data/" + default_ruleset + "/armies", std::string(suffix), faults);
    if (faults.has_errors()) throw DataError(faults);
    for (std::string& name : names) name.resize(name.size() - suffix.size());
    return names;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

std::unique_ptr<scenario::Ruleset> load_for_lists(const std::string& home, std::vector<std::string>& lists) {
    const std::vector<std::string> ids = list_ids(home);
    const bool all_are_ids =
        std::ranges::all_of(lists, [&](const std::string& word) { return contains(ids, word); });
    if (all_are_ids) return load_ruleset(default_ruleset, home, lists);
    // An alias stands inside its list, so all lists have to be read to find it.
    auto ruleset = load_ruleset(default_ruleset, home);
    for (std::string& word : lists) {
        if (const auto id = ruleset->list_id(word)) {
            word = *id;
        } else {
            require_word("army list", word, ids);
        }
    }
    return ruleset;
}

std::unique_ptr<scenario::Ruleset> load_all_lists(const std::string& home) {
    return load_ruleset(default_ruleset, home);
}

std::string seed_or_drawn(const std::string& asked) {
    if (!asked.empty()) {
        if (!is_clean_text(asked))
            throw UsageError("the seed holds a character that can't be printed", "use letters and digits");
        return asked;
    }
    static constexpr std::string_view letters =
        "abcdefghjkmnpqrstuvwxyz23456789";  // none that is mistaken for another
    constexpr int length = 6;
    std::random_device chance;
    std::string seed;
    for (int i = 0; i < length; ++i) seed += letters[chance() % letters.size()];
    return seed;
}

void check_roll_options(const RollOptions& options) {
    constexpr int least_points = 50;
    constexpr int most_points = 2000;
    require_word("mode", options.request.mode, {"recruit", "rolls", "buy"});
    require_word("refusal", options.request.refusal, {"auto", "never"});
    if (options.request.points < least_points || options.request.points > most_points)
        throw UsageError(fmt::format("{} points are out of range", options.request.points),
                         fmt::format("choose from {} to {}", least_points, most_points));
}

namespace {

/// The command that rolls this battle again.
std::string command_of(const RollOptions& options) {
    const scenario::Request usual{"", "", "recruit", 400, "auto"};
    const scenario::Request& asked = options.request;
    std::string command =
        fmt::format("muster pack {} {} --seed {}", asked.red, asked.blue, shell_word(options.seed));
    if (asked.points != usual.points) command += fmt::format(" --points {}", asked.points);
    if (asked.mode != usual.mode) command += " --mode " + asked.mode;
    if (asked.refusal != usual.refusal) command += " --refusal " + asked.refusal;
    return command;
}

}  // namespace

scenario::Scenario roll_battle(const scenario::Ruleset& ruleset, const RollOptions& options) {
    dice::SeededDice dice(options.seed);
    Diagnostics faults;
    std::optional<scenario::Scenario> rolled = ruleset.roll(options.request, dice, faults);
    if (!rolled || faults.has_errors()) throw DataError(faults);
    rolled->seed = options.seed;
    rolled->command = command_of(options);
    rolled->rolls = dice.log();
    return std::move(*rolled);
}

LoadedScenario roll_scenario(const std::string& home, RollOptions& options) {
    check_roll_options(options);
    std::unique_ptr<scenario::Ruleset> ruleset = load_for_lists(home, options.armies);
    options.seed = seed_or_drawn(options.seed);
    options.request.red = options.armies.at(0);
    options.request.blue = options.armies.at(1);
    scenario::Scenario rolled = roll_battle(*ruleset, options);
    return {std::move(ruleset), std::move(rolled)};
}

LoadedScenario read_scenario(const std::string& home, const std::string& path) {
    Diagnostics faults;
    const std::optional<std::string> text = data::read_file(path, faults);
    if (!text) throw DataError(faults);
    return parse_scenario(home, *text, path);
}

LoadedScenario parse_scenario(const std::string& home, const std::string& text, const std::string& name) {
    Diagnostics faults;
    std::optional<scenario::Scenario> read = scenario::from_yaml(text, name, faults);
    if (!read) throw DataError(faults);
    if (!contains(ruleset_ids(), read->ruleset)) {
        faults.error(read->where.at, fmt::format("unknown rule set '{}'", read->ruleset),
                     "write one of: " + join(ruleset_ids()));
        throw DataError(faults);
    }
    const std::vector<std::string> ids = list_ids(home);
    const bool both_known = contains(ids, read->red.list) && contains(ids, read->blue.list);
    // With a list that isn't there, all are read so that the check can name the nearest.
    std::vector<std::string> only;
    if (both_known) only = {read->red.list, read->blue.list};
    auto ruleset = load_ruleset(read->ruleset, home, only);
    ruleset->check(*read, faults);
    if (faults.has_errors()) throw DataError(faults);
    fmt::print(stderr, "{}", faults.to_text());
    return {std::move(ruleset), std::move(*read)};
}

LoadedScenario roll_or_read(const std::string& home, RollOptions& options) {
    if (options.armies.size() == 2) return roll_scenario(home, options);
    const std::string& path = options.armies.at(0);
    if (path.ends_with(".yaml") || path.ends_with(".yml")) return read_scenario(home, path);
    throw UsageError(fmt::format("'{}' is neither a scenario file nor two army lists", path),
                     "name two army lists, or a file that ends in .yaml");
}

}  // namespace muster::cli
