// Text as it will be printed: measured for layout, and shaped once for all exporters.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.hpp"
#include "layout/measurer.hpp"

namespace muster::print {

class Shaper;

/// The fonts of a theme: a folder with font files (.ttf, .otf) and the family names that stand for serif and
/// sans.
struct FontSet {
    std::string directory;
    std::string serif_family;
    std::string sans_family;
};

/// Measures text with the font files of one folder; nothing of the system's fonts is looked at, and no face,
/// weight or glyph is ever replaced by another. Keeps all it has shaped, so that drawing what was measured
/// costs nothing. For one thread at a time.
class Typesetter final : public layout::TextMeasurer {
  public:
    /// Opens the fonts of `fonts`; null, with located errors, when the folder can't be read, a file is no
    /// font, two files are the same face or a family has no file at all.
    [[nodiscard]] static std::unique_ptr<Typesetter> open(const FontSet& fonts, Diagnostics& diagnostics);

    Typesetter(const Typesetter&) = delete;
    Typesetter& operator=(const Typesetter&) = delete;
    ~Typesetter() override;

    /// Advance width on one line, tracking after every letter included; 0 for a font that check() rejects.
    [[nodiscard]] layout::Mm width(std::string_view text, const layout::Font& font) override;

    /// Heights above and below the baseline; all 0 for a font that check() rejects.
    [[nodiscard]] layout::FontMetrics metrics(const layout::Font& font) override;

    /// Code points without a glyph, control characters and, for text that is not UTF-8, U+FFFD.
    [[nodiscard]] std::vector<char32_t> missing_glyphs(std::string_view text,
                                                       const layout::Font& font) override;

    /// True if there is a file for the family, weight and slope of `font` and it has its OpenType features;
    /// otherwise reports at `where` (the type style, say) what the folder lacks.
    bool check(const layout::Font& font, const Location& where, Diagnostics& diagnostics);

    /// For the exporters of this folder.
    [[nodiscard]] Shaper& shaper() { return *shaper_; }

  private:
    explicit Typesetter(std::unique_ptr<Shaper> shaper);
    std::unique_ptr<Shaper> shaper_;
};

}  // namespace muster::print
