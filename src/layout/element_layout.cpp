#include "layout/element_layout.hpp"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

#include "layout/drawing.hpp"
#include "layout/references.hpp"

namespace muster::layout {

namespace {

bool is_filled(const Content& content) {
    if (const auto* texts = std::get_if<std::vector<RichText>>(&content))
        return std::ranges::any_of(*texts, [](const RichText& text) { return !text.empty(); });
    if (const auto* track = std::get_if<HitTrack>(&content)) return !track->boxes.empty();
    return !std::get<Shield>(content).field.empty();
}

Mm sum(const std::vector<Line>& lines) {
    Mm height;
    for (const Line& line : lines) height += line.height;
    return height;
}

/// The share of spare room that stands to the left of, or above, what is aligned.
double share(Align align) { return align == Align::left ? 0 : align == Align::right ? 1 : 0.5; }
double share(VerticalAlign align) {
    return align == VerticalAlign::top ? 0 : align == VerticalAlign::bottom ? 1 : 0.5;
}

/// `style` smaller by so many points, lines and all, but not under its smallest size.
Style shrunk(Style style, double smaller) {
    const double size = std::max(style.smallest_pt, style.font.size_pt - smaller);
    const double factor = size / style.font.size_pt;
    style.font.size_pt = size;
    style.leading = style.leading * factor;
    style.depth = style.depth * factor;
    return style;
}

/// `drawn`, turned clockwise about its middle.
Frame turned(Frame drawn, double degrees) {
    if (degrees == 0) return drawn;
    const Point middle{drawn.size.width / 2, drawn.size.height / 2};
    Group group{middle, degrees, 1, std::nullopt, std::move(drawn.items)};
    for (Item& item : group.items) move(item, {-middle.x, -middle.y});
    Frame frame{drawn.size, {}};
    frame.items.emplace_back(std::move(group));
    return frame;
}

}  // namespace

const Content* ElementSetter::content(const Element& element) const {
    return find(card_.slots, element.slot.text);
}

bool ElementSetter::shows(const Element& element) const {
    const auto filled_slot = [&](const Name& slot) {
        const Content* found = find(card_.slots, slot.text);
        return found && is_filled(*found);
    };
    if (!element.with.empty() && !filled_slot(element.with)) return false;
    if (!element.without.empty() && filled_slot(element.without)) return false;
    if (!element.slot.empty()) return filled_slot(element.slot);
    if (element.kind != ElementKind::row) return true;
    const bool has_slots =
        std::ranges::any_of(element.elements, [](const Element& e) { return !e.slot.empty(); });
    return !has_slots || std::ranges::any_of(element.elements,
                                             [&](const Element& e) { return !e.slot.empty() && shows(e); });
}

std::vector<RichText> ElementSetter::texts(const Element& element) {
    if (element.slot.empty()) return {from_markup(element.words)};
    const Content* found = content(element);
    if (!found) return {};
    if (const auto* result = std::get_if<std::vector<RichText>>(found)) return *result;
    text_.diagnostics().error({}, fmt::format("{}: slot {} holds no text", text_.place(), element.slot.text),
                              "fill it with text");
    return {};
}

Style ElementSetter::style_of(const Element& element) {
    Style style = text_.style(element.style.text);
    if (element.align) style.align = *element.align;
    if (const Colour* colour = palette_.find(element.colour.text)) style.colour = *colour;
    return style;
}

Colour ElementSetter::colour_of(const Element& element) const {
    const Colour* colour = palette_.find(element.colour.text);
    if (!colour) colour = palette_.find("ink");
    return colour ? *colour : Colour{};
}

std::vector<Line> ElementSetter::lines(const Element& element, Mm width, double smaller) {
    const Style style = shrunk(style_of(element), smaller);
    std::vector<Line> result;
    for (const RichText& text : texts(element))
        std::ranges::move(text_.set(text, style, width), std::back_inserter(result));
    return result;
}

Frame ElementSetter::text_frame(const Element& element, Size size, double smaller) {
    constexpr double step_pt = 0.25;
    constexpr double rounding = 1e-6;
    std::vector<Line> set = lines(element, size.width, smaller);
    const bool bounded = size.height > Mm{0};
    const Style style = style_of(element);
    for (double less = smaller + step_pt; bounded && sum(set).value > size.height.value + rounding &&
                                          style.font.size_pt - less + step_pt > style.smallest_pt;
         less += step_pt)
        set = lines(element, size.width, less);
    const Mm room = bounded ? size.height : sum(set);
    Mm y = std::max(Mm{0}, (room - sum(set)) * share(element.valign));
    Frame frame{{size.width, room}, {}};
    for (Line& line : set) {
        if (y.value + line.height.value > room.value + rounding) {
            for (RichText& text : texts(element)) overflow_.push_back(std::move(text));
            break;
        }
        place(frame, {{}, std::move(line.items)}, {{}, y});
        y += line.height;
    }
    return frame;
}

Frame ElementSetter::icons_frame(const Element& element, Size size) {
    std::vector<const Icon*> icons;
    for (const RichText& text : texts(element))
        for (const Run& run : text.runs) {
            const Icon* icon = find(text_.templates().icons, run.icon);
            if (icon)
                icons.push_back(icon);
            else if (!run.icon.empty() || run.text != " ")
                text_.report("icon", run.icon.empty() ? run.text : run.icon, names(text_.templates().icons));
        }
    const double count = static_cast<double>(icons.size());
    if (icons.empty()) return {size, {}};
    const Mm gaps = element.gap * (count - 1);
    Mm side = (size.width - gaps) / count;
    if (size.height > Mm{0}) side = std::min(side, size.height);
    Frame frame{{size.width, size.height > Mm{0} ? size.height : side}, {}};
    Mm x = (size.width - side * count - gaps) * share(element.align.value_or(Align::left));
    const Mm y = (frame.size.height - side) * share(element.valign);
    for (const Icon* icon : icons) {
        place(frame, draw(*icon, side, colour_of(element)), {x, y});
        x += side + element.gap;
    }
    return frame;
}

Frame ElementSetter::row_frame(const Element& row, Mm width, double smaller) {
    Frame frame{{width, row.size.height}, {}};
    for (const Element& part : row.elements) {
        if (!shows(part)) continue;
        const Mm part_width = part.size.width > Mm{0} ? part.size.width : width - part.at.x;
        Frame child = drawn(part, {part_width, part.size.height}, smaller);
        frame.size.height = std::max(frame.size.height, part.at.y + child.size.height);
        place(frame, std::move(child), part.at);
    }
    frame.size.height += row.gap;
    if (const Rule* rule = text_.templates().theme.rule(row.line.text))
        frame.items.emplace_back(straight(*rule, {Mm{0}, frame.size.height}, {width, frame.size.height}));
    return frame;
}

Frame ElementSetter::drawn(const Element& element, Size size, double smaller) {
    const BoxRoom room{size.width, size.height, element.box, element.smallest_box, element.gap};
    const Theme& theme = text_.templates().theme;
    const Content* found = content(element);
    switch (element.kind) {
        case ElementKind::text: return text_frame(element, size, smaller);
        case ElementKind::icon: return icons_frame(element, size);
        case ElementKind::row: return row_frame(element, size.width, smaller);
        case ElementKind::shield:
            if (found && std::holds_alternative<Shield>(*found))
                return draw(std::get<Shield>(*found), size, text_);
            break;
        case ElementKind::hits:
            if (found && std::holds_alternative<HitTrack>(*found))
                return draw(std::get<HitTrack>(*found), room, text_);
            break;
        case ElementKind::figures:
            if (found && std::holds_alternative<HitTrack>(*found))
                return draw_figures(std::get<HitTrack>(*found), room, element.per_row, colour_of(element));
            break;
        case ElementKind::rule: {
            Frame frame{{size.width, Mm{0}}, {}};
            frame.items.emplace_back(straight(*theme.rule(element.line.text), {}, {size.width, size.height}));
            return frame;
        }
        case ElementKind::shape: {
            Frame frame;
            PathItem item{element.path.path, std::nullopt, std::nullopt, false};
            if (const Colour* fill = palette_.find(element.fill.text)) item.fill = *fill;
            if (const Rule* line = theme.rule(element.line.text)) item.stroke = stroke_of(*line);
            frame.items.emplace_back(std::move(item));
            return frame;
        }
        case ElementKind::stack: return {};
    }
    text_.diagnostics().error(
        {}, fmt::format("{}: slot {} does not hold what its place shows", text_.place(), element.slot.text),
        "fill it with the kind of content that the card's template says");
    return {};
}

void ElementSetter::set(const Element& element, Frame& frame) {
    Frame child = drawn(element, element.size, 0);
    Point at = element.at;
    const bool boxes = element.kind == ElementKind::hits || element.kind == ElementKind::figures;
    if (boxes) {  // they may be smaller than their place
        at.x += (element.size.width - child.size.width) * share(element.align.value_or(Align::left));
        if (element.size.height > Mm{0})
            at.y += (element.size.height - child.size.height) * share(element.valign);
    }
    place(frame, turned(std::move(child), element.turn), at);
}

void ElementSetter::add_text_strips(const Element& element, Mm width, double smaller, Stream& stream) {
    const Style style = shrunk(style_of(element), smaller);
    for (const RichText& text : texts(element)) {
        std::vector<Line> set = text_.set(text, style, width);
        for (std::size_t i = 0; i < set.size(); ++i) {
            Strip strip{{{width, set[i].height}, std::move(set[i].items)}, {}, {}, false, false, -1};
            if (i == 0) strip.before = style.before;
            if (i + 1 == set.size())
                strip.after = style.after;
            else
                strip.keep = i == 0 || i + 2 == set.size();
            stream.strips.push_back(std::move(strip));
        }
    }
}

Stream ElementSetter::strips(const Element& stack, const Fitting& fitting) {
    const double smaller = fitting.smaller;
    Stream stream;
    for (const Element& part : stack.elements) {
        if (!shows(part) || (part.spare && !fitting.spare)) continue;
        const std::size_t first = stream.strips.size();
        const Mm width = part.size.width > Mm{0} ? part.size.width : stack.size.width - part.at.x;
        if (part.kind == ElementKind::text && part.size.height <= Mm{0})
            add_text_strips(part, width, smaller, stream);
        else
            stream.strips.push_back(
                {drawn(part, {width, part.size.height}, smaller), {}, {}, false, false, -1});
        for (std::size_t i = first; i < stream.strips.size(); ++i) {
            Strip& strip = stream.strips[i];
            for (Item& item : strip.frame.items) move(item, {part.at.x, i == first ? part.at.y : Mm{0}});
            if (i == first) {
                strip.frame.size.height += part.at.y;
                strip.before = std::max(strip.before, first == 0 ? Mm{0} : stack.gap);
            }
        }
    }
    return stream;
}

}  // namespace muster::layout
