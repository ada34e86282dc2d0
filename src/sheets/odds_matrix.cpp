#include "sheets/odds_matrix.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "layout/drawing.hpp"
#include "layout/sheet.hpp"
#include "layout/text_setter.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

using layout::Box;
using layout::Colour;
using layout::Frame;
using layout::Mm;
using layout::Point;
using layout::Style;

constexpr const char* sheet_id = "odds";
constexpr const char* others = "All others";
constexpr double leading = 1.12;    ///< least height of a row, in sizes of its figures
constexpr double largest_row = 10;  ///< millimetres
constexpr double largest_column = 20;
constexpr std::size_t group = 5;  ///< a line after so many rows and columns leads the eye

/// Rows or columns from `first` on that stand on one page.
struct Stretch {
    std::size_t first = 0, count = 0;
};

/// `count` things in as few stretches of at most `most` as possible, of nearly the same length.
std::vector<Stretch> stretches(std::size_t count, std::size_t most) {
    const std::size_t pages = (count + most - 1) / most;
    std::vector<Stretch> result;
    std::size_t first = 0;
    for (std::size_t page = 0; page < pages; ++page) {
        const std::size_t last = count * (page + 1) / pages;
        result.push_back({first, last - first});
        first = last;
    }
    return result;
}

std::uint8_t between(std::uint8_t from, std::uint8_t to, int part, int whole) {
    return static_cast<std::uint8_t>((from * (whole - part) + to * part + whole / 2) / whole);
}

Colour mixed(Colour from, Colour to, int part, int whole) {
    return {between(from.red, to.red, part, whole), between(from.green, to.green, part, whole),
            between(from.blue, to.blue, part, whole), 1};
}

std::string whole_percent(Share share) { return std::to_string((share.value + 50) / 100); }

class Drawing {
  public:
    Drawing(const OddsMatrix& matrix, layout::Size size, const layout::SheetTemplate& form,
            layout::TextSetter& text)
        : matrix_(matrix),
          size_(size),
          text_(text),
          colours_(text.templates().theme, form.colours, own_colours_),
          name_(text.style("matrix-name")),
          figure_(text.style("matrix-figure")),
          total_(text.style("matrix-total")) {
        measure();
    }

    /// The parts of the table, each a page wide and high at most: from left to right, then down.
    std::vector<layout::Block> pages() {
        std::vector<layout::Block> blocks;
        for (const Stretch& rows : stretches(matrix_.names.size(), most_rows_))
            for (const Stretch& columns : stretches(matrix_.names.size(), most_columns_))
                blocks.emplace_back(layout::Figure{page(rows, columns)});
        return blocks;
    }

  private:
    /// Finds the room of heads and how many rows and columns fit a page at the smallest size.
    void measure() {
        Style smallest = name_;
        smallest.font.size_pt = smallest.smallest_pt;
        longest_ = longest_head(smallest);
        smallest = total_;
        smallest.font.size_pt = smallest.smallest_pt;
        const Mm widest = text_.width("100", smallest) + Mm{1};
        total_width_ = text_.width("100", smallest) + Mm{4};
        const Mm least_row = layout::points(figure_.smallest_pt * leading);
        most_rows_ = fitting(size_.height - longest_ - gap_, least_row);
        most_columns_ = fitting(size_.width - longest_ - gap_ - total_width_, widest);
    }

    Mm longest_head(const Style& style) {
        Mm longest = text_.width(others, style);
        for (const std::string& name : matrix_.names) longest = std::max(longest, text_.width(name, style));
        return longest;
    }

    static std::size_t fitting(Mm room, Mm each) {
        return static_cast<std::size_t>(std::max(1.0, room / each));
    }

    /// `style` so that its lines are as high as a row, capitals in the middle, and as large as that allows.
    Style fitted(Style style, Mm row) {
        style.font.size_pt =
            std::clamp(layout::to_points(row) / leading, style.smallest_pt, style.font.size_pt);
        style.leading = row;
        style.depth = (row - text_.measurer().metrics(style.font).cap_height) / 2;
        return style;
    }

