// Bodies and contact: who touches whom, who stands behind whom, who acts together (section 13).
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// Units in a given order.
using UnitList = FixedList<UnitId, max_units>;

/// Enemies that touch the unit; friends that touch it. A rampaging elephant is everybody's enemy (section
/// 19).
[[nodiscard]] UnitSet enemies_touching(const Battle& battle, UnitId unit);
[[nodiscard]] UnitSet friends_touching(const Battle& battle, UnitId unit);
/// Touches an enemy.
[[nodiscard]] bool engaged(const Battle& battle, UnitId unit);

/// Units of the Body on the ground of the table.
[[nodiscard]] UnitSet body_of(const Battle& battle, BodyId body);
/// Friends directly behind the unit, facing as it does (sections 12 and 14).
[[nodiscard]] UnitSet directly_behind(const Battle& battle, UnitId unit);
/// The file: everybody directly behind, and behind those.
[[nodiscard]] UnitSet file_behind(const Battle& battle, UnitId unit);
/// One of the file that nobody else of it stands behind.
[[nodiscard]] UnitId rearmost(const Battle& battle, const UnitSet& file);

/// The units in the order of their centres from `side`'s right to its left; equal: by id.
[[nodiscard]] UnitList right_to_left(const Battle& battle, SideIndex side, const UnitSet& units);

/// Gives parts of a Body that no longer hang together numbers of their own; the part with `keeps` (or the
/// largest) keeps the number. \post every Body is one contact group
void part_bodies(Battle& battle, UnitId keeps = no_unit);
/// Makes `units` a Body of their own.
BodyId new_body(Battle& battle, const UnitSet& units);

/// All units linked by contact with an enemy to this one, those of both sides that touch an enemy.
[[nodiscard]] UnitSet linked_in_melee(const Battle& battle, UnitId unit);

}  // namespace muster::rrtk::battle
