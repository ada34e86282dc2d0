// The turns that a pack plays before it is handed over.
#pragma once

#include <optional>
#include <string>

#include "cli/loading.hpp"

namespace muster::cli {

/// What is asked about the opening of a pack.
struct OpeningOptions {
    std::optional<int> turns;  ///< of each side; none = the pack is of the deployment
    std::string play;          ///< red or blue: the side that a person takes over; empty = either
};

/// Adds --turns and --play.
void add_opening_options(CLI::App& app, OpeningOptions& options);

/// Throws UsageError for what can't be asked. `app` has the options.
void check_opening_options(const CLI::App& app, const OpeningOptions& options);

/// Plays the opening if one is asked for, by the usual commanders where none are asked for (empty), and
/// writes it into the scenario. Throws UsageError for commanders that the rule set hasn't got.
void add_opening(LoadedScenario& loaded, const OpeningOptions& options, const scenario::Players& asked);

/// What was played in one line. \pre scenario.opening
[[nodiscard]] std::string opening_text(const scenario::Scenario& scenario);

}  // namespace muster::cli
