// Moves that results order (section 14).
#pragma once

#include "rrtk/battle/bodies.hpp"

namespace muster::rrtk::battle {

/// Gives hits to a unit: markers, events; no tests, no leader risk.
void add_hits(Battle& battle, UnitId unit, int hits, UnitId from, Rule rule);

/// Removes Fanatics among them whose hits exceed their Rep.
void remove_spent(Battle& battle, const UnitSet& units);

/// No longer active; those directly behind halt too (section 14).
void stand(Battle& battle, UnitId unit, UnitId cause, Rule why = S(14));

/// Stands, and turns to face `cause` unless pinned (section 14, R-369).
/// False if it turned (then it may not fire in this reaction, R-155).
bool halt(Battle& battle, UnitId unit, UnitId cause, Rule why = S(14));

/// Turns in place towards `cause` unless it faces it already. False, and nothing changed, if it is pinned by
/// an enemy that it faces, or has no room; then it counts as facing all ways.
bool turn_to_face(Battle& battle, UnitId unit, UnitId cause);

/// Turns in place to face it squarely, wherever it is; else as turn_to_face.
bool turn_towards(Battle& battle, UnitId unit, UnitId cause);

/// Some of `other` lies ahead of the line through the unit's front edge.
[[nodiscard]] bool before_front(const Battle& battle, UnitId unit, UnitId other);

/// Away from `cause` with a hit and everything that can stand in the way; friends of a gun go towards their
/// baseline.
void retire(Battle& battle, UnitId unit, UnitId cause);

/// The same in a charge, of the file behind it too: together they go as one block, as far as the slowest of
/// them can, with a hit each (section 12, R-114, R-136).
void retire_with_file(Battle& battle, UnitId unit, UnitId cause);
/// Those of the file behind rout with it.
void rout_with_file(Battle& battle, UnitId unit, UnitId cause);

/// Removed at once; a leader goes with it, and Leader Lost is tested at once outside melee. Elephants
/// rampage instead.
void rout(Battle& battle, UnitId unit, UnitId cause);

/// Half a move straight ahead (section 14); charges after a passed WTC if it would touch.
void advance(Battle& battle, UnitId unit, UnitId cause);

/// A hit, and one inch back before the enemies that touch it, with push-back and follow-up (R-137, R-160,
/// `giving`: all units that are told to give ground in this round.
void give_ground(Battle& battle, UnitId unit, const UnitSet& giving);

/// Pursuit of the units that broke `quarry` (T-63): die, leader's shift, move, re-contact. `from_charge`:
/// they stand where a charge ended.
struct Hunt {
    UnitId pursuer = no_unit, quarry = no_unit;
    bool fled = false;  ///< retired (else it routed)
    MeleeRole role = MeleeRole::charging;
};
void pursue(Battle& battle, const Hunt& hunt);

/// The direction straight away from `cause` for `unit`: the way the cause pushes if `unit` stands in its
/// front corridor, else along the line of centres.
[[nodiscard]] tabletop::Facing away_from(const Battle& battle, UnitId unit, UnitId cause);

/// Touched by retiring friends or entering contact where it may not: skirmishers rout (sections 11, 19).
void rout_of_skirmishers(Battle& battle, UnitId skirmisher, UnitId by);

}  // namespace muster::rrtk::battle
