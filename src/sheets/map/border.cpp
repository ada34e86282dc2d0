#include "sheets/map/border.hpp"

#include <algorithm>
#include <cmath>

#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

namespace {

constexpr int numbered_every = 6;  // inches

int whole_inches(Inches length) { return static_cast<int>(length.in_thousandths() / 1000); }

struct Setter {
    Plate& plate;
    layout::TextMeasurer& measurer;

    /// One line with its middle at `middle.x` and its capitals' middle at `middle.y`.
    double centred(const std::string& text, Vec middle, const layout::Style& style) const {
        const double width = measurer.width(text, style.font).value;
        const double capitals = measurer.metrics(style.font).cap_height.value;
        plate.text(middle + Vec{-width / 2, capitals / 2}, text, style, style.colour, width);
        return width;
    }
};

/// The fields of one side of the band: every second inch dark, on the outer half and the inner half by turns.
void add_fields(layout::Path& path, Vec from, Vec along, Vec out, int inches) {
    for (int i = 0; i < inches; ++i) {
        const Vec shift = out * (i % 2 == 0 ? 0.5 : 0.0);
        const Vec a = from + along * i + shift;
        const Vec b = a + along;
        add_quad(path, {{a, b, b + out * 0.5, a + out * 0.5}});
    }
}

void draw_band(Plate& plate, const Area& table, int columns, int rows) {
    const BorderForm& form = plate.form().border;
    const double s = plate.mm_per_inch();
    const double h = form.scale;
    layout::Path fields, lines, outer;
    add_fields(fields, table.low, {s, 0}, {0, -h}, columns);
    add_fields(fields, {table.low.x, table.high.y}, {s, 0}, {0, h}, columns);
    add_fields(fields, {table.low.x, table.high.y}, {0, -s}, {-h, 0}, rows);
    add_fields(fields, table.high, {0, -s}, {h, 0}, rows);
    plate.fill(std::move(fields), Tone::ink);
    add_area(lines, table.grown(h));
    plate.stroke(std::move(lines), {form.edge * 0.5, Tone::ink, {}, false});
    add_area(outer, table.grown(h + form.outer * 1.4));
    plate.stroke(std::move(outer), {form.outer, Tone::ink, {}, false});
    layout::Path edge;
    add_area(edge, table);
    plate.stroke(std::move(edge), {form.edge, Tone::ink, {}, false});
}

void draw_numbers(const Setter& set, const Area& table, int columns, int rows) {
    const BorderForm& form = set.plate.form().border;
    const layout::Style& style = set.plate.look().types.scale;
    const double s = set.plate.mm_per_inch();
    const double capitals = set.measurer.metrics(style.font).cap_height.value;
    const double frame = form.scale + form.outer * 1.9;
    const double out = frame + form.numbers + capitals / 2;
    layout::Path ticks;
    for (int i = 0; i <= columns; i += numbered_every) {
        const double x = table.low.x + s * i;
        set.centred(std::to_string(columns - i), {x, table.low.y - out}, style);
        set.centred(std::to_string(i), {x, table.high.y + out}, style);
        add_segment(ticks, {x, table.low.y}, {x, table.low.y - frame});
        add_segment(ticks, {x, table.high.y}, {x, table.high.y + frame});
    }
    const double aside = frame + form.numbers + set.measurer.width("00", style.font).value / 2;
    for (int i = 0; i <= rows; i += numbered_every) {
        set.centred(std::to_string(i), {table.low.x - aside, table.high.y - s * i}, style);
        set.centred(std::to_string(i), {table.high.x + aside, table.low.y + s * i}, style);
        add_segment(ticks, {table.low.x, table.high.y - s * i}, {table.low.x - frame, table.high.y - s * i});
        add_segment(ticks, {table.high.x, table.low.y + s * i}, {table.high.x + frame, table.low.y + s * i});
    }
    set.plate.stroke(std::move(ticks), {form.edge, Tone::ink, {}, false});
}

/// A bar of 6 in in alternating fields.
void draw_scale_bar(const Setter& set, Vec right_end) {
    const layout::Style& style = set.plate.look().types.scale;
    const double s = set.plate.mm_per_inch();
    constexpr double height = 1.0;
    constexpr int length = 6;
    const std::string unit = "6\u2033 on the table";
    const double width = set.measurer.width(unit, style.font).value;
    const double capitals = set.measurer.metrics(style.font).cap_height.value;
    set.plate.text(right_end + Vec{-width, capitals / 2}, unit, style, style.colour, width);
    const Vec start = right_end + Vec{-width - 1.4 - s * length, -height / 2};
    layout::Path fields, outline;
    for (int i = 0; i < length; i += 2)
        add_area(fields, {start + Vec{s * i, 0}, start + Vec{s * (i + 1), height}});
    add_area(outline, {start, start + Vec{s * length, height}});
    set.plate.fill(std::move(fields), Tone::ink);
    set.plate.stroke(std::move(outline), {set.plate.form().border.edge * 0.6, Tone::ink, {}, false});
}

}  // namespace

