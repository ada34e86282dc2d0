// One function for each format. All expect what Preflight has passed, and may run beside each other.
#pragma once

#include <optional>
#include <string>

#include "base/diagnostics.hpp"
#include "layout/frame.hpp"
#include "print/shaper.hpp"

namespace muster::print {

/// As to_pdf.
[[nodiscard]] std::optional<std::string> draw_pdf(const layout::Document& document, const Shaper& shaper,
                                                  Diagnostics& diagnostics);

/// As to_svg.
[[nodiscard]] std::optional<std::string> draw_svg(const layout::Page& page, const Shaper& shaper,
                                                  Diagnostics& diagnostics);

/// As to_png; `dpi` is valid.
[[nodiscard]] std::optional<std::string> draw_png(const layout::Page& page, const Shaper& shaper, double dpi,
                                                  Diagnostics& diagnostics);

}  // namespace muster::print
