#include "rrtk/setup/lines.hpp"

#include <algorithm>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using namespace literals;

constexpr Inches left_of_centre = 18_in, right_of_centre = 30_in;
constexpr Inches between_lines = 0.5_in;
constexpr Inches widest_gap = 1_in;
constexpr Inches behind_first_line = 6_in;

using Row = std::vector<const DraftBody*>;

/// How one row of Bodies fills its stretch.
struct RowShape {
    std::vector<std::size_t> columns;
    Inches gap, width, depth;
};

bool is_wing(Block block) { return block == Block::left || block == Block::right; }

bool is_skirmish_body(const DraftBody& body) { return is_skirmish(class_of(body.example())); }

bool has_melee_foot(const DraftBody& body) {
    return std::ranges::any_of(body.units, [](const auto* unit) { return is_melee_foot(*unit); });
}

Inches frontage(const DraftBody& body, std::size_t columns) {
    return body.example().base.width * static_cast<std::int64_t>(columns);
}

std::size_t divided_up(std::size_t number, std::size_t by) { return (number + by - 1) / by; }

std::size_t ranks_in(const DraftBody& body, std::size_t columns) {
    return divided_up(body.front.size(), columns) + divided_up(body.units.size(), columns);
}

/// Rows of Bodies, wide and shallow where there is room.
class RowFitting {
  public:
    RowFitting(const Drawing& drawing, const Row& row, Inches room)
        : drawing_(drawing), row_(row), room_(room) {}

    /// The fewest ranks, from `least` on, with which the row fits; as deep as can be if it never does.
    [[nodiscard]] RowShape fit(std::size_t least) const {
        constexpr std::size_t deepest = 11;
        for (std::size_t ranks = least;; ++ranks) {
            RowShape shape = with_ranks(ranks);
            const Inches gaps = room_ - shape.width;
            const auto between = static_cast<std::int64_t>(row_.size()) - 1;
            if (ranks < deepest && gaps < tape_step * 2 * between) continue;
            shape.gap = between > 0 ? std::clamp(gaps / between - tape_step, Inches(), widest_gap) : Inches();
            shape.width += shape.gap * between;
            return shape;
        }
    }

  private:
    [[nodiscard]] RowShape with_ranks(std::size_t ranks) const {
        RowShape shape;
        for (const DraftBody* body : row_) {
            const std::size_t deep = body->has(drawing_.commander) ? std::max<std::size_t>(ranks, 2) : ranks;
            const std::size_t columns = std::clamp<std::size_t>(divided_up(body->size(), deep), 1, widest);
            shape.columns.push_back(columns);
            shape.width += frontage(*body, columns);
            shape.depth = std::max(shape.depth, body->example().base.depth *
                                                    static_cast<std::int64_t>(ranks_in(*body, columns)));
        }
        return shape;
    }

    const Drawing& drawing_;
    const Row& row_;
    Inches room_;
};

class DrawingUp {
  public:
    DrawingUp(const std::vector<DraftBody>& bodies, const Drawing& drawing) : drawing_(drawing) {
        for (const DraftBody& body : bodies) sort_in(body);
        in_order(main_);
    }

    std::vector<Station> draw() {
        constexpr Inches front = furthest_from_baseline;
        const RowShape screen = RowFitting(drawing_, screen_, right_of_centre - left_of_centre).fit(1);
        const Inches line = screen_.empty() ? front : tape_down(front - screen.depth - between_lines);
        const bool deep = std::ranges::any_of(main_, [](const DraftBody* body) { return body->size() > 3; });
        const RowShape main = RowFitting(drawing_, main_, right_of_centre - left_of_centre).fit(deep ? 2 : 1);
        station_row(main_, main, left_of_centre, right_of_centre, line);
        station_row(screen_, screen, left_of_centre, right_of_centre, front);
        station_wing(right_, right_of_centre, board_width() - sideline_limit,
                     front - drawing_.plan->right_back);
        station_wing(left_, sideline_limit, left_of_centre, front - drawing_.plan->left_back);
        const RowShape reserve = RowFitting(drawing_, reserve_, right_of_centre - left_of_centre).fit(1);
        const Inches first_line_rear = line - main.depth;
        const Inches back =
            std::max(first_line_rear - behind_first_line, tape_up(nearest_to_baseline + reserve.depth));
        station_row(reserve_, reserve, left_of_centre, right_of_centre, back);
        return std::move(stations_);
    }

