// Event II and reserved fire: targets, clear shots, volleys (section 4, RAL-006 to RAL-013).
#pragma once

#include "base/fixed_list.hpp"
#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// Figures of a unit, as places of their middles.
using Figureplaces = FixedList<tabletop::Point, 24>;

/// Where the living figures of a unit stand: rank by rank from the front, each rank from its middle outward.
[[nodiscard]] Figureplaces living_figures(const Battle& battle, UnitId unit);

/// What a shooter may choose from.
struct Targets {
    FixedList<UnitId, 16> units;  ///< the closest, several if they are equally near (RAL-008)
    Inches distance;              ///< from the nearest figure
};

/// How many figures have a clear shot at a target (RAL-009, RAL-010).
[[nodiscard]] int clear_shots(const Battle& battle, UnitId shooter, UnitId target);

/// The targets of a unit with bows that is free to shoot; none if the closest enemy that it sees is out of
/// range or hidden from more than half of its figures.
[[nodiscard]] Targets targets_of(const Battle& battle, UnitId shooter);

/// Both sides shoot (Event II), or one side its reserved fire (RAL-006), and whoever lost figures tests.
void archery(Battle& battle);
void reserved_fire(Battle& battle, SideIndex side);

/// The modifiers of a unit's archery die.
[[nodiscard]] Modifiers archery_modifiers(const Battle& battle, UnitId shooter);

}  // namespace muster::ral::battle
