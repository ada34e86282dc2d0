#include "layout/words.hpp"

namespace muster::layout {

namespace {

std::size_t length_of(unsigned char first) {
    if (first >= 0xF0) return 4;
    if (first >= 0xE0) return 3;
    return first >= 0xC0 ? 2 : 1;
}

bool is_space(std::string_view piece) {
    return piece == " " || piece == "\n" || piece == "\t" || piece == "\r";
}

bool is_break_after(std::string_view piece) {
    return piece == "-" || piece == "/" || piece == "\u2010" || piece == "\u2013" || piece == "\u2014";
}

/// A letter of any alphabet: what is beyond ASCII counts, but for general punctuation and symbols.
bool is_letter(std::string_view piece) {
    const char32_t c = number_of(piece);
    if (c < 0x80) return (c >= U'a' && c <= U'z') || (c >= U'A' && c <= U'Z');
    return c >= 0xC0 && (c < 0x2000 || c > 0x2BFF);
}

bool is_combining(std::string_view piece) {
    const char32_t c = number_of(piece);
    return (c >= 0x300 && c <= 0x36F) || (c >= 0x1AB0 && c <= 0x1AFF) || (c >= 0x20D0 && c <= 0x20FF) ||
           c == 0x200D;
}

Atom with_text(const Atom& atom, std::string_view text) {
    Atom result = atom;
    result.text = std::string(text);
    return result;
}

/// Collects words from pieces of text.
class Splitter {
  public:
    void add_space(const Atom& atom) {
        finish();
        if (!words_.empty() && space_.empty()) space_.push_back(with_text(atom, " "));
    }
    void add(const Atom& piece) { append(current_, piece); }
    void finish() {
        if (current_.empty()) return;
        words_.push_back({std::move(space_), std::move(current_)});
        space_.clear();
        current_.clear();
    }
    [[nodiscard]] std::vector<Word> result() && {
        finish();
        return std::move(words_);
    }

  private:
    std::vector<Word> words_;
    std::vector<Atom> space_, current_;
};

void split_text(const Atom& atom, Splitter& out) {
    const std::vector<std::string_view> pieces = code_points(atom.text);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (is_space(pieces[i])) {
            out.add_space(atom);
            continue;
        }
        out.add(with_text(atom, pieces[i]));
        const bool between =
            i > 0 && i + 1 < pieces.size() && is_letter(pieces[i - 1]) && is_letter(pieces[i + 1]);
        if (between && is_break_after(pieces[i])) out.finish();
    }
}

}  // namespace

std::vector<std::string_view> code_points(std::string_view text) {
    std::vector<std::string_view> pieces;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t length =
            std::min(length_of(static_cast<unsigned char>(text[at])), text.size() - at);
        pieces.push_back(text.substr(at, length));
        at += length;
    }
    return pieces;
}

char32_t number_of(std::string_view piece) {
    const auto byte = [&](std::size_t i) {
        return static_cast<char32_t>(static_cast<unsigned char>(piece[i]));
    };
    if (piece.size() == 1) return byte(0);
    char32_t number = byte(0) & (0x7FU >> piece.size());
    for (std::size_t i = 1; i < piece.size(); ++i) number = (number << 6U) | (byte(i) & 0x3FU);
    return number;
}

std::vector<Word> words_of(const std::vector<Atom>& atoms) {
    Splitter splitter;
    for (const Atom& atom : atoms) {
        if (atom.icon)
            splitter.add(atom);
        else
            split_text(atom, splitter);
    }
    return std::move(splitter).result();
}

std::vector<Word> letters_of(const Word& word) {
    std::vector<Word> letters;
    for (const Atom& atom : word.atoms) {
        if (atom.icon) {
            letters.push_back({{}, {atom}});
            continue;
        }
        for (const std::string_view piece : code_points(atom.text)) {
            if (!letters.empty() && is_combining(piece))
                append(letters.back().atoms, with_text(atom, piece));
            else
                letters.push_back({{}, {with_text(atom, piece)}});
        }
    }
    if (!letters.empty()) letters.front().space = word.space;
    return letters;
}

void append(std::vector<Atom>& line, const Atom& atom) {
    if (!line.empty() && line.back().looks_like(atom))
        line.back().text += atom.text;
    else
        line.push_back(atom);
}

}  // namespace muster::layout
