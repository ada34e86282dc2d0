// Expanding the front, and dismounting (T-20).
#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/manoeuvre_steps.hpp"
#include "rrtk/battle/places.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

namespace {

bool rear_rank(const Battle& battle, const UnitSet& body, UnitId unit) {
    return std::any_of(body.begin(), body.end(), [&](UnitId o) {
        return o != unit && tabletop::directly_behind(battle.placed(unit), battle.placed(o));
    });
}

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

/// Where a unit stands whose base became shallower behind its front. Rounding must not turn a sliver shared
/// with a neighbour at an angle into a clash: then it stands a hair off, as bases on a table would.
Pose front_kept(const Battle& battle, UnitId unit, Inches shallower) {
    const Pose& before = battle.unit(unit).pose;
    const Pose kept = tabletop::stepped(before, before.facing, shallower / 2);
    constexpr Inches hair = Inches::thousandths(4);
    for (const int turn : {180, 90, 270}) {
        if (free_of_units(battle, unit, kept)) break;
        const Pose off = tabletop::stepped(kept, tabletop::Facing(before.facing.degrees() + turn), hair);
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
