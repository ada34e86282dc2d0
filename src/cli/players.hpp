// Who drives the sides: options and their check.
#pragma once

#include <CLI/CLI.hpp>

#include "scenario/ruleset.hpp"

namespace muster::cli {

/// --commander-red and --commander-blue.
void add_player_options(CLI::App& command, scenario::Players& players);

/// Throws UsageError, with the nearest names, for commanders that the rule set hasn't got.
void require_commanders(const scenario::Ruleset& ruleset, const scenario::Players& players);

}  // namespace muster::cli
