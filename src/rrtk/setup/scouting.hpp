// Scouting (T-07), its modifier for who attacks (T-08) and the sizes of batches (T-10).
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// What the scouts of a side are worth; a unit scores its single best line.
[[nodiscard]] Scouts scouts_of(const Rulebook& book, const scenario::Side& side);

/// How a scouting value compares with the opponent's.
enum class Scouting { even, doubled, tripled };

/// How much better `own` is than `opponent`: tripled also against no scouts at all, if there is at least one
///
[[nodiscard]] Scouting compare_scouting(int own, int opponent);

/// Added to the attack roll of a side (T-08).
[[nodiscard]] int scouting_bonus(const Rulebook& book, int own, int opponent);

/// Units that a side places at a time (T-10).
[[nodiscard]] int batch_size(const Rulebook& book, int own, int opponent);

}  // namespace muster::rrtk
