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

/// Ids of the army lists, from the names of their files alone.
std::vector<std::string> list_ids(const std::string& home, const std::string& ruleset) {
    constexpr std::string_view suffix = ".yaml";
    Diagnostics faults;
    std::vector<std::string> names =
        data::list_files(home + "/data/" + ruleset + "/armies", std::string(suffix), faults);
    if (faults.has_errors()) throw DataError(faults);
    for (std::string& name : names) name.resize(name.size() - suffix.size());
    return names;
}

bool contains(const std::vector<std::string>& words, const std::string& word) {
    return std::ranges::find(words, word) != words.end();
}

}  // namespace

std::unique_ptr<scenario::Ruleset> load_for_lists(const std::string& home, const std::string& ruleset_id,
                                                  std::vector<std::string>& lists) {
    require_word("rule set", ruleset_id, ruleset_ids());
    const std::vector<std::string> ids = list_ids(home, ruleset_id);
    const bool all_are_ids =
        std::ranges::all_of(lists, [&](const std::string& word) { return contains(ids, word); });
    if (all_are_ids) return load_ruleset(ruleset_id, home, lists);
    // An alias stands inside its list, so all lists have to be read to find it.
    auto ruleset = load_ruleset(ruleset_id, home);
    for (std::string& word : lists) {
        if (const auto id = ruleset->list_id(word)) {
            word = *id;
        } else {
            require_word("army list", word, ids);
        }
    }
    return ruleset;
}

std::unique_ptr<scenario::Ruleset> load_all_lists(const std::string& home, const std::string& ruleset) {
    require_word("rule set", ruleset, ruleset_ids());
    return load_ruleset(ruleset, home);
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

void complete_request(const scenario::Ruleset& ruleset, scenario::Request& request) {
    const scenario::Asking asking = ruleset.asking();
    if (request.points == 0) request.points = asking.usual_points;
    if (request.points < asking.least_points || request.points > asking.most_points)
        throw UsageError(fmt::format("{} points are out of range", request.points),
                         fmt::format("choose from {} to {}", asking.least_points, asking.most_points));
    std::vector<std::string> modes;
    for (const scenario::Named& mode : asking.modes) modes.push_back(mode.id);
    if (request.mode.empty()) request.mode = modes.front();
    require_word("mode", request.mode, modes);
    if (asking.refusals.empty()) {
        if (!request.refusal.empty())
            throw UsageError(fmt::format("{} knows no right of refusal", ruleset.title()),
                             "leave out --refusal");
        return;
    }
    if (request.refusal.empty()) request.refusal = asking.refusals.front();
    require_word("refusal", request.refusal, asking.refusals);
}

std::string request_as_typed(const scenario::Ruleset& ruleset, const scenario::Request& request) {
    const scenario::Asking usual = ruleset.asking();
    std::string typed;
    if (ruleset.id() != RollOptions{}.ruleset) typed += " --ruleset " + ruleset.id();
    if (request.points != usual.usual_points) typed += fmt::format(" --points {}", request.points);
    if (request.mode != usual.modes.front().id) typed += " --mode " + request.mode;
    if (!usual.refusals.empty() && request.refusal != usual.refusals.front())
        typed += " --refusal " + request.refusal;
    return typed;
}

namespace {

/// Two different lists, drawn by the seed.
std::vector<std::string> drawn_lists(const scenario::Ruleset& ruleset, const std::string& seed) {
    std::vector<std::string> all, drawn;
    for (const scenario::Named& list : ruleset.lists()) all.push_back(list.id);
    dice::SeededDice dice(seed);
    for (const char* stream : {"lists/red", "lists/blue"}) {
        if (all.size() < 2 && drawn.empty()) return {all.front(), all.front()};
        const int sides = static_cast<int>(all.size());
        const int face = sides == 1 ? 1 : dice.roll({stream, "Army list", 1, sides}).front();
        drawn.push_back(all[static_cast<std::size_t>(face - 1)]);
        std::erase(all, drawn.back());
    }
    return drawn;
}

}  // namespace

scenario::Scenario roll_battle(const scenario::Ruleset& ruleset, const RollOptions& options) {
    dice::SeededDice dice(options.seed);
    Diagnostics faults;
    std::optional<scenario::Scenario> rolled = ruleset.roll(options.request, dice, faults);
    if (!rolled || faults.has_errors()) throw DataError(faults);
    rolled->seed = options.seed;
    rolled->command = fmt::format("muster pack {} {} --seed {}{}", options.request.red, options.request.blue,
                                  shell_word(options.seed), request_as_typed(ruleset, options.request));
    rolled->rolls = dice.log();
    return std::move(*rolled);
}

LoadedScenario roll_scenario(const std::string& home, RollOptions& options) {
    std::unique_ptr<scenario::Ruleset> ruleset = load_for_lists(home, options.ruleset, options.armies);
    complete_request(*ruleset, options.request);
    options.seed = seed_or_drawn(options.seed);
    if (options.armies.empty()) options.armies = drawn_lists(*ruleset, options.seed);
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
    const std::vector<std::string> ids = list_ids(home, read->ruleset);
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
    if (options.armies.size() != 1) return roll_scenario(home, options);
    const std::string& path = options.armies.at(0);
    if (path.ends_with(".yaml") || path.ends_with(".yml")) return read_scenario(home, path);
    throw UsageError(fmt::format("'{}' is neither a scenario file nor two army lists", path),
                     "name two army lists, or a file that ends in .yaml");
}

}  // namespace muster::cli
