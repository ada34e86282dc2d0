// Who sees whom: arcs, ranges, lines of sight with units, hills, woods, gullies (section 16).
#pragma once

#include <optional>

#include "rrtk/battle/battle.hpp"
#include "tabletop/corridor.hpp"

namespace muster::rrtk::battle {

/// A clear line between two places, looking past all units but `from` and `to` (T-16, R-070, R-071); units
/// at Attack level are seen over everything.
[[nodiscard]] bool clear_line(const Battle& battle, tabletop::Line line, UnitId from, UnitId to);

/// `to` lies in the corridor, not further than `range`, and at least one of five lines is clear (R-171,
/// The distance, or nothing. `from` may stand elsewhere than it does: `at` is where it would.
[[nodiscard]] std::optional<Inches> seen_in_arc(const Battle& battle, UnitId from,
                                                const tabletop::PlacedBase& at, tabletop::Arc arc,
                                                Inches range, UnitId to);

/// All enemies that a unit at `at` could shoot at in an arc, at range of its weapon: visible, not in melee
/// at an altitude it can hit (section 4, R-191). Empty if it cannot shoot at all from there (in a
/// river, in melee).
[[nodiscard]] UnitSet targets_in_arc(const Battle& battle, UnitId shooter, const tabletop::PlacedBase& at,
                                     tabletop::Arc arc);
/// Of either arc it has.
[[nodiscard]] bool has_target(const Battle& battle, UnitId shooter, const tabletop::PlacedBase& at);
/// Only some enemies being looked at.
[[nodiscard]] bool has_target(const Battle& battle, UnitId shooter, const tabletop::PlacedBase& at,
                              const UnitSet& among);

/// `unit` faces `enemy`: part of it lies ahead in the corridor widened by half a base each side.
/// No line of sight is asked.
[[nodiscard]] bool faces(const Battle& battle, UnitId unit, UnitId enemy);
[[nodiscard]] bool faces(const tabletop::PlacedBase& unit, const tabletop::Outline& enemy);

/// `target` lies in the charge reach of `unit`: in the widened corridor, within `allowance`, with
/// nothing but passable ground between.
[[nodiscard]] bool in_charge_reach(const Battle& battle, UnitId unit, UnitId target, Inches allowance);
/// Some enemy that it faces has it in charge reach or it has him: R-369's "in the charge reach of an enemy it
/// faces": an enemy faced by `unit` whose charge reach holds `unit`. The nearest such, or no_unit.
[[nodiscard]] UnitId pinned_by(const Battle& battle, UnitId unit);

}  // namespace muster::rrtk::battle
