// Rich text set in a style, line by line.
#pragma once

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"
#include "layout/words.hpp"

namespace muster::layout {

/// A line of text. Its items stand relative to the top left corner of its line box.
struct Line {
    std::vector<Item> items;
    Mm width;   ///< of the text
    Mm height;  ///< the style's leading
};

/// Sets text. Reports glyphs that no font has, unknown icons and styles, each once.
class TextSetter {
  public:
    TextSetter(const Templates& templates, TextMeasurer& measurer, Diagnostics& diagnostics)
        : templates_(templates), measurer_(measurer), diagnostics_(diagnostics) {}

    /// Where the text set from now on stands, for messages: "sheet roster, slot units".
    void set_place(std::string place) { place_ = std::move(place); }
    [[nodiscard]] const std::string& place() const { return place_; }

    /// Reports, once, that `name` is no known `what`; `known` are those there are.
    void report(const std::string& what, const std::string& name, const std::vector<std::string>& known);

    /// The style called `name`; reported, and the first style there is, if unknown.
    [[nodiscard]] const Style& style(const std::string& name);

    /// `text` in lines of at most `width`, aligned in it. Shrinks in steps of a quarter point, as far as the
    /// style allows, where a word is wider than the line or the style wants one line; then breaks words
    /// anywhere. Never loses anything.
    [[nodiscard]] std::vector<Line> set(const RichText& text, const Style& style, Mm width);

    /// The width of `text` on one line.
    [[nodiscard]] Mm width(const RichText& text, const Style& style);

    [[nodiscard]] TextMeasurer& measurer() { return measurer_; }
    [[nodiscard]] const Templates& templates() const { return templates_; }
    [[nodiscard]] Diagnostics& diagnostics() { return diagnostics_; }

  private:
    struct Assembled {
        std::vector<Item> items;
        Mm width;
    };
    [[nodiscard]] const Font* intern(const Font& font);
    [[nodiscard]] std::vector<Atom> atoms_of(const RichText& text, const Style& style);
    void add_text(const Run& run, const Style& style, std::vector<Atom>& out);
    void add_icon(const Run& run, const Style& style, std::vector<Atom>& out);
    /// The code points of `text` that `font` lacks.
    [[nodiscard]] const std::set<char32_t>& lacks(std::string_view text, const Font& font);
    void report_missing(const std::set<char32_t>& missing, const std::string& text);

    [[nodiscard]] Assembled assemble(const std::vector<Atom>& atoms, const Style& style);
    void draw_atom(const Atom& atom, const Style& style, Assembled& line);
    [[nodiscard]] Mm width(const std::vector<Atom>& atoms);
    [[nodiscard]] Mm icon_side(const Font& font);
    [[nodiscard]] std::vector<Line> set_words(std::vector<Word> words, const Style& style, Mm width);
    [[nodiscard]] std::vector<Line> broken(const std::vector<Word>& words, const Style& style, Mm width);
    [[nodiscard]] bool fits(const std::vector<Word>& words, bool one_line, Mm width);
    [[nodiscard]] Line finished(Assembled line, const Style& style, Mm width) const;

    const Templates& templates_;
    TextMeasurer& measurer_;
    Diagnostics& diagnostics_;
    std::string place_;
    std::deque<Font> fonts_;
    struct Face {
        std::set<char32_t> known, missing;
    };
    std::map<std::tuple<Family, int, bool>, Face> faces_;
    std::set<std::string> reported_;
};

}  // namespace muster::layout
