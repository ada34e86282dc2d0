// The computer's players by name: the one list of them, and the one place that makes them.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ral/battle/commander.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// Where a commander sits. Both outlive him.
struct Seat {
    const Rulebook& book;
    const battle::OrderOfBattle& order;
    battle::SideIndex side = 0;
};

/// Id, title and one sentence of each.
[[nodiscard]] std::vector<scenario::Named> commanders(const Rulebook& book);

/// The one who plays where nobody is named: a card of the rulebook.
inline constexpr const char* usual_commander = "steady";

/// Makes a commander, fresh for one battle, as often as it is called; may be called from several threads.
using MakeCommander = std::function<std::unique_ptr<battle::Commander>()>;

/// What makes the commander of that id of commanders(); empty for any other id.
[[nodiscard]] MakeCommander maker_of(const std::string& id, const Seat& seat);
/// One commander of that id. Null for any other id.
[[nodiscard]] std::unique_ptr<battle::Commander> commander_named(const std::string& id, const Seat& seat);

/// The commanders whose orders can be printed.
[[nodiscard]] std::vector<scenario::Named> tempers(const Rulebook& book);
/// See scenario::Ruleset::orders.
[[nodiscard]] scenario::OrderFacts orders(const Rulebook& book, const scenario::Scenario& scenario,
                                          scenario::SideColour side, const std::string& commander,
                                          Diagnostics& diagnostics);

}  // namespace muster::ral
