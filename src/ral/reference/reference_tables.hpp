// The tables of the quick-reference sheet, typeset from the rows that a battle looks its figures up in.
#pragma once

#include <optional>

#include "ral/book/rulebook.hpp"
#include "ral/reference/features.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// TR-01, TR-02 and TR-04: figures, points, with bows, move, divisor.
[[nodiscard]] scenario::ReferenceTable units_table(const Rules& rules);

/// TR-05, the kinds of ground that are wanted; nothing if none is.
[[nodiscard]] std::optional<scenario::ReferenceTable> ground_table(const Rules& rules, const Wanted& wanted);

/// TR-03 worked out: figures that fall by the modified die.
[[nodiscard]] scenario::ReferenceTable casualties_table(const Rules& rules);

/// TR-07.
[[nodiscard]] scenario::ReferenceTable morale_chart_table(const Rules& rules);

/// TR-06, TR-08, or the modifiers of archery.
[[nodiscard]] scenario::ReferenceTable modifiers_table(const std::string& id, const std::string& title,
                                                       const std::string& source,
                                                       const std::vector<Modifier>& modifiers);

/// A procedure with the figures of the rules in its text, without the steps that nobody wants.
[[nodiscard]] scenario::ReferenceTable steps_table(const Rules& rules, const Procedure& procedure,
                                                   const Wanted& wanted);

/// The table of that word of table_parts(); nothing if no row of it is wanted.
[[nodiscard]] std::optional<scenario::ReferenceTable> table_part(const Rules& rules, const std::string& part,
                                                                 const Wanted& wanted);

/// The sections of the sheet: those that the battle uses, or all where `scenario` is nullptr.
[[nodiscard]] std::vector<scenario::ReferenceSection> quick_reference(const Rulebook& book,
                                                                      const scenario::Scenario* scenario);

}  // namespace muster::ral
