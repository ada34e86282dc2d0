// Changing direction and formation (T-20, sections 11 and 13).
#pragma once

#include "rrtk/battle/movement.hpp"

namespace muster::rrtk::battle {

/// A wheel of the Body in progress by order.degrees. `into_melee`: it ends in a charge, so enemies need not
/// be kept at a distance.
[[nodiscard]] Refusal check_wheel(const Battle& battle, const Order& order, bool into_melee = false);
/// Carries it out; false if undisciplined troops stayed. \pre check_wheel(...) == Refusal::none
bool wheel(Battle& battle, const Order& order);
/// The Body in progress may turn so far in what is left of its move: no wider than T-20 lets it, and the arc
/// of its outermost unit within its allowance. Who stands in the way is not looked at.
[[nodiscard]] bool wheels_so_far(const Battle& battle, const Order& order);
/// Where a unit of the Body stands after the wheel of an order.
[[nodiscard]] tabletop::Pose wheeled_pose(const Battle& battle, const Order& order, UnitId unit);
/// Straight movement left for a charge after the wheel of an order.
[[nodiscard]] Inches reach_after_wheel(const Battle& battle, const Order& order, UnitId unit);

[[nodiscard]] Refusal check_about_face(const Battle& battle, const Order& order);
void about_face(Battle& battle, const Order& order);

[[nodiscard]] Refusal check_expand(const Battle& battle, const Order& order);
void expand(Battle& battle, const Order& order);

[[nodiscard]] Refusal check_dismount(const Battle& battle, const Order& order);
void dismount(Battle& battle, const Order& order);

[[nodiscard]] Refusal check_reform(const Battle& battle, const Order& order);
void reform(Battle& battle, const Order& order);

[[nodiscard]] Refusal check_drop_stakes(const Battle& battle, const Order& order);
void drop_stakes(Battle& battle, const Order& order);

[[nodiscard]] Refusal check_break_up(const Battle& battle, const Order& order);
void break_up(Battle& battle, const Order& order);
[[nodiscard]] Refusal check_join(const Battle& battle, const Order& order);
void join(Battle& battle, const Order& order);

}  // namespace muster::rrtk::battle
