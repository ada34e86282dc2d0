// What stands on a page besides ink, at its place on the paper.
#pragma once

#include <string>
#include <vector>

namespace muster::print {

/// A link as placed on its page, in the surface's unit from the top left corner: of a turned area, the
/// upright rectangle around it.
struct PlacedLink {
    double left = 0, top = 0, right = 0, bottom = 0;
    std::string target;
};

/// An anchor as placed on its page, in the surface's unit from the top left corner.
struct PlacedAnchor {
    double x = 0, y = 0;
    std::string name;
};

/// What a page holds besides ink.
struct PageMarks {
    std::vector<PlacedLink> links;
    std::vector<PlacedAnchor> anchors;
};

}  // namespace muster::print
