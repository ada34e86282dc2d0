// Retire and give ground (section 14).
#include <algorithm>
#include <utility>

#include "rrtk/battle/charge.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/flight.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/places.hpp"
#include "rrtk/battle/sight.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::PlacedBase;
using tabletop::Pose;

Facing opposite(Facing f) { return Facing(f.degrees() + 180); }

/// Units that retire together: each no further than `most`, and none stops for another of them.
struct Block {
    UnitSet units;
    Inches most;
};

/// Clear of the river's edge by so little, a unit stands "just inside".
constexpr Inches just_inside = Inches::thousandths(100);

/// What a retiring unit runs into first.
Stretch retire_way(const Battle& battle, UnitId unit, const Outline& shape, Facing direction,
                   const Block& block) {
    const Inches most = block.most;
    Stretch way{most, {}};
    const Journey ground = journey(battle.book, battle.profile(unit), shape, direction, most);
    way.shorten(ground.open, {Obstacle::Kind::ground, no_unit, ground.closed_by});
    if (river_at(battle.book, shape) < 0)
        way.shorten(ground.water + just_inside, {Obstacle::Kind::river, no_unit, ground.river});
    way.shorten(tabletop::travel_inside(shape, direction, most, battle.book.board.area()),
                {Obstacle::Kind::edge});
    const UnitSet others = battle.grounded() - block.units;
    for (const UnitId u : others) {
        const bool enemy = battle.book.enemies(u, unit);
        const bool with_it = !enemy && battle.retiring.has(u);
        if (!enemy && !with_it && battle.profile(u).has(Trait::skirmish)) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(u));
        if (!m.meets || m.to <= Inches{}) continue;
        if (with_it)
            way.shorten(m.from, {});  // one block
        else if (enemy)
            way.shorten(m.from, {Obstacle::Kind::enemy, u});
        else
            way.shorten(m.from - friend_halt, {Obstacle::Kind::friendly, u});
    }
    return way;
}

/// Friendly skirmishers on the way rout, unless the retiring unit stops before them.
void run_through_skirmishers(Battle& battle, UnitId unit, const Outline& shape, Facing direction,
                             const Block& block, Inches far) {
    UnitSet met;
    const UnitSet friends = battle.grounded(battle.side_of(unit)) - block.units;
    for (const UnitId u : friends) {
        if (!battle.profile(u).has(Trait::skirmish)) continue;
        const tabletop::Meeting m = tabletop::meeting(shape, direction, battle.shape(u));
        if (m.meets && m.to > Inches{} && m.from < far) met.add(u);
    }
    for (const UnitId u : met) {
        if (battle.profile(u).has(Trait::fanatic)) continue;
        rout_of_skirmishers(battle, u, unit);
    }
}

/// The unit turned to look back at what drives it, if there is room where it stands; else as it stands.
Pose looking_back(const Battle& battle, UnitId unit, Facing facing) {
    const Pose turned{battle.unit(unit).pose.centre, facing};
    return has_room(battle, unit, turned) ? turned : battle.unit(unit).pose;
}

/// Off the edge: out, and counts as routed.
void retire_off_table(Battle& battle, UnitId unit) {
    battle.tell(EventKind::left_table, unit, R(133),
                [&](Event& e) { e.number = static_cast<std::int16_t>(Presence::routed); });
    battle.unit(unit).active = false;
    lose_leader(battle, unit);
    battle.take_off(unit, Presence::routed);
    part_bodies(battle);
    test_lost_leaders(battle);
}

}  // namespace

Facing away_from(const Battle& battle, UnitId unit, UnitId cause) {
    const Pose& pose = battle.unit(unit).pose;
    if (cause == no_unit) return opposite(pose.facing);
    const Pose& other = battle.unit(cause).pose;
    const tabletop::Corridor pushed = tabletop::corridor(battle.placed(cause), tabletop::Arc::front);
    if (tabletop::in_corridor(pushed, battle.shape(unit)).has_value()) return other.facing;
    return tabletop::towards(other.centre, pose.centre);
}

