// Who attacks (T-08).
#pragma once

#include "dice/dice.hpp"
#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// Compares scouts, rolls for who attacks, and fills in scouts, sums, batches, ties and first-turn bonus of
/// `setup`. Ties are rolled again. Streams: attack/red, attack/blue. The attacker is returned.
scenario::SideColour roll_attacker(const Rulebook& book, const scenario::Scenario& armies, dice::Dice& dice,
                                   Setup& setup);

/// True if a total of the attacker is at least twice the defender's (T-08): his Bodies add half to their move
/// in the first turn.
[[nodiscard]] bool has_first_turn_bonus(int attacker_total, int defender_total);

}  // namespace muster::rrtk