    Frame page(const Stretch& rows, const Stretch& columns) {
        const double down = static_cast<double>(rows.count), across = static_cast<double>(columns.count);
        // Larger letters need longer heads, which leave less room for rows: two steps come to rest.
        heads_ = longest_;
        for (int step = 0; step < 2; ++step) {
            row_ = std::min(Mm{largest_row}, (size_.height - heads_ - gap_) / down);
            name_now_ = fitted(name_, row_);
            heads_ = std::max(heads_, longest_head(name_now_));
        }
        row_ = std::min(row_, (size_.height - heads_ - gap_) / down);
        name_now_ = fitted(name_, row_);
        total_width_ = text_.width("100", fitted(total_, row_)) + Mm{4};
        column_ = std::min(Mm{largest_column}, (size_.width - heads_ - gap_ - total_width_) / across);
        left_ = heads_ + gap_ + total_width_;
        top_ = heads_ + gap_;
        Frame frame{{left_ + column_ * across, top_ + row_ * down}, {}};
        tint(frame, rows, columns);
        write_heads(frame, rows, columns);
        write_figures(frame, rows, columns);
        draw_lines(frame, rows, columns);
        return frame;
    }

    [[nodiscard]] Box cell(const Stretch& rows, const Stretch& columns, std::size_t row,
                           std::size_t column) const {
        const double x = static_cast<double>(column - columns.first);
        const double y = static_cast<double>(row - rows.first);
        return {{left_ + column_ * x, top_ + row_ * y}, {column_, row_}};
    }

    [[nodiscard]] Colour colour_of(Share share) const {
        const Colour *low = colours_.find("low"), *even = colours_.find("even"),
                     *high = colours_.find("high");
        if (low == nullptr || even == nullptr || high == nullptr)
            return {};  // the template names no such role
        constexpr int half = whole_share / 2;
        return share.value < half ? mixed(*low, *even, share.value, half)
                                  : mixed(*even, *high, share.value - half, half);
    }

    void tint(Frame& frame, const Stretch& rows, const Stretch& columns) const {
        for (std::size_t row = rows.first; row < rows.first + rows.count; ++row)
            for (std::size_t column = columns.first; column < columns.first + columns.count; ++column)
                frame.items.emplace_back(
                    layout::filled(cell(rows, columns, row, column), colour_of(matrix_.wins[row][column])));
    }

    /// One line in a box of that width; its top left corner at `at`.
    void write(std::vector<layout::Item>& into, const std::string& words, const Style& style, Point at,
               Mm width) {
        for (layout::Line& line : text_.set(words, style, width))
            for (layout::Item& item : line.items) {
                layout::move(item, at);
                into.push_back(std::move(item));
            }
    }

    void write_heads(Frame& frame, const Stretch& rows, const Stretch& columns) {
        constexpr double air = 0.05;  // so that the longest name fits its own head
        for (std::size_t row = rows.first; row < rows.first + rows.count; ++row) {
            const Mm y = cell(rows, columns, row, columns.first).at.y;
            write(frame.items, matrix_.names[row], name_now_, {Mm{0}, y}, heads_ + Mm{air});
        }
        for (std::size_t column = columns.first; column < columns.first + columns.count; ++column) {
            const Box below = cell(rows, columns, rows.first, column);
            write_upwards(frame, matrix_.names[column], below.at.x + (column_ - row_) / 2);
        }
        write_upwards(frame, others, heads_ + gap_ + total_width_ - Mm{2} - row_);
    }

    /// A head that is read from below; its line, as high as a row is, begins at `x`.
    void write_upwards(Frame& frame, const std::string& words, Mm x) {
        constexpr double air = 0.05;
        layout::Group turned;
        turned.offset = {x, top_ - gap_ / 2};
        turned.turn_degrees = -90;
        write(turned.items, words, name_now_, {}, heads_ + Mm{air});
        frame.items.emplace_back(std::move(turned));
    }

