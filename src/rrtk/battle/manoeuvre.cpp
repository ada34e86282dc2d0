// Wheels, about face, expanding, dismounting (T-20); reforming and Bodies: formation.cpp.
#include "rrtk/battle/manoeuvre.hpp"

#include <algorithm>
#include <cstdlib>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
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

/// Undisciplined troops roll before they turn or expand; false if they stay.
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

}  // namespace

Pose wheeled_pose(const Battle& battle, const Order& order, UnitId unit) {
    const UnitSet movers = movers_of(battle);
    return tabletop::wheeled(battle.unit(unit).pose, pivot_of(battle, movers, order.degrees > 0),
                             order.degrees);
}

Refusal check_wheel(const Battle& battle, const Order& order, bool into_melee) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_turning(battle, movers); why != Refusal::none) return why;
    const Progress& progress = battle.state.progress;
    if (progress.wheeled || progress.faced_about) return Refusal::already_moved;
    if (order.degrees == 0) return Refusal::nothing_named;
    if (!one_facing(battle, movers)) return Refusal::different_facings;
    const int most = one_wide(battle, movers) ? wheel_one_wide : wheel_most;
    if (std::abs(order.degrees) > most) return Refusal::too_far;
    const Inches full = allowance(battle, movers), arc = arc_of(battle, movers, order);
    const Inches straight_most = any_foot(battle, movers) ? Inches{} : full / 2;  // T-20, R-099
    if (progress.spent > straight_most || progress.spent + arc > full) return Refusal::too_far;
    if (!into_melee && !all_skirmish(battle, movers) && stands_before_enemy(battle, movers))
        return Refusal::facing_enemy;
    const Point pivot = pivot_of(battle, movers, order.degrees > 0);
    const UnitSet others = battle.grounded() - movers;
    FixedList<Outline, max_units> turned;
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
    return Refusal::none;
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

namespace {

/// The outermost unit of the Body's front rank on a side: nobody stands directly before it.
UnitId wing_of(const Battle& battle, const UnitSet& body, const UnitSet& but, bool right) {
    const Pose frame = battle.unit(body.first()).pose;
    UnitId wing = no_unit;
    Inches furthest;
    for (const UnitId u : body) {
        if (but.has(u) || battle.unit(u).pose.facing != frame.facing) continue;
        const bool second_rank = std::any_of(body.begin(), body.end(), [&](UnitId o) {
            return o != u && !but.has(o) && tabletop::directly_behind(battle.placed(u), battle.placed(o));
        });
        if (second_rank) continue;
        const Inches at = tabletop::seen_from(frame, battle.unit(u).pose.centre).right;
        const Inches out = right ? at : -at;
        if (wing != no_unit && out <= furthest) continue;
        wing = u;
        furthest = out;
    }
    return wing;
}

/// Beside the wing's unit, front edges level.
Pose beside(const Battle& battle, UnitId unit, UnitId wing, bool right) {
    const tabletop::Base& own = battle.profile(unit).base;
    const tabletop::Base& other = battle.profile(wing).base;
    const Inches aside = (own.width + other.width) / 2;
    return {
        tabletop::place_at(battle.unit(wing).pose, {right ? aside : -aside, (other.depth - own.depth) / 2}),
        battle.unit(wing).pose.facing};
}

/// The poses that an order to expand leads to, in the order of its units: the first to the named side, a
/// second one to the other.
struct Expansion {
    FixedList<UnitId, 2> units;
    FixedList<Pose, 2> to;
    Refusal why = Refusal::none;
};

bool rear_rank(const Battle& battle, const UnitSet& body, UnitId unit) {
    return std::any_of(body.begin(), body.end(), [&](UnitId o) {
        return o != unit && tabletop::directly_behind(battle.placed(unit), battle.placed(o));
    });
}

Expansion expansion(const Battle& battle, const Order& order) {
    Expansion result;
    const UnitSet body = body_of(battle, battle.state.progress.body);
    const UnitSet movers = movers_of(battle);
    const auto refuse = [&result](Refusal why) {
        result.why = why;
        return result;
    };
    if (order.units.empty()) return refuse(Refusal::nothing_named);
    if (order.units.size() > 2) return refuse(Refusal::not_allowed);
    bool right = order.to_right;
    for (const UnitId u : order.units) {
        if (!movers.has(u)) return refuse(Refusal::not_of_body);
        if (!rear_rank(battle, body, u)) return refuse(Refusal::not_allowed);
        const UnitId wing = wing_of(battle, body, order.units, right);
        if (wing == no_unit) return refuse(Refusal::no_room);
        const Pose to = beside(battle, u, wing, right);
        const Inches far = tabletop::distance(battle.unit(u).pose.centre, to.centre);
        if (far > allowance(battle, u)) return refuse(Refusal::too_far);
        const Outline there = tabletop::outline(PlacedBase{battle.profile(u).base, to});
        if (!tabletop::inside(there, battle.book.board.area())) return refuse(Refusal::no_room);
        if (!battle.book.ground.empty() && closed_there(battle.book, battle.profile(u), there))
            return refuse(Refusal::no_room);
        const bool into_melee = engaged(battle, wing);
        const UnitSet others = battle.grounded() - order.units;
        for (const UnitId o : others) {
            if (tabletop::clash(there, battle.shape(o))) return refuse(Refusal::no_room);
            const bool near = battle.book.enemies(u, o) && tabletop::gap(there, battle.shape(o)) < enemy_halt;
            if (near && !into_melee) return refuse(Refusal::no_room);
        }
        result.units.push_back(u);
        result.to.push_back(to);
        right = !right;
    }
    return result;
}

}  // namespace

