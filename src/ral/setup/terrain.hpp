// Laying the ground by the generator of terrain.yaml (ours).
#pragma once

#include <vector>

#include "dice/dice.hpp"
#include "ral/book/rulebook.hpp"
#include "ral/setup/setup.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The ground of a table, and how it was rolled. The far half of the table gets what the near one gets, in
/// the long run: places are symmetrical about the table's middle. Streams: terrain/river, terrain/count,
/// terrain/<number>/kind, .../size, .../turn, .../levels, .../place.
struct LaidGround {
    GroundRoll roll;
    std::vector<scenario::TerrainPiece> pieces;  ///< a hill's higher levels right behind it
};

[[nodiscard]] LaidGround lay_ground(const Rulebook& book, const TableSize& table, dice::Dice& dice);

/// The letters that pieces get, in order: from L on without R (a river's) and W (other water's).
inline constexpr const char* piece_letters = "LMNOPQSTUVXYZ";

}  // namespace muster::ral
