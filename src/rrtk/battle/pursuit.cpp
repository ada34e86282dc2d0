// Pursuit (T-63, R-127 to ).
#include <algorithm>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
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

void limit(const Battle& battle, UnitId unit, const UnitSet& group, const Hunt& hunt, Facing direction,
           PursuitWay& way) {
    const Outline& shape = battle.shape(unit);
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

PursuitWay pursuit_way(const Battle& battle, const UnitSet& group, const Hunt& hunt, Facing direction,
                       Inches most) {
    PursuitWay way{most, no_unit, false};
    for (const UnitId u : group) limit(battle, u, group, hunt, direction, way);
    const Inches on_table =
        tabletop::travel_inside(battle.shape(hunt.pursuer), direction, way.far, battle.book.board.area());
    if (on_table < way.far) way = {way.far, no_unit, true};
    return way;
}

void leave_in_pursuit(Battle& battle, const UnitSet& group) {
    const BodyId body = new_body(battle, group);
    for (const UnitId u : group) {
        battle.tell(EventKind::left_table, u, S(14),
                    [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::pursued_off); });
        battle.unit(u).active = false;
        battle.unit(u).body = body;
        battle.take_off(u, Presence::pursued_off);
    }
    part_bodies(battle);
}

/// Turns the pursuer onto its way, if it has room to.
void set_out(Battle& battle, UnitId pursuer, Facing direction) {
    const Pose now = battle.unit(pursuer).pose;
    if (now.facing == direction) return;
    const Pose turned{now.centre, direction};
    const Outline there = tabletop::outline(PlacedBase{battle.profile(pursuer).base, turned});
    const UnitSet others = battle.grounded();
    for (const UnitId o : others)
        if (o != pursuer && tabletop::clash(there, battle.shape(o))) return;
    battle.place(pursuer, turned);
}

/// The retired quarry is caught if the pursuer's way leads into it.
void catch_quarry(Battle& battle, const Hunt& hunt, const UnitSet& group, Facing direction, Inches far) {
    if (!hunt.fled || !battle.state.grounded(hunt.quarry)) return;
    for (const UnitId u : group) {
        const tabletop::Meeting m = tabletop::meeting(battle.shape(u), direction, battle.shape(hunt.quarry));
        const bool reached = m.meets && m.to > Inches{} && m.from <= far;
        if (!reached) continue;
        rout(battle, hunt.quarry, hunt.pursuer);
        return;
    }
}

void run(Battle& battle, const Hunt& hunt, Inches most) {
    const Facing direction = hunt.fled && battle.state.grounded(hunt.quarry)
                                 ? away_from(battle, hunt.quarry, hunt.pursuer)
                                 : battle.unit(hunt.pursuer).pose.facing;
    UnitSet group = pulled_along(battle, hunt.pursuer);
    group.add(hunt.pursuer);
    if (group.size() == 1) set_out(battle, hunt.pursuer, direction);
    const PursuitWay way = pursuit_way(battle, group, hunt, direction, most);
    catch_quarry(battle, hunt, group, direction, way.far);
    if (way.off_table) {
        leave_in_pursuit(battle, group);
        return;
    }
    // A new enemy is met as in a charge: first to an inch from it.
    const Inches far = way.enemy == no_unit ? way.far : std::max(Inches{}, way.far - charge_halt);
    std::array<Pose, max_units> before;
    for (const UnitId u : group) {
        before[u] = battle.unit(u).pose;
        battle.place(u, tabletop::stepped(before[u], direction, far));
    }
    part_bodies(battle);
    if (way.enemy != no_unit) {
        Charge plan;
        plan.kind = ChargeKind::pursuit;
        plan.aims.push_back({hunt.pursuer, way.enemy});
        plan.reach = most - far;
        charge(battle, plan);
    } else {
        threaten(battle, group, before);
    }
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
    const std::int32_t event = battle.tell(EventKind::pursued, hunt.pursuer, T(63), [&](Event& e) {
        e.other = hunt.quarry;
        e.dice.push_back(die);
        e.distance = most;
        e.from = battle.unit(hunt.pursuer).pose;
    });
    const Because because(battle, event);
    battle.unit(hunt.pursuer).active = false;
    run(battle, hunt, most);
}

}  // namespace muster::rrtk::battle
