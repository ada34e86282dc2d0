// The words of the battle's enumerations in logs and states.
#pragma once

#include "data/fields.hpp"
#include "rrtk/battle/event.hpp"
#include "rrtk/battle/order.hpp"
#include "tabletop/outline.hpp"

namespace muster::rrtk::battle {

[[nodiscard]] const data::Names<EventKind>& names_of(EventKind);
[[nodiscard]] const data::Names<Obstacle::Kind>& names_of(Obstacle::Kind);
[[nodiscard]] const data::Names<OrderKind>& names_of(OrderKind);
[[nodiscard]] const data::Names<StopPoint>& names_of(StopPoint);
[[nodiscard]] const data::Names<Reason>& names_of(Reason);
[[nodiscard]] const data::Names<Flight::End>& names_of(Flight::End);
[[nodiscard]] const data::Names<Presence>& names_of(Presence);
[[nodiscard]] const data::Names<Altitude>& names_of(Altitude);
[[nodiscard]] const data::Names<MeleeRole>& names_of(MeleeRole);
[[nodiscard]] const data::Names<LeaderState>& names_of(LeaderState);
[[nodiscard]] const data::Names<Fording>& names_of(Fording);
[[nodiscard]] const data::Names<Outcome>& names_of(Outcome);
[[nodiscard]] const data::Names<Test>& names_of(Test);
[[nodiscard]] const data::Names<tabletop::Arc>& names_of(tabletop::Arc);

/// "red" or "blue".
[[nodiscard]] const char* word_of(SideIndex side);

/// A modifier as its table's row: "rep.hits", "melee.pikes", "missile.cover", "other".
[[nodiscard]] std::string row_of(const Modifier& modifier);
/// Sets kind and row of `modifier`; false if there is no such row.
bool find_row(const std::string& row, Modifier& modifier);

/// "R-093", "T-22", "S-14"; empty for no rule.
[[nodiscard]] std::string number_of(Rule rule);
/// False if `text` is no rule's number.
bool find_rule(const std::string& text, Rule& rule);
/// With the pages of the book where it stands: "T-22, p. 76", "R-093, p. 31".
[[nodiscard]] std::string source_of(Rule rule);

}  // namespace muster::rrtk::battle
