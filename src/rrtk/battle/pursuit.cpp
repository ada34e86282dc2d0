// Pursuit (T-63, R-127 to ).
#include <algorithm>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight_path.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/places.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

/// The line of T-63: chargers go at Rep or less, the others above it.
bool goes(const Battle& battle, const Hunt& hunt, int die) {
    const int rep = battle.profile(hunt.pursuer).rep;
    return hunt.role == MeleeRole::charging ? die <= rep : die > rep;
}

/// A leader may shift the die by one after seeing it.
int leaders_shift(Battle& battle, const Hunt& hunt, int die) {
    if (!has_leader(battle, hunt.pursuer)) return 0;
    Question question;
    question.kind = QuestionKind::pursuit_shift;
    question.unit = hunt.pursuer;
    question.other = hunt.quarry;
    question.number = static_cast<std::int16_t>(die);
    for (const int shift : {-1, 0, 1})
        if (die + shift >= 1 && die + shift <= 6)
            question.answers.push_back(static_cast<std::int16_t>(shift));
    return battle.ask(battle.side_of(hunt.pursuer), question);
}

bool decides_to_pursue(Battle& battle, const Hunt& hunt) {
    const int rep = battle.profile(hunt.pursuer).rep;
    const RollFor what{Purpose::pursuit, hunt.pursuer, hunt.quarry, static_cast<std::int8_t>(rep)};
    const Die die = battle.services.roller.one(what);
    const int shift = leaders_shift(battle, hunt, die);
    const bool pursues = goes(battle, hunt, die + shift);
    battle.tell(EventKind::pursuit_rolled, hunt.pursuer, T(63), [&](Event& e) {
        e.other = hunt.quarry;
        e.dice.push_back(die);
        e.base = static_cast<std::int16_t>(rep);
        e.number = static_cast<std::int16_t>(shift);
        e.total = static_cast<std::int16_t>(hunt.role);
        e.passed = pursues ? 1 : 0;
    });
    return pursues;
}

/// What ends a pursuit before its distance: an enemy as obstacle is a new one, met there.
struct PursuitWay : Stretch {
    bool off_table = false;
    [[nodiscard]] UnitId enemy() const { return by.kind == Obstacle::Kind::enemy ? by.unit : no_unit; }
};

/// True if a friend in the way can be passed: skirmishers, if the whole of them is cleared.
bool passed_through(const Battle& battle, UnitId friendly, const tabletop::Meeting& m, Inches far) {
    return battle.profile(friendly).has(Trait::skirmish) && m.to <= far;
}

/// An enemy that retired in this action is caught, not charged (section 14, R-130).
bool flees_before(const Battle& battle, UnitId pursuer, UnitId other) {
    return battle.book.enemies(other, pursuer) && battle.so_far.broken.has(other);
}

void limit(const Battle& battle, const Outline& shape, const UnitSet& group, const Hunt& hunt,
           Facing direction, PursuitWay& way) {
    const UnitId unit = hunt.pursuer;
    const Journey ground = journey(battle.book, battle.profile(unit), shape, direction, way.far);
    way.shorten(ground.open, {Obstacle::Kind::ground, no_unit, ground.closed_by});
    if (river_at(battle.book, shape) < 0)
        way.shorten(ground.water, {Obstacle::Kind::river, no_unit, ground.river});
    const UnitSet others = battle.grounded() - group;
    for (const UnitId o : others) {
        if (o == hunt.quarry || flees_before(battle, unit, o)) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (!m.meets || m.to <= Inches{}) continue;
        if (battle.book.enemies(o, unit))
            way.shorten(m.from, {Obstacle::Kind::enemy, o});
        else if (!passed_through(battle, o, m, way.far))
            way.shorten(m.from - friend_halt, {Obstacle::Kind::friendly, o});
    }
}

PursuitWay pursuit_way(const Battle& battle, const Outline& shape, const UnitSet& group, const Hunt& hunt,
                       Facing direction, Inches most) {
    PursuitWay way;
    way.far = most;
    limit(battle, shape, group, hunt, direction, way);
    const Inches on_table = tabletop::travel_inside(shape, direction, way.far, battle.book.board.area());
    if (on_table < way.far) {
        way.by = {Obstacle::Kind::edge};
        way.off_table = true;
    }
    return way;
}

void leave_in_pursuit(Battle& battle, const UnitSet& group) {
    const BodyId body = new_body(battle, group);
    for (const UnitId u : group) {
        battle.tell(EventKind::left_table, u, S(14),
                    [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::pursued_off); });
        battle.unit(u).active = false;
        battle.enrol(u, body);
        battle.take_off(u, Presence::pursued_off);
    }
    battle.state.handled |= group;  // back in the following turn at the earliest (section 14)
    part_bodies(battle);
}

