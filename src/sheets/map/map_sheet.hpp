// Sheet 2: the battlefield map with the list to set it up (templates/sheets/map.yaml).
#pragma once

#include "layout/measurer.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// How the map is printed.
struct MapChoice {
    std::string paper;
    bool explain_ground;  ///< kinds of ground with what they do, on a page of their own: for a map that no
                          ///< quick reference goes with
};

/// The map to the size that the template gives it on the paper, the signs below it, the tape-measure list
/// beside it, and the kinds of ground where wanted. Faults of templates/map/plate.yaml are reported; then the
/// sheet has no drawing.
[[nodiscard]] layout::SheetContent map_sheet(const Battle& battle, const SideArms& arms,
                                             const MapChoice& choice, const layout::Templates& templates,
                                             layout::TextMeasurer& measurer, Diagnostics& diagnostics);

}  // namespace muster::sheets
