// Ways of units and leaders, and where they may end (Event III).
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// A way as far as it was looked at.
struct Way {
    Refusal refusal;
    Inches length;  ///< of the centre's path (RAL-021)
    Inches cost;    ///< taken by ground
};

/// Where a unit would stand.
struct Stop {
    tabletop::Pose pose;
    Formation formation = Formation::line;
};

/// True if a leg of the centre keeps 2 in clear (1 in to either side) of a base: RAL-020.
[[nodiscard]] bool clear_of(tabletop::Point from, tabletop::Point to, const tabletop::Outline& base,
                            Inches gap);

/// One leg of a unit's way: units, woods and rivers in it. `ignored` may be passed closely.
[[nodiscard]] Refusal check_leg(const Battle& battle, UnitId unit, tabletop::Point from, tabletop::Point to,
                                UnitId ignored = no_unit);

/// Whether a unit may stand there: on the table, on nobody, in no woods or river closed to it.
[[nodiscard]] Refusal check_stop(const Battle& battle, UnitId unit, const Stop& stop);
/// The first other unit that a base of the unit would stand on, or no_unit.
[[nodiscard]] UnitId stands_on(const Battle& battle, UnitId unit, const tabletop::Outline& there);

/// Whether the unit may move or charge at all in this half of the movement.
[[nodiscard]] Refusal check_free(const Battle& battle, SideIndex side, UnitId unit);

// ---- orders: each checks, or carries out what was checked
[[nodiscard]] Refusal check_move(const Battle& battle, const Order& order);
void make_move(Battle& battle, const Order& order);
[[nodiscard]] Refusal check_lead(const Battle& battle, SideIndex side, const Order& order);
void make_lead(Battle& battle, const Order& order);
/// Distance from a leader to a unit, base to base.
[[nodiscard]] Inches leader_distance(const Battle& battle, LeaderId leader, UnitId unit);

/// Leaders of a side that are still with nobody are captured (RAL-048).
void capture_stragglers(Battle& battle, SideIndex side);

/// A unit turns about and runs one full move (section 7, RAL-035, RAL-036, RAL-050).
void run(Battle& battle, UnitId unit, Rule rule);

}  // namespace muster::ral::battle
