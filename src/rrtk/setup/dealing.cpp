#include "rrtk/setup/dealing.hpp"

#include <algorithm>
#include <limits>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using scenario::UnitSheet;

/// Puts units in the order in which a step takes them. Leaves out those it doesn't take.
class Sorting {
  public:
    Sorting(const Rulebook& book, Order by, bool wing) : book_(book), by_(by), wing_(wing) {}

    [[nodiscard]] Units sorted(const Units& pool) const {
        Units result;
        for (const UnitSheet* unit : pool)
            if (takes(*unit)) result.push_back(unit);
        std::ranges::stable_sort(result,
                                 [this](const UnitSheet* a, const UnitSheet* b) { return before(*a, *b); });
        return by_ == Order::alternate_heaviest ? alternate(result) : result;
    }

  private:
    [[nodiscard]] bool takes(const UnitSheet& unit) const {
        if (by_ == Order::mounted) return is_mounted(class_of(unit));
        if (by_ == Order::foot_skirmishers) return class_of(unit) == TroopClass::foot_skirmish;
        return true;
    }

    [[nodiscard]] bool before(const UnitSheet& a, const UnitSheet& b) const {
        if (wing_ && is_melee_foot(a) != is_melee_foot(b)) return is_melee_foot(b);
        switch (by_) {
            case Order::lightest: return weight_key(b) < weight_key(a);
            case Order::fastest:
                return std::pair(-speed(a), weight_key(a)) < std::pair(-speed(b), weight_key(b));
            case Order::dearest:
                return std::pair(-a.points, weight_key(a)) < std::pair(-b.points, weight_key(b));
            case Order::missile:
                return std::pair(not_missile(a), weight_key(a)) < std::pair(not_missile(b), weight_key(b));
            case Order::heaviest:
            case Order::alternate_heaviest:
            case Order::mounted:
            case Order::foot_skirmishers: break;
        }
        return weight_key(a) < weight_key(b);
    }

    [[nodiscard]] std::int64_t speed(const UnitSheet& unit) const {
        return normal_move(book_, unit).in_thousandths();
    }
    [[nodiscard]] static bool not_missile(const UnitSheet& unit) { return !is_missile(class_of(unit)); }

    /// Every second melee unit of each group, heaviest first, then the others; the groups are mounted troops,
    /// missile troops and skirmishers, melee foot.
    [[nodiscard]] static Units alternate(const Units& by_weight) {
        Units first, light, foot, rest;
        int mounted_seen = 0, foot_seen = 0;
        for (const UnitSheet* unit : by_weight) {
            if (!is_melee(class_of(*unit)))
                light.push_back(unit);
            else if (is_melee_foot(*unit))
                (foot_seen++ % 2 == 1 ? foot : rest).push_back(unit);
            else
                (mounted_seen++ % 2 == 1 ? first : rest).push_back(unit);
        }
        for (const Units* group : {&light, &foot, &rest})
            first.insert(first.end(), group->begin(), group->end());
        return first;
    }

    const Rulebook& book_;
    Order by_;
    bool wing_;
};

class Dealing {
  public:
    Dealing(const Rulebook& book, Units pool, const Quotas& quotas)
        : book_(book), pool_(std::move(pool)), quotas_(quotas) {}

    Dealt deal(const PlanChoice& plan) {
        for (const FillStep& step : plan.fill) fill(step);
        Units& centre = dealt_.of(Block::centre);
        centre.insert(centre.end(), pool_.begin(), pool_.end());
        return std::move(dealt_);
    }

  private:
    void fill(const FillStep& step) {
        switch (step.share) {
            case Share::centre: return fill_blocks({Block::centre}, step);
            case Share::left: return fill_blocks({Block::left}, step);
            case Share::right: return fill_blocks({Block::right}, step);
            case Share::reserve: return fill_blocks({Block::reserve}, step);
            case Share::wings: return fill_blocks({Block::right, Block::left}, step);
        }
    }

    /// Units the block may still take in a step: the part of its quota that the step may fill, and no more
    /// than its room.
    [[nodiscard]] int room(Block block, int part) const {
        const int quota = quotas_.of(block);
        const int left = quota - static_cast<int>(dealt_.of(block).size());
        return std::min(left, (quota * part + 99) / 100);
    }

    void fill_blocks(const std::vector<Block>& blocks, const FillStep& step) {
        const bool wing =
            step.share == Share::left || step.share == Share::right || step.share == Share::wings;
        const Units order = Sorting(book_, step.by, wing).sorted(pool_);
        std::vector<int> rooms;
        for (const Block block : blocks) rooms.push_back(room(block, step.part));
        auto next = order.begin();
        for (bool gave = true; gave;) {
            gave = false;
            for (std::size_t i = 0; i < blocks.size(); ++i)
                if (rooms[i] > 0 && next != order.end()) {
                    take(**next++, blocks[i]);
                    --rooms[i];
                    gave = true;
                }
        }
    }

    void take(const UnitSheet& unit, Block block) {
        dealt_.of(block).push_back(&unit);
        std::erase(pool_, &unit);
    }

    const Rulebook& book_;
    Units pool_;
    const Quotas& quotas_;
    Dealt dealt_;
};

}  // namespace

int purpose_of(const UnitSheet& unit) {
    const TroopClass troop_class = class_of(unit);
    return is_melee(troop_class) ? 0 : is_missile(troop_class) ? 1 : 2;
}

std::tuple<int, int, int, int, int> weight_key(const UnitSheet& unit) {
    return {purpose_of(unit), -unit.stat("ac"), -unit.stat("figures"), -unit.stat("rep"), unit.number};
}

bool is_melee_foot(const UnitSheet& unit) { return class_of(unit) == TroopClass::foot_melee; }

Dealt deal_out(const Rulebook& book, const Units& units, const PlanChoice& plan, const Quotas& quotas) {
    return Dealing(book, units, quotas).deal(plan);
}

}  // namespace muster::rrtk
