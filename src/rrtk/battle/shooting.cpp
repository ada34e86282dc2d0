// A volley from targets to tests (section 16, section 33 "Volley").
#include "rrtk/battle/shooting.hpp"

#include <algorithm>

#include "rrtk/battle/artillery.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/sight.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Arc;

/// One shooter with what it aims at.
struct Shot {
    UnitId shooter = no_unit;
    UnitSet targets;
    FixedList<Die, 3> dice;
};

/// Shooters whose targets overlap.
struct Group {
    FixedList<Shot, 64> shots;
    UnitSet shooters, targets;
};

/// What the volley did so far.
struct VolleyResult {
    std::array<UnitSet, max_units> shot_by;
    UnitSet targets, with_terror;  ///< the second: by guns and firearms
    std::int32_t told = -1;        ///< the event of its last group
};

/// The arc that is fired into: the only one with targets, or the player's choice.
UnitSet aimed_at(Battle& battle, UnitId shooter, const Volley& volley) {
    if (volley.kind == ShotKind::in_the_air) return UnitSet::of(volley.at);
    const tabletop::PlacedBase at = battle.placed(shooter);
    const UnitSet front = targets_in_arc(battle, shooter, at, Arc::front);
    const UnitSet rear =
        battle.profile(shooter).two_arcs() ? targets_in_arc(battle, shooter, at, Arc::rear) : UnitSet{};
    if (volley.at != no_unit) {
        if (front.has(volley.at)) return front;
        return rear.has(volley.at) ? rear : UnitSet{};
    }
    if (front.empty() || rear.empty()) return front.empty() ? rear : front;
    Question question;
    question.kind = QuestionKind::arc;
    question.unit = shooter;
    question.answers.push_back(0);
    question.answers.push_back(1);
    return battle.ask(battle.side_of(shooter), question) == 0 ? front : rear;
}

/// What a die gains or loses by its target (T-25).
int target_modifier(const Battle& battle, UnitId target, Modifiers& modifiers) {
    const auto add = [&](MissileRow row) {
        const int value = battle.book.tables.of(row);
        modifiers.try_push_back(
            {Modifier::Of::missile, static_cast<std::uint8_t>(row), static_cast<std::int8_t>(value)});
        return value;
    };
    int sum = 0;
    if (battle.profile(target).mounted()) sum += add(MissileRow::mounted_target);
    const bool covered = battle.unit(target).altitude == Altitude::ground && !battle.book.ground.empty() &&
                         in_cover(battle.book, battle.shape(target));
    if (covered) sum += add(MissileRow::cover);
    return sum;
}

/// What a die gains by its shooter; the sum is compiled into the profile.
void add_shooter_rows(const Battle& battle, UnitId shooter, Modifiers& modifiers) {
    const Profile& profile = battle.profile(shooter);
    const auto add = [&](MissileRow row) {
        modifiers.try_push_back({Modifier::Of::missile, static_cast<std::uint8_t>(row),
                                 static_cast<std::int8_t>(battle.book.tables.of(row))});
    };
    if (profile.has(Trait::elite_missile)) add(MissileRow::elite);
    if (profile.figures == 3) add(MissileRow::three_figures);
    if (profile.figures >= 4) add(MissileRow::four_figures);
}

/// The volley's total as it counts against one target; a die below 0 counts 0.
int total_against(const Battle& battle, const Group& group, UnitId target) {
    Modifiers unused;
    const int by_target = target_modifier(battle, target, unused);
    int total = 0;
    for (const Shot& shot : group.shots)
        for (const Die die : shot.dice)
            total += std::max(0, die + battle.profile(shot.shooter).shot_bonus + by_target);
    return total;
}

/// The target first in line for a hit, for the events of the dice.
UnitId first_target(const Battle& battle, const UnitSet& targets) {
    UnitId best = no_unit;
    for (const UnitId t : targets)
        if (best == no_unit || battle.profile(t).ac < battle.profile(best).ac) best = t;
    return best;
}

