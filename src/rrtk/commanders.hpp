// The computer's players by name: the one list of them, and the one place that makes them.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "rrtk/battle/commander.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::rrtk {

/// Where a commander sits, and what he may know before the first move. All of it outlives him.
struct Seat {
    const Rulebook& book;
    const scenario::Scenario& scenario;
    const battle::OrderOfBattle& order;
    battle::SideIndex side = 0;
};

/// Id, title and one sentence of each.
[[nodiscard]] std::vector<scenario::Named> commanders(const Rulebook& book);

/// The one who plays where nobody is named: a card of the rulebook.
inline constexpr const char* usual_commander = "by-the-book";

/// A commander with that id of commanders(), fresh for one battle. Null for any other id.
[[nodiscard]] std::unique_ptr<battle::Commander> commander_named(const std::string& id, const Seat& seat);

}  // namespace muster::rrtk
