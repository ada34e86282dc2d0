// The words of the battle's enumerations in logs and states.
#pragma once

#include "data/fields.hpp"
#include "ral/battle/event.hpp"
#include "ral/battle/order.hpp"

namespace muster::ral::battle {

[[nodiscard]] const data::Names<EventKind>& names_of(EventKind);
[[nodiscard]] const data::Names<OrderKind>& names_of(OrderKind);
[[nodiscard]] const data::Names<Reason>& names_of(Reason);
[[nodiscard]] const data::Names<Presence>& names_of(Presence);
[[nodiscard]] const data::Names<Formation>& names_of(Formation);
[[nodiscard]] const data::Names<Fate>& names_of(Fate);
[[nodiscard]] const data::Names<Stage>& names_of(Stage);
[[nodiscard]] const data::Names<Outcome>& names_of(Outcome);
/// front, right, rear, left
[[nodiscard]] const data::Names<tabletop::Edge>& edge_names();

/// "red" or "blue".
[[nodiscard]] const char* word_of(SideIndex side);

/// A modifier as the row of its list: "melee.rear", "morale.half-lost".
[[nodiscard]] std::string row_of(const Counted& modifier);
/// Sets list and row of `modifier`; false if there is no such row.
bool find_row(const std::string& row, Counted& modifier);

/// "TR-06", "RAL-027", "Event-II"; empty for no rule.
[[nodiscard]] std::string number_of(Rule rule);
/// False if `text` is no rule's number.
bool find_rule(const std::string& text, Rule& rule);

}  // namespace muster::ral::battle
