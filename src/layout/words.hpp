// Rich text as words: the pieces between which a line may end.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "layout/content.hpp"
#include "layout/icons.hpp"

namespace muster::layout {

/// A stretch of text that looks the same throughout, or an icon.
struct Atom {
    std::string text;
    const Font* font = nullptr;  ///< of one address for equal fonts
    Colour colour;
    std::string link;
    const Icon* icon = nullptr;

    /// True if `other` can be drawn in one go with this.
    [[nodiscard]] bool looks_like(const Atom& other) const {
        return font == other.font && colour == other.colour && link == other.link && !icon && !other.icon;
    }
};

/// What stays together on a line, and the space before it that vanishes at a line's start.
struct Word {
    std::vector<Atom> space;
    std::vector<Atom> atoms;
};

/// The code points of UTF-8 `text` as pieces of it. Bytes that are not UTF-8 stand alone.
[[nodiscard]] std::vector<std::string_view> code_points(std::string_view text);

/// The number of the code point that `piece` encodes.
[[nodiscard]] char32_t number_of(std::string_view piece);

/// Cuts atoms into words: at spaces, and after hyphens, slashes and dashes that stand between letters. Spaces
/// at both ends vanish.
[[nodiscard]] std::vector<Word> words_of(const std::vector<Atom>& atoms);

/// Cuts a word into its letters, so that it can be broken anywhere. Combining marks stay with their letter.
[[nodiscard]] std::vector<Word> letters_of(const Word& word);

/// Appends `atom` to `line`, merged into its last atom if they look the same.
void append(std::vector<Atom>& line, const Atom& atom);

}  // namespace muster::layout
