// How the battle asks for dice: what for, whom for, what is needed. No words in the inner loop.
#pragma once

#include <cstdint>
#include <span>

#include "rrtk/battle/unit_set.hpp"

namespace muster::rrtk::battle {

using Die = std::uint8_t;  ///< 1 to 6

enum class Purpose : std::uint8_t {
    enemy_threat,
    received_fire,
    wanting_to_charge,
    being_charged,
    involved_in_melee,
    leader_lost,  // the six in the order of Test
    shot,         ///< missile dice of one unit
    firearm,
    engine,
    cannon,
    melee,
    leader_hit,      ///< one die for each hit on a leader's unit
    leader_at_risk,  ///< T-27
    pursuit,         ///< T-63
    pursuit_distance,
    undisciplined,     ///< R-028
    leaving_river,     ///< R-364
    rampage,           ///< T-62
    casualty_recovery  ///< T-42
};

/// What a roll is for.
struct RollFor {
    Purpose purpose = Purpose::shot;
    UnitId unit = no_unit;   ///< who rolls; for a Body its first tester
    UnitId other = no_unit;  ///< against whom, or because of whom
    std::int8_t need = 0;  ///< each die passes (or the roll succeeds) at this or less; 0 = nothing is needed
};

/// A source of six-sided dice. They are asked for in the order of section 33.
class Roller {
  public:
    Roller() = default;
    Roller(const Roller&) = delete;
    Roller& operator=(const Roller&) = delete;
    virtual ~Roller() = default;
    /// Fills `dice` with 1 to 6 each.
    virtual void roll(const RollFor& what, std::span<Die> dice) = 0;

    [[nodiscard]] Die one(const RollFor& what) {
        Die die = 0;
        roll(what, std::span<Die>(&die, 1));
        return die;
    }
};

}  // namespace muster::rrtk::battle
