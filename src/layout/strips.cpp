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
        Strip strip{{{room.width, lines[i].height}, std::move(lines[i].items)},
                    {},
                    {},
                    style.keep,
                    i == 0 && style.heading,
                    -1};
        if (i == 0) strip.before = style.before;
        if (i == 0 && !paragraph.anchor.empty())
            strip.frame.items.emplace_back(AnchorItem{paragraph.anchor, {}});
        if (i + 1 == lines.size())
            strip.after = style.after;
        else if (i == 0 || i + 2 == lines.size())
            strip.keep = true;
        stream.strips.push_back(std::move(strip));
    }
    if (style.heading) stream.heading = plain(paragraph.text);
}

void add_strips(Stream& stream, const Figure& figure, const Room& room, TextSetter& text) {
    const Size size = figure.frame.size;
    if (size.width.value > room.width.value + rounding || size.height.value > room.most.value + rounding)
        text.diagnostics().error(
            {},
            fmt::format("{}: a drawing of {:.1f} x {:.1f} mm has room for {:.1f} x {:.1f} mm", text.place(),
                        size.width.value, size.height.value, room.width.value, room.most.value),
            "draw it to the size of its slot");
    stream.strips.push_back({figure.frame, {}, {}, false, false, -1});
}

Filled fill(const Stream& stream, std::size_t from, Mm height, bool top, Breaks breaks) {
    const std::vector<Strip>& strips = stream.strips;
    const auto may_end_before = [&](std::size_t next) {
        if (next == strips.size()) return true;
        return !strips[next - 1].keep && (breaks == Breaks::anywhere || strips[next].opens);
    };
    Filled best{from, from, {}};
    const Frame* head = head_above(stream, from);
    Mm used = head ? head->size.height : Mm{0};
    std::size_t to = from;
    Mm height_at_to;
    for (; to < strips.size(); ++to) {
        used += (to > from ? gap(stream, to - 1) : Mm{0}) + strips[to].frame.size.height;
        if (used.value > height.value + rounding) break;
        height_at_to = used;
        if (may_end_before(to + 1)) best = {from, to + 1, used};
    }
    if (best.to > from || !top || from == strips.size()) return best;
    if (to == from) return {from, from + 1, used};  // higher than the region: said where the strip was made
    return {from, to, height_at_to};
}

namespace {

/// The least height for `columns` regions with these breaks; more than `most` if there is none.
Mm least_height(const Stream& stream, std::size_t from, int columns, const Balance& most) {
    const auto fits = [&](Mm height) {
        std::size_t at = from;
        bool good = true;
        for (int i = 0; i < columns && at < stream.strips.size(); ++i) {
            const Filled filled = fill(stream, at, height, false, most.breaks);
            good = good && filled.to > at;
            at = filled.to;
        }
        return good && at == stream.strips.size();
    };
    if (!fits(most.height)) return most.height + Mm{1};
    constexpr double precision = 0.01;
    Mm low;
    Mm high = most.height;
    while ((high - low).value > precision) {
        const Mm middle = (low + high) / 2;
        (fits(middle) ? high : low) = middle;
    }
    return high;
}

}  // namespace

std::optional<Balance> balanced(const Stream& stream, std::size_t from, int columns, Mm most) {
    constexpr double worth = 1.25;
    const Balance any{least_height(stream, from, columns, {most, Breaks::anywhere}), Breaks::anywhere};
    if (any.height > most) return std::nullopt;
    const Balance tidy{least_height(stream, from, columns, {most, Breaks::before_openings}),
                       Breaks::before_openings};
    return tidy.height <= std::min(most, any.height * worth) ? tidy : any;
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
