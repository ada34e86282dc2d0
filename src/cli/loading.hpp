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

/// The rule set with just the lists named, each word turned into the list's id. Throws UsageError for a list
/// that isn't there.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_for_lists(const std::string& home,
                                                                std::vector<std::string>& lists);

/// The rule set with all its lists.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_all_lists(const std::string& home);

/// The seed asked for, or a drawn one of six letters and digits. Throws UsageError for a seed that can't be
/// printed.
[[nodiscard]] std::string seed_or_drawn(const std::string& asked);

/// Checks the words and numbers of the roll options; throws UsageError.
void check_roll_options(const RollOptions& options);

/// Rolls a battle of two lists that `ruleset` holds. \pre the options are checked, the seed is drawn and the
/// request names the lists. Throws DataError.
[[nodiscard]] scenario::Scenario roll_battle(const scenario::Ruleset& ruleset, const RollOptions& options);

/// Rolls a battle between the two lists of `options`. Draws and keeps a seed if none was given.
[[nodiscard]] LoadedScenario roll_scenario(const std::string& home, RollOptions& options);

/// Reads, checks and returns a scenario file; warnings go to standard error. Throws DataError.
[[nodiscard]] LoadedScenario read_scenario(const std::string& home, const std::string& path);

/// The same for a scenario's text; `name` is its file in messages.
[[nodiscard]] LoadedScenario parse_scenario(const std::string& home, const std::string& text,
                                            const std::string& name);

/// One scenario file, or two lists to roll from: what the sheet commands take.
[[nodiscard]] LoadedScenario roll_or_read(const std::string& home, RollOptions& options);

}  // namespace muster::cli
