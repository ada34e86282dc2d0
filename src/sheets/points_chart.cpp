#include "sheets/points_chart.hpp"

#include <algorithm>

#include "layout/arc.hpp"
#include "layout/drawing.hpp"

namespace muster::sheets {

namespace {

using layout::Box;
using layout::Colour;
using layout::Frame;
using layout::Mm;
using layout::Point;

// Millimetres.
constexpr double above = 7.5;   ///< for the numbers of turning points
constexpr double below = 10.5;  ///< for turns and the axis' name
constexpr double left = 10;     ///< for points
constexpr double right = 34;    ///< for the names of the lines
constexpr double ring = 1.9;    ///< radius around a number
constexpr double mark = 0.75;   ///< half a side of a square, radius of a ring
constexpr double line_width = 0.55;
constexpr double least_label = 8;  ///< between the numbers of two turns
constexpr double label_apart = 8;  ///< between the names of the two lines

layout::Path circle(Point middle, double radius) {
    layout::Path path;
    const Point start{middle.x - Mm{radius}, middle.y}, half{middle.x + Mm{radius}, middle.y};
    path.move_to(start);
    layout::append_arc(path, {start, half, radius, radius, 0, 1, false, true});
    layout::append_arc(path, {half, start, radius, radius, 0, 1, false, true});
    path.close();
    return path;
}

/// The smallest of 1, 2, 5, 10, 20 ... steps that cuts `most` into at most `parts`.
int round_step(int most, int parts) {
    for (int power = 1;; power *= 10)
        for (const int step : {power, 2 * power, 5 * power})
            if (step * parts >= most) return step;
}

class Chart {
  public:
    Chart(const scenario::AfterActionFacts& facts, const ChartSides& sides, layout::Size size,
          layout::TextSetter& text)
        : facts_(facts), sides_(sides), text_(text), frame_{size, {}} {
        constexpr int parts = 6;
        const int most = std::max({1, facts.points[0], facts.points[1]});
        step_ = round_step(most, parts);
        top_ = (most + step_ - 1) / step_ * step_;
        area_ = {{Mm{left}, Mm{above}}, {size.width - Mm{left + right}, size.height - Mm{above + below}}};
    }

    Frame drawn() {
        turns();
        points();
        turning_points();
        for (const std::size_t side : {1U, 0U}) line(side);
        names();
        return std::move(frame_);
    }

  private:
    /// After so many player turns.
    [[nodiscard]] Mm x_at(std::size_t turns) const {
        const double all = std::max<double>(1, static_cast<double>(facts_.turns.size()));
        return area_.at.x + area_.size.width * (static_cast<double>(turns) / all);
    }
    [[nodiscard]] Mm y_at(int points) const {
        return area_.bottom() - area_.size.height * (static_cast<double>(points) / top_);
    }
    [[nodiscard]] int left_after(std::size_t side, std::size_t turns) const {
        return facts_.points[side] - (turns == 0 ? facts_.lost_before : facts_.turns[turns - 1].lost)[side];
    }

    void stroke(layout::Path path, layout::Stroke how) {
        layout::PathItem item;
        item.path = std::move(path);
        item.stroke = std::move(how);
        frame_.items.emplace_back(std::move(item));
    }
    void fill(layout::Path path, Colour colour) {
        layout::PathItem item;
        item.path = std::move(path);
        item.fill = colour;
        frame_.items.emplace_back(std::move(item));
    }
    void rule(const char* name, Point from, Point to) {
        if (const layout::Rule* form = text_.templates().theme.rule(name))
            frame_.items.emplace_back(layout::straight(*form, from, to));
    }
    [[nodiscard]] Colour colour(const char* name) const {
        const Colour* found = text_.templates().theme.colour(name);
        return found == nullptr ? Colour{} : *found;
    }

    /// One line, its box's top left corner at `at`.
    void write(const layout::RichText& words, const layout::Style& style, Point at, Mm width) {
        for (const layout::Line& line : text_.set(words, style, width))
            for (layout::Item item : line.items) {
                layout::move(item, at);
                frame_.items.push_back(std::move(item));
            }
    }
    [[nodiscard]] layout::Style aligned(const char* name, layout::Align align) const {
        layout::Style style = text_.style(name);
        style.align = align;
        return style;
    }

