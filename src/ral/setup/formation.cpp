#include "ral/setup/formation.hpp"

#include <algorithm>

#include "ral/army/unit.hpp"

namespace muster::ral {

namespace {

using scenario::UnitSheet;

/// A unit while it waits to be given to a block.
struct Waiting {
    const UnitSheet* unit;
    const TroopType* type;
    bool archers_on_foot;
};

class Sharing {
  public:
    Sharing(const Rulebook& book, const scenario::Side& side)
        : book_(book), plan_(*book.plans.plan(side.plan)), all_(static_cast<int>(side.units.size())) {
        for (const UnitSheet& unit : side.units) {
            const TroopType& type = type_of(book.rules, unit);
            waiting_.push_back({&unit, &type, !type.mounted && missile_of(unit).has_value()});
        }
    }

    std::vector<Wish> shared() && {
        fill_reserve();
        give_mounted();
        give_archers();
        fill_wing(right_);
        fill_wing(left_);
        std::vector<Wish> wishes;
        const auto add = [&](const std::vector<int>& units, Block block, bool before) {
            for (const int unit : units) wishes.push_back({unit, block, before, {}});
        };
        for (const Waiting& each : waiting_) centre_.push_back(each.unit->number);
        add(before_, Block::centre, true);
        add(centre_, Block::centre, false);
        add(right_, Block::right, false);
        add(left_, Block::left, false);
        add(reserve_, Block::reserve, false);
        return wishes;
    }

  private:
    void take(std::size_t at, std::vector<int>& block) {
        block.push_back(waiting_[at].unit->number);
        waiting_.erase(waiting_.begin() + static_cast<std::ptrdiff_t>(at));
    }

    /// Takes up to `wanted` units into `block`: no archers on foot, types by their place in `order`.
    void take_by_type(const std::vector<std::string>& order, int wanted, std::vector<int>& block) {
        for (const std::string& type : order)
            for (std::size_t at = 0; at < waiting_.size() && wanted > 0;)
                if (waiting_[at].type->id == type && !waiting_[at].archers_on_foot) {
                    take(at, block);
                    --wanted;
                } else {
                    ++at;
                }
    }

    void fill_reserve() { take_by_type(plan_.reserve_first, all_ * plan_.reserve_share / 100, reserve_); }

    /// Mounted units to the wings, so that the right one has its share of those given so far.
    void give_mounted() {
        int given = 0;
        for (std::size_t at = 0; at < waiting_.size();) {
            if (!waiting_[at].type->mounted) {
                ++at;
                continue;
            }
            ++given;
            const int wanted = (given * plan_.mounted_right + 50) / 100;
            take(at, static_cast<int>(right_.size()) < wanted ? right_ : left_);
        }
    }

    /// Archers on foot before the centre, or by turns to both wings, next to the centre.
    void give_archers() {
        std::vector<int> right, left;
        for (std::size_t at = 0; at < waiting_.size();) {
            if (!waiting_[at].archers_on_foot)
                ++at;
            else if (plan_.archers == ArcherPlace::front)
                take(at, before_);
            else
                take(at, right.size() <= left.size() ? right : left);
        }
        right_.insert(right_.begin(), right.begin(), right.end());
        left_.insert(left_.begin(), left.begin(), left.end());
    }

    void fill_wing(std::vector<int>& wing) {
        const int least = all_ * book_.plans.drawing_up.wing_share / 100;
        take_by_type(book_.plans.drawing_up.wing_first, least - static_cast<int>(wing.size()), wing);
    }

    const Rulebook& book_;
    const Plan& plan_;
    int all_;
    std::vector<Waiting> waiting_;                               ///< in the order of the roster
    std::vector<int> before_, centre_, right_, left_, reserve_;  ///< wings from the centre outwards
};

/// The units of one place, rank behind rank.
struct Group {
    std::vector<Wish*> units;
    int columns = 0;

    void spread(int ranks) { columns = (static_cast<int>(units.size()) + ranks - 1) / ranks; }
};

/// Places a group's units: column by column from `first` on in steps of `step`, ranks backwards from `y`.
struct Grid {
    Inches first, step, y, rank_step;

