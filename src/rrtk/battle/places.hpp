// Room: whether a unit may stand somewhere, and how far a straight way leads to such a place.
#pragma once

#include "rrtk/battle/bodies.hpp"

namespace muster::rrtk::battle {

/// No base but those of `but` (and its own) is in the way.
[[nodiscard]] bool free_of_units(const Battle& battle, UnitId unit, const tabletop::Pose& pose,
                                 const UnitSet& but = {});
/// Who is in the way there, or no_unit.
[[nodiscard]] UnitId clashing_with(const Battle& battle, UnitId unit, const tabletop::Pose& pose,
                                   const UnitSet& but = {});
/// `other` as an obstacle to `unit`; none if it is nobody.
[[nodiscard]] Obstacle held_by(const Battle& battle, UnitId unit, UnitId other);
/// Free of units, on the table, on ground that is open to it.
[[nodiscard]] bool has_room(const Battle& battle, UnitId unit, const tabletop::Pose& pose,
                            const UnitSet& but = {});
/// The furthest place of a straight way of `far` from `start` that is free of units; `start` if there is
/// none.
[[nodiscard]] tabletop::Pose end_of_way(const Battle& battle, UnitId unit, const tabletop::Pose& start,
                                        tabletop::Facing direction, Inches far, const UnitSet& but = {});

/// Of two friends one is a skirmisher, and `other` has neither moved nor fired in this turn: `unit` may pass
/// through it if it clears it completely (section 11, R-103).
[[nodiscard]] bool may_pass(const Battle& battle, UnitId unit, UnitId other);
/// Ends a way so that no friend is left half passed: an inch before the first that it would not clear. Units
/// of `but` go along.
void clear_of_passed(const Battle& battle, UnitId unit, const UnitSet& but, tabletop::Facing direction,
                     Stretch& way);
/// Friends that a straight way leads through: they may no longer act in this turn, and are told of.
void hold_passed(Battle& battle, UnitId unit, const UnitSet& but, tabletop::Facing direction, Inches far);

/// Moves a unit to a place and those of `followers` with it as one block, turned as it turns. Who has no room
/// for that stays behind and is taken out of `followers`. Tells nothing. False, and nobody moved, if one who
/// stays behind is in the way of the unit itself.
bool move_block(Battle& battle, UnitId unit, const tabletop::Pose& to, UnitSet& followers);
/// The same for the followers of a unit that has moved from `from` to `to`.
void bring_along(Battle& battle, const tabletop::Pose& from, const tabletop::Pose& to, UnitSet& followers);

}  // namespace muster::rrtk::battle
