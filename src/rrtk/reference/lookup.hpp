// Questions about tables and lists, as commands ask them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "dice/dice.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/ruleset.hpp"

namespace muster::rrtk {

/// Every table that can be rolled on: id, title, and the options it depends on.
[[nodiscard]] std::vector<scenario::Named> tables(const Rulebook& book);

/// The table with its columns, or the column that an option chooses. Unknown names, options and values are
/// reported with the nearest ones; recruiting is shown for one list only.
[[nodiscard]] std::optional<scenario::ReferenceTable> show_table(const Rulebook& book,
                                                                 const std::string& name,
                                                                 const scenario::TableOptions& options,
                                                                 Diagnostics& diagnostics);

/// The exact chance of each result in the order of the table. An option that chooses the column has to be
/// given; one that sets a modifier may be left out and is 0 then.
[[nodiscard]] std::optional<std::vector<scenario::Chance>> exact(const Rulebook& book,
                                                                 const std::string& name,
                                                                 const scenario::TableOptions& options,
                                                                 Diagnostics& diagnostics);

/// Rolls once. Stream: table/<name>.
[[nodiscard]] std::optional<std::string> roll_table(const Rulebook& book, const std::string& name,
                                                    const scenario::TableOptions& options, dice::Dice& dice,
                                                    Diagnostics& diagnostics);

/// Every army list: id, name, historical people.
[[nodiscard]] std::vector<scenario::Named> lists(const Rulebook& book);

/// Everything a list holds, as `lists --json` documents it. \pre the list exists
[[nodiscard]] data::Value list_value(const ArmyList& list);

}  // namespace muster::rrtk
