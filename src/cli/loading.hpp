// What several commands load in the same way: rule sets for named lists, scenarios rolled or read.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cli/options.hpp"
#include "scenario/ruleset.hpp"

namespace muster::cli {

/// A scenario with the rule set it belongs to.
struct LoadedScenario {
    std::unique_ptr<scenario::Ruleset> ruleset;
    scenario::Scenario scenario;
};

/// The rule set with just the lists named, all of them if none is; each word is turned into the list's id.
/// Throws UsageError for a rule set or list that isn't there.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_for_lists(const std::string& home,
                                                                const std::string& ruleset,
                                                                std::vector<std::string>& lists);

/// The rule set with all its lists. Throws UsageError for one that isn't there.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_all_lists(const std::string& home,
                                                                const std::string& ruleset);

/// The seed asked for, or a drawn one of six letters and digits. Throws UsageError for a seed that can't be
/// printed.
[[nodiscard]] std::string seed_or_drawn(const std::string& asked);

/// Fills in what was left out and checks words and numbers; throws UsageError.
void complete_request(const scenario::Ruleset& ruleset, scenario::Request& request);

/// The options that differ from what is usual, as they are typed. \pre the request is complete
[[nodiscard]] std::string request_as_typed(const scenario::Ruleset& ruleset,
                                           const scenario::Request& request);

/// Rolls a battle of two lists that `ruleset` holds. \pre the request is complete, the seed is drawn and the
/// request names the lists. Throws DataError.
[[nodiscard]] scenario::Scenario roll_battle(const scenario::Ruleset& ruleset, const RollOptions& options);

/// Rolls a battle between the two lists of `options`. Draws and keeps a seed if none was given, and by the
/// seed two lists if none are named.
[[nodiscard]] LoadedScenario roll_scenario(const std::string& home, RollOptions& options);

/// Reads, checks and returns a scenario file; warnings go to standard error. Throws DataError.
[[nodiscard]] LoadedScenario read_scenario(const std::string& home, const std::string& path);

/// The same for a scenario's text; `name` is its file in messages.
[[nodiscard]] LoadedScenario parse_scenario(const std::string& home, const std::string& text,
                                            const std::string& name);

/// One scenario file, or two lists to roll from, or nothing: what the sheet commands take.
[[nodiscard]] LoadedScenario roll_or_read(const std::string& home, RollOptions& options);

}  // namespace muster::cli