    void write_figures(Frame& frame, const Stretch& rows, const Stretch& columns) {
        const Style figure = fitted(figure_, row_), total = fitted(total_, row_);
        for (std::size_t row = rows.first; row < rows.first + rows.count; ++row) {
            const Mm y = cell(rows, columns, row, columns.first).at.y;
            write(frame.items, whole_percent(matrix_.all[row]), total, {heads_ + gap_, y},
                  total_width_ - Mm{2});
            for (std::size_t column = columns.first; column < columns.first + columns.count; ++column)
                write(frame.items, whole_percent(matrix_.wins[row][column]), figure,
                      cell(rows, columns, row, column).at, column_);
        }
    }

    void draw_lines(Frame& frame, const Stretch& rows, const Stretch& columns) const {
        const layout::Rule* head = text_.templates().theme.rule("rule");
        const layout::Rule* fine = text_.templates().theme.rule("grid");
        if (head == nullptr || fine == nullptr) return;
        const Mm right = frame.size.width, bottom = frame.size.height;
        for (std::size_t i = group; i < rows.count; i += group) {
            const Mm y = top_ + row_ * static_cast<double>(i);
            frame.items.emplace_back(layout::straight(*fine, {Mm{0}, y}, {right, y}));
        }
        for (std::size_t i = group; i < columns.count; i += group) {
            const Mm x = left_ + column_ * static_cast<double>(i);
            frame.items.emplace_back(layout::straight(*fine, {x, top_}, {x, bottom}));
        }
        frame.items.emplace_back(layout::straight(*head, {Mm{0}, top_}, {right, top_}));
        for (std::size_t row = rows.first; row < rows.first + rows.count; ++row) {
            if (row < columns.first || row >= columns.first + columns.count) continue;
            layout::PathItem mirror;
            mirror.path = layout::rectangle(cell(rows, columns, row, row));
            mirror.stroke = layout::stroke_of(*head);
            frame.items.emplace_back(std::move(mirror));
        }
    }

    const OddsMatrix& matrix_;
    layout::Size size_;
    layout::TextSetter& text_;
    const std::map<std::string, std::string> own_colours_;  ///< none instead of the template's
    layout::Palette colours_;
    Style name_, figure_, total_, name_now_;
    Mm gap_{1.2};      ///< between heads and figures
    Mm longest_;       ///< longest name at the smallest size
    Mm heads_;         ///< longest name as it is set
    Mm total_width_;   ///< column of shares against all others
    Mm row_, column_;  ///< height and width of a cell
    Mm left_, top_;    ///< of the first cell
    std::size_t most_rows_ = 1, most_columns_ = 1;
};

}  // namespace

layout::SheetContent odds_matrix(const OddsMatrix& matrix, const std::string& paper,
                                 const layout::Templates& templates, layout::TextMeasurer& measurer,
                                 Diagnostics& diagnostics) {
    layout::SheetContent sheet;
    sheet.sheet = sheet_id;
    sheet.title = "Chances";
    sheet.slots["title"] = {paragraph("title", std::string("Who beats whom"))};
    sheet.slots["subtitle"] = {paragraph("subtitle", "Chances · " + matrix.circumstances)};
    layout::TextSetter text(templates, measurer, diagnostics);
    text.set_place("sheet odds, slot matrix");
    const auto form = templates.sheets.find(sheet_id);
    if (form == templates.sheets.end()) {
        std::vector<std::string> known;
        for (const auto& entry : templates.sheets) known.push_back(entry.first);
        text.report("sheet", sheet_id, known);
        return sheet;
    }
    const layout::Size size = layout::slot_size(templates, sheet_id, "matrix", paper);
    sheet.slots["matrix"] = Drawing(matrix, size, form->second, text).pages();
    sheet.slots["note"] = {paragraph(
        "note",
        std::string("Battles in a hundred that the list of the row wins against the list of the column; "
                    "the rest are lost or drawn. The darker, the more. Framed: a list against itself, "
                    "from the side of the first army."))};
    return sheet;
}

}  // namespace muster::sheets
