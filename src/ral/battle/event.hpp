// What happened, as typed records: dice, modifiers one by one, and the table or ruling that was used.
#pragma once

#include <cstdint>

#include "base/fixed_list.hpp"
#include "ral/battle/figures.hpp"
#include "ral/battle/reason.hpp"
#include "ral/battle/roller.hpp"
#include "tabletop/outline.hpp"

namespace muster::ral::battle {

/// A place in the rules: TR-06, RAL-027, Event II.
struct Rule {
    enum class Kind : std::uint8_t { none, table, ruling, event } kind = Kind::none;
    std::uint8_t number = 0;
    bool operator==(const Rule&) const = default;
};
[[nodiscard]] constexpr Rule TR(std::uint8_t n) { return {Rule::Kind::table, n}; }
[[nodiscard]] constexpr Rule RAL(std::uint8_t n) { return {Rule::Kind::ruling, n}; }
/// "Event I" to "Event V". The bare number.
[[nodiscard]] constexpr Rule in_event(std::uint8_t n) { return {Rule::Kind::event, n}; }

/// A modifier that counted: the row of its list and what it came to.
struct Counted {
    enum class Of : std::uint8_t { archery, melee, morale } of = Of::melee;
    std::uint8_t row = 0;
    std::int8_t value = 0;
    bool operator==(const Counted&) const = default;
};
using Modifiers = FixedList<Counted, 8>;

/// Comment = which fields have a meaning beyond kind, side, unit, rule, cause.
enum class EventKind : std::uint8_t {
    turn_began,       ///< number = turn
    challenge_order,  ///< side issues first, dice of red and blue
    challenged,       ///< leader challenges other_leader
    declined,         ///< leader; number 1 = for the first time
    duelled,          ///< leader and other_leader, their dice
    leader_killed,    ///< leader
    leader_captured,  ///< leader
    shot_declared,    ///< unit will shoot at other; number 1 = reserved fire
    shot,             ///< unit at other: dice, modifiers, total, base = divisor, number = casualties
    fell,             ///< unit: number = figures that fell, total = left; other = by whom, if by one
    destroyed,        ///< unit
    tested,           ///< unit: dice, modifiers, total, base = need, passed; other = attacker (none: archery)
    routed,           ///< unit: distance, from, to
    ran_off,          ///< unit: over the table's edge
    initiative,       ///< side = winner, dice of red and blue
    chose,            ///< side; number 1 = moves first, 2 = second
    moved,            ///< unit: distance (of the path), from, to, number = Formation at the end
    crossed_river,    ///< unit: from, to
    charged,          ///< unit at other: number = Edge aimed at
    countercharged,   ///< unit at other: distance, from, to
    turned_to_face,   ///< unit to other: from, to
    tried_formation,  ///< unit: dice, passed, number = Formation now
    contacted,        ///< unit at other: distance (of the path), from, to, number = Edge touched
    missed,           ///< unit did not reach other: distance, from, to
    joined,           ///< leader goes to unit: distance
    stayed_behind,    ///< leader lets his unit run
    struck,           ///< unit at other: dice, modifiers, total, base = divisor, number = casualties
    leader_tested,    ///< leader with unit: dice (d20)
    rallied,          ///< unit: leader, or dice
    rally_failed,     ///< unit: dice
    removed,          ///< unit
    held_fire,        ///< unit keeps its shot; told only if the commander says why
    waited_to_rally,  ///< unit does not try to rally alone; told only if the commander says why
    conceded,         ///< side
    battle_ended      ///< number = Outcome; passed = side that won, -1 = nobody
};

struct Event {
    EventKind kind = EventKind::turn_began;
    SideIndex side = 0;
    UnitId unit = no_unit, other = no_unit;
    LeaderId leader = no_leader, other_leader = no_leader;
    Rule rule;
    std::int32_t cause = -1;  ///< index of the event that brought it about; -1 = the turn itself
    FixedList<Die, 2> dice;
    Modifiers modifiers;
    std::int16_t base = 0, total = 0, number = 0;
    std::int8_t passed = -1;
    Inches distance;
    tabletop::Pose from, to;
    Why why;  ///< of the order or answer that it begins to carry out
    bool operator==(const Event&) const = default;
};

/// Receives events in order.
class EventSink {
  public:
    EventSink() = default;
    EventSink(const EventSink&) = delete;
    EventSink& operator=(const EventSink&) = delete;
    virtual ~EventSink() = default;
    /// Returns the event's index, counted from 0.
    virtual std::int32_t add(const Event& event) = 0;
};

}  // namespace muster::ral::battle
