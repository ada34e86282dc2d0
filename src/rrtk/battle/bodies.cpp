#include "rrtk/battle/bodies.hpp"

#include <algorithm>
#include <cstdlib>

#include "tabletop/direction.hpp"

namespace muster::rrtk::battle {

namespace {

/// Units that turned this far from each other stand no longer in one file.
constexpr int file_angle = 45;

/// Everybody of `within` that hangs together with `unit` by contact.
UnitSet contact_group(const Battle& battle, UnitId unit, const UnitSet& within) {
    UnitSet group = UnitSet::of(unit), edge = group;
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) next |= battle.touching(u);
        next &= within;
        next -= group;
        group |= next;
        edge = next;
    }
    return group;
}

}  // namespace

UnitSet enemies_touching(const Battle& battle, UnitId unit) {
    const UnitSet& touching = battle.touching(unit);
    if (battle.rampaging().has(unit)) return touching;
    return touching & (battle.book.sides[enemy_of(battle.side_of(unit))].units | battle.rampaging());
}

UnitSet friends_touching(const Battle& battle, UnitId unit) {
    return battle.touching(unit) - enemies_touching(battle, unit);
}

bool engaged(const Battle& battle, UnitId unit) { return !enemies_touching(battle, unit).empty(); }

UnitSet body_of(const Battle& battle, BodyId body) { return battle.members(body) & battle.grounded(); }

UnitSet directly_behind(const Battle& battle, UnitId unit) {
    UnitSet behind;
    const UnitState& front = battle.unit(unit);
    const UnitSet friends = friends_touching(battle, unit);
    for (const UnitId u : friends) {
        const UnitState& other = battle.unit(u);
        if (other.body != front.body) continue;
        if (std::abs(tabletop::turn_between(front.pose.facing, other.pose.facing)) > file_angle) continue;
        if (tabletop::directly_behind(battle.placed(u), battle.placed(unit))) behind.add(u);
    }
    return behind;
}

UnitSet file_behind(const Battle& battle, UnitId unit) {
    UnitSet file, edge = UnitSet::of(unit);
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) next |= directly_behind(battle, u);
        next -= file;
        next.remove(unit);
        file |= next;
        edge = next;
    }
    return file;
}

UnitId rearmost(const Battle& battle, const UnitSet& file) {
    for (const UnitId u : file)
        if ((directly_behind(battle, u) & file).empty()) return u;
    return file.first();
}

UnitList right_to_left(const Battle& battle, SideIndex side, const UnitSet& units) {
    UnitList list;
    for (const UnitId u : units) list.push_back(u);
    const auto further_right = [&](UnitId a, UnitId b) {
        const Inches ra = battle.book.rightness(side, battle.unit(a).pose.centre);
        const Inches rb = battle.book.rightness(side, battle.unit(b).pose.centre);
        return ra != rb ? ra > rb : a < b;
    };
    std::stable_sort(list.begin(), list.end(), further_right);
    return list;
}

BodyId new_body(Battle& battle, const UnitSet& units) {
    const BodyId number = battle.state.next_body++;
    for (const UnitId u : units) battle.enrol(u, number);
    return number;
}

void part_bodies(Battle& battle, UnitId keeps) {
    UnitSet left = battle.grounded();
    while (!left.empty()) {
        const UnitId foremost = left.first();
        const BodyId body = battle.unit(foremost).body;
        if (!battle.loosened(body)) {
            left.remove(foremost);
            continue;
        }
        const UnitSet members = body_of(battle, body) & left;
        left -= members;
        if (members.size() == 1) continue;
        const UnitId anchor = members.has(keeps) ? keeps : members.first();
        UnitSet group = contact_group(battle, anchor, members);
        if (group == members) continue;
        // The part that keeps the number: the named unit's, else the largest, of equals the one found first.
        FixedList<UnitSet, max_units> parts;
        for (UnitSet rest = members; !rest.empty(); rest -= parts.back())
            parts.push_back(contact_group(battle, rest.first(), rest));
        const UnitSet* keeper = &parts[0];
        for (const UnitSet& part : parts) {
            if (members.has(keeps) ? part.has(keeps) : part.size() > keeper->size()) keeper = &part;
        }
        for (const UnitSet& part : parts) {
            if (&part == keeper) continue;
            const BodyId number = new_body(battle, part);
            battle.tell(EventKind::broke_up, part.first(), R(126), [&](Event& e) {
                e.units = part;
                e.number = static_cast<std::int16_t>(number);
            });
        }
    }
    battle.all_whole();
}

UnitSet linked_in_melee(const Battle& battle, UnitId unit) {
    if (!engaged(battle, unit)) return {};
    UnitSet linked = UnitSet::of(unit), edge = linked;
    while (!edge.empty()) {
        UnitSet next;
        for (const UnitId u : edge) next |= enemies_touching(battle, u);
        next -= linked;
        linked |= next;
        edge = next;
    }
    return linked;
}

}  // namespace muster::rrtk::battle
