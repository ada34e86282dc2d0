// Symbols drawn on a square grid (templates/icons/*.yaml).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/scalars.hpp"

namespace muster::layout {

/// One path of an icon, in units of its view.
struct IconPath {
    Outline d;
    bool fill = true;
    double stroke = 0;  ///< width of the line with round ends, in units of the view; 0 = none
    bool even_odd = false;
};

/// A symbol in one colour, given when it is drawn.
struct Icon {
    std::string title;
    double view = 24;  ///< side of its square
    std::vector<IconPath> paths;
    Location where;
};

using Icons = std::map<std::string, Icon>;

/// Reads all files of `directory`; ids are unique over all of them.
[[nodiscard]] Icons load_icons(const std::string& directory, Diagnostics& diagnostics);

/// `icon` in `colour`, `side` high and wide, with its top left corner at the origin.
[[nodiscard]] Frame draw(const Icon& icon, Mm side, Colour colour);

}  // namespace muster::layout