void roll_shot(Battle& battle, Shot& shot, const Volley& volley) {
    const Profile& profile = battle.profile(shot.shooter);
    const int count = volley.kind == ShotKind::reaction_one_die ? 1 : profile.shot_dice;
    std::array<Die, 3> dice{};
    const UnitId target = first_target(battle, shot.targets);
    const std::span<Die> rolled(dice.data(), static_cast<std::size_t>(std::min(count, 3)));
    battle.services.roller.roll({Purpose::shot, shot.shooter, target, 0}, rolled);
    for (const Die d : rolled) shot.dice.push_back(d);
    battle.tell(EventKind::fired, shot.shooter, T(25), [&](Event& e) {
        e.other = target;
        int total = 0;
        add_shooter_rows(battle, shot.shooter, e.modifiers);
        const int each = profile.shot_bonus + target_modifier(battle, target, e.modifiers);
        for (const Die d : shot.dice) {
            e.dice.push_back(d);
            total += std::max(0, d + each);
        }
        e.total = static_cast<std::int16_t>(total);
        e.others = shot.targets;
    });
}

// ---- who takes the hits

/// Hits of this volley, and those remembered from the last turn.
struct Claims {
    std::array<std::int8_t, max_units> hits{};
    UnitSet remembered;
    [[nodiscard]] int taken(UnitId u) const { return hits[u] + (remembered.has(u) ? 1 : 0); }
};

Inches away(const Battle& battle, const Group& group, UnitId target) {
    Inches least = Inches::thousandths(INT32_MAX);
    for (const Shot& shot : group.shots)
        least = std::min(least, tabletop::gap(battle.shape(shot.shooter), battle.shape(target)));
    return least;
}

/// Fewest hits, then lowest AC, then nearest; of equals the player's choice.
UnitId next_due(Battle& battle, const Group& group, const Claims& claims, const UnitSet& among) {
    UnitSet due;
    const auto before = [&](UnitId a, UnitId b) {
        if (claims.taken(a) != claims.taken(b)) return claims.taken(a) < claims.taken(b);
        if (battle.profile(a).ac != battle.profile(b).ac) return battle.profile(a).ac < battle.profile(b).ac;
        return away(battle, group, a) < away(battle, group, b);
    };
    for (const UnitId t : among) {
        if (due.empty() || before(t, due.first()))
            due = UnitSet::of(t);
        else if (!before(due.first(), t))
            due.add(t);
    }
    if (due.size() < 2) return due.first();
    Question question;
    question.kind = QuestionKind::volley_hit;
    question.unit = group.shots[0].shooter;
    question.units = due;
    const SideIndex side = battle.side_of(question.unit);
    for (const UnitId u : right_to_left(battle, side, due)) question.answers.try_push_back(u);
    question.usual = question.answers[0];
    return static_cast<UnitId>(battle.ask(side, question));
}

/// The set was fired at in the last own turn of the first shooter: who of it was hit then.
UnitSet remembered_hits(const Battle& battle, const Group& group) {
    const ShotMemory& memory = battle.unit(group.shots[0].shooter).shots;
    const std::int16_t turn = battle.state.sides[battle.side_of(group.shots[0].shooter)].turn;
    const bool in_a_row = memory.turn >= 0 && memory.turn + 1 == turn && memory.targets == group.targets;
    return in_a_row ? memory.hit : UnitSet{};
}

void remember(Battle& battle, const Group& group, const Claims& claims) {
    UnitSet hit = claims.remembered;
    for (const UnitId t : group.targets)
        if (claims.hits[t] > 0) hit.add(t);
    if (hit == group.targets) hit = UnitSet{};
    for (const Shot& shot : group.shots) {
        ShotMemory& memory = battle.unit(shot.shooter).shots;
        memory.targets = group.targets;
        memory.hit = hit;
        memory.turn = battle.state.sides[battle.side_of(shot.shooter)].turn;
    }
}

