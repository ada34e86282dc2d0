// What ground does to moves, sight and melee (TR-05). Ways are straight legs of a unit's centre (RAL-021).
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// How many levels of hills a place stands on.
[[nodiscard]] int level_at(const OrderOfBattle& book, tabletop::Point place);

/// What a straight leg takes from the move beyond its length: levels climbed, walls and hedges (TR-05).
[[nodiscard]] Inches cost_of_leg(const OrderOfBattle& book, tabletop::Point from, tabletop::Point to);

/// True if the leg runs through woods that are closed to the unit. Woods that it stands in are open.
[[nodiscard]] bool leg_in_woods(const Battle& battle, UnitId unit, tabletop::Point from, tabletop::Point to);
/// True if a base there would stand in woods that are closed to the unit.
[[nodiscard]] bool base_in_woods(const Battle& battle, UnitId unit, const tabletop::Outline& there);

/// True if the leg meets a river.
[[nodiscard]] bool leg_in_river(const OrderOfBattle& book, tabletop::Point from, tabletop::Point to);
[[nodiscard]] bool base_in_river(const OrderOfBattle& book, const tabletop::Outline& there);
/// The place in `book.ground` of the river at whose bank a base stands, or -1.
[[nodiscard]] int bank_of(const OrderOfBattle& book, const tabletop::Outline& there);
/// True if a unit at the bank of that river goes straight over it: the only way to cross.
[[nodiscard]] bool straight_across(const GroundPiece& river, tabletop::Point from, tabletop::Point to);

/// True if woods or a crest of hills hide one place from another (RAL-010). Woods that hold one of the ends
/// hide what lies more than 2 in of woods away (ours).
[[nodiscard]] bool hidden(const OrderOfBattle& book, tabletop::Point from, tabletop::Point to);

}  // namespace muster::ral::battle