/// Units that retired are caught if the pursuer's way leads into them.
void catch_fugitives(Battle& battle, const Hunt& hunt, const Outline& start, Facing direction, Inches far) {
    UnitSet fugitives;
    for (const UnitId u : battle.so_far.broken | UnitSet::of(hunt.quarry))
        if (u == hunt.quarry ? hunt.fled : flees_before(battle, hunt.pursuer, u)) fugitives.add(u);
    for (const UnitId u : fugitives) {
        if (!battle.state.grounded(u) || !battle.state.grounded(hunt.pursuer)) continue;
        const tabletop::Meeting m = tabletop::meeting(start, direction, battle.shape(u));
        if (m.meets && m.to > Inches{} && m.from <= far) rout(battle, u, hunt.pursuer);
    }
}

///
Facing direction_of(const Battle& battle, const Hunt& hunt) {
    return hunt.fled && battle.state.grounded(hunt.quarry) ? away_from(battle, hunt.quarry, hunt.pursuer)
                                                           : battle.unit(hunt.pursuer).pose.facing;
}

/// The way of a pursuit: direction, turn onto it, length.
struct PursuitPlan {
    Pose start;  ///< turned onto the way, if there is room to turn
    Facing direction;
    PursuitWay way;
    Inches far;  ///< to an inch from a new enemy, met as in a charge
};

PursuitPlan planned(const Battle& battle, const Hunt& hunt, const UnitSet& followers, Inches most) {
    PursuitPlan plan;
    const Pose now = battle.unit(hunt.pursuer).pose;
    plan.direction = direction_of(battle, hunt);
    const Pose turned{now.centre, plan.direction};
    plan.start = has_room(battle, hunt.pursuer, turned, followers) ? turned : now;
    UnitSet group = followers;
    group.add(hunt.pursuer);
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(hunt.pursuer).base, plan.start});
    most = slowed(battle.book, battle.profile(hunt.pursuer), shape, plan.direction, most);
    plan.way = pursuit_way(battle, shape, group, hunt, plan.direction, most);
    plan.far = plan.way.enemy() == no_unit ? plan.way.far : std::max(Inches{}, plan.way.far - charge_halt);
    return plan;
}

void run(Battle& battle, const Hunt& hunt, const PursuitPlan& plan, UnitSet followers, Inches most) {
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(hunt.pursuer).base, plan.start});
    catch_fugitives(battle, hunt, shape, plan.direction, plan.way.far);
    if (!battle.state.grounded(hunt.pursuer)) return;  // an elephant that was caught ran over it
    UnitSet group = followers;
    group.add(hunt.pursuer);
    if (plan.way.off_table) {
        leave_in_pursuit(battle, group);
        return;
    }
    Poses before;
    for (const UnitId u : group) before[u] = battle.unit(u).pose;
    hold_passed(battle, hunt.pursuer, group, plan.direction, plan.far);
    const Pose end = end_of_way(battle, hunt.pursuer, plan.start, plan.direction, plan.far, followers);
    if (!move_block(battle, hunt.pursuer, end, followers))
        battle.place(hunt.pursuer,
                     end_of_way(battle, hunt.pursuer, before[hunt.pursuer], plan.direction, plan.far, {}));
    for (const UnitId u : followers) battle.unit(u).active = false;
    tell_pulled_along(battle, hunt.pursuer, followers, before);
    battle.state.acted |= group;
    part_bodies(battle);
    if (plan.way.enemy() != no_unit) {
        Charge charge_plan;
        charge_plan.kind = ChargeKind::pursuit;
        charge_plan.aims.push_back({hunt.pursuer, plan.way.enemy()});
        charge_plan.reach = most - plan.far;
        Poses reached;
        for (const UnitId u : group) reached[u] = battle.unit(u).pose;
        charge(battle, charge_plan);
        threaten(battle, group, before, reached);  // those it came near on its way
        return;
    }
    group = followers;
    group.add(hunt.pursuer);
    threaten(battle, group, before);
}

// ---- flyers pursue at Attack level (sections 4 and 14)

