// The seam between layout and the library that shapes text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/frame.hpp"

namespace muster::layout {

/// Vertical measures of a font at its size.
struct FontMetrics {
    Mm ascent, descent, x_height, cap_height;
};

/// Measures text. Implemented by print/ with Pango and by a fixed-pitch box font in layout tests.
class TextMeasurer {
  public:
    virtual ~TextMeasurer() = default;

    /// Advance width of `text` set on one line in `font`.
    [[nodiscard]] virtual Mm width(std::string_view text, const Font& font) = 0;

    /// Ascent, descent and the heights of "x" and "H".
    [[nodiscard]] virtual FontMetrics metrics(const Font& font) = 0;

    /// The code points of `text` that `font` has no glyph for, each once, in order of appearance.
    [[nodiscard]] virtual std::vector<char32_t> missing_glyphs(std::string_view text, const Font& font) = 0;
};

}  // namespace muster::layout