  private:
    static Inches board_width() { return sideline_limit + zone(false).high.x; }

    void sort_in(const DraftBody& body) {
        if (body.block == Block::reserve)
            reserve_.push_back(&body);
        else if (is_wing(body.block) && !has_melee_foot(body))
            (body.block == Block::left ? left_ : right_).push_back(&body);
        else if (body.block == Block::centre && is_skirmish_body(body))
            screen_.push_back(&body);
        else
            main_.push_back(&body);
    }

    /// From left to right: melee foot of the left wing, missile troops, melee foot, mounted troops, melee
    /// foot of the right wing.
    static int place_in_line(const DraftBody& body) {
        if (body.block == Block::left) return 0;
        if (body.block == Block::right) return 4;
        if (is_missile(class_of(body.example()))) return 1;
        return is_mounted(class_of(body.example())) ? 3 : 2;
    }

    static void in_order(Row& row) {
        std::ranges::stable_sort(row, {}, [](const DraftBody* body) { return place_in_line(*body); });
    }

    /// Stations a row in the middle of its stretch.
    void station_row(const Row& row, const RowShape& shape, Inches from, Inches to, Inches front) {
        Inches left = std::max(from, tape_down(from + (to - from - shape.width) / 2));
        for (std::size_t i = 0; i < row.size(); ++i) {
            stations_.push_back({row[i], {{left, front}, shape.columns[i], from, to}});
            left =
                tape_up(left + frontage(*row[i], shape.columns[i]) + std::max(shape.gap, gap_between_bodies));
        }
    }

    /// From front to back: skirmishers, missile troops, melee troops; side by side where the wing is wide
    /// enough for two.
    void station_wing(Row bodies, Inches from, Inches to, Inches front) {
        std::ranges::stable_sort(bodies, [](const DraftBody* a, const DraftBody* b) {
            return purpose_of(a->example()) > purpose_of(b->example());
        });
        for (std::size_t next = 0; next < bodies.size();) {
            Row row{bodies[next++]};
            while (next < bodies.size() && fits_beside(row, *bodies[next], to - from))
                row.push_back(bodies[next++]);
            RowShape shape = RowFitting(drawing_, row, to - from).fit(1);
            const bool inwards = drawing_.plan->one_line;  // close to the centre (T-39)
            const Inches room = inwards ? shape.width : to - from;
            const Inches start = from < left_of_centre && inwards ? to - room : from;
            station_row_within(row, shape, {start, start + room}, {from, to}, front);
            front = tape_down(front - shape.depth - between_lines);
        }
    }

    struct Stretch {
        Inches from, to;
    };

    void station_row_within(const Row& row, const RowShape& shape, Stretch wanted, Stretch allowed,
                            Inches front) {
        const std::size_t before = stations_.size();
        station_row(row, shape, wanted.from, wanted.to, front);
        for (std::size_t i = before; i < stations_.size(); ++i) {
            stations_[i].wanted.from = allowed.from;
            stations_[i].wanted.to = allowed.to;
        }
    }

    static bool fits_beside(const Row& row, const DraftBody& body, Inches room) {
        Inches width = frontage(body, body.size()) + tape_step * 2;
        for (const DraftBody* each : row) width += frontage(*each, each->size());
        return width <= room;
    }

    const Drawing& drawing_;
    Row main_, screen_, left_, right_, reserve_;
    std::vector<Station> stations_;
};

}  // namespace

std::vector<Station> draw_up(const std::vector<DraftBody>& bodies, const Drawing& drawing) {
    return DrawingUp(bodies, drawing).draw();
}

}  // namespace muster::rrtk
