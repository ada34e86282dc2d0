// Voluntary movement (section 11). Lane A.
#pragma once

#include "rrtk/battle/bodies.hpp"

namespace muster::rrtk::battle {

/// Normal move of the slowest of the units after terrain where they stand.
[[nodiscard]] Inches allowance(const Battle& battle, const UnitSet& units);
/// Of one unit, terrain where it stands applied.
[[nodiscard]] Inches allowance(const Battle& battle, UnitId unit);

/// What an order of movement would do; nothing is changed.
[[nodiscard]] Refusal check_move(const Battle& battle, const Order& order);
/// Carries it out. \pre check_move(battle, order) == Refusal::none
void carry_out_move(Battle& battle, const Order& order);

/// How far the units could march straight on, and what would stop them.
struct March {
    Inches far;
    bool stops = false;  ///< the end is a stop condition (section 13): they are inactive then
    Rule why;
    bool before_enemy = false;  ///< R-367
};
[[nodiscard]] March march_ahead(const Battle& battle, const UnitSet& units, Inches most);

/// The Body has a unit in the position of "facing the enemy" (section 11, R-367).
[[nodiscard]] bool stands_before_enemy(const Battle& battle, const UnitSet& units);

}  // namespace muster::rrtk::battle