namespace {

/// With ground on the way.
Inches retire_distance(const Battle& battle, UnitId unit, Facing direction) {
    const Profile& profile = battle.profile(unit);
    const Pose start = looking_back(battle, unit, opposite(direction));
    const Outline shape = tabletop::outline(PlacedBase{profile.base, start});
    return slowed(battle.book, profile, shape, direction,
                  profile.retire / slowing(battle.book, profile, shape));
}

/// friends of a gun go straight towards their own baseline.
Facing retire_direction(const Battle& battle, UnitId unit, UnitId cause) {
    const bool by_friend =
        cause != no_unit && !battle.book.enemies(unit, cause) && !battle.unit(cause).rampaging;
    return by_friend ? opposite(battle.book.ahead(battle.side_of(unit))) : away_from(battle, unit, cause);
}

/// The place at the end of the way, looking back at what drives it if there is room to turn there.
Pose retired_pose(Battle& battle, UnitId unit, const Pose& start, Facing direction, Inches far) {
    const Pose to = end_of_way(battle, unit, start, direction, far);
    const Pose turned{to.centre, opposite(direction)};
    return has_room(battle, unit, turned) ? turned : to;
}

/// How far the rest of its block may go: as far as it came, anywhere if it is gone.
Inches retire_as_one(Battle& battle, UnitId unit, UnitId cause, Facing direction, const Block& block) {
    if (battle.profile(unit).has(Trait::fanatic) || !battle.state.grounded(unit)) return block.most;
    UnitState& now = battle.unit(unit);
    add_hits(battle, unit, 1, cause, S(14));
    now.active = false;
    battle.charging_now.remove(unit);  // who is driven back doesn't charge home
    const Pose from = now.pose;
    const Pose start = looking_back(battle, unit, opposite(direction));
    const Outline shape = tabletop::outline(PlacedBase{battle.profile(unit).base, start});
    const Stretch way = retire_way(battle, unit, shape, direction, block);
    run_through_skirmishers(battle, unit, shape, direction, block, way.far);
    if (!battle.state.grounded(unit)) return block.most;  // a leader of those was lost
    if (way.by.kind == Obstacle::Kind::edge) {
        retire_off_table(battle, unit);
        return block.most;
    }
    const bool touched = way.by.unit != no_unit && battle.touching(unit).has(way.by.unit);
    const Pose to = retired_pose(battle, unit, start, direction, way.far);
    const std::int32_t event = battle.tell(EventKind::retired, unit, S(14), [&](Event& e) {
        e.other = cause;
        e.distance = way.far;
        e.from = from;
        e.to = to;
        e.held_by = way.by;
    });
    const Because because(battle, event);
    if (to != from) {
        battle.place(unit, to);
        part_bodies(battle);
    }
    if (way.by.kind == Obstacle::Kind::river) now.fording = Fording::inside;
    if (way.by.kind == Obstacle::Kind::friendly)  // one that touches it already; else section 14
        add_hits(battle, unit, 1, way.by.unit, touched ? R(136) : S(14));
    if (way.by.kind != Obstacle::Kind::enemy && way.by.kind != Obstacle::Kind::ground) return way.far;
    rout(battle, unit, way.by.unit == no_unit ? cause : way.by.unit);
    return block.most;
}

}  // namespace

void retire(Battle& battle, UnitId unit, UnitId cause) {
    if (battle.profile(unit).has(Trait::fanatic)) return;
    if (battle.profile(unit).has(Trait::flyer)) {
        retire_upward(battle, unit, cause);
        return;
    }
    if (!battle.state.grounded(unit)) return;
    const Facing direction = retire_direction(battle, unit, cause);
    retire_as_one(battle, unit, cause, direction,
                  {UnitSet::of(unit), retire_distance(battle, unit, direction)});
}

