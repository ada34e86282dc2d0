#include "layout/drawing.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "base/text.hpp"
#include "layout/references.hpp"

namespace muster::layout {

Stroke stroke_of(const Rule& rule) { return {rule.width, rule.colour, rule.dash, false}; }

PathItem straight(const Rule& rule, Point from, Point to) {
    PathItem item;
    item.path.move_to(from).line_to(to);
    item.stroke = stroke_of(rule);
    return item;
}

Path rectangle(Box box) {
    Path path;
    path.move_to(box.at).line_to({box.right(), box.at.y}).line_to({box.right(), box.bottom()});
    path.line_to({box.at.x, box.bottom()}).close();
    return path;
}

PathItem filled(Box box, Colour colour) {
    PathItem item;
    item.path = rectangle(box);
    item.fill = colour;
    return item;
}

BoxGrid box_grid(int count, const BoxRoom& room) {
    constexpr double rounding = 1e-9;
    BoxGrid best{std::max(count, 1), 1, Mm{0}};
    for (int rows = 1; rows <= count; ++rows) {
        const int columns = (count + rows - 1) / rows;
        Mm box = std::min(room.box, (room.width - room.gap * (columns - 1)) / columns);
        if (room.height > Mm{0}) box = std::min(box, (room.height - room.gap * (rows - 1)) / rows);
        if (box > best.box) best = {columns, rows, box};
        if (box.value >= room.smallest.value - rounding) break;
    }
    return best;
}

namespace {

/// Top left corner of box `index`.
Point corner(const BoxGrid& grid, Mm gap, int index) {
    const Mm pitch = grid.box + gap;
    return {pitch * (index % grid.columns), pitch * (index / grid.columns)};
}

Size size_of(const BoxGrid& grid, Mm gap) {
    return {(grid.box + gap) * grid.columns - gap, (grid.box + gap) * grid.rows - gap};
}

void draw_value(Frame& frame, const RichText& value, Point at, Mm box, TextSetter& text) {
    Style style = text.style(text.templates().theme.boxes.style.text);
    style.align = Align::centre;
    style.one_line = true;
    for (Line& line : text.set(value, style, box)) {
        const Mm cap = text.measurer().metrics(style.font).cap_height;
        const Mm top = (box + cap) / 2 - (style.leading - style.depth);  // capitals in the middle of the box
        place(frame, {{box, box}, std::move(line.items)}, {at.x, at.y + top});
    }
}

}  // namespace

Frame draw(const HitTrack& track, const BoxRoom& room, TextSetter& text) {
    const Theme& theme = text.templates().theme;
    const Rule& line = *theme.rule(theme.boxes.line.text);
    const Rule& cross = *theme.rule(theme.boxes.cross.text);
    const int count = static_cast<int>(track.boxes.size());
    const BoxGrid grid = box_grid(count, room);
    Frame frame{size_of(grid, room.gap), {}};
    for (int i = 0; i < count; ++i) {
        const Box box{corner(grid, room.gap, i), {grid.box, grid.box}};
        const std::string& value = track.boxes[static_cast<std::size_t>(i)];
        frame.items.emplace_back(PathItem{rectangle(box), std::nullopt, stroke_of(line), false});
        if (!value.empty())
            draw_value(frame, i == track.marked ? strong(value) : value, box.at, grid.box, text);
        if (i >= track.marked) continue;
        frame.items.emplace_back(straight(cross, box.at, {box.right(), box.bottom()}));
        frame.items.emplace_back(straight(cross, {box.right(), box.at.y}, {box.at.x, box.bottom()}));
    }
    return frame;
}

Frame draw_figures(const HitTrack& track, const BoxRoom& room, int per_row, Colour colour) {
    const int count = static_cast<int>(track.boxes.size());
    BoxGrid grid = box_grid(count, room);
    if (per_row > 0 && count > per_row) {
        const int rows = (count + per_row - 1) / per_row;
        const Mm high = room.height > Mm{0} ? (room.height - room.gap * (rows - 1)) / rows : room.box;
        grid = {per_row, rows, std::min({room.box, high, (room.width - room.gap * (per_row - 1)) / per_row})};
    }
    Frame frame{size_of(grid, room.gap), {}};
    for (int i = 0; i < count; ++i)
        frame.items.emplace_back(filled({corner(grid, room.gap, i), {grid.box, grid.box}}, colour));
    return frame;
}

Frame draw(const Shield& shield, Size size, TextSetter& text) {
    const Theme& theme = text.templates().theme;
    const auto colour = [&](const std::string& name) {
        if (const Colour* found = theme.colour(name)) return *found;
        text.report("colour", name, names(theme.colours));
        return Colour{};
    };
    const Box box = bounds(theme.shield.outline.path);
    const double factor = std::min(size.width / box.size.width, size.height / box.size.height);
    const Size drawn{box.size.width * factor, box.size.height * factor};
    const Point at{(size.width - drawn.width) / 2, (size.height - drawn.height) / 2};
    Frame frame{size, {}};
    PathItem outline;
    outline.path =
        transformed(theme.shield.outline.path, factor, {at.x - box.at.x * factor, at.y - box.at.y * factor});
    outline.fill = colour(shield.field);
    outline.stroke = stroke_of(*theme.rule(theme.shield.line.text));
    frame.items.emplace_back(std::move(outline));
    if (shield.device.empty()) return frame;
    const Icon* device = find(text.templates().icons, shield.device);
    if (!device) return text.report("icon", shield.device, names(text.templates().icons)), frame;
    constexpr double upper = 0.46;  // a heater's middle to the eye lies above its half
    const Mm side = drawn.width * theme.shield.device;
    place(frame, draw(*device, side, colour(shield.charge)),
          {at.x + (drawn.width - side) / 2, at.y + drawn.height * upper - side / 2});
    return frame;
}

}  // namespace muster::layout
