// Questions about tables and templates, as commands ask them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dice/dice.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/ruleset.hpp"

namespace muster::ral {

/// Every table that can be rolled on: challenge, archery, melee, morale, rally, formation, leader-risk,
/// initiative; title, and the options each depends on.
[[nodiscard]] std::vector<scenario::Named> tables(const Rulebook& book);

/// The table as printed; the options that say what is rolled are checked but may be left out. Unknown names,
/// options and values are reported with the nearest ones.
[[nodiscard]] std::optional<scenario::ReferenceTable> show_table(const Rulebook& book,
                                                                 const std::string& name,
                                                                 const scenario::TableOptions& options,
                                                                 Diagnostics& diagnostics);

/// The exact chance of each result; results that can't happen are left out. Options that say what is rolled
/// have to be given; modifiers and losses may be left out and are 0 then.
[[nodiscard]] std::optional<std::vector<scenario::Chance>> exact(const Rulebook& book,
                                                                 const std::string& name,
                                                                 const scenario::TableOptions& options,
                                                                 Diagnostics& diagnostics);

/// Rolls once. Stream: table/<name>. Its results are those of `exact`.
[[nodiscard]] std::optional<std::string> roll_table(const Rulebook& book, const std::string& name,
                                                    const scenario::TableOptions& options, dice::Dice& dice,
                                                    Diagnostics& diagnostics);

/// Every army template: id, name, era.
[[nodiscard]] std::vector<scenario::Named> lists(const Rulebook& book);

/// Everything a template holds, with prices, as `lists --json` gives it. \pre the template exists
[[nodiscard]] data::Value list_value(const Rulebook& book, const ArmyTemplate& army);

}  // namespace muster::ral
