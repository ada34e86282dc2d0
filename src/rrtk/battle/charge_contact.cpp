// The last inch of a charge: contact, countercharge, formed pikes, touched skirmishers; and who is pulled
// along.
#include <algorithm>

#include "rrtk/battle/charge_action.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/melee.hpp"
#include "rrtk/battle/places.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"
#include "tabletop/wheel.hpp"

namespace muster::rrtk::battle {

using tabletop::Facing;
using tabletop::PlacedBase;
using tabletop::Pose;

bool charging(const Battle& battle, const Run& run) {
    return !run.stopped && battle.state.grounded(run.charger) && battle.charging_now.has(run.charger);
}

bool move_charger(Battle& battle, Action& action, Run& run, const Pose& to) {
    const UnitSet along = run.followers;
    Poses before;
    for (const UnitId f : along) before[f] = battle.unit(f).pose;
    const bool moved = move_block(battle, run.charger, to, run.followers);
    battle.charging_now -= along - run.followers;
    action.after[run.charger] = battle.unit(run.charger).pose;
    for (const UnitId f : run.followers) {
        action.after[f] = battle.unit(f).pose;
        if (action.moved.has(f) || battle.unit(f).pose == before[f]) continue;
        action.before[f] = before[f];
        action.moved.add(f);
    }
    return moved;
}

namespace {

/// The front edge of a base, corners included, touches them.
bool touches_with_front(const PlacedBase& base, const tabletop::Outline& other) {
    constexpr Inches thin = Inches::thousandths(2);
    const Pose edge = tabletop::stepped(base.pose, base.pose.facing, (base.base.depth - thin) / 2);
    return tabletop::in_contact(tabletop::outline(PlacedBase{{base.base.width, thin}, edge}), other);
}

}  // namespace

Touch touch(const Battle& battle, const Run& run, const Pose& from) {
    Touch result;
    constexpr Inches most = charge_halt + charge_halt;
    const PlacedBase at{battle.profile(run.charger).base, from};
    const Inches half = at.base.width / 2;
    const auto way = way_from(battle, run.charger, at, run.target, most, battle.charging_now | run.followers);
    if (!way.has_value()) return result;
    const Inches ahead = tabletop::travel_to(tabletop::outline(at), from.facing,
                                             most + Inches::thousandths(1), battle.shape(run.target));
    struct Arrival {
        Inches shift, far;
    };
    for (const Arrival& arrival : {Arrival{way->shift, way->distance}, Arrival{{}, ahead}}) {
        if (arrival.far > most) continue;  // straight on it meets nobody
        const PlacedBase there{at.base,
                               {tabletop::place_at(from, {arrival.shift, arrival.far}), from.facing}};
        const tabletop::Contact contact = tabletop::contact(there, battle.placed(run.target));
        if (!contact.touching || !touches_with_front(there, battle.shape(run.target))) continue;
        const PlacedBase unshifted{at.base, tabletop::stepped(from, from.facing, arrival.far)};
        const tabletop::Lined lined =
            tabletop::lined_up(unshifted, battle.placed(run.target), contact.theirs, half);
        if (lined.possible && has_room(battle, run.charger, lined.pose, run.followers))
            return {lined.pose, contact.theirs, true};
        if (has_room(battle, run.charger, there.pose, run.followers))
            return {there.pose, contact.theirs, true};
    }
    return result;
}

Touch touch(const Battle& battle, const Run& run) {
    return touch(battle, run, battle.unit(run.charger).pose);
}

namespace {

/// Chargers that wait at an inch from the target.
UnitSet chargers_before(const Battle& battle, const Action& action, UnitId target) {
    UnitSet chargers;
    for (const Run& run : action.runs)
        if (charging(battle, run) && run.touches.has(target)) chargers.add(run.charger);
    return chargers;
}

/// R-134; of equals the right-most as the unit sees it.
UnitId nearest_of(const Battle& battle, UnitId unit, const UnitSet& causes) {
    UnitId nearest = no_unit;
    Inches least;
    for (const UnitId c : right_to_left(battle, battle.side_of(unit), causes)) {
        const Inches away = tabletop::gap(battle.shape(unit), battle.shape(c));
        if (nearest != no_unit && away >= least) continue;
        nearest = c;
        least = away;
    }
    return nearest;
}

/// The target is gone: those of the chargers who have another one go on, the others are returned.
UnitSet without_target(Battle& battle, Action& action, UnitId gone, const UnitSet& chargers) {
    UnitSet idle;
    for (Run& run : action.runs) {
        if (!chargers.has(run.charger)) continue;
        run.touches.remove(gone);
        if (run.touches.empty() || run.stopped) {
            run.stopped = true;
            battle.charging_now.remove(run.charger);
            battle.unit(run.charger).active = false;
            idle.add(run.charger);
        } else if (run.target == gone) {
            run.target = run.touches.first();
        }
    }
    return idle;
}

/// Those who stand an inch from units that broke roll for pursuit.
void roll_where_they_stand(Battle& battle, const UnitSet& hunters, const UnitSet& broken, MeleeRole role) {
    Contacts contacts;
    contacts.units = hunters;
    for (const UnitId u : hunters) {
        contacts.enemies[u] = broken;
        contacts.roles[u] = role;
    }
    UnitSet fled;
    for (const UnitId u : broken)
        if (battle.state.grounded(u)) fled.add(u);
    roll_pursuits(battle, contacts, fled, broken - fled);
}

/// Where a target that was told to charge would meet the charger, if it has the room to.
std::optional<Pose> meeting_place(const Battle& battle, const Run& run, UnitId target) {
    Run back;
    back.charger = target;
    back.target = run.charger;
    const Touch contact = touch(battle, back);
    if (!contact.possible || !has_room(battle, target, contact.pose, {})) return std::nullopt;
    return contact.pose;
}

/// Mounted and formed pikes that a run would bring into contact.
struct PikesAndHorse {
    UnitId pikes = no_unit, horse = no_unit;
};

PikesAndHorse pikes_and_horse(const Battle& battle, const Run& run) {
    const UnitId charger = run.charger;
    const bool rider = battle.profile(charger).mounted();
    UnitSet opposed;
    for (const UnitId t : run.touches) {
        const UnitId pikes = rider ? t : charger, horse = rider ? charger : t;
        if (battle.state.grounded(t) && battle.profile(horse).mounted() && pikes_formed(battle, pikes))
            opposed.add(t);
    }
    if (opposed.empty()) return {};
    const Touch contact = touch(battle, run);
    const tabletop::Outline there = tabletop::outline(PlacedBase{battle.profile(charger).base, contact.pose});
    for (const UnitId t : opposed) {
        const bool reached = contact.possible && tabletop::in_contact(there, battle.shape(t));
        const bool comes = battle.so_far.countercharging.has(t) && meeting_place(battle, run, t);
        if (reached || comes) return rider ? PikesAndHorse{t, charger} : PikesAndHorse{charger, t};
    }
    return {};
}

/// Mounted against formed pikes: no contact. True if it bounced.
bool bounce(Battle& battle, Action& action, Run& run) {
    const PikesAndHorse met = pikes_and_horse(battle, run);
    const UnitId pikes = met.pikes, horse = met.horse;
    if (pikes == no_unit) return false;
    run.stopped = true;
    action.moved.remove(horse);
    battle.charging_now.remove(run.charger);
    const std::int32_t event =
        battle.tell(EventKind::bounced, horse, R(25), [&](Event& e) { e.other = pikes; });
    const Because because(battle, event);
    battle.so_far.countercharging.remove(horse);
    battle.unit(run.charger).active = false;
    const bool again = battle.so_far.bounced.has(horse);
    battle.so_far.bounced.add(horse);
    if (again) return true;                           // one hit in all
    if (battle.profile(horse).has(Trait::fanatic)) {
        add_hits(battle, horse, 1, pikes, R(362));
        remove_spent(battle, UnitSet::of(horse));
        return true;
    }
    if (horse == run.charger) {
        const bool fresh = battle.unit(pikes).role == MeleeRole::none;
        retire_with_file(battle, horse, pikes);
        roll_where_they_stand(battle, UnitSet::of(pikes), UnitSet::of(horse),
                              fresh ? MeleeRole::defending : MeleeRole::continuing);
    } else {
        const UnitSet chargers = chargers_before(battle, action, horse) | UnitSet::of(pikes);
        retire(battle, horse, nearest_of(battle, horse, chargers));
        roll_where_they_stand(battle, without_target(battle, action, horse, chargers), UnitSet::of(horse),
                              MeleeRole::charging);
    }
    return true;
}

/// Begins or joins a melee.
void enter_melee(Battle& battle, UnitId unit, MeleeRole role) {
    UnitState& now = battle.unit(unit);
    now.active = false;
    if (now.role != MeleeRole::none) return;
    now.role = role;
    now.first_round = true;
    now.melee_hits = 0;
    now.gave_ground = false;
}

/// A skirmisher that may not fight what it touches routs at once (section 19).
void rout_of_touched_skirmishers(Battle& battle, Action& action, const Run& run) {
    const UnitSet touched = enemies_touching(battle, run.charger);
    for (const UnitId t : touched) {
        if (!may_fight(battle, t, run.charger)) {
            rout_of_skirmishers(battle, t, run.charger);
            action.routed.add(t);
        } else if (!may_fight(battle, run.charger, t)) {
            rout_of_skirmishers(battle, run.charger, t);
            return;
        }
    }
}

/// Those of the targets that were told to charge and can.
UnitSet able_to_meet(const Battle& battle, const Action& action, const Run& run) {
    UnitSet able;
    for (const UnitId t : (run.touches & battle.so_far.countercharging) - action.meeting)
        if (battle.state.grounded(t) && !engaged(battle, t) && meeting_place(battle, run, t)) able.add(t);
    return able;
}

/// It comes the last inch, or stands where the charger has run into it: either way it charges.
void meet(Battle& battle, Action& action, const Run& run, UnitId target, const Pose& to) {
    const Pose from = battle.unit(target).pose;
    battle.unit(target).shock = shock_path(battle, battle.profile(target), from, to);
    battle.place(target, to);
    action.meeting.add(target);
    battle.tell(EventKind::countercharged, target, R(116), [&](Event& e) {
        e.other = run.charger;
        e.from = from;
        e.to = to;
    });
}

/// Everybody of `able` who can still come. True if somebody touches the charger now.
bool countercharge(Battle& battle, Action& action, const Run& run, const UnitSet& able) {
    bool met = false;
    for (const UnitId t : able) {
        const bool there = tabletop::in_contact(battle.shape(t), battle.shape(run.charger));
        const std::optional<Pose> to = there ? battle.unit(t).pose : meeting_place(battle, run, t);
        if (!to.has_value()) continue;
        meet(battle, action, run, t, *to);
        met = true;
    }
    return met;
}

/// The charger goes the last inch with those who follow; false if it has no room to.
bool close_in(Battle& battle, Action& action, Run& run) {
    const Pose from = battle.unit(run.charger).pose;
    Poses before;
    for (const UnitId f : run.followers) before[f] = battle.unit(f).pose;
    Touch contact = touch(battle, run);
    if (contact.possible && !move_charger(battle, action, run, contact.pose)) {
        contact = touch(battle, run);  // nobody follows now
        if (contact.possible) move_charger(battle, action, run, contact.pose);
    }
    if (!contact.possible) return false;
    const std::int32_t event = battle.tell(EventKind::contacted, run.charger, S(12), [&](Event& e) {
        e.other = run.target;
        e.from = from;
        e.to = contact.pose;
        e.number = static_cast<std::int16_t>(contact.edge);
    });
    const Because because(battle, event);
    run.told |= tell_pulled_along(battle, run.charger, run.followers - run.told, before);
    return true;
}

}  // namespace

namespace {

/// Targets that broke because of what came of this charge since (another charger's pursuit) are no targets
/// now. True if nobody is left: then it rolls for pursuit from where it stands.
bool left_alone(Battle& battle, Run& run) {
    const UnitSet broken = run.touches & battle.so_far.broken, standing = run.touches - broken;
    if (broken.empty()) return false;
    if (!standing.empty()) {
        if (!standing.has(run.target)) run.target = standing.first();
        return false;
    }
    run.stopped = true;
    battle.unit(run.charger).active = false;
    battle.charging_now -= UnitSet::of(run.charger) | run.followers;
    roll_where_they_stand(battle, UnitSet::of(run.charger), broken, MeleeRole::charging);
    return true;
}

}  // namespace

void make_contact(Battle& battle, Action& action, Run& run) {
    if (!charging(battle, run) || run.short_of || run.touches.empty()) return;
    if (left_alone(battle, run)) return;
    if (!battle.state.grounded(run.target)) return;
    if (!tabletop::in_contact(battle.shape(run.charger), battle.shape(run.target)) &&
        bounce(battle, action, run))
        return;
    const Profile& profile = battle.profile(run.charger);
    const UnitSet able = able_to_meet(battle, action, run), first = able & UnitSet::of(run.target);
    bool met = countercharge(battle, action, run, first) || close_in(battle, action, run);
    met = countercharge(battle, action, run, able - first) || met;
    if (!met) return;
    part_bodies(battle);
    battle.unit(run.charger).shock = shock_path(battle, profile, run.start, battle.unit(run.charger).pose);
    enter_melee(battle, run.charger, MeleeRole::charging);
    for (const UnitId f : run.followers) battle.unit(f).active = false;
    const UnitSet touched = enemies_touching(battle, run.charger);
    for (const UnitId t : touched) {
        const bool counter = action.meeting.has(t);  // only who came
        enter_melee(battle, t, counter ? MeleeRole::charging : MeleeRole::defending);
    }
    rout_of_touched_skirmishers(battle, action, run);
}

UnitSet tell_pulled_along(Battle& battle, UnitId leader, const UnitSet& followers, const Poses& before) {
    UnitSet moved;
    for (const UnitId f : followers) {
        const Pose& now = battle.unit(f).pose;
        if (now == before[f]) continue;
        moved.add(f);
        battle.tell(EventKind::pulled_along, f, R(113), [&](Event& e) {
            e.other = leader;
            e.from = before[f];
            e.to = now;
            e.distance = tabletop::distance(before[f].centre, now.centre);
        });
    }
    return moved;
}

UnitSet pulled_along(Battle& battle, UnitId leader) {
    UnitSet pulled;
    const int rep = battle.profile(leader).rep;
    const UnitSet file = file_behind(battle, leader);
    for (const UnitId u : file) {
        if (engaged(battle, u) || battle.charging_now.has(u))
            continue;  // who charges goes his own way
        if (rep >= battle.profile(u).rep) {
            pulled.add(u);
            continue;
        }
        Question question;
        question.kind = QuestionKind::follow;
        question.unit = u;
        question.other = leader;
        question.answers.push_back(0);
        question.answers.push_back(1);
        question.usual = 1;
        if (battle.ask(battle.side_of(u), question) == 1) pulled.add(u);
    }
    // Only those who still hang on: whoever stays behind holds back those behind him.
    UnitSet chain, edge = UnitSet::of(leader);
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) next |= directly_behind(battle, u) & pulled;
        next -= chain;
        chain |= next;
        edge = next;
    }
    return chain;
}

}  // namespace muster::rrtk::battle
