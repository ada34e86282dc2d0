// A font of equal boxes: a letter at s points is s/10 mm wide, so that ten letters at 10 points measure 10
// mm.
#pragma once

#include <algorithm>

#include "layout/measurer.hpp"
#include "layout/words.hpp"

namespace muster::test {

class BoxFont final : public layout::TextMeasurer {
  public:
    layout::Mm width(std::string_view text, const layout::Font& font) override {
        ++measured;
        const double letters = static_cast<double>(layout::code_points(text).size());
        return layout::Mm{letters * font.size_pt * (0.1 + font.tracking / 10000.0)};
    }
    /// Capitals are as high as six tenths of a letter's width times ten: 6 mm at 100 points.
    layout::FontMetrics metrics(const layout::Font& font) override {
        const auto part = [&](double share) { return layout::Mm{font.size_pt * share / 10}; };
        return {part(0.8), part(0.2), part(0.4), part(0.6)};
    }
    /// The sans lacks arrows (U+2190 to U+21FF); both lack everything from U+2600 on.
    std::vector<char32_t> missing_glyphs(std::string_view text, const layout::Font& font) override {
        std::vector<char32_t> missing;
        for (const std::string_view piece : layout::code_points(text)) {
            const char32_t c = layout::number_of(piece);
            const bool arrow = c >= 0x2190 && c <= 0x21FF;
            const bool lacks = c >= 0x2600 || (arrow && font.family == layout::Family::sans);
            if (lacks && std::find(missing.begin(), missing.end(), c) == missing.end()) missing.push_back(c);
        }
        return missing;
    }
    int measured = 0;
};

}  // namespace muster::test
