#include "rrtk/setup/lines.hpp"

#include <algorithm>

#include "rrtk/army/unit.hpp"
#include "rrtk/setup/row.hpp"

namespace muster::rrtk {

namespace {

using namespace literals;

constexpr Inches left_of_centre = 18_in, right_of_centre = 30_in;
constexpr Inches between_lines = 0.5_in;
constexpr Inches behind_first_line = 6_in;

bool is_wing(Block block) { return block == Block::left || block == Block::right; }

bool is_skirmish_body(const DraftBody& body) { return is_skirmish(class_of(body.example())); }

bool has_melee_foot(const DraftBody& body) {
    return std::ranges::any_of(body.units, [](const auto* unit) { return is_melee_foot(*unit); });
}

/// A stretch of the line, from left to right.
struct Stretch {
    Inches from, to;
};

class DrawingUp {
  public:
    DrawingUp(const std::vector<DraftBody>& bodies, const Drawing& drawing) : drawing_(drawing) {
        for (const DraftBody& body : bodies) sort_in(body);
        in_order(main_);
    }

    std::vector<Station> draw() {
        constexpr Inches front = furthest_from_baseline;
        const Inches width = right_of_centre - left_of_centre;
        const RowShape screen = fit_row(screen_, width, 1, drawing_.commander);
        const Inches line = screen_.empty() ? front : tape_down(front - screen.depth - between_lines);
        const bool deep = std::ranges::any_of(main_, [](const DraftBody* body) { return body->size() > 3; });
        const RowShape main = fit_row(main_, width, deep ? 2 : 1, drawing_.commander);
        const Inches rear = line - main.depth;
        station_row(main_, main, {left_of_centre, right_of_centre}, line);
        station_row(screen_, screen, {left_of_centre, right_of_centre}, front);
        station_wing(right_, {right_of_centre, zone(false).high.x}, front - drawing_.plan->right_back);
        station_wing(left_, {sideline_limit, left_of_centre}, front - drawing_.plan->left_back);
        station_held_back(right_foot_, front - drawing_.plan->right_back, rear);
        station_held_back(left_foot_, front - drawing_.plan->left_back, rear);
        const RowShape reserve = fit_row(reserve_, width, 1, drawing_.commander);
        const Inches back = std::max(rear - behind_first_line, tape_up(nearest_to_baseline + reserve.depth));
        station_row(reserve_, reserve, {left_of_centre, right_of_centre}, back);
        return std::move(stations_);
    }

  private:
    void sort_in(const DraftBody& body) {
        if (body.block == Block::reserve)
            reserve_.push_back(&body);
        else if (is_wing(body.block))
            sort_in_wing(body);
        else if (is_skirmish_body(body))
            screen_.push_back(&body);
        else
            main_.push_back(&body);
    }

    /// Melee foot of a wing stands at the end of the main line, or behind that end if the wing is held back
    ///
    void sort_in_wing(const DraftBody& body) {
        const bool left = body.block == Block::left;
        const Inches back = left ? drawing_.plan->left_back : drawing_.plan->right_back;
        if (!has_melee_foot(body))
            (left ? left_ : right_).push_back(&body);
        else if (back > Inches())
            (left ? left_foot_ : right_foot_).push_back(&body);
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
    void station_row(const Row& row, const RowShape& shape, Stretch stretch, Inches front) {
        Inches left =
            std::max(stretch.from, tape_down(stretch.from + (stretch.to - stretch.from - shape.width) / 2));
        for (std::size_t i = 0; i < row.size(); ++i) {
            stations_.push_back({row[i], {{left, front}, shape.columns[i], stretch.from, stretch.to}});
            left =
                tape_up(left + frontage(*row[i], shape.columns[i]) + std::max(shape.gap, gap_between_bodies));
        }
    }

    /// From front to back: skirmishers, missile troops, melee troops; side by side where the wing is wide
    /// enough for two.
    void station_wing(Row bodies, Stretch wing, Inches front) {
        std::ranges::stable_sort(bodies, [](const DraftBody* a, const DraftBody* b) {
            return purpose_of(a->example()) > purpose_of(b->example());
        });
        for (std::size_t next = 0; next < bodies.size();) {
            Row row{bodies[next++]};
            while (next < bodies.size() && fits_beside(row, *bodies[next], wing.to - wing.from))
                row.push_back(bodies[next++]);
            const RowShape shape = fit_row(row, wing.to - wing.from, 1, drawing_.commander);
            const std::size_t first = stations_.size();
            station_row(row, shape, drawing_.plan->one_line ? inner_end(wing, shape.width) : wing, front);
            keep_within(first, wing);
            front = tape_down(front - shape.depth - between_lines);
        }
    }

    /// The stretch of a wing beside the centre (T-39: close to centre).
    static Stretch inner_end(Stretch wing, Inches width) {
        if (wing.from < left_of_centre) return {wing.to - width, wing.to};
        return {wing.from, wing.from + width};
    }

    /// Melee foot of a wing that is held back: behind its end of the main line.
    void station_held_back(const Row& row, Inches front, Inches rear_of_line) {
        if (row.empty()) return;
        const bool left = row.front()->block == Block::left;
        const RowShape shape = fit_row(row, (right_of_centre - left_of_centre) / 2, 1, drawing_.commander);
        const Stretch end = left ? Stretch{left_of_centre, left_of_centre + shape.width}
                                 : Stretch{right_of_centre - shape.width, right_of_centre};
        const std::size_t first = stations_.size();
        station_row(row, shape, end, std::min(front, tape_down(rear_of_line - between_lines)));
        keep_within(first, {left_of_centre, right_of_centre});
    }

    /// Lets the stations from `first` on be moved anywhere in a stretch.
    void keep_within(std::size_t first, Stretch stretch) {
        for (std::size_t i = first; i < stations_.size(); ++i) {
            stations_[i].wanted.from = stretch.from;
            stations_[i].wanted.to = stretch.to;
        }
    }

    static bool fits_beside(const Row& row, const DraftBody& body, Inches room) {
        Inches width = frontage(body, body.size()) + tape_step * 2;
        for (const DraftBody* each : row) width += frontage(*each, each->size());
        return width <= room;
    }

    const Drawing& drawing_;
    Row main_, screen_, left_, right_, left_foot_, right_foot_, reserve_;
    std::vector<Station> stations_;
};

}  // namespace

std::vector<Station> draw_up(const std::vector<DraftBody>& bodies, const Drawing& drawing) {
    return DrawingUp(bodies, drawing).draw();
}

}  // namespace muster::rrtk
