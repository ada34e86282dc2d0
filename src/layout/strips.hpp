// Content cut into strips: the pieces of fixed width that a column of a page is filled with and never cuts
// through.
#pragma once

#include <string>
#include <vector>

#include "layout/palette.hpp"
#include "layout/text_setter.hpp"

namespace muster::layout {

/// A line of a paragraph, a row of a table, a figure.
struct Strip {
    Frame frame;
    Mm before,
        after;  ///< white above and below; of two meeting the greater counts, at the ends of a region none
    bool keep = false;   ///< not to be parted from the strip below
    bool opens = false;  ///< begins something new (a heading, a slot): the best place for a break above it
    int head = -1;       ///< index of the head that goes above it where a region begins with it; -1 = none
};

/// What one or more slots hold, from top to bottom.
struct Stream {
    std::vector<Strip> strips;
    std::vector<Frame> heads;  ///< column heads of broken tables, with a line that says what goes on
    std::string heading;       ///< the last heading, for that line
};

/// The room strips are made for.
struct Room {
    Mm width;
    Mm most;  ///< height of the highest region there is; a row higher than this is set in parts
};

/// Appends the strips of `paragraph`. No single line is left alone above or below a break.
void add_strips(Stream& stream, const Paragraph& paragraph, const Room& room, TextSetter& text);

/// Appends the strips of `table`, one for each row.
void add_strips(Stream& stream, const Table& table, const TableForm& form, const Room& room, TextSetter& text,
                const Palette& palette);

/// Appends a figure. One wider or higher than the room is an error.
void add_strips(Stream& stream, const Figure& figure, const Room& room, TextSetter& text);

/// How far a region is filled: strips `from` to `to` (excluded) in `height`.
struct Filled {
    std::size_t from = 0, to = 0;
    Mm height;
};

/// Where a region may end: anywhere that keeps together what belongs together, or only above what begins
/// something new.
enum class Breaks { anywhere, before_openings };

/// Fills a region of `height` from strip `from` on, keeping together what belongs together as far as the
/// region allows
/// (`top`: nothing stands above it, so that waiting for a better region is no use). At the top of a region at
/// least one strip is taken.
[[nodiscard]] Filled fill(const Stream& stream, std::size_t from, Mm height, bool top,
                          Breaks breaks = Breaks::anywhere);

/// How newspaper columns end evenly.
struct Balance {
    Mm height;
    Breaks breaks = Breaks::anywhere;
};

/// The least height, at most `most`, in which all strips from `from` on stand in `columns` regions side by
/// side; nothing if there is none. Breaks above openings are worth a quarter more height.
[[nodiscard]] std::optional<Balance> balanced(const Stream& stream, std::size_t from, int columns, Mm most);

/// Puts the strips of `filled` into `page` with the region's top left corner at `at`.
void place(Frame& page, const Stream& stream, const Filled& filled, Point at);

}  // namespace muster::layout
