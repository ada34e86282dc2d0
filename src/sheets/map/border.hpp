// What stands around and under the pieces: the table's edge with its scale, the nine sections, deployment
// zones.
#pragma once

#include <string>

#include "sheets/map/labels.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// The largest view of `board` in a frame of `size` that leaves room for scale, numbers and titles.
[[nodiscard]] View view_in(layout::Size size, const tabletop::Board& board, const BorderForm& form);

/// The table's ground.
void draw_ground(Plate& plate, const Area& table);

/// Rules between the nine sections, broken at labels and bases.
void draw_sections(Plate& plate, const Area& table);

/// A deployment zone's border, dashed in the tone of its side.
void draw_zone(Plate& plate, const Area& zone, Tone tone);

/// What is written around the table.
struct BorderText {
    std::string top, bottom;  ///< whose edge it is
};

/// The table's edge, a band with a field for each inch, numbers every 6 in, titles, and a scale bar. The
/// numbers at the bottom and at the left are for somebody behind the lower edge, those at the top and at the
/// right for somebody behind the upper one: from his left, and from his edge. So the map reads alike from
/// both sides.
void draw_border(Plate& plate, const View& view, const tabletop::Board& board, const BorderText& text,
                 layout::TextMeasurer& measurer);

}  // namespace muster::sheets::map
