// Morale tests and rally (section 7).
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// One test of one unit.
struct MoraleTest {
    UnitId unit = no_unit;
    std::uint8_t attacker = by_archery;  ///< type of the attacker whose row is used, or by_archery
    UnitId other = no_unit;              ///< the attacker, where it is one unit
    bool flank = false, rear = false;    ///< attacked there (RAL-033)
    Rule rule;
};

/// The modifiers that count for a test (TR-08).
[[nodiscard]] Modifiers morale_modifiers(const Battle& battle, const MoraleTest& test);

/// Rolls and tells. True if the unit stands; also, without a die, where the chart has an X (TR-07).
[[nodiscard]] bool passes(Battle& battle, const MoraleTest& test);

/// True if the unit has lost half or more of its figures since the start (RAL-032).
[[nodiscard]] bool half_lost(const Battle& battle, UnitId unit);

/// Event V: units routed on an earlier turn rally with a leader, or try to without one (RAL-031, RAL-037).
void rally(Battle& battle);

}  // namespace muster::ral::battle