/// The hits that the score pays for, at most one for each shooter.
void allocate(Battle& battle, const Group& group, Claims& claims) {
    const auto price = [&](UnitId t) { return battle.book.tables.points_per_hit(battle.profile(t).ac); };
    int spent = 0;
    for (int given = 0; given < group.shooters.size(); ++given) {
        const UnitId first_due = next_due(battle, group, claims, group.targets);
        UnitId due = first_due;
        const auto pays = [&](UnitId t) { return total_against(battle, group, t) - spent >= price(t); };
        // A remembered target waits, but takes the hit if the score does not reach to the others (EX-30).
        if (!pays(due) && given == 0 && !claims.remembered.empty()) {
            UnitSet affordable;
            for (const UnitId t : group.targets)
                if (pays(t)) affordable.add(t);
            if (affordable.empty()) return;
            due = next_due(battle, group, claims, affordable);
        }
        if (!pays(due)) return;
        spent += price(due);
        ++claims.hits[due];
    }
}

/// Firearms: each its own die against the distance; hits by AC as in other volleys.
void fire_firearms(Battle& battle, const Group& group, Claims& claims) {
    for (const Shot& shot : group.shots) {
        const Profile& profile = battle.profile(shot.shooter);
        const UnitId due = next_due(battle, group, claims, shot.targets);
        const Inches far = tabletop::gap(battle.shape(shot.shooter), battle.shape(due));
        const auto inches = static_cast<int>((far.in_thousandths() + 999) / 1000);
        const Die die = battle.services.roller.one(
            {Purpose::firearm, shot.shooter, due, static_cast<std::int8_t>(inches)});
        const int elite = profile.has(Trait::elite_missile) ? battle.book.tables.of(MissileRow::elite) : 0;
        const bool hit = die + elite >= inches;
        battle.tell(EventKind::fired, shot.shooter, R(192), [&](Event& e) {
            e.other = due;
            e.dice.push_back(die);
            e.base = static_cast<std::int16_t>(inches);
            e.total = static_cast<std::int16_t>(die + elite);
            e.passed = hit ? 1 : 0;
            e.others = shot.targets;
            if (elite != 0)
                e.modifiers.push_back({Modifier::Of::missile, static_cast<std::uint8_t>(MissileRow::elite),
                                       static_cast<std::int8_t>(elite)});
        });
        if (hit) ++claims.hits[due];
    }
}

/// The first of the group that shot at that target.
UnitId shooter_at(const Group& group, UnitId target) {
    for (const Shot& shot : group.shots)
        if (shot.targets.has(target)) return shot.shooter;
    return group.shots[0].shooter;
}

void suffer(Battle& battle, const Group& group, const Claims& claims) {
    UnitSet struck;
    for (const UnitId t : group.targets)
        if (claims.hits[t] > 0) struck.add(t);
    const SideIndex side = battle.side_of(group.shots[0].shooter);
    for (const UnitId t : right_to_left(battle, side, struck)) {
        add_hits(battle, t, claims.hits[t], shooter_at(group, t), R(173));
        risk_leader(battle, t, claims.hits[t]);
    }
    remove_spent(battle, struck);
}

void fire_group(Battle& battle, Group& group, const Volley& volley, VolleyResult& result) {
    const bool firearms = battle.profile(group.shots[0].shooter).has(Trait::firearms);
    Claims claims;
    if (firearms) {
        fire_firearms(battle, group, claims);
    } else {
        for (Shot& shot : group.shots) roll_shot(battle, shot, volley);
        if (volley.kind == ShotKind::own_turn) claims.remembered = remembered_hits(battle, group);
        allocate(battle, group, claims);
    }
    result.told = battle.tell(EventKind::volley, group.shots[0].shooter, R(173), [&](Event& e) {
        e.units = group.shooters;
        e.others = group.targets;
        e.number = static_cast<std::int16_t>(group.shooters.size());
        if (firearms) return;
        e.other = first_target(battle, group.targets);
        e.total = static_cast<std::int16_t>(total_against(battle, group, e.other));
    });
    const Because because(battle, result.told);
    suffer(battle, group, claims);
    if (volley.kind == ShotKind::own_turn) remember(battle, group, claims);
    for (const UnitId t : group.targets) {
        result.shot_by[t] |= group.shooters;
        if (firearms) result.with_terror.add(t);
    }
    result.targets |= group.targets;
}

