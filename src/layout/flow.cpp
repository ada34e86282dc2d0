#include "layout/flow.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "layout/drawing.hpp"
#include "layout/references.hpp"

namespace muster::layout {

/// One cell of a band and how far it is set.
struct Flow::Part {
    Box columns;
    Stream stream;
    const Cell* cell;
    std::size_t at = 0;
    [[nodiscard]] bool done() const { return at == stream.strips.size(); }
};

Flow::Flow(const SheetContent& sheet, const SheetTemplate& form, const PageGeometry& page, TextSetter& text)
    : sheet_(sheet),
      form_(form),
      geometry_(page),
      text_(text),
      palette_(text.templates().theme, form.colours, sheet.colours) {
    palette_.check("sheet " + sheet.sheet, text.diagnostics());
    new_page();
}

void Flow::new_page() {
    const Box body = geometry_.body();
    Page page;
    page.frame.size = geometry_.size();
    page.sheet = sheet_.sheet;
    y_ = body.at.y;
    bottom_ = body.bottom();
    at_top_ = true;
    after_ = Mm{0};
    if (!pages_.empty()) {
        const Style& style = text_.style(text_.templates().theme.page.running_head_style.text);
        for (Line& line : text_.set(sheet_.title + ", continued", style, body.size.width)) {
            layout::place(page.frame, {{}, std::move(line.items)}, {body.at.x, y_});
            y_ += line.height;
        }
        y_ += style.after;
    }
    pages_.push_back(std::move(page));
}

void Flow::add_block(Stream& stream, const Block& block, Mm width) {
    const Room room{width, geometry_.body().size.height};
    if (const auto* paragraph = std::get_if<Paragraph>(&block))
        return add_strips(stream, *paragraph, room, text_);
    if (const auto* figure = std::get_if<Figure>(&block)) return add_strips(stream, *figure, room, text_);
    const Table& table = std::get<Table>(block);
    if (const TableForm* form = find(form_.tables, table.id))
        return add_strips(stream, table, *form, room, text_, palette_);
    text_.report("table", table.id, names(form_.tables));
}

Stream Flow::stream_of(const std::vector<Name>& slots, Mm width) {
    Stream stream;
    for (const Name& slot : slots) {
        const auto blocks = sheet_.slots.find(slot.text);
        if (blocks == sheet_.slots.end()) continue;
        text_.set_place(fmt::format("sheet {}, slot {}", sheet_.sheet, slot.text));
        const std::size_t first = stream.strips.size();
        for (const Block& block : blocks->second) add_block(stream, block, width);
        if (first < stream.strips.size()) stream.strips[first].opens = true;
    }
    return stream;
}

Mm Flow::draw_bar(const std::optional<Bar>& bar, const Box& columns, Mm top) {
    if (!bar) return Mm{0};
    const Colour* colour = palette_.find(bar->colour.text);
    page().frame.items.emplace_back(
        filled({{columns.at.x, top}, {columns.size.width, bar->height}}, colour ? *colour : Colour{}));
    return bar->height + bar->gap;
}

std::vector<Flow::Part> Flow::parts_of(const Band& band) {
    std::vector<Part> parts;
    for (const Cell& cell : band.cells) {
        const Box columns = geometry_.columns(cell.columns);
        parts.push_back({columns, stream_of(cell.slots, columns.size.width), &cell});
    }
    return parts;
}

bool Flow::fits_whole(const std::vector<Part>& parts, Mm height) const {
    return std::ranges::all_of(parts, [&](const Part& part) {
        const std::optional<Bar>& form = part.cell->bar;
        const Mm bar = form ? form->height + form->gap : Mm{0};
        return fill(part.stream, 0, height - bar, false).to == part.stream.strips.size();
    });
}

void Flow::begin_band(const Band& band, Mm first_before) {
    if (band.new_page && !at_top_) new_page();
    if (!at_top_) y_ += std::max({band.before.length(), after_, first_before});
    after_ = Mm{0};
    const Box columns = geometry_.columns(band.columns);
    if (const Rule* rule = text_.templates().theme.rule(band.rule.text)) {
        page().frame.items.emplace_back(straight(*rule, {columns.at.x, y_}, {columns.right(), y_}));
        constexpr double below_rule = 2;
        y_ += Mm{below_rule};
    }
    y_ += draw_bar(band.bar, columns, y_);
}

void Flow::set_parts(std::vector<Part>& parts, const Band& band) {
    if (band.together && !at_top_ && !fits_whole(parts, left_over())) new_page();
    bool first = true;
    while (true) {
        Mm lowest = y_;
        bool any = false;
        for (Part& part : parts) {
            if (part.stream.strips.empty()) continue;
            Mm top = y_;
            if (first) top += draw_bar(part.cell->bar, part.columns, y_);
            const Filled filled = fill(part.stream, part.at, bottom_ - top, at_top_);
            layout::place(page().frame, part.stream, filled, {part.columns.at.x, top});
            part.at = filled.to;
            if (filled.to == filled.from) continue;
            any = true;
            lowest = std::max(lowest, top + filled.height);
            after_ = part.stream.strips[filled.to - 1].after;
        }
        first = first && !any;
        if (any) at_top_ = false;
        if (std::ranges::all_of(parts, [](const Part& part) { return part.done(); }))
            return void(y_ = lowest);
        new_page();
        const auto going_on = [](const Part& part) { return !part.done(); };
        const auto last = std::ranges::find_if(parts, going_on);
        if (last->cell->spread && std::ranges::count_if(parts, going_on) == 1)
            return run_through(columns_as_wide(last->columns.size.width), last->stream, last->at);
    }
}

std::vector<Box> Flow::newspaper_columns(const Band& band) const {
    const Box whole = geometry_.columns(band.columns);
    const Mm gutter = text_.templates().theme.page.gutter;
    const Mm width = (whole.size.width - gutter * (band.newspaper - 1)) / band.newspaper;
    std::vector<Box> columns;
    for (int i = 0; i < band.newspaper; ++i)
        columns.push_back({{whole.at.x + (width + gutter) * i, whole.at.y}, {width, whole.size.height}});
    return columns;
}

std::vector<Box> Flow::columns_as_wide(Mm width) const {
    const Box body = geometry_.body();
    const Mm gutter = text_.templates().theme.page.gutter;
    std::vector<Box> columns;
    for (Mm x = body.at.x; columns.empty() || x + width <= body.right() + Mm{1e-6}; x += width + gutter)
        columns.push_back({{x, body.at.y}, {width, body.size.height}});
    return columns;
}

void Flow::run_through(const std::vector<Box>& columns, const Stream& stream, std::size_t at) {
    const std::size_t begin = at;
    while (at < stream.strips.size()) {
        const Balance balance = balanced(stream, at, static_cast<int>(columns.size()), left_over())
                                    .value_or(Balance{left_over(), Breaks::anywhere});
        Mm lowest = y_;
        for (const Box& column : columns) {
            const bool first = &column == &columns.front();
            const Filled filled = fill(stream, at, balance.height, at_top_ || !first, balance.breaks);
            if (first && filled.to == at && !at_top_) break;
            layout::place(page().frame, stream, filled, {column.at.x, y_});
            at = filled.to;
            lowest = std::max(lowest, y_ + filled.height);
        }
        y_ = lowest;
        at_top_ = at_top_ && at == begin;
        if (at < stream.strips.size()) new_page();
    }
    after_ = stream.strips.back().after;
}

void Flow::set_band(const Band& band) {
    if (band.newspaper > 1) {
        const Stream stream = stream_of(band.slots, newspaper_columns(band).front().size.width);
        if (stream.strips.empty()) return;
        begin_band(band, stream.strips.front().before);
        return run_through(newspaper_columns(band), stream, 0);
    }
    std::vector<Part> parts = parts_of(band);
    Mm first_before;
    bool any = false;
    for (const Part& part : parts) {
        any = any || !part.stream.strips.empty();
        if (!part.stream.strips.empty())
            first_before = std::max(first_before, part.stream.strips.front().before);
    }
    if (!any) return;
    begin_band(band, first_before);
    set_parts(parts, band);
}

void Flow::set(const std::vector<Band>& bands) {
    for (const Band& band : bands) set_band(band);
}

}  // namespace muster::layout
