// What the ground does: speed, closed ground, cover, slopes, rivers (T-16, R-059 to R-078).
#pragma once

#include "rrtk/battle/battle.hpp"

namespace muster::rrtk::battle {

/// By what a unit's speed is divided where it stands: 1, 2 or 4 (the worst piece it touches with its area).
[[nodiscard]] int slowing(const OrderOfBattle& book, const Profile& profile, const tabletop::Outline& where);

/// True if the unit may not be there: closed ground, unfordable or (mounted: not) water; a river is open in
/// its fords and on its bridges. Shared edges are no entry.
[[nodiscard]] bool closed_there(const OrderOfBattle& book, const Profile& profile,
                                const tabletop::Outline& where);

/// What a straight journey meets.
struct Journey {
    Inches open;   ///< how far until closed ground; `most` if never
    Inches clear;  ///< how far until ground with slowing > the one given
    Inches water;  ///< how far until a river that can be forded here (not a bridge)
    std::int16_t closed_by = -1, slowed_by = -1, river = -1;  ///< the pieces, indices of book.ground
};
/// \pre most >= 0
[[nodiscard]] Journey journey(const OrderOfBattle& book, const Profile& profile,
                              const tabletop::Outline& start, tabletop::Facing direction, Inches most,
                              int slowing_so_far = 1);

/// A straight way of `most` at the speed with which it begins, made as short as slower ground on it demands:
/// up to the edge of that ground, or all of it at its speed.
[[nodiscard]] Inches slowed(const OrderOfBattle& book, const Profile& profile, const tabletop::Outline& start,
                            tabletop::Facing direction, Inches most);

/// How far until the leading edge reaches a stop point of a piece; nothing if it doesn't within
/// `most`. StopPoint::middle of a hill is its crest.
[[nodiscard]] std::optional<Inches> distance_to(const OrderOfBattle& book, std::int16_t piece,
                                                StopPoint point, const tabletop::PlacedBase& start,
                                                tabletop::Facing direction, Inches most);

/// Stands in a river (not on a bridge); the piece, or -1.
[[nodiscard]] std::int16_t river_at(const OrderOfBattle& book, const tabletop::Outline& where);
/// How far until the whole outline has left the river `piece` on the far side / its leading edge reaches the
/// far bank, going in `direction`.
[[nodiscard]] Inches to_far_bank(const OrderOfBattle& book, std::int16_t piece,
                                 const tabletop::Outline& where, tabletop::Facing direction);
[[nodiscard]] Inches out_of_river(const OrderOfBattle& book, std::int16_t piece,
                                  const tabletop::Outline& where, tabletop::Facing direction);

/// In cover from missiles: woods edge, rocky, populated, gully edge, crest, impassable.
[[nodiscard]] bool in_cover(const OrderOfBattle& book, const tabletop::Outline& where);
/// In Populated ground (R-078; stakes are asked elsewhere).
[[nodiscard]] bool in_fieldworks(const OrderOfBattle& book, const tabletop::Outline& where);
/// a is uphill of b; false where neither or b is.
[[nodiscard]] bool uphill_of(const OrderOfBattle& book, const tabletop::PlacedBase& a,
                             const tabletop::PlacedBase& b);
/// Pikes lose their bonus here: woods, desert, in a river.
[[nodiscard]] bool spoils_pikes(const OrderOfBattle& book, const tabletop::Outline& where);
/// The path of a charge earns Shock: every part Clear, or hill ground ridden downhill. Stakes dropped
/// by anybody on the path spoil it.
[[nodiscard]] bool shock_path(const Battle& battle, const Profile& profile, const tabletop::Pose& from,
                              const tabletop::Pose& to);

/// A unit behind its own side's stakes: touching the segment from behind, facing across it.
[[nodiscard]] bool behind_stakes(const Battle& battle, UnitId unit);
/// Behind stakes that `enemy` fights across: enemy touches or crosses that segment.
[[nodiscard]] bool stakes_between(const Battle& battle, UnitId unit, UnitId enemy);

}  // namespace muster::rrtk::battle
