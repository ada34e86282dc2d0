// Units and sides of a battle as small numbers, and sets of units as bits.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/number_set.hpp"

namespace muster::rrtk::battle {

/// A unit of either side: its place in OrderOfBattle::units. Red's units come first, each side in the order
/// of its roster.
using UnitId = std::uint8_t;
inline constexpr UnitId no_unit = 255;

/// Units that a battle can hold, both sides together; order_of_battle reports more.
inline constexpr std::size_t max_units = 192;

/// A Body; numbers are given once in a battle and never again. 0 = none.
using BodyId = std::uint16_t;
inline constexpr BodyId no_body = 0;

/// 0 = red, 1 = blue.
using SideIndex = std::uint8_t;
[[nodiscard]] constexpr SideIndex enemy_of(SideIndex side) { return static_cast<SideIndex>(1 - side); }

/// A set of units, walked in ascending order.
using UnitSet = NumberSet<max_units>;
static_assert(UnitSet::none == no_unit);

}  // namespace muster::rrtk::battle
