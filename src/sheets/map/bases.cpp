#include "sheets/map/bases.hpp"

#include <algorithm>

namespace muster::sheets::map {

SideTones tones_of(scenario::SideColour side) {
    if (side == scenario::SideColour::red) return {Tone::red, Tone::red_tint, Tone::red_text};
    return {Tone::blue, Tone::blue_tint, Tone::blue_text};
}

const layout::Icon* find_icon(const layout::Icons& icons, const std::string& prefix, const std::string& id) {
    if (id.empty()) return nullptr;
    auto found = icons.find(id);
    if (found == icons.end()) found = icons.find(prefix + id);
    return found == icons.end() ? nullptr : &found->second;
}

namespace {

/// What stands on a base from left to right.
struct Mark {
    const layout::Icon* icon = nullptr;  ///< none: the number
    double width = 0;
};

/// Hatching along the rear edge, within `box`.
void draw_hatching(Plate& plate, const Area& box, Tone tone) {
    const BasesForm& form = plate.form().bases;
    layout::Path path;
    const double reach = box.height();
    for (double x = box.low.x + form.hatch_gap - reach; x < box.high.x; x += form.hatch_gap) {
        // From the bottom up to the right, cut off at the box's sides.
        const double from = std::max(x, box.low.x);
        const double to = std::min(x + reach, box.high.x);
        if (to > from) add_segment(path, {from, box.high.y - (from - x)}, {to, box.high.y - (to - x)});
    }
    plate.stroke(std::move(path), {form.hatch, tone, {}, false});
}

void draw_icon(Plate& plate, const layout::Icon& icon, const Area& box, Tone tone) {
    layout::Frame drawing = layout::draw(icon, layout::Mm{box.width()}, plate.look()[tone]);
    layout::place(plate.frame(), std::move(drawing), point(box.low));
}

/// The side of the symbols when `count` of them stand beside the number; 0 if that is less than legible.
double symbol_side(const BasesForm& form, const Area& box, double number, int count, double gap) {
    const double room = (box.width() - number - (count + 2) * gap) / count;
    const double side = std::min({box.height() * form.symbol, form.largest, room});
    return side < form.smallest ? 0 : side;
}

/// Number and symbols in the middle of `box`: leader and number always, the symbol if there's room for it.
void draw_marks(Plate& plate, const Area& box, const BaseFace& face, layout::TextMeasurer& measurer) {
    const layout::Style& style = plate.look().types.number;
    const SideTones tones = tones_of(face.side);
    const double number = measurer.width(face.number, style.font).value;
    const double gap = 0.35;
    const BasesForm& form = plate.form().bases;
    const int leaders = face.leader ? 1 : 0;
    double side = face.symbol ? symbol_side(form, box, number, leaders + 1, gap) : 0;
    const bool symbol = side > 0;
    if (!symbol && face.leader) side = std::max(symbol_side(form, box, number, 1, gap), form.smallest);
    std::vector<Mark> marks;
    if (face.leader) marks.push_back({face.leader, side});
    marks.push_back({nullptr, number});
    if (symbol) marks.push_back({face.symbol, side});
    double whole = gap * static_cast<double>(marks.size() - 1);
    for (const Mark& mark : marks) whole += mark.width;
    Vec at{box.centre().x - whole / 2, box.centre().y};
    for (const Mark& mark : marks) {
        if (mark.icon) {
            draw_icon(plate, *mark.icon, {at - Vec{0, side / 2}, at + Vec{side, side / 2}}, tones.text);
        } else {
            const double capitals = measurer.metrics(style.font).cap_height.value;
            plate.text(at + Vec{0, capitals / 2}, face.number, style, plate.look()[tones.text], number);
        }
        at.x += mark.width + gap;
    }
}

/// The base about the origin of `plate`; its front looks up, or down where `reversed`.
void draw_upright(Plate& plate, const BasePlace& place, const BaseFace& face, bool reversed) {
    const BasesForm& form = plate.form().bases;
    const SideTones tones = tones_of(face.side);
    // A pattern besides the tint, so that the sides differ without any colour.
    const bool hatched = face.side == plate.look().dark;
    const Vec half{place.width / 2, place.depth / 2};
    const Area whole{Vec{} - half, half};
    layout::Path ground, front;
    add_area(ground, whole);
    plate.fill(ground, tones.tint);
    Area edge = whole;
    (reversed ? edge.low.y : edge.high.y) = reversed ? whole.high.y - form.front : whole.low.y + form.front;
    if (hatched) {
        Area rear = whole;
        const double band = place.depth * 0.16;
        (reversed ? rear.high.y : rear.low.y) = reversed ? whole.low.y + band : whole.high.y - band;
        draw_hatching(plate, rear, tones.text);
    }
    add_area(front, edge);
    plate.fill(std::move(front), tones.line);
    if (hatched) {
        // On the dark side the front edge stands out by a light line behind it.
        layout::Path light;
        const double y = reversed ? edge.low.y : edge.high.y;
        add_segment(light, {whole.low.x, y}, {whole.high.x, y});
        plate.stroke(std::move(light), {form.line * 1.3, tones.text, {}, false});
    }
    plate.stroke(std::move(ground), {form.line, Tone::ink, {}, false});
}

}  // namespace

void draw_base(Plate& plate, const BasePlace& place, const BaseFace& face, layout::TextMeasurer& measurer) {
    const bool reversed = place.facing > 90 && place.facing < 270;
    layout::Frame drawing;
    Plate local(drawing, plate.look(), plate.mm_per_inch());
    draw_upright(local, place, face, reversed);
    const double front = plate.form().bases.front;
    const Vec half{place.width / 2, place.depth / 2};
    Area room{Vec{} - half, half};
    (reversed ? room.high.y : room.low.y) += reversed ? -front : front;
    draw_marks(local, room, face, measurer);

    layout::Group group;
    group.offset = point(place.centre);
    group.turn_degrees = reversed             ? place.facing - 180
                         : place.facing > 180 ? place.facing - 360
                                              : place.facing;
    group.items = std::move(drawing.items);
    plate.frame().items.emplace_back(std::move(group));
}

}  // namespace muster::sheets::map
