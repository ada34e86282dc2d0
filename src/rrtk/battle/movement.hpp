// Voluntary movement (section 11).
#pragma once

#include "rrtk/battle/bodies.hpp"

namespace muster::rrtk::battle {

/// Normal move of the slowest of the units after terrain where they stand.
[[nodiscard]] Inches allowance(const Battle& battle, const UnitSet& units);
/// Of one unit, terrain where it stands applied.
[[nodiscard]] Inches allowance(const Battle& battle, UnitId unit);

/// The units of the Body in progress that an order of movement is for: on the ground, touching no enemy,
/// neither held nor having fired from where they stand (Dual-Armed excepted).
[[nodiscard]] UnitSet movers_of(const Battle& battle);
/// Whether they may be ordered at all: somebody is there and active.
[[nodiscard]] Refusal check_movers(const Battle& battle, const UnitSet& movers);
/// All look in one direction.
[[nodiscard]] bool one_facing(const Battle& battle, const UnitSet& units);

/// `most`: as far as they want to and may.
[[nodiscard]] March march_ahead(const Battle& battle, const UnitSet& units, Inches most);
/// Straight movement that is left to the Body in progress (manoeuvres, terrain, fording).
[[nodiscard]] Inches march_left(const Battle& battle, const UnitSet& movers);

/// The river that one of the units stands in, or -1; whether one of them is on that step of fording.
[[nodiscard]] std::int16_t river_of(const Battle& battle, const UnitSet& units);
[[nodiscard]] bool any_fording(const Battle& battle, const UnitSet& units, Fording step);

[[nodiscard]] Refusal check_march(const Battle& battle, const Order& order);
void march(Battle& battle, const Order& order);
[[nodiscard]] Refusal check_skirmish(const Battle& battle, const Order& order);
void skirmish(Battle& battle, const Order& order);
/// Where a unit stands after the skirmish movement of `movers`: they go as a block, shifted by order.offset
/// and turned about its middle until its first unit looks to order.facing. \pre `movers` has the unit
[[nodiscard]] tabletop::Pose skirmish_pose(const Battle& battle, const Order& order, const UnitSet& movers,
                                           UnitId unit);
[[nodiscard]] Refusal check_leave(const Battle& battle, const Order& order);
void leave(Battle& battle, const Order& order);
[[nodiscard]] Refusal check_enter(const Battle& battle, const Order& order);
void enter(Battle& battle, const Order& order);

/// The Body has a unit in the position of "facing the enemy": it faces an enemy that faces it and in whose
/// charge reach it is (section 11, R-095, R-096, R-367).
[[nodiscard]] bool stands_before_enemy(const Battle& battle, const UnitSet& units);
/// That enemy, or no_unit.
[[nodiscard]] UnitId enemy_before(const Battle& battle, const UnitSet& units);
/// Tells that the active ones of `units` stay active before an enemy; `moved`: a move has ended there.
void tell_stood(Battle& battle, const UnitSet& units, UnitId enemy, bool moved);

/// After a move: units whose contact with the rest ended become Bodies, Enemy Threat is tested.
void after_move(Battle& battle, const UnitSet& moved, const Poses& before);
/// The units are stopped: inactive, told with the reason and with what stands in their way.
void stop(Battle& battle, const UnitSet& units, Rule why, const Obstacle& by = {});

}  // namespace muster::rrtk::battle
