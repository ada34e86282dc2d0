// Pursuit (T-63, R-127 to ).
#include <algorithm>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
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

/// What ends a pursuit before its distance.
struct PursuitWay {
    Inches far;
    UnitId enemy = no_unit;  ///< a new enemy is met at `far`
    bool off_table = false;
};

/// True if a friend in the way can be passed: skirmishers, if the whole of them is cleared.
bool passed_through(const Battle& battle, UnitId friendly, const tabletop::Meeting& m, Inches far) {
    return battle.profile(friendly).has(Trait::skirmish) && m.to <= far;
}

void limit(const Battle& battle, const Outline& shape, const UnitSet& group, const Hunt& hunt,
           Facing direction, PursuitWay& way) {
    const UnitId unit = hunt.pursuer;
    if (!battle.profile(unit).has(Trait::flyer)) {  // flyers pursue at Attack level
        const Journey ground = journey(battle.book, battle.profile(unit), shape, direction, way.far);
        const bool wet = river_at(battle.book, shape) >= 0;
        const Inches open = wet ? ground.open : std::min(ground.open, ground.water);
        if (open < way.far) way = {open, no_unit, false};
    }
    const UnitSet others = battle.grounded() - group;
    for (const UnitId o : others) {
        if (o == hunt.quarry) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(o));
        if (!m.meets || m.to <= Inches{}) continue;
        if (battle.book.enemies(o, unit)) {
            if (m.from < way.far) way = {std::max(Inches{}, m.from), o, false};
        } else if (m.from - friend_halt < way.far && !passed_through(battle, o, m, way.far)) {
            way = {std::max(Inches{}, m.from - friend_halt), no_unit, false};
        }
    }
}

PursuitWay pursuit_way(const Battle& battle, const Outline& shape, const UnitSet& group, const Hunt& hunt,
                       Facing direction, Inches most) {
    PursuitWay way{most, no_unit, false};
    limit(battle, shape, group, hunt, direction, way);
    const Inches on_table = tabletop::travel_inside(shape, direction, way.far, battle.book.board.area());
    if (on_table < way.far) way = {way.far, no_unit, true};
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

/// The retired quarry is caught if the pursuer's way leads into it.
void catch_quarry(Battle& battle, const Hunt& hunt, const Outline& start, Facing direction, Inches far) {
    if (!hunt.fled || !battle.state.grounded(hunt.quarry)) return;
    const tabletop::Meeting m = tabletop::meeting(start, direction, battle.shape(hunt.quarry));
    if (m.meets && m.to > Inches{} && m.from <= far) rout(battle, hunt.quarry, hunt.pursuer);
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
    plan.direction = hunt.fled && battle.state.grounded(hunt.quarry)
                         ? away_from(battle, hunt.quarry, hunt.pursuer)
                         : now.facing;
    const Pose turned{now.centre, plan.direction};
    plan.start = has_room(battle, hunt.pursuer, turned, followers) ? turned : now;
    UnitSet group = followers;
    group.add(hunt.pursuer);
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(hunt.pursuer).base, plan.start});
    const Profile& profile = battle.profile(hunt.pursuer);
    if (!profile.has(Trait::flyer))
        most = slowed(battle.book, profile, shape, plan.direction, most);
    plan.way = pursuit_way(battle, shape, group, hunt, plan.direction, most);
    plan.far = plan.way.enemy == no_unit ? plan.way.far : std::max(Inches{}, plan.way.far - charge_halt);
    return plan;
}

void run(Battle& battle, const Hunt& hunt, const PursuitPlan& plan, UnitSet followers, Inches most) {
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(hunt.pursuer).base, plan.start});
    catch_quarry(battle, hunt, shape, plan.direction, plan.way.far);
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
    for (const UnitId u : followers) {
        battle.unit(u).active = false;
        battle.tell(EventKind::pulled_along, u, R(113), [&](Event& e) {
            e.other = hunt.pursuer;
            e.from = before[u];
            e.to = battle.unit(u).pose;
        });
    }
    part_bodies(battle);
    if (plan.way.enemy != no_unit) {
        Charge charge_plan;
        charge_plan.kind = ChargeKind::pursuit;
        charge_plan.aims.push_back({hunt.pursuer, plan.way.enemy});
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

}  // namespace

void pursue(Battle& battle, const Hunt& hunt) {
    if (!battle.state.grounded(hunt.pursuer) || battle.no_pursuit) return;
    if (engaged(battle, hunt.pursuer) || !decides_to_pursue(battle, hunt)) return;
    const RollFor what{Purpose::pursuit_distance, hunt.pursuer, hunt.quarry, 0};
    const Die die = battle.services.roller.one(what);
    const Profile& profile = battle.profile(hunt.pursuer);
    const Inches adjust = Inches::thousandths(1000) * battle.book.tables.pursuit_inches[die - 1U];
    const int slow = slowing(battle.book, profile, battle.shape(hunt.pursuer));
    const Inches most = std::max(Inches{}, profile.retire + adjust) / slow;
    const UnitSet followers = pulled_along(battle, hunt.pursuer);
    const PursuitPlan plan = planned(battle, hunt, followers, most);
    const std::int32_t event = battle.tell(EventKind::pursued, hunt.pursuer, T(63), [&](Event& e) {
        e.other = hunt.quarry;
        e.dice.push_back(die);
        e.distance = plan.far;
        e.from = battle.unit(hunt.pursuer).pose;
        e.to = tabletop::stepped(plan.start, plan.direction, plan.far);
    });
    const Because because(battle, event);
    battle.unit(hunt.pursuer).active = false;
    run(battle, hunt, plan, followers, most);
}

}  // namespace muster::rrtk::battle
