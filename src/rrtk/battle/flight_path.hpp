// What a flyer meets on its way through the air (section 4, R-036 to R-041): shared by flights and pursuits.
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// A straight way through the air.
struct AirPath {
    tabletop::Point from, to;
    Altitude altitude = Altitude::attack;
    UnitId target = no_unit;  ///< whom it comes to charge: no Enemy Threat for him (R-109)
    bool shoots = false;      ///< at `shot_at`, from the place of the path nearest to `shot_from`
    tabletop::Point shot_from;
    UnitId shot_at = no_unit;
};

/// Everything that happens along the path at Attack level, in order: Enemy Threat of units within 4 in of it,
/// and the flyer's shot. The flyer is in the air. False if that ended the flight.
[[nodiscard]] bool fly_along(Battle& battle, UnitId flyer, const AirPath& path);

/// It may come down there to charge the target: nobody touched, open ground, and the last inch free.
[[nodiscard]] bool may_come_down(const Battle& battle, UnitId flyer, const tabletop::Pose& pose,
                                 UnitId target);

void hover_at(Battle& battle, UnitId flyer, const tabletop::Pose& pose, Altitude altitude);
void touch_down(Battle& battle, UnitId flyer, const tabletop::Pose& pose);
/// Off the table, waiting in the air for another turn.
void wait_off_table(Battle& battle, UnitId flyer, const tabletop::Pose& where);

}  // namespace muster::rrtk::battle
