// Water on the table (T-14, T-15, R-061 to R-066).
#pragma once

#include <string_view>

#include "rrtk/setup/setup.hpp"

namespace muster::rrtk {

/// True if a result of the table of waters is a river.
[[nodiscard]] bool is_river(std::string_view water);

/// The pond, lake or river of a roll as it lies on the table, turned by half a circle where `turned`:
/// a pond 9 by 9 inches in the middle of its section, or at the table's edge if the section is one of the
/// defender's; a lake 6 inches deep along its side, from 6 to 30 inches; a river 2 inches
/// wide through the middle of its row or column, with a ford in the middle half or all along it
/// and bridges one stand wide.
[[nodiscard]] scenario::TerrainPiece lay_water(const WaterRoll& roll, bool turned);

}  // namespace muster::rrtk
