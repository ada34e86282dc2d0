// Charges: lining up with the target, countercharge, flanked targets, contact (section 6).
#pragma once

#include "ral/battle/movement.hpp"

namespace muster::ral::battle {

/// How a charger comes to an edge of its target.
struct Approach {
    Refusal refusal;
    Stop stop;      ///< flush with the edge, as near to its middle as there is room
    Inches length;  ///< of the centre's path
    Inches cost;    ///< taken by ground
};

/// True if the whole base of the charger lies behind the target's front line (RAL-024).
[[nodiscard]] bool starts_behind(const Battle& battle, UnitId charger, UnitId target);

/// Where the unit would stand flush with that edge of `target`, whatever the way there. The refusal is
/// no_room, off_table, woods or river if it finds none.
[[nodiscard]] Approach beside(const Battle& battle, UnitId unit, UnitId target, tabletop::Edge edge,
                              Formation formation);
/// The same with the way there looked at.
[[nodiscard]] Approach approach(const Battle& battle, const Order& order);

[[nodiscard]] Refusal check_charge(const Battle& battle, const Order& order);
void make_charge(Battle& battle, const Order& order);
[[nodiscard]] Refusal check_face(const Battle& battle, const Order& order);
void make_face(Battle& battle, const Order& order);

/// A charge of `charger` on `target` by the edges that its start allows, straight or round a corner; the
/// order is legal if the answer is true, but for knights' honour and whether the charger may move.
[[nodiscard]] bool find_charge(const Battle& battle, UnitId charger, UnitId target, Order& order);

/// Units that face nobody turn their blows to who touches their front (RAL-029).
void settle_fights(Battle& battle);

}  // namespace muster::ral::battle
