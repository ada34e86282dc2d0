// Bodies by their owner's will, reforming, stakes (sections 3 and 13).
#include <algorithm>

#include "base/trig.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/manoeuvre.hpp"
#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Point;
using tabletop::Pose;

/// The mean direction of the units; a leader's unit decides where they cancel out.
Facing mean_facing(const Battle& battle, const UnitSet& units) {
    Point sum;
    Facing leaders = battle.unit(units.first()).pose.facing;
    for (const UnitId u : units) {
        const Facing f = battle.unit(u).pose.facing;
        if (battle.unit(u).leader == LeaderState::riding) leaders = f;
        sum.x += Inches::thousandths(sin_millionths(f.degrees()) / 1000);
        sum.y += Inches::thousandths(cos_millionths(f.degrees()) / 1000);
    }
    if (sum == Point{}) return leaders;
    return tabletop::towards({}, sum);
}

Point mean_centre(const Battle& battle, const UnitSet& units) {
    Point sum;
    for (const UnitId u : units) {
        sum.x += battle.unit(u).pose.centre.x;
        sum.y += battle.unit(u).pose.centre.y;
    }
    return {sum.x / units.size(), sum.y / units.size()};
}

struct Ranks {
    FixedList<UnitId, max_units> units;
    FixedList<Pose, max_units> to;
};

/// The units in so many files on the mean centre, from right to left and front to rear.
Ranks drawn_up(const Battle& battle, const UnitSet& units, std::size_t files) {
    const Pose centre{mean_centre(battle, units), mean_facing(battle, units)};
    UnitList order;
    for (const UnitId u : units) order.push_back(u);
    const auto ahead_then_right = [&](UnitId a, UnitId b) {
        const tabletop::Offset oa = tabletop::seen_from(centre, battle.unit(a).pose.centre);
        const tabletop::Offset ob = tabletop::seen_from(centre, battle.unit(b).pose.centre);
        const Inches half_rank = Inches::thousandths(400);
        if (oa.ahead / half_rank.in_thousandths() != ob.ahead / half_rank.in_thousandths())
            return oa.ahead > ob.ahead;
        return oa.right != ob.right ? oa.right > ob.right : a < b;
    };
    std::stable_sort(order.begin(), order.end(), ahead_then_right);
    Inches width, depth;
    for (const UnitId u : units) {
        width = std::max(width, battle.profile(u).base.width);
        depth = std::max(depth, battle.profile(u).base.depth);
    }
    const auto ranks = (order.size() + files - 1) / files;
    Ranks result;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const auto rank = static_cast<std::int64_t>(i / files), file = static_cast<std::int64_t>(i % files);
        const auto in_rank = static_cast<std::int64_t>(std::min(files, order.size() - (i / files) * files));
        const Inches right = width * (in_rank - 1) / 2 - width * file;
        const Inches ahead = depth * (static_cast<std::int64_t>(ranks) - 1) / 2 - depth * rank;
        result.units.push_back(order[i]);
        result.to.push_back({tabletop::place_at(centre, {right, ahead}), centre.facing});
    }
    return result;
}

bool fits(const Battle& battle, const Ranks& ranks, const UnitSet& units) {
    const UnitSet others = battle.grounded() - units;
    for (std::size_t i = 0; i < ranks.units.size(); ++i) {
        const UnitId u = ranks.units[i];
        if (tabletop::distance(battle.unit(u).pose.centre, ranks.to[i].centre) > allowance(battle, u))
            return false;
        const Outline there = tabletop::outline(PlacedBase{battle.profile(u).base, ranks.to[i]});
        if (!tabletop::inside(there, battle.book.board.area())) return false;
        if (!battle.book.ground.empty() && closed_there(battle.book, battle.profile(u), there)) return false;
        for (const UnitId o : others) {
            if (tabletop::clash(there, battle.shape(o))) return false;
            if (battle.book.enemies(u, o) && tabletop::gap(there, battle.shape(o)) < enemy_halt) return false;
        }
    }
    return true;
}

/// The widest formation that there is room for, from one rank to one file; none = false.
bool find_room(const Battle& battle, const UnitSet& units, Ranks& ranks) {
    for (auto files = static_cast<std::size_t>(units.size()); files >= 1;
         files = files == 1 ? 0 : (files + 1) / 2) {
        ranks = drawn_up(battle, units, files);
        if (fits(battle, ranks, units)) return true;
    }
    return false;
}

}  // namespace

Refusal check_reform(const Battle& battle, const Order& /*order*/) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_movers(battle, movers); why != Refusal::none) return why;
    const Progress& progress = battle.state.progress;
    if (progress.spent > Inches{} || progress.wheeled || progress.faced_about || progress.manoeuvred)
        return Refusal::already_moved;
    if (one_facing(battle, movers)) return Refusal::not_allowed;
    Ranks ranks;
    return find_room(battle, movers, ranks) ? Refusal::none : Refusal::no_room;
}

