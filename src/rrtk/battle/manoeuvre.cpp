// Wheels and about face (T-20). Expanding, dismounting: expansion.cpp; reforming and Bodies: formation.cpp.
#include "rrtk/battle/manoeuvre.hpp"

#include <algorithm>
#include <cstdlib>
#include <vector>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/manoeuvre_steps.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/reactions.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"
#include "tabletop/wheel.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

bool any_foot(const Battle& battle, const UnitSet& units) {
    return std::any_of(units.begin(), units.end(), [&](UnitId u) { return !battle.profile(u).mounted(); });
}

bool all_skirmish(const Battle& battle, const UnitSet& units) {
    return std::all_of(units.begin(), units.end(),
                       [&](UnitId u) { return battle.profile(u).has(Trait::skirmish); });
}

/// The front rank's outermost corner on the side of the wheel (section 11).
Point pivot_of(const Battle& battle, const UnitSet& movers, bool right) {
    const Pose frame = battle.unit(movers.first()).pose;
    Point best;
    Inches best_ahead, best_side;
    bool any = false;
    for (const UnitId u : movers) {
        const Point corner = battle.shape(u).corner[right ? 1 : 0];
        const tabletop::Offset offset = tabletop::seen_from(frame, corner);
        const Inches side = right ? offset.right : -offset.right;
        const bool level = any && offset.ahead <= best_ahead + tabletop::contact_gap &&
                           offset.ahead >= best_ahead - tabletop::contact_gap;
        const bool better = !any || (level ? side > best_side : offset.ahead > best_ahead);
        if (!better) continue;
        best = corner;
        best_ahead = offset.ahead;
        best_side = side;
        any = true;
    }
    return best;
}

/// One file only: nobody stands beside anybody.
bool one_wide(const Battle& battle, const UnitSet& movers) {
    const Pose frame = battle.unit(movers.first()).pose;
    Inches least, most, width;
    for (const UnitId u : movers) {
        const Inches right = tabletop::seen_from(frame, battle.unit(u).pose.centre).right;
        least = std::min(least, right);
        most = std::max(most, right);
        width = std::max(width, battle.profile(u).base.width);
    }
    return most - least < width / 2;
}

Inches arc_of(const Battle& battle, const UnitSet& movers, const Order& order) {
    const Point pivot = pivot_of(battle, movers, order.degrees > 0);
    Inches longest;
    for (const UnitId u : movers)
        longest = std::max(longest, tabletop::arc_of_front(battle.placed(u), pivot, order.degrees));
    return longest;
}

}  // namespace

bool disciplined(Battle& battle, const UnitSet& movers) {
    const bool roll = std::any_of(movers.begin(), movers.end(),
                                  [&](UnitId u) { return battle.profile(u).has(Trait::undisciplined); });
    if (!roll) return true;
    constexpr int most = 3;
    const UnitId first = right_to_left(battle, battle.state.moving, movers)[0];
    const Die die = battle.services.roller.one({Purpose::undisciplined, first, no_unit, most});
    battle.tell(EventKind::undisciplined, first, R(28), [&](Event& e) {
        e.units = movers;
        e.dice.push_back(die);
        e.passed = die <= most ? 1 : 0;
    });
    if (die <= most) return true;
    stop(battle, movers, R(28));
    battle.state.progress.manoeuvred = battle.state.progress.half_speed_done = true;
    battle.state.progress.limit = battle.state.progress.spent;
    return false;
}

Refusal check_turning(const Battle& battle, const UnitSet& movers) {
    if (const Refusal why = check_movers(battle, movers); why != Refusal::none) return why;
    if (battle.state.progress.manoeuvred) return Refusal::already_moved;
    for (const UnitId u : movers)
        if (battle.unit(u).fording != Fording::dry) return Refusal::fords;
    return Refusal::none;
}

void used(Battle& battle, const UnitSet& units) {
    battle.state.progress.moved |= units;
    battle.state.acted |= units;
    battle.state.progress.half_speed_done = true;
}

Pose wheeled_pose(const Battle& battle, const Order& order, UnitId unit) {
    const UnitSet movers = movers_of(battle);
    return tabletop::wheeled(battle.unit(unit).pose, pivot_of(battle, movers, order.degrees > 0),
                             order.degrees);
}

bool wheels_so_far(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    const int most = one_wide(battle, movers) ? wheel_one_wide : wheel_most;
    if (std::abs(order.degrees) > most) return false;
    const Inches full = allowance(battle, movers), spent = battle.state.progress.spent;
    const Inches straight_most = any_foot(battle, movers) ? Inches{} : full / 2;  // T-20, R-099
    return spent <= straight_most && spent + arc_of(battle, movers, order) <= full;
}