void retire_with_file(Battle& battle, UnitId unit, UnitId cause) {
    Block block;
    block.units = battle.state.grounded(unit) ? file_behind(battle, unit) : UnitSet{};
    if (block.units.empty() || battle.profile(unit).traits.any({Trait::fanatic, Trait::flyer})) {
        retire(battle, unit, cause);
        return;
    }
    block.units.add(unit);
    const Facing direction = retire_direction(battle, unit, cause);
    block.most = retire_distance(battle, unit, direction);
    for (const UnitId u : block.units)
        block.most = std::min(block.most, retire_distance(battle, u, direction));
    for (UnitSet left = block.units; !left.empty();) {
        const UnitId last = rearmost(battle, left);
        left.remove(last);
        block.most = retire_as_one(battle, last, cause, direction, block);
    }
}

namespace {

/// Everything that moves when a unit gives ground.
struct Push {
    UnitSet back;     ///< the unit and those it pushes
    UnitSet fleeing;  ///< mounted behind it that retire
    UnitSet forward;  ///< those who follow up, and whom they pull along
    Facing direction;
    bool possible = true;
};

/// The unit, going an inch that way, would run into the other, or come to lie on it by gliding along it.
bool runs_into(const Battle& battle, UnitId unit, Facing direction, UnitId other) {
    const Outline &shape = battle.shape(unit), &obstacle = battle.shape(other);
    const tabletop::Meeting m = tabletop::meeting(shape, direction, obstacle);
    if (m.meets && m.to > Inches{} && m.from < ground_given) return true;
    return tabletop::clash(tabletop::shifted(shape, direction, ground_given), obstacle);
}

/// The ground of the inch that way.
Journey ground_there(const Battle& battle, UnitId unit, Facing direction) {
    return journey(battle.book, battle.profile(unit), battle.shape(unit), direction, ground_given);
}

/// The inch that way is on the table, on ground that is open to the unit.
bool open_way(const Battle& battle, UnitId unit, Facing direction) {
    const Inches on_board =
        tabletop::travel_inside(battle.shape(unit), direction, ground_given, battle.book.board.area());
    return on_board == ground_given && ground_there(battle, unit, direction).open >= ground_given;
}

/// What stands within an inch behind those pushed back: foot goes too, mounted retires, anything else blocks
///
void gather_back(const Battle& battle, UnitId unit, Push& push) {
    UnitSet edge = UnitSet::of(unit);
    push.back = edge;
    const UnitSet others = battle.grounded();
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) {
            if (!open_way(battle, u, push.direction) ||
                ground_there(battle, u, push.direction).water < ground_given)
                push.possible = false;
            for (const UnitId o : others) {
                if (push.back.has(o) || push.fleeing.has(o)) continue;
                if (!runs_into(battle, u, push.direction, o)) continue;
                const bool friendly = !battle.book.enemies(o, unit);
                if (!friendly || engaged(battle, o) || battle.profile(o).has(Trait::fanatic))
                    push.possible = false;
                else if (battle.profile(o).mounted())
                    push.fleeing.add(o);
                else
                    next.add(o);
            }
        }
        push.back |= next;
        edge = next;
    }
}

/// The pushers can all follow: free of other enemies, not told to give ground themselves, nothing in the way,
/// the table before them.
void gather_forward(Battle& battle, UnitId unit, const UnitSet& giving, Push& push) {
    const UnitSet pushers = enemies_touching(battle, unit);
    for (const UnitId p : pushers) {
        if (giving.has(p) || enemies_touching(battle, p).size() > 1) push.possible = false;
    }
    push.forward = pushers;
    const UnitSet stays = battle.grounded() - push.back - push.fleeing - push.forward;
    for (const UnitId p : pushers) {
        if (!open_way(battle, p, push.direction)) push.possible = false;
        for (const UnitId o : stays)
            if (runs_into(battle, p, push.direction, o)) push.possible = false;
    }
}

