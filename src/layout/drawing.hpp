// Small drawings: lines, boxes to tick, figures, shields, icons in a row.
#pragma once

#include "layout/palette.hpp"
#include "layout/text_setter.hpp"

namespace muster::layout {

/// A straight line from `from` to `to`.
[[nodiscard]] PathItem straight(const Rule& rule, Point from, Point to);

/// A filled rectangle.
[[nodiscard]] PathItem filled(Box box, Colour colour);

/// The outline of a rectangle.
[[nodiscard]] Path rectangle(Box box);

[[nodiscard]] Stroke stroke_of(const Rule& rule);

/// What boxes to tick may look like.
struct BoxRoom {
    Mm width;          ///< they must stand in
    Mm height;         ///< they should stand in; 0 = as high as needed
    Mm box{5};         ///< side of a box
    Mm smallest{3.2};  ///< side it may shrink to before the boxes take another row
    Mm gap{1};
};

/// How `count` boxes stand in a room.
struct BoxGrid {
    int columns = 1, rows = 1;
    Mm box;
};

/// The fewest rows in which the boxes are not smaller than allowed.
[[nodiscard]] BoxGrid box_grid(int count, const BoxRoom& room);

/// The boxes of `track` with their values, the marked ones crossed, the first open one strong.
[[nodiscard]] Frame draw(const HitTrack& track, const BoxRoom& room, TextSetter& text);

/// One solid square for each box of `track`, `per_row` beside each other (0 = as many as fit).
[[nodiscard]] Frame draw_figures(const HitTrack& track, const BoxRoom& room, int per_row, Colour colour);

/// `shield` as large as fits in `size`, in its middle. Unknown colours and icons are reported.
[[nodiscard]] Frame draw(const Shield& shield, Size size, TextSetter& text);

}  // namespace muster::layout
