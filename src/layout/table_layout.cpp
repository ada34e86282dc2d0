// Tables as strips: one for each row, and a head that is printed again above what is left after a break.
#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "layout/drawing.hpp"
#include "layout/references.hpp"
#include "layout/strips.hpp"

namespace muster::layout {

namespace {

/// Where a column stands.
struct Column {
    const TableColumn* form;
    Mm left, width;
};

/// The lines of one cell and where they stand.
struct CellLines {
    Mm left, width;
    std::vector<Line> lines;
    Align align = Align::left;
};

class TableSetter {
  public:
    TableSetter(const Table& table, const TableForm& form, const Room& room, TextSetter& text,
                const Palette& palette)
        : table_(table), form_(form), room_(room), text_(text), palette_(palette) {}

    void run(Stream& stream) {
        check();
        if (table_.rows.empty()) return;
        set_columns();
        const std::size_t first = stream.strips.size();
        add_head(stream);
        const std::size_t rows_from = stream.strips.size();
        for (std::size_t i = 0; i < table_.rows.size(); ++i) add_row(stream, i);
        if (stream.strips.size() == first) return;
        stream.strips[first].before = form_.before.length();
        stream.strips.back().after = form_.after.length();
        keep_together(stream, stream.strips.size() - rows_from);
    }

  private:
    [[nodiscard]] const Theme& theme() const { return text_.templates().theme; }
    [[nodiscard]] const Rule* rule(const Name& name) const { return theme().rule(name.text); }
    [[nodiscard]] const RowForm* row_form(const TableRow& row) const { return find(form_.rows, row.kind); }

    void check() {
        std::vector<std::string> keys;
        for (const TableColumn& column : form_.columns) keys.push_back(column.key.text);
        for (const auto& entry : table_.heads)
            if (std::ranges::find(keys, entry.first) == keys.end())
                text_.report("column of table " + table_.id, entry.first, keys);
        for (const TableRow& row : table_.rows) {
            if (!row.kind.empty() && !row_form(row))
                text_.report("kind of row in table " + table_.id, row.kind, names(form_.rows));
            for (const auto& entry : row.cells)
                if (std::ranges::find(keys, entry.first) == keys.end())
                    text_.report("column of table " + table_.id, entry.first, keys);
        }
    }

    /// Holds short tables together, and the first and last two rows of longer ones, of which `rows` were
    /// added.
    static void keep_together(Stream& stream, std::size_t rows) {
        constexpr std::size_t short_table = 4;
        const std::size_t first = stream.strips.size() - rows;
        for (std::size_t i = first; i + 1 < stream.strips.size(); ++i)
            if (rows <= short_table || i == first || i + 2 == stream.strips.size())
                stream.strips[i].keep = true;
        stream.strips.back().keep = false;
    }

    [[nodiscard]] RichText head_words(const TableColumn& column) const {
        const RichText* words = find(table_.heads, column.key.text);
        return words ? *words : from_markup(column.head);
    }

    // ---- columns
    // ---------------------------------------------------------------------------------------------

    const Style& style_of(const TableColumn& column, const RowForm* form, std::size_t line) {
        if (form && !form->style.empty()) return text_.style(form->style.text);
        if (column.styles.empty()) return text_.style(form_.style.text);
        return text_.style(column.styles[std::min(line, column.styles.size() - 1)].text);
    }

    Mm natural_width(const TableColumn& column) {
        Mm widest;
        if (form_.head) widest = text_.width(head_words(column), text_.style(form_.head_style.text));
        for (const TableRow& row : table_.rows) {
            const RowForm* form = row_form(row);
            const auto cell = row.cells.find(column.key.text);
            if (cell == row.cells.end() || (form && form->span)) continue;
            const auto* texts = std::get_if<std::vector<RichText>>(&cell->second);
            if (texts && !lone_icon(cell->second)) {
                for (std::size_t i = 0; i < texts->size(); ++i)
                    widest = std::max(widest, text_.width((*texts)[i], style_of(column, form, i)));
            } else {
                widest = std::max(widest, column.box);
            }
        }
        constexpr double air = 0.01;  // millimetres, so that the widest cell fits its own column
        return widest + Mm{air};
    }

    /// Widths of the columns that don't share what is left; 0 for those that do. Columns that fit their cells
    /// give way together where they would leave too little for the others; their cells then wrap.
    std::vector<Mm> own_widths(Mm room) {
        using Kind = ColumnWidth::Kind;
        constexpr double least_share = 10;
        std::vector<Mm> widths;
        Mm fitted;
        for (const TableColumn& column : form_.columns) {
            const bool fits = column.width.kind == Kind::fit;
            widths.push_back(fits ? natural_width(column) : Mm{0});
            if (column.width.kind == Kind::length) widths.back() = Mm{column.width.amount};
            if (fits)
                fitted += widths.back();
            else
                room -= column.width.kind == Kind::share ? Mm{least_share} : widths.back();
        }
        if (fitted <= room) return widths;
        for (std::size_t i = 0; i < widths.size(); ++i)
            if (form_.columns[i].width.kind == Kind::fit)
                widths[i] = widths[i] * std::max(0.0, room / fitted);
        return widths;
    }

