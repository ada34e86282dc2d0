// What a pack says of its own chances, and how it is rolled again until they are fair.
#pragma once

#include <optional>
#include <string>

#include "cli/loading.hpp"

namespace muster::cli {

/// What is asked about the chances of a pack.
struct ChanceOptions {
    int runs = 0;               ///< plays of the battle; 0 = none, with a window 400
    std::optional<int> jobs;    ///< threads
    std::string fair;           ///< the window of red's chance in percent, "45-55"; empty = as it is rolled
    std::optional<int> rolls;   ///< battles that may be rolled; none = 50
    std::optional<int> points;  ///< percent of points that an army may get on top; none = 0
    scenario::Players players;  ///< who drives both sides

    [[nodiscard]] bool asked() const { return runs != 0 || !fair.empty(); }
};

/// Adds --odds, --jobs, --fair, --fair-rolls and --fair-points.
void add_chance_options(CLI::App& app, ChanceOptions& options);

/// Throws UsageError for what can't be asked.
void check_chance_options(const ChanceOptions& options, const RollOptions& roll);

/// Plays the battle as often as asked and writes into it what came of that. Where a window is named, a battle
/// whose chance of red lies outside of it is rolled again from the seed "<seed>/fair/<n>", n from 2; the army
/// that had less chance gets 5 % of points more for the next roll, within the stated limit. Throws DataError
/// that names the nearest chance when the limit of rolls is reached. \pre `loaded` was rolled by `roll`
void add_chances(LoadedScenario& loaded, const ChanceOptions& options, const RollOptions& roll);

/// What came of it in one line, or two. \pre scenario.odds
[[nodiscard]] std::string chances_text(const scenario::Scenario& scenario);

}  // namespace muster::cli