Refusal check_wheel(const Battle& battle, const Order& order, bool into_melee) {
    const UnitSet movers = movers_of(battle);
    const Refusal ready = check_turning(battle, movers);
    if (ready != Refusal::none && ready != Refusal::not_active) return ready;
    const Progress& progress = battle.state.progress;
    if (progress.wheeled || progress.faced_about) return Refusal::already_moved;
    if (order.degrees == 0) return Refusal::nothing_named;
    if (!one_facing(battle, movers)) return Refusal::different_facings;
    if (!wheels_so_far(battle, order)) return Refusal::too_far;
    if (!into_melee && !all_skirmish(battle, movers) && stands_before_enemy(battle, movers))
        return Refusal::facing_enemy;
    const Point pivot = pivot_of(battle, movers, order.degrees > 0);
    const Inches arc = arc_of(battle, movers, order);
    const UnitSet others = battle.grounded() - movers;
    std::vector<Outline> turned;  // a fixed list of so many outlines takes longer to clear than to use
    for (const UnitId u : movers) {
        const PlacedBase base = battle.placed(u);
        const Pose to = tabletop::wheeled(base.pose, pivot, order.degrees);
        const Outline there = tabletop::outline(PlacedBase{base.base, to});
        // Places are rounded: bases that just touched may come to lie on each other by a hair.
        for (const Outline& other : turned)
            if (tabletop::clash(there, other)) return Refusal::no_room;
        turned.push_back(there);
        if (!tabletop::inside(there, battle.book.board.area())) return Refusal::no_room;
        if (!battle.book.ground.empty() &&
            (closed_there(battle.book, battle.profile(u), there) || river_at(battle.book, there) >= 0))
            return Refusal::no_room;
        for (const UnitId o : others) {
            const Inches keep = battle.book.enemies(u, o) && !into_melee ? enemy_halt : Inches{};
            if (!tabletop::within(battle.shape(u), battle.shape(o), arc + keep + base.base.depth)) continue;
            if (tabletop::free_wheel(base, pivot, order.degrees, battle.shape(o), keep) != order.degrees)
                return Refusal::no_room;
        }
    }
    return ready;
}

Inches reach_after_wheel(const Battle& battle, const Order& order, UnitId unit) {
    const UnitSet movers = movers_of(battle);
    const Inches full = allowance(battle, movers), arc = arc_of(battle, movers, order);
    const Inches own = allowance(battle, unit) - arc - battle.state.progress.spent;
    return any_foot(battle, movers) ? own : std::min(own, full / 2 - battle.state.progress.spent);
}

bool wheel(Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (!disciplined(battle, movers)) return false;
    Progress& progress = battle.state.progress;
    const Inches full = allowance(battle, movers), arc = arc_of(battle, movers, order);
    const Point pivot = pivot_of(battle, movers, order.degrees > 0);
    const Pose start = battle.unit(movers.first()).pose;
    Poses before;
    for (const UnitId u : movers) {
        before[u] = battle.unit(u).pose;
        battle.place(u, tabletop::wheeled(before[u], pivot, order.degrees));
    }
    battle.tell(EventKind::wheeled, movers.first(), T(20), [&](Event& e) {
        e.units = movers;
        e.number = order.degrees;
        e.distance = arc;
        e.from = start;
        e.to = battle.unit(movers.first()).pose;
    });
    progress.wheeled = true;
    progress.limit = any_foot(battle, movers) ? progress.spent : std::min(full / 2, full - arc);
    if (order.kind == OrderKind::charge) progress.limit = full - arc;
    used(battle, movers);
    if (order.kind == OrderKind::charge)
        part_bodies(battle);
    else
        after_move(battle, movers, before);
    return true;
}

Refusal check_about_face(const Battle& battle, const Order& /*order*/) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_turning(battle, movers); why != Refusal::none) return why;
    const Progress& progress = battle.state.progress;
    if (progress.wheeled || progress.faced_about) return Refusal::already_moved;
    const bool whole_move = std::any_of(movers.begin(), movers.end(), [&](UnitId u) {
        return battle.profile(u).mounted() || battle.profile(u).has(Trait::artillery);
    });
    const Inches most = whole_move ? Inches{} : allowance(battle, movers) / 2;
    if (progress.spent > most) return Refusal::too_far;
    if (!all_skirmish(battle, movers) && stands_before_enemy(battle, movers)) return Refusal::facing_enemy;
    return Refusal::none;
}

void about_face(Battle& battle, const Order& /*order*/) {
    const UnitSet movers = movers_of(battle);
    if (!disciplined(battle, movers)) return;
    Progress& progress = battle.state.progress;
    const bool whole_move = std::any_of(movers.begin(), movers.end(), [&](UnitId u) {
        return battle.profile(u).mounted() || battle.profile(u).has(Trait::artillery);
    });
    Poses before;
    for (const UnitId u : movers) {
        before[u] = battle.unit(u).pose;
        battle.place(u, {before[u].centre, Facing(before[u].facing.degrees() + 180)});
    }
    battle.tell(EventKind::faced_about, movers.first(), T(20), [&](Event& e) { e.units = movers; });
    const bool at_end = progress.spent > Inches{};
    progress.limit = whole_move || at_end ? progress.spent : allowance(battle, movers) / 2;
    progress.faced_about = true;
    used(battle, movers);
    after_move(battle, movers, before);
}

}  // namespace muster::rrtk::battle
