// Rolling the table (section 8): general terrain, nine sections, water and fords; and the pieces that follow
// from the rolls.
#pragma once

#include "dice/dice.hpp"
#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// The table of rrtk: 48 by 36 inches.
inline constexpr tabletop::Board board{Inches::thousandths(48'000), Inches::thousandths(36'000)};

/// Rolls general terrain by the defender's tactics, the nine sections, water and fords (T-12 to T-15).
/// Streams: terrain/general, terrain/section/1 to 9, terrain/water, terrain/ford, or terrain/second/... where
/// `second`.
[[nodiscard]] TerrainRoll roll_terrain(const Rulebook& book, Tactics defender, bool second, dice::Dice& dice);

/// The pieces of a rolled table, turned by half a circle if it says so; the defender is at the top. Letters:
/// L, M, N, P, Q, S to V for pieces in the order of their sections, R for a river, W for a pond or lake.
[[nodiscard]] std::vector<scenario::TerrainPiece> lay_terrain(const TerrainRoll& roll);

}  // namespace muster::rrtk
