// Routs as real moves: straight to the rear, through units and woods, to a bank, or off the table.
#include <algorithm>

#include "ral/battle/ground.hpp"
#include "ral/battle/movement.hpp"
#include "tabletop/corridor.hpp"
#include "tabletop/direction.hpp"
#include "tabletop/sweep.hpp"

namespace muster::ral::battle {

namespace {

using tabletop::Facing;
using tabletop::Outline;
using tabletop::Pose;

/// How far the unit gets with its move in that direction: levels climbed, walls and hedges are paid for
/// where the way comes to them. Whoever can't pay stops before it.
Inches paid_way(const Battle& battle, UnitId unit, Facing direction) {
    const Pose start = battle.unit(unit).pose;
    Inches way = battle.entry(unit).move;
    // Each piece can only shorten the way, so one pass for each piece that is reached settles it.
    for (std::size_t pass = 0; pass <= battle.book.ground.size(); ++pass) {
        const Inches cost =
            cost_of_leg(battle.book, start.centre, tabletop::stepped(start, direction, way).centre);
        const Inches left = std::max(Inches{}, battle.entry(unit).move - cost);
        if (left >= way) break;
        way = left;
    }
    return way;
}

/// A river in the way ends it at the bank; from the bank it goes over and stops on the far one (TR-05).
Inches stopped_by_rivers(const Battle& battle, UnitId unit, Facing direction, Inches way) {
    const Outline& start = battle.shape(unit);
    for (const GroundPiece& piece : battle.book.ground) {
        if (piece.effect != GroundEffect::river) continue;
        const tabletop::Meeting meeting = tabletop::meeting(start, direction, piece.shape);
        if (!meeting.meets || meeting.from >= way || meeting.to <= Inches{}) continue;
        way = meeting.from > tabletop::contact_gap ? std::max(Inches{}, meeting.from) : meeting.to;
    }
    return way;
}

/// The first place from `way` on where it stands on nobody and touches no enemy (RAL-050).
Inches until_clear(const Battle& battle, UnitId unit, Facing direction, Inches way) {
    const Outline& start = battle.shape(unit);
    for (std::size_t tries = 0; tries < 2 * battle.book.unit_count(); ++tries) {
        const Outline there = tabletop::shifted(start, direction, way);
        Inches further = way;
        for (const UnitId other : battle.present()) {
            if (other == unit) continue;
            const Outline& base = battle.shape(other);
            const bool bad = battle.book.enemies(unit, other) ? tabletop::in_contact(there, base)
                                                              : tabletop::clash(there, base);
            if (!bad) continue;
            const tabletop::Meeting meeting = tabletop::meeting(start, direction, base);
            const Inches past = meeting.meets ? meeting.to : way;
            further = std::max(further, std::max(past, way) + 2 * tabletop::contact_gap);
        }
        if (further == way) break;
        way = further;
    }
    return way;
}

/// A river that the end would lie in is crossed to the far bank: nobody stands in it.
Inches out_of_rivers(const Battle& battle, UnitId unit, Facing direction, Inches way) {
    for (const GroundPiece& piece : battle.book.ground) {
        if (piece.effect != GroundEffect::river) continue;
        if (!tabletop::clash(tabletop::shifted(battle.shape(unit), direction, way), piece.shape)) continue;
        const tabletop::Meeting meeting = tabletop::meeting(battle.shape(unit), direction, piece.shape);
        if (meeting.meets) way = std::max(way, meeting.to);
    }
    return way;
}

/// A unit at a bank that its way leads over goes straight across (ours).
Facing over_the_river(const Battle& battle, UnitId unit, Facing direction) {
    const int bank = bank_of(battle.book, battle.shape(unit));
    if (bank < 0) return direction;
    const GroundPiece& river = battle.book.ground[static_cast<std::size_t>(bank)];
    const tabletop::Meeting meeting = tabletop::meeting(battle.shape(unit), direction, river.shape);
    if (!meeting.meets || meeting.to <= Inches{}) return direction;
    const tabletop::Point at = battle.unit(unit).pose.centre, middle = river.area.centre();
    if (river.along_x) return at.y < middle.y ? tabletop::up : tabletop::down;
    return at.x < middle.x ? Facing(90) : Facing(270);
}

}  // namespace

void run(Battle& battle, UnitId unit, Rule rule) {
    battle.part(unit);
    UnitState& state = battle.unit(unit);
    const Pose from = state.pose;
    Facing back = state.routed >= 0 ? from.facing : Facing(from.facing.degrees() + 180);
    back = over_the_river(battle, unit, back);
    state.routed = battle.state.turn;
    battle.place(unit, {from.centre, back});
    Inches way = stopped_by_rivers(battle, unit, back, paid_way(battle, unit, back));
    way = until_clear(battle, unit, back, way);
    way = until_clear(battle, unit, back, out_of_rivers(battle, unit, back, way));
    const Pose to = tabletop::stepped({from.centre, back}, back, way);
    battle.place(unit, to);
    const std::int32_t told = battle.tell_of(unit, EventKind::routed, rule, [&](Event& event) {
        event.distance = way;
        event.from = from;
        event.to = to;
    });
    if (tabletop::inside(battle.shape(unit), battle.book.board.area())) return;
    const Because because(battle, told);
    battle.tell_of(unit, EventKind::ran_off, RAL(36));
    battle.take_off(unit, Presence::ran_off);
}

}  // namespace muster::ral::battle
