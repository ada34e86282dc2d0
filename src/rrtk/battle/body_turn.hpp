// One Body's part of a turn (sections 10, 33), and what the sequence of play asks about its units.
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// Units of the Body in progress wherever they are: on the table, in the air, waiting beside it.
[[nodiscard]] UnitSet everybody_of(const Battle& battle);
/// Those of the units that touch an enemy.
[[nodiscard]] UnitSet engaged_of(const Battle& battle, const UnitSet& units);
/// In the air, over the table or beside it.
[[nodiscard]] bool in_flight(const Battle& battle, UnitId unit);
/// The mean of the units' places on the axis of the side to move. \pre !units.empty()
[[nodiscard]] Inches rightness_of(const Battle& battle, const UnitSet& units);

/// Ends the orders of the Body in progress: Mandatory Fire; a duty to move that cannot be fulfilled stops it.
void done(Battle& battle);
/// From its first order to its melee round.
void play_body(Battle& battle, BodyId body);

}  // namespace muster::rrtk::battle