Refusal check_expand(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_turning(battle, movers); why != Refusal::none) return why;
    const Progress& progress = battle.state.progress;
    if (progress.spent > Inches{} || progress.wheeled || progress.faced_about) return Refusal::already_moved;
    for (const UnitId u : order.units)
        if (!movers.has(u)) return Refusal::not_of_body;
    return expansion(battle, order).why;
}

void expand(Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (!disciplined(battle, movers)) return;
    const Expansion plan = expansion(battle, order);
    Poses before;
    for (std::size_t i = 0; i < plan.units.size(); ++i) {
        const UnitId u = plan.units[i];
        before[u] = battle.unit(u).pose;
        battle.place(u, plan.to[i]);
        battle.tell(EventKind::expanded, u, T(20), [&](Event& e) {
            e.from = before[u];
            e.to = plan.to[i];
            e.distance = tabletop::distance(before[u].centre, plan.to[i].centre);
        });
        if (!engaged(battle, u)) continue;
        UnitState& now = battle.unit(u);  // into its Body's melee, without a test (section 11, R-370)
        now.role = MeleeRole::continuing;
        now.first_round = true;
        now.melee_hits = 0;
    }
    Progress& progress = battle.state.progress;
    progress.manoeuvred = true;
    progress.limit = progress.spent;
    used(battle, order.units);
    after_move(battle, order.units, before);
}

Refusal check_dismount(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_turning(battle, movers); why != Refusal::none) return why;
    const Progress& progress = battle.state.progress;
    if (progress.spent > Inches{} || progress.wheeled || progress.faced_about) return Refusal::already_moved;
    if (order.units.empty()) return Refusal::nothing_named;
    for (const UnitId u : order.units) {
        if (!movers.has(u)) return Refusal::not_of_body;
        if (!battle.book.units[u].can_dismount || battle.unit(u).dismounted) return Refusal::not_allowed;
    }
    return Refusal::none;
}

namespace {

/// A file closes up on a base before it that became shallower, the foremost first; who has no room stays.
void close_up(Battle& battle, const UnitSet& file, const Pose& front, Inches by) {
    UnitSet left = file;
    while (!left.empty()) {
        UnitId next = left.first();
        for (const UnitId u : left)
            if (tabletop::seen_from(front, battle.unit(u).pose.centre).ahead >
                tabletop::seen_from(front, battle.unit(next).pose.centre).ahead)
                next = u;
        left.remove(next);
        const Pose now = battle.unit(next).pose;
        const Pose to = tabletop::stepped(now, now.facing, by);
        if (!has_room(battle, next, to)) continue;
        battle.place(next, to);
        battle.tell(EventKind::moved, next, R(15), [&](Event& e) {
            e.units.add(next);
            e.distance = by;
            e.from = now;
            e.to = to;
        });
    }
}

}  // namespace

namespace {

/// Where a unit stands whose base became shallower behind its front. Rounding must not turn a sliver shared
/// with a neighbour at an angle into a clash: then it stands a hair off, as bases on a table would.
Pose front_kept(const Battle& battle, UnitId unit, Inches shallower) {
    const Pose& before = battle.unit(unit).pose;
    const Pose kept = tabletop::stepped(before, before.facing, shallower / 2);
    constexpr Inches hair = Inches::thousandths(4);
    for (const int turn : {180, 90, 270}) {
        if (free_of_units(battle, unit, kept)) break;
        const Pose off = tabletop::stepped(kept, Facing(before.facing.degrees() + turn), hair);
        if (free_of_units(battle, unit, off)) return off;
    }
    return kept;
}

}  // namespace

void dismount(Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    // Front ranks first, so that those behind close up on bases that became shallower.
    UnitSet left = order.units;
    while (!left.empty()) {
        UnitId next = no_unit;
        for (const UnitId u : left)
            if (next == no_unit && !rear_rank(battle, left, u)) next = u;
        if (next == no_unit) next = left.first();
        left.remove(next);
        const UnitSet behind = file_behind(battle, next);
        UnitState& now = battle.unit(next);
        const Inches before = battle.profile(next).base.depth;
        now.dismounted = true;
        const Inches shallower = before - battle.profile(next).base.depth;
        battle.place(next, front_kept(battle, next, shallower));
        close_up(battle, behind, now.pose, shallower);
    }
    battle.tell(EventKind::dismounted, order.units.first(), R(15), [&](Event& e) { e.units = order.units; });
    Progress& progress = battle.state.progress;
    progress.manoeuvred = true;
    progress.limit = progress.spent;
    used(battle, movers);
    part_bodies(battle);
}

}  // namespace muster::rrtk::battle
