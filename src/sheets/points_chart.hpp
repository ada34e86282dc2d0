// A chart of points over turns: what each side has left after every player's turn.
#pragma once

#include <array>
#include <string>

#include "layout/text_setter.hpp"
#include "scenario/after_action.hpp"

namespace muster::sheets {

/// Names and colours of the two sides, red first.
struct ChartSides {
    std::array<std::string, 2> names;
    std::array<layout::Colour, 2> colours;
};

/// The chart in `size`. Red's line is drawn through with solid squares, blue's is broken with open rings, so
/// that grey paper tells them apart; turning points stand above as numbers in the order of the facts.
[[nodiscard]] layout::Frame draw_points(const scenario::AfterActionFacts& facts, const ChartSides& sides,
                                        layout::Size size, layout::TextSetter& text);

}  // namespace muster::sheets
