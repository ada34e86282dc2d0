// The defender's edge and the attacker's right of refusal (p. 30): sums over sections by the stated
// rules of choices.yaml.
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// Adds up the ground of sections by a rule; `many_mounted` = at least half of the side's units are
/// mounted.
[[nodiscard]] GroundSum sum_ground(const GroundRule& rule, const std::vector<scenario::TerrainPiece>& pieces,
                                   bool many_mounted);

/// The defender takes the edge where fewer of his units would have no place to stand, else the one with the
/// higher sum, on a tie that of sections 1 to 3; fills in both sums and `turned`.
void choose_baseline(const Rulebook& book, const scenario::Side& defender, TerrainRoll& roll);

/// The attacker's sum, and whether he refuses: when `may_refuse` and the sum reaches the limit or a unit
/// would have no place.
void decide_refusal(const Rulebook& book, const scenario::Side& attacker, bool may_refuse, TerrainRoll& roll);

/// True if at least a third of the units are mounted.
[[nodiscard]] bool many_mounted(const scenario::Side& side);

}  // namespace muster::rrtk