View view_in(layout::Size size, const tabletop::Board& board, const BorderForm& form) {
    View view;
    const double across = (size.width.value - 2 * form.side_room) / board.width.to_double();
    const double down = (size.height.value - 2 * form.room) / board.height.to_double();
    view.mm_per_inch = std::max(0.1, std::min(across, down));
    const double left = (size.width.value - view.mm(board.width)) / 2;
    const double bottom = (size.height.value + view.mm(board.height)) / 2;
    view.origin = {left, bottom};
    return view;
}

void draw_ground(Plate& plate, const Area& table) {
    layout::Path path;
    add_area(path, table);
    plate.fill(std::move(path), Tone::table);
}

void draw_sections(Plate& plate, const Area& table) {
    layout::Path path;
    for (int i = 1; i < 3; ++i) {
        const double x = table.low.x + table.width() * i / 3;
        const double y = table.low.y + table.height() * i / 3;
        for (const auto& [a, b] : clear_runs(plate.clearing, {x, table.low.y}, {x, table.high.y}))
            add_segment(path, a, b);
        for (const auto& [a, b] : clear_runs(plate.clearing, {table.low.x, y}, {table.high.x, y}))
            add_segment(path, a, b);
    }
    plate.stroke(std::move(path), {plate.form().border.section, Tone::grey, {}, false});
}

void draw_zone(Plate& plate, const Area& zone, Tone tone) {
    const BorderForm& form = plate.form().border;
    layout::Path path;
    const Quad box = quad(zone);
    for (int i = 0; i < 4; ++i)
        for (const auto& [a, b] : clear_runs(plate.clearing, box.corner[i], box.corner[(i + 1) % 4]))
            add_segment(path, a, b);
    plate.stroke(std::move(path), {form.zone, tone, {form.zone_dash, form.zone_gap}, false});
}

void draw_border(Plate& plate, const View& view, const tabletop::Board& board, const BorderText& text,
                 layout::TextMeasurer& measurer) {
    const Area table = view.area(board.area());
    const Setter set{plate, measurer};
    const int columns = whole_inches(board.width);
    const int rows = whole_inches(board.height);
    draw_band(plate, table, columns, rows);
    draw_numbers(set, table, columns, rows);

    const layout::Style& style = plate.look().types.title;
    const BorderForm& form = plate.form().border;
    const layout::Style& numbers = plate.look().types.scale;
    const double above_numbers = form.scale + form.outer * 1.9 + form.numbers + ink_above(numbers);
    const double titles = above_numbers + form.numbers + ink_above(style) / 2;
    set.centred(text.top, {table.centre().x, table.low.y - titles}, style);
    set.centred(text.bottom, {table.centre().x, table.high.y + titles}, style);
    draw_scale_bar(set, {table.high.x, table.high.y + titles});
}

}  // namespace muster::sheets::map
