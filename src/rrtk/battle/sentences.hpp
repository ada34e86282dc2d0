// Words of the report, by what is told. Each answers with an empty text for events that are not its own.
#pragma once

#include <string>

#include "rrtk/battle/event.hpp"
#include "rrtk/battle/order_of_battle.hpp"

namespace muster::rrtk::battle {

/// Turns, orders, voluntary moves, flights.
[[nodiscard]] std::string movement_sentence(const OrderOfBattle& book, const Event& event);
/// Charges, tests, involuntary moves.
[[nodiscard]] std::string reaction_sentence(const OrderOfBattle& book, const Event& event);
/// Shooting, melee, leaders, the end.
[[nodiscard]] std::string fighting_sentence(const OrderOfBattle& book, const Event& event);

/// "Orc Infantry 3", "nobody".
[[nodiscard]] std::string name_of(const OrderOfBattle& book, UnitId unit);
/// "Orc Infantry 3, Orc Infantry 4 and Wolf Riders 1".
[[nodiscard]] std::string names_in(const OrderOfBattle& book, const UnitSet& units);
/// " (hits -1, support +2)"; empty if none counted.
[[nodiscard]] std::string in_brackets(const Modifiers& modifiers);
/// "5, 1".
[[nodiscard]] std::string faces_of(const Event& event);
/// "24.8,12 facing 180°".
[[nodiscard]] std::string place_of(const tabletop::Pose& pose);
/// "no dice passed", "one die passed", "both dice passed".
[[nodiscard]] const char* passed_words(int passed);
/// "a friend (Archers 3)", "closed ground (woods L)", "the table's edge"; empty if nothing held it up.
[[nodiscard]] std::string holder_of(const OrderOfBattle& book, const Obstacle& obstacle);
/// ", since ... is in the way" of an event that was held up, or nothing.
[[nodiscard]] std::string held_words(const OrderOfBattle& book, const Event& event);

}  // namespace muster::rrtk::battle
