// Units on the map: bases to scale, with front edge, number, symbol and leader.
#pragma once

#include <string>

#include "layout/icons.hpp"
#include "layout/measurer.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// The tones of a side.
struct SideTones {
    Tone line, tint, text;
};
[[nodiscard]] SideTones tones_of(scenario::SideColour side);

/// What is drawn on a base.
struct BaseFace {
    std::string number;
    const layout::Icon* symbol = nullptr;  ///< of its class; left out where there's no room
    const layout::Icon* leader = nullptr;  ///< of the leader with it
    scenario::SideColour side = scenario::SideColour::red;
};

/// A base as it lies on the paper: `facing` in degrees clockwise from "up the page".
struct BasePlace {
    Vec centre;
    double width = 0, depth = 0;
    int facing = 0;
};

/// Draws a base. Number and symbols stand upright or nearly so, whichever way it faces.
void draw_base(Plate& plate, const BasePlace& place, const BaseFace& face, layout::TextMeasurer& measurer);

/// The icon called `id` or `prefix` + `id`; nullptr if there is none or `id` is empty.
[[nodiscard]] const layout::Icon* find_icon(const layout::Icons& icons, const std::string& prefix,
                                            const std::string& id);

}  // namespace muster::sheets::map
