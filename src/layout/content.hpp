// What a sheet says, without any position: the value that sheets/ hands to layout.
// Slots are filled by name; the sheet's template (templates/sheets/, templates/cards/) decides where each
// slot stands and how it looks.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "layout/frame.hpp"

namespace muster::layout {

/// How a run of text stands out from its paragraph's style.
enum class Emphasis { plain, strong, italic, label };

/// A run of literal text, or an inline icon where `icon` is set.
struct Run {
    std::string text;
    Emphasis emphasis = Emphasis::plain;
    std::string icon;  ///< id in templates/icons; a little taller than the capitals
    std::string link;  ///< anchor the run leads to; empty = none
    bool operator==(const Run&) const = default;
};

/// A sentence or a cell: literal runs. User text never is markup.
struct RichText {
    std::vector<Run> runs;
    RichText() = default;
    RichText(std::string text) : runs{{std::move(text), Emphasis::plain, {}, {}}} {}  // NOLINT: text is text
    RichText(const char* text) : RichText(std::string(text)) {}                       // NOLINT
    friend RichText operator+(RichText a, const RichText& b) {
        a.runs.insert(a.runs.end(), b.runs.begin(), b.runs.end());
        return a;
    }
    [[nodiscard]] bool empty() const { return runs.empty(); }
    bool operator==(const RichText&) const = default;
};

[[nodiscard]] RichText strong(std::string text);
[[nodiscard]] RichText italic(std::string text);
[[nodiscard]] RichText label(std::string text);
[[nodiscard]] RichText icon(std::string id);

/// Reads the small markup of our own data files: **strong**, _italic_, {icon:id}. Not for user text.
[[nodiscard]] RichText from_markup(std::string_view text);

/// A row of boxes to tick: values printed in them, `marked` of them already crossed.
struct HitTrack {
    std::vector<std::string> boxes;
    int marked = 0;
    bool operator==(const HitTrack&) const = default;
};

/// A side's shield: tinctures by name in the theme, device by icon id.
struct Shield {
    std::string field, charge, device;
    bool operator==(const Shield&) const = default;
};

/// What a slot or a table cell can hold. Several RichTexts are lines (cells) or paragraphs (slots).
using Content = std::variant<std::vector<RichText>, HitTrack, Shield>;

/// A table row: cells by column key of the table's template. `kind` chooses the row style ("", "group",
/// "total", "note").
struct TableRow {
    std::map<std::string, Content> cells;
    std::string kind;
    std::string anchor;  ///< optional name to link to
};

/// A table; its columns, heads and styles are templates/sheets/<sheet>.yaml: tables: <id>.
struct Table {
    std::string id;
    std::vector<TableRow> rows;
    std::map<std::string, RichText> heads = {};  ///< heads by column key, instead of the template's
};

/// A paragraph in a named type style of the theme ("body", "heading", "note" ...).
struct Paragraph {
    std::string style;
    RichText text;
    std::string anchor = {};  ///< optional name to link to
};

/// A drawing that is placed as it is.
struct Figure {
    Frame frame;
};

/// Ordered items of one slot; layout breaks between and inside them.
using Block = std::variant<Paragraph, Table, Figure>;

/// Content of a card: slots of the card's template by name. A slot left out is empty.
struct Card {
    std::map<std::string, Content> slots;
    std::map<std::string, std::string> colours;  ///< colour roles of the template to theme colour names
    std::string anchor;
    std::string name;  ///< for messages: which card a text did not fit on
};

/// One printed sheet.
struct SheetContent {
    std::string sheet;  ///< id: its template is templates/sheets/<sheet>.yaml, unless it is set in another
    std::string title;  ///< outline and page label
    std::map<std::string, std::vector<Block>> slots;
    std::vector<Card> cards;  ///< for sheets whose template names a card and a sprue
    std::vector<std::pair<std::string, std::string>>
        parts;                                        ///< outline entries below the sheet: title, anchor
    std::map<std::string, std::string> colours = {};  ///< colour roles of the template to theme colour names
    std::string set_in = {};  ///< id of another template with the same slots; empty = the sheet's own
};

}  // namespace muster::layout
