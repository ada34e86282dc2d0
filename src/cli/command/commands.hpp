// The commands of the program, one file each. Each adds itself to the application and returns what runs it.
#pragma once

#include "cli/options.hpp"

namespace muster::cli {

[[nodiscard]] Command add_pack(CLI::App& app);
[[nodiscard]] Command add_print(CLI::App& app);
[[nodiscard]] Command add_army(CLI::App& app);
[[nodiscard]] Command add_battle(CLI::App& app);
[[nodiscard]] Command add_odds(CLI::App& app);
[[nodiscard]] Command add_lists(CLI::App& app);
[[nodiscard]] Command add_table(CLI::App& app);
[[nodiscard]] Command add_check(CLI::App& app);

/// The commands that print one sheet: qrs, cards, markers, map, orders and roster.
[[nodiscard]] std::vector<Command> add_sheet_commands(CLI::App& app);

}  // namespace muster::cli