    /// Every second turn tinted, its number below, and the axis' name.
    void turns() {
        const layout::Style style = aligned("cell-small", layout::Align::centre);
        const std::size_t count = facts_.turns.size();
        Mm last = -Mm{least_label};
        for (std::size_t first = 0; first < count;) {
            std::size_t end = first + 1;
            while (end < count && facts_.turns[end].number == facts_.turns[first].number) ++end;
            const int number = facts_.turns[first].number;
            const Mm from = x_at(first), to = x_at(end);
            if (number % 2 == 1)
                frame_.items.emplace_back(
                    layout::filled({{from, area_.at.y}, {to - from, area_.size.height}}, colour("tint")));
            const Mm middle = (from + to) / 2;
            if (middle - last >= Mm{least_label}) {
                write(std::to_string(number), style, {middle - Mm{6}, area_.bottom() + Mm{0.8}}, Mm{12});
                last = middle;
            }
            first = end;
        }
        write(layout::label("turn"), aligned("cell-small", layout::Align::centre),
              {area_.at.x, area_.bottom() + Mm{4.8}}, area_.size.width);
    }

    /// Lines of equal points with their numbers, and the axis' name.
    void points() {
        const layout::Style style = aligned("cell-small", layout::Align::right);
        for (int at = 0; at <= top_; at += step_) {
            const Mm y = y_at(at);
            rule(at == 0 ? "rule" : "light", {area_.at.x, y}, {area_.right(), y});
            write(std::to_string(at), style, {Mm{0}, y - style.leading / 2}, Mm{left - 1.5});
        }
        write(layout::label("points left"), text_.style("cell-small"), {Mm{0}, Mm{0}}, Mm{left + 20});
    }

    void turning_points() {
        const layout::Style style = aligned("map-number", layout::Align::centre);
        int number = 0;
        for (const scenario::TurningPoint& point : facts_.turning_points) {
            const Mm x = (x_at(point.turn) + x_at(point.turn + 1)) / 2;
            rule("hairline", {x, Mm{above - 2}}, {x, area_.bottom()});
            const Point middle{x, Mm{above - 2 - ring}};
            fill(circle(middle, ring), colour("paper"));
            stroke(circle(middle, ring), {layout::points(0.5), colour("ink"), {}, false});
            const Mm half = style.leading / 2;
            write(std::to_string(++number), style, {x - Mm{4}, middle.y - half}, Mm{8});
        }
    }

    void line(std::size_t side) {
        layout::Path path;
        for (std::size_t i = 0; i <= facts_.turns.size(); ++i) {
            const Point at{x_at(i), y_at(left_after(side, i))};
            i == 0 ? path.move_to(at) : path.line_to(at);
        }
        layout::Stroke how{Mm{line_width}, sides_.colours[side], {}, side == 0};
        if (side == 1) how.dash = {Mm{1.8}, Mm{0.8}};
        stroke(std::move(path), how);
        for (std::size_t i = 1; i <= facts_.turns.size(); ++i)
            if (left_after(side, i) != left_after(side, i - 1))
                put_mark(side, {x_at(i), y_at(left_after(side, i))});
    }

    void put_mark(std::size_t side, Point at) {
        if (side == 0) {
            fill(layout::rectangle({{at.x - Mm{mark}, at.y - Mm{mark}}, {Mm{2 * mark}, Mm{2 * mark}}}),
                 sides_.colours[0]);
            return;
        }
        fill(circle(at, mark), colour("paper"));
        stroke(circle(at, mark), {Mm{0.35}, sides_.colours[1], {}, false});
    }

    /// Each line's name at its end, apart from the other, with a piece of the line before it.
    void names() {
        const std::size_t last = facts_.turns.size();
        std::array<Mm, 2> y{y_at(left_after(0, last)), y_at(left_after(1, last))};
        const std::size_t upper = y[0] <= y[1] ? 0 : 1, lower = 1 - upper;
        if (y[lower] - y[upper] < Mm{label_apart}) {
            const Mm lowest = area_.bottom() - Mm{1};
            const Mm middle = std::min((y[0] + y[1]) / 2, lowest - Mm{label_apart / 2});
            y[upper] = middle - Mm{label_apart / 2};
            y[lower] = middle + Mm{label_apart / 2};
        }
        const layout::Style& name = text_.style("cell-strong");
        const layout::Style& figure = text_.style("cell-small");
        for (const std::size_t side : {0U, 1U}) {
            const Mm x = area_.right() + Mm{2.5}, width = Mm{right - 2.5};
            layout::Style own = name;
            own.one_line = true;
            own.colour = sides_.colours[side];
            write(sides_.names[side], own, {x, y[side] - name.leading}, width);
            write(std::to_string(left_after(side, last)) + " left", figure, {x, y[side] - Mm{0.6}}, width);
        }
    }

    const scenario::AfterActionFacts& facts_;
    const ChartSides& sides_;
    layout::TextSetter& text_;
    Frame frame_;
    Box area_;
    int step_ = 1, top_ = 1;
};

}  // namespace

layout::Frame draw_points(const scenario::AfterActionFacts& facts, const ChartSides& sides, layout::Size size,
                          layout::TextSetter& text) {
    return Chart(facts, sides, size, text).drawn();
}

}  // namespace muster::sheets
