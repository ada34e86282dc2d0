#include "layout/text_setter.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "base/text.hpp"
#include "layout/line_breaking.hpp"
#include "layout/references.hpp"

namespace muster::layout {

namespace {

constexpr double step_pt = 0.25;      // of shrinking
constexpr double rounding = 1e-6;     // millimetres that do not count
constexpr double icon_height = 1.25;  // of an inline icon, in heights of a capital

Style at_size(const Style& style, double size_pt) {
    Style result = style;
    result.font.size_pt = size_pt;
    return result;
}

std::vector<Atom> joined(const std::vector<Word>& words, std::size_t first, std::size_t end) {
    std::vector<Atom> line;
    for (std::size_t i = first; i < end; ++i) {
        if (i > first)
            for (const Atom& space : words[i].space) append(line, space);
        for (const Atom& atom : words[i].atoms) append(line, atom);
    }
    return line;
}

}  // namespace

void TextSetter::report(const std::string& what, const std::string& name,
                        const std::vector<std::string>& known) {
    if (!reported_.insert(what + " " + name).second) return;
    diagnostics_.error({},
                       fmt::format("{}: unknown {} '{}'{}", place_, what, name, did_you_mean(name, known)),
                       known.empty() ? "define it in the templates" : "use one of: " + some_of(name, known));
}

const Style& TextSetter::style(const std::string& name) {
    const Theme& theme = templates_.theme;
    if (const Style* found = theme.style(name)) return *found;
    report("style", name, names(theme.styles));
    return theme.styles.begin()->second;
}

const Font* TextSetter::intern(const Font& font) {
    const auto found = std::ranges::find(fonts_, font);
    return found != fonts_.end() ? &*found : &fonts_.emplace_back(font);
}

const std::set<char32_t>& TextSetter::lacks(std::string_view text, const Font& font) {
    Face& face = faces_[{font.family, font.weight, font.italic}];
    std::string unseen;
    for (const std::string_view piece : code_points(text))
        if (face.known.insert(number_of(piece)).second) unseen += piece;
    if (!unseen.empty())
        for (const char32_t c : measurer_.missing_glyphs(unseen, font)) face.missing.insert(c);
    return face.missing;
}

void TextSetter::report_missing(const std::set<char32_t>& missing, const std::string& text) {
    std::vector<std::string> list;
    for (const std::string_view piece : code_points(text)) {
        const char32_t c = number_of(piece);
        const std::string shown = fmt::format("U+{:04X}", static_cast<unsigned>(c));
        if (missing.contains(c) && std::ranges::find(list, shown) == list.end()) list.push_back(shown);
    }
    if (list.empty() || !reported_.insert("glyph " + text).second) return;
    diagnostics_.error({}, fmt::format("{}: no font has a glyph for {} in '{}'", place_, join(list), text),
                       "write the text with letters that the fonts of the theme have");
}

void TextSetter::add_text(const Run& run, const Style& style, std::vector<Atom>& out) {
    const Font* font = intern(emphasised(templates_.theme, style, run.emphasis));
    const Colour colour = emphasised_colour(templates_.theme, style, run.emphasis);
    const std::set<char32_t>& missing = lacks(run.text, *font);
    if (missing.empty()) return out.push_back({run.text, font, colour, run.link, nullptr});
    Font other = *font;  // what the sans lacks the serif may have
    other.family = Family::serif;
    const Font* serif = intern(other);
    std::set<char32_t> lost;
    for (const std::string_view piece : code_points(run.text)) {
        const bool lacking = missing.contains(number_of(piece));
        if (lacking && lacks(piece, *serif).contains(number_of(piece))) lost.insert(number_of(piece));
        append(out, {std::string(piece), lacking ? serif : font, colour, run.link, nullptr});
    }
    report_missing(lost, run.text);
}

void TextSetter::add_icon(const Run& run, const Style& style, std::vector<Atom>& out) {
    if (const Icon* icon = find(templates_.icons, run.icon))
        return out.push_back({{}, intern(style.font), style.colour, run.link, icon});
    report("icon", run.icon, names(templates_.icons));
}

std::vector<Atom> TextSetter::atoms_of(const RichText& text, const Style& style) {
    std::vector<Atom> atoms;
    for (const Run& run : text.runs) {
        if (!run.icon.empty())
            add_icon(run, style, atoms);
        else if (!run.text.empty())
            add_text(run, style, atoms);
    }
    return atoms;
}

Mm TextSetter::icon_side(const Font& font) { return measurer_.metrics(font).cap_height * icon_height; }

Mm TextSetter::width(const std::vector<Atom>& atoms) {
    Mm sum;
    for (const Atom& atom : atoms)
        sum += atom.icon ? icon_side(*atom.font) : measurer_.width(atom.text, *atom.font);
    return sum;
}

Mm TextSetter::width(const RichText& text, const Style& style) {
    const std::vector<Word> words = words_of(atoms_of(text, style));
    return width(joined(words, 0, words.size()));
}

void TextSetter::draw_atom(const Atom& atom, const Style& style, Assembled& line) {
    const Mm baseline = style.leading - style.depth;
    Mm advance;
    if (atom.icon) {
        advance = icon_side(*atom.font);
        const Mm top = baseline - advance * (0.5 + 0.5 / icon_height);  // centred on the capitals
        Frame drawn = draw(*atom.icon, advance, atom.colour);
        for (Item& item : drawn.items) move(item, {line.width, top});
        std::ranges::move(drawn.items, std::back_inserter(line.items));
    } else {
        advance = measurer_.width(atom.text, *atom.font);
        line.items.emplace_back(
            TextItem{{line.width, baseline}, atom.text, *atom.font, atom.colour, advance});
    }
    if (!atom.link.empty())
        line.items.emplace_back(LinkItem{{{line.width, {}}, {advance, style.leading}}, atom.link});
    line.width += advance;
}

TextSetter::Assembled TextSetter::assemble(const std::vector<Atom>& atoms, const Style& style) {
    Assembled line;
    for (const Atom& atom : atoms) draw_atom(atom, style, line);
    return line;
}

Line TextSetter::finished(Assembled line, const Style& style, Mm width) const {
    const double share = style.align == Align::left ? 0 : style.align == Align::right ? 1 : 0.5;
    const Mm indent = (width - line.width) * share;
    if (indent.value != 0)
        for (Item& item : line.items) move(item, {indent, {}});
    return {std::move(line.items), line.width, style.leading};
}

std::vector<Line> TextSetter::broken(const std::vector<Word>& words, const Style& style, Mm width) {
    std::vector<WordWidth> widths;
    for (const Word& word : words) widths.push_back({this->width(word.atoms), this->width(word.space)});
    Mm aim = width;
    std::vector<Assembled> lines;
    for (int attempt = 0; attempt < 4;
         ++attempt) {  // letters across a space may stand wider than their words alone
        const std::vector<std::size_t> starts = break_lines(widths, aim);
        Mm excess;
        lines.clear();
        for (std::size_t i = 0; i < starts.size(); ++i) {
            const std::size_t end = i + 1 < starts.size() ? starts[i + 1] : words.size();
            lines.push_back(assemble(joined(words, starts[i], end), style));
            if (end - starts[i] > 1) excess = std::max(excess, lines.back().width - width);
        }
        if (excess.value <= rounding) break;
        aim = aim - excess - Mm{rounding};
    }
    std::vector<Line> result;
    for (Assembled& line : lines) result.push_back(finished(std::move(line), style, width));
    return result;
}

bool TextSetter::fits(const std::vector<Word>& words, bool one_line, Mm width) {
    if (one_line) return this->width(joined(words, 0, words.size())).value <= width.value + rounding;
    return std::ranges::all_of(
        words, [&](const Word& word) { return this->width(word.atoms).value <= width.value + rounding; });
}

std::vector<Line> TextSetter::set_words(std::vector<Word> words, const Style& style, Mm width) {
    Assembled whole = assemble(joined(words, 0, words.size()), style);
    if (whole.width.value <= width.value + rounding) return {finished(std::move(whole), style, width)};
    std::vector<Word> pieces;
    for (Word& word : words) {
        if (this->width(word.atoms).value <= width.value + rounding)
            pieces.push_back(std::move(word));
        else
            std::ranges::move(letters_of(word), std::back_inserter(pieces));
    }
    return broken(pieces, style, width);
}

std::vector<Line> TextSetter::set(const RichText& text, const Style& style, Mm width) {
    std::vector<Word> words = words_of(atoms_of(text, style));
    if (words.empty()) return {};
    Style used = style;
    const bool whole = fits(words, true, width);
    while (!whole && !fits(words, style.one_line, width) && used.font.size_pt > style.smallest_pt) {
        const double stepped = std::floor(used.font.size_pt / step_pt) * step_pt;
        used = at_size(
            style, std::max(style.smallest_pt, stepped < used.font.size_pt ? stepped : stepped - step_pt));
        words = words_of(atoms_of(text, used));
    }
    return set_words(std::move(words), used, width);
}

}  // namespace muster::layout