    void set_columns() {
        const Mm room = room_.width - form_.gap * (static_cast<double>(form_.columns.size()) - 1);
        const std::vector<Mm> own = own_widths(room);
        Mm rest = room;
        double shares = 0;
        for (std::size_t i = 0; i < own.size(); ++i) {
            rest -= own[i];
            if (form_.columns[i].width.kind == ColumnWidth::Kind::share)
                shares += form_.columns[i].width.amount;
        }
        Mm left;
        for (std::size_t i = 0; i < own.size(); ++i) {
            const ColumnWidth& form = form_.columns[i].width;
            const Mm width = form.kind == ColumnWidth::Kind::share ? rest * (form.amount / shares) : own[i];
            columns_.push_back({&form_.columns[i], left, width});
            left += width + form_.gap;
        }
        check_columns(rest);
    }

    void check_columns(Mm rest) {
        constexpr double least_share = 3;
        constexpr double rounding = 1e-6;
        const bool narrow = std::ranges::any_of(columns_, [](const Column& c) {
            return c.form->width.kind == ColumnWidth::Kind::share && c.width.value < least_share;
        });
        if (narrow || rest.value < -rounding)
            text_.diagnostics().error(
                form_.columns.front().key.where,
                fmt::format("the columns of table {} need more than {:.1f} mm", table_.id, room_.width.value),
                "make columns narrower or the slot wider");
    }

    // ---- rows
    // ------------------------------------------------------------------------------------------------

    CellLines cell_lines(const Content& content, const Column& column, const RowForm* form) {
        const bool span = form && form->span;
        CellLines cell{column.left, span ? room_.width - column.left : column.width, {}, Align::left};
        if (column.form->align) cell.align = *column.form->align;
        const auto* texts = std::get_if<std::vector<RichText>>(&content);
        if (texts && !lone_icon(content)) {
            for (std::size_t i = 0; i < texts->size(); ++i) {
                Style style = style_of(*column.form, form, i);
                if (column.form->align && !span) style.align = *column.form->align;
                std::vector<Line> lines = text_.set((*texts)[i], style, cell.width);
                std::ranges::move(lines, std::back_inserter(cell.lines));
            }
            return cell;
        }
        Frame drawn = draw_content(content, column, cell.width);
        const double share = cell.align == Align::left ? 0 : cell.align == Align::right ? 1 : 0.5;
        for (Item& item : drawn.items) move(item, {(cell.width - drawn.size.width) * share, {}});
        cell.lines.push_back({std::move(drawn.items), drawn.size.width, drawn.size.height});
        return cell;
    }

    /// The icon that a cell holds and nothing else; null if there is more.
    const Icon* lone_icon(const Content& content) const {
        const auto* texts = std::get_if<std::vector<RichText>>(&content);
        if (!texts || texts->size() != 1 || texts->front().runs.size() != 1) return nullptr;
        return find(text_.templates().icons, texts->front().runs.front().icon);
    }

    Frame draw_content(const Content& content, const Column& column, Mm width) {
        const Mm box = column.form->box;
        if (const Icon* icon = lone_icon(content))
            return draw(*icon, box, text_.style(form_.style.text).colour);
        if (const auto* track = std::get_if<HitTrack>(&content))
            return draw(*track, {width, Mm{0}, box, box * 0.9, box * 0.22}, text_);
        return draw(std::get<Shield>(content), {box, box * 1.15}, text_);
    }

    std::vector<CellLines> row_cells(const TableRow& row, const RowForm* form) {
        std::vector<CellLines> cells;
        for (const Column& column : columns_) {
            const auto cell = row.cells.find(column.form->key.text);
            if (cell == row.cells.end()) continue;
            cells.push_back(cell_lines(cell->second, column, form));
        }
        return cells;
    }

    /// White above and below the lines of a row.
    struct White {
        Mm above, below;
    };

    /// Takes from the cells what fits in `most` and frames it; the rest stays in the cells. Takes at least a
    /// line.
    Frame take_part(std::vector<CellLines>& cells, const White& white, Mm most) {
        Frame frame{{room_.width, white.above}, {}};
        for (CellLines& cell : cells) {
            Mm y = white.above;
            std::size_t taken = 0;
            for (; taken < cell.lines.size(); ++taken) {
                Line& line = cell.lines[taken];
                if (taken > 0 && y + line.height + white.below > most) break;
                place(frame, {{}, std::move(line.items)}, {cell.left, y});
                y += line.height;
            }
            cell.lines.erase(cell.lines.begin(), cell.lines.begin() + static_cast<std::ptrdiff_t>(taken));
            frame.size.height = std::max(frame.size.height, y);
        }
        frame.size.height += white.below;
        return frame;
    }

    /// The row of that number goes on with the one above.
    [[nodiscard]] bool is_attached(std::size_t index) const {
        if (index >= table_.rows.size()) return false;
        const RowForm* form = row_form(table_.rows[index]);
        return form && form->attached;
    }

