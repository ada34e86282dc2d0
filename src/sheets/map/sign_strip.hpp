// Signs side by side, each with its name: the key below a drawing.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "layout/text_setter.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// A sign and its name. It is drawn into an area of the width it asks for.
struct Sign {
    double width = 0;
    std::function<void(Plate&, const Area&)> draw;
    std::string name;
};

/// The signs in as many rows as `width` asks for.
[[nodiscard]] layout::Frame draw_strip(const std::vector<Sign>& signs, const Look& look, layout::Mm width,
                                       layout::TextMeasurer& measurer);

}  // namespace muster::sheets::map