    void place(Group& group) const {
        const auto columns = static_cast<std::size_t>(group.columns);
        for (std::size_t i = 0; i < group.units.size(); ++i)
            group.units[i]->place = {first + static_cast<std::int64_t>(i % columns) * step,
                                     y - static_cast<std::int64_t>(i / columns) * rank_step};
    }
};

class DrawingUpSide {
  public:
    DrawingUpSide(const Rulebook& book, const Plan& plan, Inches width, Inches gap)
        : book_(book),
          plan_(plan),
          width_(width),
          base_(book.rules.line(book.rules.types.front())),
          gap_(gap) {}

    void place(std::vector<Wish>& wishes) {
        for (Wish& wish : wishes) group_of(wish).units.push_back(&wish);
        int ranks = 1;
        do {
            for (Group* group : {&left_, &centre_, &right_}) group->spread(ranks);
            ++ranks;
        } while (left_.columns + centre_.columns + right_.columns > capacity());
        const Inches middle = place_line();
        place_behind_each_other(before_, middle, plan_.front);
        place_behind_each_other(reserve_, width_ / 2, plan_.reserve);
    }

  private:
    Group& group_of(const Wish& wish) {
        switch (wish.block) {
            case Block::left: return left_;
            case Block::right: return right_;
            case Block::reserve: return reserve_;
            case Block::centre: break;
        }
        return wish.before ? before_ : centre_;
    }

    [[nodiscard]] Inches step() const { return base_.width + gap_; }
    [[nodiscard]] int capacity() const {
        return static_cast<int>((width_ + gap_).in_thousandths() / step().in_thousandths());
    }

    /// Columns of the centre, or of the archers before it where they are more and there is room for the wings
    /// outside them.
    [[nodiscard]] int core_columns() const {
        const int room = capacity() - left_.columns - right_.columns;
        return std::max(centre_.columns, std::min(static_cast<int>(before_.units.size()), room));
    }

    /// The line in the middle of the table, wings beside the centre, with more room between where there is
    /// room. Gives the middle of the centre.
    Inches place_line() {
        const int core = core_columns();
        const Inches row = width_of(left_.columns + core + right_.columns);
        const int breaks = (left_.columns > 0 ? 1 : 0) + (right_.columns > 0 ? 1 : 0);
        const Inches spare = breaks == 0 ? Inches{} : (width_ - row) / breaks;
        const Inches between = std::min(spare, book_.plans.drawing_up.between_blocks);
        Inches at = (width_ - row - breaks * between) / 2;
        Group outwards = left_;
        std::ranges::reverse(outwards.units);  // the inmost unit is its first
        grid(at + base_.width / 2, plan_.wings).place(outwards);
        at += left_.columns * step() + (left_.columns > 0 ? between : Inches{});
        const Inches middle = core == 0 ? width_ / 2 : at + width_of(core) / 2;
        grid(middle - (width_of(centre_.columns) - base_.width) / 2, plan_.line).place(centre_);
        at += core * step() + (right_.columns > 0 ? between : Inches{});
        grid(at + base_.width / 2, plan_.wings).place(right_);
        return middle;
    }

    /// Ranks as long as the table allows, about `middle`.
    void place_behind_each_other(Group& group, Inches middle, Inches y) {
        group.columns = std::min(capacity(), static_cast<int>(group.units.size()));
        if (group.columns == 0) return;
        grid(middle - (width_of(group.columns) - base_.width) / 2, y).place(group);
    }

    [[nodiscard]] Inches width_of(int columns) const {
        return columns == 0 ? Inches{} : columns * step() - gap_;
    }
    [[nodiscard]] Grid grid(Inches first, Inches y) const { return {first, step(), y, base_.depth + gap_}; }

    const Rulebook& book_;
    const Plan& plan_;
    Inches width_;
    tabletop::Base base_;
    Inches gap_;
    Group left_, centre_, right_, before_, reserve_;
};

}  // namespace

std::vector<Wish> share_out(const Rulebook& book, const scenario::Side& side) {
    return Sharing(book, side).shared();
}

void draw_up(const Rulebook& book, const Plan& plan, Inches width, Inches gap, std::vector<Wish>& wishes) {
    DrawingUpSide(book, plan, width, gap).place(wishes);
}

}  // namespace muster::ral
