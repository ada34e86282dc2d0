// From what was asked on the command line to battles played and counted.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "cli/loading.hpp"
#include "cli/options.hpp"
#include "cli/players.hpp"
#include "odds/result.hpp"
#include "odds/shard.hpp"

namespace muster::cli {

/// What the odds are asked of, and how they are played.
struct OddsOptions {
    RollOptions roll;               ///< two lists, one scenario file; of a matrix its lists, or "all"
    std::optional<long long> runs;  ///< battles of each pair; none = 2000, in a matrix 100
    std::optional<int> jobs;        ///< threads; none = as many as the machine has
    std::string within;             ///< "2%"; empty = play all runs
    std::string shard;              ///< "3/100"; empty = the whole
    scenario::Players players;
    bool matrix = false;
};

/// Checks the words and numbers; throws UsageError.
void check_odds_options(const OddsOptions& options);

/// Plays what was asked: all of it, or the shard. Draws and keeps a seed if none was given. Throws
/// UsageError and DataError.
[[nodiscard]] std::variant<odds::Result, odds::Shard> play_odds(const std::string& home,
                                                                OddsOptions& options);

/// The threads to use: `asked`, or as many as the machine runs at once. Throws UsageError.
[[nodiscard]] int threads_for(std::optional<int> asked);

/// Plays one battle `runs` times with new dice. Throws DataError for one that can't be played.
[[nodiscard]] odds::Tally play_scenario(const scenario::Ruleset& ruleset, const scenario::Scenario& scenario,
                                        const scenario::Players& players, const odds::Series& series);

}  // namespace muster::cli