/// Over ground, friends and water, up to the first new enemy whom it can come down to charge.
PursuitWay way_through_the_air(const Battle& battle, const Hunt& hunt, const Pose& start, Inches most) {
    PursuitWay way;
    way.far = most;
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(hunt.pursuer).base, start});
    const UnitSet enemies = battle.grounded(enemy_of(battle.side_of(hunt.pursuer)));
    for (const UnitId e : enemies) {
        if (e == hunt.quarry || flees_before(battle, hunt.pursuer, e)) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, start.facing, battle.shape(e));
        if (!m.meets || m.to <= Inches{} || m.from >= way.far) continue;
        const Inches far = std::max(Inches{}, m.from - charge_halt);
        if (may_charge(battle, hunt.pursuer, e) &&
            may_come_down(battle, hunt.pursuer, tabletop::stepped(start, start.facing, far), e))
            way.shorten(m.from, {Obstacle::Kind::enemy, e});
    }
    if (way.enemy() != no_unit) way.far = std::max(Inches{}, way.far - charge_halt);
    if (tabletop::travel_inside(shape, start.facing, way.far, battle.book.board.area()) < way.far) {
        way.by = {Obstacle::Kind::edge};
        way.off_table = true;
    }
    return way;
}

/// It comes down on a new enemy, leaves the table, or hovers where the pursuit ends.
void end_in_the_air(Battle& battle, UnitId flyer, const PursuitWay& way, const Pose& end) {
    const UnitId enemy = way.enemy();
    if (way.off_table) {
        battle.tell(EventKind::left_table, flyer, R(37),
                    [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::off_flying); });
        battle.state.handled.add(flyer);
        wait_off_table(battle, flyer, end);
    } else if (enemy != no_unit && battle.state.grounded(enemy) && may_come_down(battle, flyer, end, enemy)) {
        touch_down(battle, flyer, end);
        Charge plan;
        plan.kind = ChargeKind::pursuit;
        plan.aims.push_back({flyer, enemy});
        plan.reach = charge_halt + charge_halt;
        charge(battle, plan);
    } else {
        hover_at(battle, flyer, end, Altitude::attack);
    }
}

void pursue_in_the_air(Battle& battle, const Hunt& hunt, Die die, Inches most) {
    const UnitId flyer = hunt.pursuer;
    const Pose from = battle.unit(flyer).pose, start{from.centre, direction_of(battle, hunt)};
    const PursuitWay way = way_through_the_air(battle, hunt, start, most);
    const Pose end = tabletop::stepped(start, start.facing, way.far);
    const std::int32_t event = battle.tell(EventKind::pursued, flyer, T(63), [&](Event& e) {
        e.other = hunt.quarry;
        e.dice.push_back(die);
        e.distance = way.far;
        e.from = from;
        e.to = end;
        e.number = static_cast<std::int16_t>(Altitude::attack);
        e.held_by = way.by;
    });
    const Because because(battle, event);
    battle.unit(flyer).active = false;
    battle.state.acted.add(flyer);
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(flyer).base, start});
    catch_fugitives(battle, hunt, shape, start.facing, way.far);
    if (!battle.state.grounded(flyer)) return;
    new_body(battle, UnitSet::of(flyer));
    hover_at(battle, flyer, start, Altitude::attack);
    part_bodies(battle);
    AirPath path;
    path.from = from.centre;
    path.to = end.centre;
    path.target = way.enemy();
    if (way.enemy() != no_unit) battle.charging_now.add(flyer);
    const bool arrives = fly_along(battle, flyer, path);
    battle.charging_now.remove(flyer);
    if (arrives) end_in_the_air(battle, flyer, way, end);
}

}  // namespace

void pursue(Battle& battle, const Hunt& hunt) {
    if (!battle.state.grounded(hunt.pursuer) || battle.no_pursuit) return;
    if (engaged(battle, hunt.pursuer) || !decides_to_pursue(battle, hunt)) return;
    const RollFor what{Purpose::pursuit_distance, hunt.pursuer, hunt.quarry, 0};
    const Die die = battle.services.roller.one(what);
    const Profile& profile = battle.profile(hunt.pursuer);
    const Inches adjust = Inches::thousandths(1000) * battle.book.tables.pursuit_inches[die - 1U];
    const Inches flat = std::max(Inches{}, profile.retire + adjust);
    if (profile.has(Trait::flyer)) {
        pursue_in_the_air(battle, hunt, die, flat);
        return;
    }
    const Inches most = flat / slowing(battle.book, profile, battle.shape(hunt.pursuer));
    const UnitSet followers = pulled_along(battle, hunt.pursuer);
    const PursuitPlan plan = planned(battle, hunt, followers, most);
    const std::int32_t event = battle.tell(EventKind::pursued, hunt.pursuer, T(63), [&](Event& e) {
        e.other = hunt.quarry;
        e.dice.push_back(die);
        e.distance = plan.far;
        e.from = battle.unit(hunt.pursuer).pose;
        e.to = tabletop::stepped(plan.start, plan.direction, plan.far);
        e.held_by = plan.way.by;
    });
    const Because because(battle, event);
    battle.unit(hunt.pursuer).active = false;
    run(battle, hunt, plan, followers, most);
}

}  // namespace muster::rrtk::battle
