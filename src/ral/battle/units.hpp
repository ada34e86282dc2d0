// Units, leaders and sides of a battle as small numbers, and sets of units as bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/number_set.hpp"

namespace muster::ral::battle {

/// A unit of either side: its place in OrderOfBattle::units. Red's come first, each side in roster order.
using UnitId = std::uint8_t;
inline constexpr UnitId no_unit = 255;
/// Units that a battle can hold, both sides together; order_of_battle reports more.
inline constexpr std::size_t max_units = 128;

/// A leader: his place in OrderOfBattle::leaders.
using LeaderId = std::uint8_t;
inline constexpr LeaderId no_leader = 255;
inline constexpr std::size_t max_leaders = 16;

/// 0 = red, 1 = blue.
using SideIndex = std::uint8_t;
[[nodiscard]] constexpr SideIndex enemy_of(SideIndex side) { return static_cast<SideIndex>(1 - side); }

/// A set of units, walked in ascending order.
using UnitSet = NumberSet<max_units>;
static_assert(UnitSet::none == no_unit);

}  // namespace muster::ral::battle
