// Turning points in words, and what units did.
#pragma once

#include <string>
#include <vector>

#include "rrtk/review/losses.hpp"
#include "scenario/after_action.hpp"

namespace muster::rrtk::review {

/// What a player turn cost each side, told: the dearest losses with cause, cause's unit and dice, then the
/// names of the others. Empty if nothing went in it.
[[nodiscard]] std::string turn_in_words(const battle::OrderOfBattle& book, const battle::BattleLog& log,
                                        const std::vector<Loss>& losses, int turn);

/// Those who did most, by points of the enemy that went because of them, then by hits given: at most `most`
/// of each side, red's first.
[[nodiscard]] std::vector<scenario::Deed> deeds_of(const battle::OrderOfBattle& book,
                                                   const battle::BattleLog& log,
                                                   const std::vector<Loss>& losses, std::size_t most);

}  // namespace muster::rrtk::review
