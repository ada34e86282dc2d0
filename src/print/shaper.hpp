// Shaped text: glyphs with positions, kept for the life of the typesetter.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "print/fonts.hpp"

namespace muster::print {

/// Glyphs of one font and direction. Positions are in ems from the left end of the whole text's baseline.
struct ShapedRun {
    cairo_font_face_t* outlines = nullptr;  ///< lives as long as the shaper
    std::string text;
    std::vector<cairo_glyph_t> glyphs;
    std::vector<cairo_text_cluster_t> clusters;
    cairo_text_cluster_flags_t flags = {};
};

/// A line of text in one style, independent of its size. `face` is null, and all else empty, if there is no
/// such face.
struct ShapedText {
    const Face* face = nullptr;
    std::vector<ShapedRun> runs;  ///< from left to right
    double advance = 0;           ///< in ems
    std::vector<char32_t> missing;
};

/// Shapes text with Pango, each text once per style. A glyph that a face lacks comes from the nearest face of
/// the FontSet that has it (so the sans can do without arrows); one that all lack is missing.
class Shaper {
  public:
    explicit Shaper(std::unique_ptr<FontCollection> fonts) : fonts_(std::move(fonts)) {}

    /// `text` in `font`; the reference stays good as long as the shaper.
    [[nodiscard]] const ShapedText& shape(std::string_view text, const layout::Font& font);

    /// `text` in `font`, which must have been shaped before; may be asked from several threads while none
    /// shapes.
    [[nodiscard]] const ShapedText& shaped(std::string_view text, const layout::Font& font) const;

    [[nodiscard]] FontCollection& fonts() { return *fonts_; }

  private:
    /// All texts of one style.
    struct Style {
        layout::Font font;  ///< its size is not looked at
        const Face* face = nullptr;
        AttrListPtr attributes;
        std::map<std::string, ShapedText, std::less<>> texts;
    };

    [[nodiscard]] Style* find_style(const layout::Font& font) const;
    [[nodiscard]] Style& style(const layout::Font& font);
    [[nodiscard]] ShapedText shape_new(const std::string& text, const Style& style);
    [[nodiscard]] cairo_font_face_t* outlines_of(PangoFont* font);

    std::unique_ptr<FontCollection> fonts_;
    std::vector<GObjectPtr<PangoFont>> in_use_;  ///< fonts whose outlines are in shaped texts
    std::vector<std::unique_ptr<Style>> styles_;
};

}  // namespace muster::print
