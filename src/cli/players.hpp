// Who drives the sides: options and their check.
#pragma once

#include <CLI/CLI.hpp>

#include "scenario/ruleset.hpp"

namespace muster::cli {

/// --commander-red and --commander-blue.
void add_player_options(CLI::App& command, scenario::Players& players);

/// The players asked for; where one is empty, the one of `usual`.
[[nodiscard]] scenario::Players or_else(const scenario::Players& asked, const scenario::Players& usual);

/// The players that aren't empty, as they are typed.
[[nodiscard]] std::string as_typed(const scenario::Players& asked);

/// Throws UsageError, with the nearest names, for commanders that the rule set hasn't got.
void require_commanders(const scenario::Ruleset& ruleset, const scenario::Players& players);

}  // namespace muster::cli
