// How the battle asks for dice: what for, whom for, what is needed.
#pragma once

#include <cstdint>

#include "ral/battle/units.hpp"

namespace muster::ral::battle {

using Die = std::uint8_t;  ///< 1 to its number of sides

/// Sides of the largest die: a leader's d20 (section 6).
inline constexpr int most_faces = 20;

enum class Purpose : std::uint8_t {
    challenge_order,  ///< who issues first in the first turn (RAL-015)
    duel,
    archery,
    reserved_fire,
    initiative,
    morale,
    formation,  ///< of a flanked unit on foot
    melee,
    leader,  ///< d20 (section 6)
    rally
};

/// What a roll is for.
struct RollFor {
    Purpose purpose = Purpose::melee;
    SideIndex side = 0;      ///< whose die
    UnitId unit = no_unit;   ///< who rolls
    UnitId other = no_unit;  ///< against whom, or because of whom
    LeaderId leader = no_leader;
    std::uint8_t sides = 6;
    std::int8_t need = 0;  ///< succeeds at this or more, modifiers taken into account; 0 = nothing is needed
};

/// A source of dice.
class Roller {
  public:
    Roller() = default;
    Roller(const Roller&) = delete;
    Roller& operator=(const Roller&) = delete;
    virtual ~Roller() = default;
    /// One die of what.sides sides.
    [[nodiscard]] virtual Die roll(const RollFor& what) = 0;
};

}  // namespace muster::ral::battle
