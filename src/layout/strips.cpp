#include "layout/strips.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace muster::layout {

namespace {

constexpr double rounding = 1e-6;  // millimetres that do not count

Mm gap(const Stream& stream, std::size_t upper) {
    return std::max(stream.strips[upper].after, stream.strips[upper + 1].before);
}

/// The head above strip `from` where a region begins with it.
const Frame* head_above(const Stream& stream, std::size_t from) {
    const int head = from < stream.strips.size() ? stream.strips[from].head : -1;
    return head < 0 ? nullptr : &stream.heads[static_cast<std::size_t>(head)];
}

std::string plain(const RichText& text) {
    std::string result;
    for (const Run& run : text.runs) result += run.text;
    return result;
}

}  // namespace

void add_strips(Stream& stream, const Paragraph& paragraph, const Room& room, TextSetter& text) {
    const Style& style = text.style(paragraph.style);
    std::vector<Line> lines = text.set(paragraph.text, style, room.width);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        Strip strip{{{room.width, lines[i].height}, std::move(lines[i].items)}, {}, {}, style.keep, -1};
        if (i == 0) strip.before = style.before;
        if (i == 0 && !paragraph.anchor.empty()) strip.frame.items.emplace_back(AnchorItem{paragraph.anchor, {}});
        if (i + 1 == lines.size()) strip.after = style.after;
        else if (i == 0 || i + 2 == lines.size()) strip.keep = true;
        stream.strips.push_back(std::move(strip));
    }
    if (style.heading) stream.heading = plain(paragraph.text);
}

void add_strips(Stream& stream, const Figure& figure, const Room& room, TextSetter& text) {
    const Size size = figure.frame.size;
    if (size.width.value > room.width.value + rounding || size.height.value > room.most.value + rounding)
        text.diagnostics().error({}, fmt::format("{}: a drawing of {:.1f} x {:.1f} mm has room for {:.1f} x {:.1f} mm",
                                                 text.place(), size.width.value, size.height.value, room.width.value,
                                                 room.most.value),
                                 "draw it to the size of its slot");
    stream.strips.push_back({figure.frame, {}, {}, false, -1});
}

Filled fill(const Stream& stream, std::size_t from, Mm height, bool top) {
    Filled best{from, from, {}};
    const Frame* head = head_above(stream, from);
    Mm used = head ? head->size.height : Mm{0};
    std::size_t to = from;
    Mm height_at_to;
    for (; to < stream.strips.size(); ++to) {
        used += (to > from ? gap(stream, to - 1) : Mm{0}) + stream.strips[to].frame.size.height;
        if (used.value > height.value + rounding) break;
        height_at_to = used;
        if (!stream.strips[to].keep || to + 1 == stream.strips.size()) best = {from, to + 1, used};
    }
    if (best.to > from || !top || from == stream.strips.size()) return best;
    if (to == from) return {from, from + 1, used};  // higher than the region: said where the strip was made
    return {from, to, height_at_to};
}

Mm balanced_height(const Stream& stream, std::size_t from, int columns, Mm most) {
    const auto fits = [&](Mm height) {
        std::size_t at = from;
        Mm highest;
        for (int i = 0; i < columns && at < stream.strips.size(); ++i) {
            const Filled filled = fill(stream, at, height, true);
            highest = std::max(highest, filled.height);
            at = filled.to;
        }
        return at == stream.strips.size() && highest.value <= height.value + rounding;
    };
    if (!fits(most)) return most + Mm{1};
    constexpr double precision = 0.01;
    Mm low;
    Mm high = most;
    while ((high - low).value > precision) {
        const Mm middle = (low + high) / 2;
        (fits(middle) ? high : low) = middle;
    }
    return high;
}

void place(Frame& page, const Stream& stream, const Filled& filled, Point at) {
    if (const Frame* head = head_above(stream, filled.from); head && filled.to > filled.from) {
        place(page, *head, at);
        at.y += head->size.height;
    }
    for (std::size_t i = filled.from; i < filled.to; ++i) {
        if (i > filled.from) at.y += gap(stream, i - 1);
        place(page, stream.strips[i].frame, at);
        at.y += stream.strips[i].frame.size.height;
    }
}

}  // namespace muster::layout
