// Makes an SVG of Cairo's ours: measured in millimetres, free of traces of the process that wrote it, and
// smaller.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "layout/mm.hpp"

namespace muster::print {

/// What stands in the head of an SVG.
struct SvgHead {
    layout::Size size;
    double units_per_mm = 1;  ///< of the drawing in the file
    std::string title;
};

/// `svg`, as Cairo wrote it, with width, height and viewBox in millimetres, a title, ids numbered from 0 for
/// each kind (Cairo counts on through a process), coordinates to a tenth of a unit and without attributes
/// that say what is the default anyway. Nothing if `svg` has not the outer shape of an SVG.
[[nodiscard]] std::optional<std::string> tidy_svg(std::string_view svg, const SvgHead& head);

/// `text` for XML: the five special characters as entities, control characters (which XML has no way to
/// write) as U+FFFD.
[[nodiscard]] std::string xml_escaped(std::string_view text);

}  // namespace muster::print