    void add_row(Stream& stream, std::size_t index) {
        const TableRow& row = table_.rows[index];
        const RowForm* form = row_form(row);
        std::vector<CellLines> cells = row_cells(row, form);
        const bool attached = is_attached(index), goes_on = is_attached(index + 1);
        if (!attached) striped_ = form && form->span ? false : !striped_;
        const auto unfinished = [&] {
            return std::ranges::any_of(cells, [](const CellLines& cell) { return !cell.lines.empty(); });
        };
        bool first = true;
        do {
            const Mm space = first && form ? form->space_above.length() : Mm{0},
                     padding = form_.padding.length();
            const White white{space + (first && attached ? Mm{0} : padding), goes_on ? Mm{0} : padding};
            Strip strip{take_part(cells, white, room_.most - head_height_),
                        {},
                        {},
                        goes_on || (form && form->keep),
                        false,
                        head_};
            if (first && index == 0) strip.head = -1;
            if (first && !row.anchor.empty()) strip.frame.items.emplace_back(AnchorItem{row.anchor, {}});
            decorate(strip.frame, form, space, index);
            if (first && row.kind == "total" && !stream.strips.empty()) stream.strips.back().keep = true;
            stream.strips.push_back(std::move(strip));
            first = false;
        } while (unfinished());
    }

    /// Draws what lies behind, above and below a row.
    void decorate(Frame& frame, const RowForm* form, Mm above, std::size_t index) {
        const bool last = index + 1 == table_.rows.size();
        const Mm bottom = frame.size.height;
        const Colour* tint = form ? palette_.find(form->tint.text) : nullptr;
        if (!tint && striped_ && !(form && form->span)) tint = palette_.find(form_.stripe.text);
        if (tint)
            frame.items.insert(frame.items.begin(),
                               filled({{Mm{0}, above}, {room_.width, bottom - above}}, *tint));
        const Name& below = form && !form->rule.empty()        ? form->rule
                            : last && !form_.last_rule.empty() ? form_.last_rule
                                                               : form_.row_rule;
        if (const Rule* found = is_attached(index + 1) ? nullptr : rule(below))
            frame.items.emplace_back(straight(*found, {Mm{0}, bottom}, {room_.width, bottom}));
        if (!form) return;
        if (const Rule* found = rule(form->rule_above))
            frame.items.emplace_back(straight(*found, {Mm{0}, above}, {room_.width, above}));
    }

    // ---- head
    // ------------------------------------------------------------------------------------------------

    [[nodiscard]] Frame head_frame() {
        const Style& form = text_.style(form_.head_style.text);
        std::vector<CellLines> cells;
        Mm highest;
        for (const Column& column : columns_) {
            Style style = form;
            if (column.form->align) style.align = *column.form->align;
            cells.push_back({column.left, column.width,
                             text_.set(head_words(*column.form), style, column.width), style.align});
            highest = std::max(highest, form.leading * static_cast<double>(cells.back().lines.size()));
        }
        const Mm height = highest + form_.padding.length();
        Frame frame{{room_.width, height}, {}};
        for (CellLines& cell : cells) {
            Mm y =
                highest - form.leading * static_cast<double>(cell.lines.size());  // heads stand on their line
            for (Line& line : cell.lines) {
                place(frame, {{}, std::move(line.items)}, {cell.left, y});
                y += form.leading;
            }
        }
        if (const Rule* found = rule(form_.head_rule))
            frame.items.emplace_back(straight(*found, {Mm{0}, height}, {room_.width, height}));
        return frame;
    }

    void add_head(Stream& stream) {
        Frame head{{room_.width, Mm{0}}, {}};
        if (form_.head) {
            head = head_frame();
            stream.strips.push_back({head, {}, {}, true, false, -1});
        }
        Frame again{{room_.width, Mm{0}}, {}};
        const Style& style = text_.style(theme().page.continued_style.text);
        const std::string words = stream.heading.empty() ? "continued" : stream.heading + ", continued";
        for (Line& line : text_.set(words, style, room_.width)) {
            place(again, {{}, std::move(line.items)}, {{}, again.size.height});
            again.size.height += line.height;
        }
        again.size.height += style.after;
        if (form_.repeat) {
            const Mm top = again.size.height;
            again.size.height += head.size.height;
            place(again, std::move(head), {{}, top});
        }
        head_height_ = again.size.height;
        head_ = static_cast<int>(stream.heads.size());
        stream.heads.push_back(std::move(again));
    }

    const Table& table_;
    const TableForm& form_;
    const Room& room_;
    TextSetter& text_;
    const Palette& palette_;
    std::vector<Column> columns_;
    int head_ = -1;
    Mm head_height_;
    bool striped_ = true;
};

}  // namespace

void add_strips(Stream& stream, const Table& table, const TableForm& form, const Room& room, TextSetter& text,
                const Palette& palette) {
    TableSetter(table, form, room, text, palette).run(stream);
}

}  // namespace muster::layout