/// Takes a group of shooters that share targets out of those left.
Group next_group(const Battle& battle, FixedList<Shot, max_units>& left) {
    Group group;
    const bool firearms = battle.profile(left[0].shooter).has(Trait::firearms);
    bool grown = true;
    group.targets = left[0].targets;
    while (grown) {
        grown = false;
        for (const Shot& shot : left) {
            if (group.shooters.has(shot.shooter) || group.shots.full()) continue;
            if (battle.profile(shot.shooter).has(Trait::firearms) != firearms) continue;
            if ((shot.targets & group.targets).empty()) continue;
            group.shots.push_back(shot);
            group.shooters.add(shot.shooter);
            group.targets |= shot.targets;
            grown = true;
        }
    }
    FixedList<Shot, max_units> rest;
    for (const Shot& shot : left)
        if (!group.shooters.has(shot.shooter)) rest.push_back(shot);
    left = rest;
    return group;
}

/// Guns one after the other; whom they make test waits for the rest of the volley.
void fire_guns(Battle& battle, const FixedList<Shot, max_units>& guns, const Volley& volley,
               VolleyResult& result) {
    for (const Shot& gun : guns) {
        if (!battle.state.on_table(gun.shooter)) continue;
        const GunShot shot =
            fire_gun(battle, gun.shooter, gun.targets, volley.kind == ShotKind::reaction_one_die);
        for (const UnitId t : shot.testers) result.shot_by[t].add(gun.shooter);
        result.targets |= shot.testers;
        result.with_terror |= shot.testers;
        if (shot.told >= 0) result.told = shot.told;
    }
}

/// Every target tests, Body by Body and once, however many fired (sections 15 and 33).
void received_fire(Battle& battle, const VolleyResult& result) {
    const Because because(battle, result.told);
    Stimulus stimulus;
    stimulus.test = Test::received_fire;
    stimulus.each_by = &result.shot_by;
    stimulus.terrified = result.with_terror;
    UnitSet testers;
    for (const UnitId t : result.targets) {
        if (!battle.state.on_table(t)) continue;
        testers.add(t);
        stimulus.causes |= result.shot_by[t];
    }
    if (testers.empty()) return;
    stimulus.cause = stimulus.causes.first();
    react(battle, stimulus, testers);
}

}  // namespace

bool can_fire(const Battle& battle, UnitId unit) {
    return battle.profile(unit).shot_dice > 0 && has_target(battle, unit, battle.placed(unit));
}

bool fire(Battle& battle, const Volley& volley) {
    FixedList<Shot, max_units> shots, guns;
    const UnitSet ready = volley.shooters - battle.fired_in_chain;
    if (ready.empty()) return false;
    for (const UnitId u : right_to_left(battle, battle.side_of(ready.first()), ready)) {
        if (!battle.state.on_table(u) || battle.profile(u).shot_dice == 0) continue;
        Shot shot;
        shot.shooter = u;
        shot.targets = aimed_at(battle, u, volley);
        if (shot.targets.empty()) continue;
        (battle.profile(u).gun() ? guns : shots).push_back(shot);
        battle.fired_in_chain.add(u);
    }
    if (shots.empty() && guns.empty()) return false;
    VolleyResult result;
    ++battle.leaders_held;  // until everything has fallen
    fire_guns(battle, guns, volley, result);
    while (!shots.empty()) {
        Group group = next_group(battle, shots);
        fire_group(battle, group, volley, result);
    }
    --battle.leaders_held;
    test_lost_leaders(battle);
    received_fire(battle, result);
    return true;
}

}  // namespace muster::rrtk::battle