void reform(Battle& battle, const Order& /*order*/) {
    const UnitSet movers = movers_of(battle);
    Ranks ranks;
    if (!find_room(battle, movers, ranks)) return;
    for (std::size_t i = 0; i < ranks.units.size(); ++i) battle.place(ranks.units[i], ranks.to[i]);
    battle.tell(EventKind::reformed, movers.first(), R(124), [&](Event& e) { e.units = movers; });
    Progress& progress = battle.state.progress;
    progress.manoeuvred = progress.half_speed_done = true;
    progress.limit = progress.spent;
    progress.moved |= movers;
    battle.state.acted |= movers;
    part_bodies(battle);
}

Refusal check_drop_stakes(const Battle& battle, const Order& order) {
    const UnitSet movers = movers_of(battle);
    if (const Refusal why = check_movers(battle, movers); why != Refusal::none) return why;
    if (order.units.empty()) return Refusal::nothing_named;
    for (const UnitId u : order.units) {
        if (!movers.has(u)) return Refusal::not_of_body;
        const UnitState& now = battle.unit(u);
        if (!battle.profile(u).has(Trait::stakes) || now.stakes_dropped) return Refusal::not_allowed;
        if (!now.active) return Refusal::not_active;
        if (battle.state.progress.moved.has(u) || battle.state.progress.fired.has(u))
            return Refusal::already_moved;
    }
    return Refusal::none;
}

void drop_stakes(Battle& battle, const Order& order) {
    for (const UnitId u : order.units) {
        UnitState& now = battle.unit(u);
        now.stakes = now.pose;
        now.stakes_dropped = true;
        now.active = false;
        battle.tell(EventKind::stakes_dropped, u, R(32), [&](Event& e) { e.to = now.pose; });
    }
    Progress& progress = battle.state.progress;
    progress.half_speed_done = true;
    progress.moved |= order.units;  // they neither move nor fire in this turn
    progress.fired |= order.units;
    battle.state.acted |= order.units;
}

Refusal check_break_up(const Battle& battle, const Order& order) {
    const Progress& progress = battle.state.progress;
    if (progress.over) return Refusal::over;
    const UnitSet body = body_of(battle, progress.body);
    if (order.units.empty()) return Refusal::nothing_named;
    if (!(order.units - body).empty()) return Refusal::not_of_body;
    if ((body - order.units).empty()) return Refusal::nothing_named;
    for (const UnitId u : body)
        if (battle.unit(u).active) return progress.manoeuvred ? Refusal::already_moved : Refusal::none;
    return Refusal::not_active;
}

void break_up(Battle& battle, const Order& order) {
    Progress& progress = battle.state.progress;
    const UnitSet body = body_of(battle, progress.body);
    const UnitSet rest = body - order.units;
    // The part further right goes on now, the other is handled when its turn comes.
    const UnitId rightmost = right_to_left(battle, battle.state.moving, body)[0];
    const UnitSet later = order.units.has(rightmost) ? rest : order.units;
    const BodyId number = new_body(battle, later);
    progress.units -= later - battle.state.acted;  // who has marched with it had its turn with it
    battle.tell(EventKind::broke_up, later.first(), S(13), [&](Event& e) {
        e.units = later;
        e.number = static_cast<std::int16_t>(number);
    });
    part_bodies(battle, rightmost);
}

Refusal check_join(const Battle& battle, const Order& order) {
    const Progress& progress = battle.state.progress;
    if (progress.over) return Refusal::over;
    const UnitSet body = body_of(battle, progress.body);
    if (order.target == no_unit || body.empty() || !battle.state.grounded(order.target))
        return Refusal::nothing_named;
    if (battle.book.enemies(body.first(), order.target)) return Refusal::not_allowed;
    const UnitSet other = body_of(battle, battle.unit(order.target).body);
    if (battle.unit(order.target).body == progress.body) return Refusal::nothing_named;
    bool touches = false, active = false;
    for (const UnitId u : body) {
        touches = touches || !(friends_touching(battle, u) & other).empty();
        active = active || battle.unit(u).active;
    }
    for (const UnitId u : other) active = active || battle.unit(u).active;
    if (!touches) return Refusal::out_of_reach;
    if (!(other & battle.state.handled).empty()) return Refusal::over;
    return active ? Refusal::none : Refusal::not_active;
}

void join(Battle& battle, const Order& order) {
    const BodyId into = battle.state.progress.body;
    const UnitSet other = body_of(battle, battle.unit(order.target).body);
    for (const UnitId u : other) battle.enrol(u, into);
    battle.state.progress.units |= other;
    battle.tell(EventKind::joined, order.target, R(122), [&](Event& e) {
        e.units = other;
        e.number = static_cast<std::int16_t>(into);
    });
}

}  // namespace muster::rrtk::battle