/// Nothing stands within an inch behind those who go back.
bool way_free(const Battle& battle, const Push& push) {
    const UnitSet stays = battle.grounded() - push.back - push.forward;
    for (const UnitId u : push.back)
        for (const UnitId o : stays)
            if (runs_into(battle, u, push.direction, o)) return false;
    return true;
}

void shift(Battle& battle, const UnitSet& units, Facing direction, EventKind kind, UnitId other) {
    for (const UnitId u : units) {
        const Pose from = battle.unit(u).pose;
        const Pose to = tabletop::stepped(from, direction, ground_given);
        battle.place(u, to);
        battle.tell(kind, u, S(14), [&](Event& e) {
            e.other = other;
            e.from = from;
            e.to = to;
            e.distance = ground_given;
        });
    }
}

/// Those behind a unit that followed up go along.
void follow(Battle& battle, UnitId leader, UnitSet behind, Facing direction) {
    Poses before;
    for (const UnitId u : behind) before[u] = battle.unit(u).pose;
    const Pose now = battle.unit(leader).pose;
    bring_along(battle, tabletop::stepped(now, Facing(direction.degrees() + 180), ground_given), now, behind);
    for (const UnitId u : behind)
        battle.tell(EventKind::pulled_along, u, R(113), [&](Event& e) {
            e.other = leader;
            e.from = before[u];
            e.to = battle.unit(u).pose;
            e.distance = ground_given;
        });
}

}  // namespace

void give_ground(Battle& battle, UnitId unit, const UnitSet& giving) {
    if (battle.profile(unit).has(Trait::fanatic) || !battle.state.grounded(unit)) return;
    const UnitSet pushers = enemies_touching(battle, unit);
    const UnitId first = pushers.empty() ? no_unit : right_to_left(battle, battle.side_of(unit), pushers)[0];
    UnitState& now = battle.unit(unit);
    add_hits(battle, unit, 1, first, S(14));
    now.gave_ground = true;
    Push push;
    const bool face_to_face =
        first != no_unit &&
        tabletop::contact(battle.placed(first), battle.placed(unit)).theirs == tabletop::Edge::front;
    push.direction = face_to_face ? opposite(now.pose.facing) : away_from(battle, unit, first);
    push.possible = !pushers.empty();
    Rule why = push.possible ? S(14) : R(160);
    if (push.possible) {
        gather_back(battle, unit, push);
        if (!push.possible) why = R(137);
    }
    if (push.possible) {
        gather_forward(battle, unit, giving, push);
        if (!push.possible) why = R(368);
    }
    const std::int32_t event = battle.tell(EventKind::gave_ground, unit, why, [&](Event& e) {
        e.other = first;
        e.distance = push.possible ? ground_given : Inches{};
        e.from = now.pose;
        e.to = push.possible ? tabletop::stepped(now.pose, push.direction, ground_given) : now.pose;
    });
    if (!push.possible) return;
    const Because because(battle, event);
    FixedList<UnitSet, 16> behind;  // sections 12 and 14, R-113
    for (const UnitId p : pushers) behind.try_push_back(pulled_along(battle, p) - pushers);
    for (const UnitId u : push.fleeing) retire(battle, u, first);
    if (!push.fleeing.empty() && !way_free(battle, push)) return;  // those behind could not get away
    push.back.remove(unit);
    shift(battle, push.back, push.direction, EventKind::pushed_back, unit);
    battle.place(unit, tabletop::stepped(now.pose, push.direction, ground_given));
    shift(battle, pushers, push.direction, EventKind::followed_up, unit);
    std::size_t i = 0;
    for (const UnitId p : pushers)
        if (i < behind.size()) follow(battle, p, behind[i++], push.direction);
    part_bodies(battle);
}

}  // namespace muster::rrtk::battle
