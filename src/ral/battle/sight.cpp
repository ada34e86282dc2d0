// Whom archers see: living figures, clear shots, the closest enemy.
#include <algorithm>

#include "ral/battle/archery.hpp"
#include "ral/battle/ground.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Outline;
using tabletop::Point;

/// The place of an outline that is nearest to a point outside of it.
Point nearest_place(Point to, const Outline& base) {
    Point best = base.corner[0];
    Inches least = Inches::thousandths(INT32_MAX);
    for (std::size_t i = 0; i < 4; ++i) {
        const Point a = base.corner[i], b = base.corner[(i + 1) % 4];
        const std::int64_t dx = (b.x - a.x).in_thousandths(), dy = (b.y - a.y).in_thousandths();
        const std::int64_t length = dx * dx + dy * dy;
        const std::int64_t along = std::clamp<std::int64_t>(
            (to.x - a.x).in_thousandths() * dx + (to.y - a.y).in_thousandths() * dy, 0, length);
        const Point at{a.x + Inches::thousandths(dx * along / length),
                       a.y + Inches::thousandths(dy * along / length)};
        const Inches far = tabletop::distance(to, at);
        if (far >= least) continue;
        least = far;
        best = at;
    }
    return best;
}

/// Units that may stand between a shooter and its target.
UnitSet between(const Battle& battle, UnitId shooter, UnitId target) {
    const tabletop::Rect &a = battle.shape(shooter).around, &b = battle.shape(target).around;
    const tabletop::Rect both{{std::min(a.low.x, b.low.x), std::min(a.low.y, b.low.y)},
                              {std::max(a.high.x, b.high.x), std::max(a.high.y, b.high.y)}};
    UnitSet found;
    for (const UnitId unit : battle.present())
        if (unit != shooter && unit != target && tabletop::overlap(battle.shape(unit).around, both))
            found.add(unit);
    return found;
}

bool clear_line(const Battle& battle, const UnitSet& others, Point from, Point to) {
    for (const UnitId unit : others)
        if (tabletop::crosses(from, to, battle.shape(unit))) return false;
    return !hidden(battle.book, from, to);
}

/// Places of figures seen from their unit: the `rank`th of `ranks`, the `file`th of `files`.
tabletop::Offset offset_of(const tabletop::Base& base, std::array<int, 2> rank, std::array<int, 2> file) {
    return {base.width * (2 * file[0] + 1) / (2 * file[1]) - base.width / 2,
            base.depth / 2 - base.depth * (2 * rank[0] + 1) / (2 * rank[1])};
}

}  // namespace

Figureplaces living_figures(const Battle& battle, UnitId unit) {
    const UnitEntry& entry = battle.entry(unit);
    const UnitState& state = battle.unit(unit);
    const tabletop::Base& base = entry.base(state.formation);
    const int files = state.formation == Formation::line ? entry.files : std::max(1, entry.files / 2);
    const int ranks = (entry.figures + files - 1) / files;
    Figureplaces places;
    for (int i = 0; i < state.figures && !places.full(); ++i) {
        const int in_rank = i % files;
        // From the middle outward, right and left in turn.
        const int step = (in_rank + 1) / 2;
        const int file = (files - 1) / 2 + (in_rank % 2 == 1 ? step : -step);
        places.push_back(tabletop::place_at(state.pose, offset_of(base, {i / files, ranks}, {file, files})));
    }
    return places;
}

int clear_shots(const Battle& battle, UnitId shooter, UnitId target) {
    const UnitSet others = between(battle, shooter, target);
    const tabletop::Pose& pose = battle.unit(shooter).pose;
    const Inches front = battle.placed(shooter).base.depth / 2;
    const Point middle = battle.unit(target).pose.centre;
    int clear = 0;
    for (const Point& figure : living_figures(battle, shooter))
        for (const Point& aim : {nearest_place(figure, battle.shape(target)), middle}) {
            if (tabletop::seen_from(pose, aim).ahead < front) continue;  // RAL-009
            if (!clear_line(battle, others, figure, aim)) continue;
            ++clear;
            break;
        }
    return clear;
}

namespace {

/// From the nearest living figure, base to base.
Inches shooting_distance(const Battle& battle, const Figureplaces& figures, UnitId target) {
    Inches least = Inches::thousandths(INT32_MAX);
    for (const Point& figure : figures) least = std::min(least, tabletop::gap(figure, battle.shape(target)));
    return least;
}

struct Seen {
    UnitId unit = no_unit;
    Inches distance;
};

/// Enemies in range that are in no melee, the nearest first.
FixedList<Seen, 32> in_range(const Battle& battle, UnitId shooter) {
    const Inches reach = battle.book.figures.reaches.bow;
    const Figureplaces figures = living_figures(battle, shooter);
    FixedList<Seen, 32> found;
    for (const UnitId unit : battle.present()) {
        if (!battle.book.enemies(shooter, unit)) continue;
        if (!tabletop::within(battle.shape(shooter), battle.shape(unit), reach)) continue;
        const Inches distance = shooting_distance(battle, figures, unit);
        if (distance <= reach && !battle.in_melee(unit))
            static_cast<void>(found.try_push_back({unit, distance}));
    }
    std::stable_sort(found.begin(), found.end(),
                     [](const Seen& a, const Seen& b) { return a.distance < b.distance; });
    return found;
}

}  // namespace

Targets targets_of(const Battle& battle, UnitId shooter) {
    Targets targets;
    const int figures = battle.unit(shooter).figures;
    bool found = false;
    for (const Seen& seen : in_range(battle, shooter)) {
        if (found && seen.distance > targets.distance) break;
        const int clear = clear_shots(battle, shooter, seen.unit);
        if (clear == 0) continue;  // not seen: the next is the closest (RAL-008)
        found = true;
        targets.distance = seen.distance;
        if (2 * clear >= figures) static_cast<void>(targets.units.try_push_back(seen.unit));
    }
    return targets;
}

}  // namespace muster::ral::battle
