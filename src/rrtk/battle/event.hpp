// What happened, as typed records: dice, modifiers one by one, and the ruling or table that was used.
#pragma once

#include <cstdint>

#include "base/fixed_list.hpp"
#include "rrtk/battle/obstacle.hpp"
#include "rrtk/battle/reason.hpp"
#include "rrtk/battle/roller.hpp"
#include "rrtk/battle/rule_tables.hpp"
#include "rrtk/battle/unit_set.hpp"
#include "tabletop/board.hpp"

namespace muster::rrtk::battle {

/// A place in the rules: R-093, T-22, a section.
struct Rule {
    enum class Kind : std::uint8_t { none, ruling, table, section } kind = Kind::none;
    std::uint16_t number = 0;
    bool operator==(const Rule&) const = default;
};
[[nodiscard]] constexpr Rule R(std::uint16_t n) { return {Rule::Kind::ruling, n}; }
[[nodiscard]] constexpr Rule T(std::uint16_t n) { return {Rule::Kind::table, n}; }
[[nodiscard]] constexpr Rule S(std::uint16_t n) { return {Rule::Kind::section, n}; }

/// A modifier that counted: the row of its table and its value.
struct Modifier {
    enum class Of : std::uint8_t { rep, melee, missile, other } of = Of::rep;
    std::uint8_t row = 0;  ///< RepRow, MeleeRow, MissileRow; for other: 0
    std::int8_t value = 0;
    bool operator==(const Modifier&) const = default;
};
using Modifiers = FixedList<Modifier, 12>;

/// Comment = which fields have a meaning beyond kind, side, unit, rule, cause.
enum class EventKind : std::uint8_t {
    turn_began,  ///< number = side's turn, total = activations
    turn_ended,
    activated,       ///< units, number = points left
    ordered,         ///< number = OrderKind, units, other = target
    moved,           ///< units, distance, from, to (of `unit`, the first mover)
    wheeled,         ///< units, number = degrees, distance = longest arc
    faced_about,     ///< units
    turned,          ///< unit turned in place: from, to
    expanded,        ///< unit, from, to, distance
    dismounted,      ///< units
    reformed,        ///< units
    broke_up,        ///< units that left the Body, number = their new Body
    joined,          ///< units, number = the Body they joined
    stopped,         ///< units; rule = why
    stood,           ///< units that stay active before an enemy, other = he; number = 1: a move ended there
    passed,          ///< units that were passed through and may not act in this turn, other = by whom
    swept_along,     ///< units
    stakes_dropped,  ///< unit
    undisciplined,   ///< dice, passed = 1 may, 0 stays
    forded,          ///< units, distance, number = Fording reached
    fired,           ///< unit, other = (first) target, dice, modifiers of each die, total
    volley,          ///< units = shooters, others = targets, total (by `other`'s row), number = cap
    landed,          ///< unit = gun, number = which shot, distance, to.centre = spot
    misfired,        ///< unit, dice
    burst,           ///< unit
    hit,             ///< unit = who takes it, other = from whom, number = hits taken, total = hits it has now
    tested,          ///< one roll of a Body: number = Body, test, dice, units = testers, other = cause
    reacted,         ///< unit: test, base = Rep, modifiers, total = modified Rep, passed, effect
    advanced,        ///< unit, distance, from, to
    halted,          ///< unit
    retired,         ///< unit, other = from whom, distance, from, to
    routed,          ///< unit, other = cause
    ran_through,     ///< unit = skirmishers routed by retiring friends `other`
    gave_ground,     ///< unit, other, distance (0 = stayed), from, to
    pushed_back,     ///< unit, other = who pushed it
    followed_up,     ///< unit, other, from, to
    charged,         ///< unit, other = target, distance gone, from, to
    pulled_along,    ///< unit, other = whom it follows
    contacted,       ///< unit, other, from, to, number = Edge of other that is touched
    countercharged,  ///< unit, other, from, to
    bounced,         ///< unit = mounted that may not fight pikes `other` (R-025)
    melee_round,     ///< units = all that are linked, others = those that roll
    fought,       ///< unit = a die of melee, other = principal opponent, dice, modifiers, total (0 or more)
    pooled,       ///< units = the pool, other = opponent, others = eligible, total
    melee_ended,  ///< units = survivors
    pursuit_rolled,       ///< unit, dice, base = Rep, number = shift, passed, other
    pursued,              ///< unit, other, dice (distance), distance, from, to
    leader_hit,           ///< unit, dice
    leader_at_risk,       ///< unit, dice, base = Rep, passed
    leader_recovered,     ///< unit
    leader_lost,          ///< unit, number = LeaderKind
    removed,              ///< unit (Fanatics: R-030)
    left_table,           ///< unit, number = Presence afterwards
    returned,             ///< unit, to
    rampaged,             ///< unit, dice, number = degrees, distance, from, to
    flew,                 ///< unit, from, to, number = Altitude; charge: other, passed
    threatened_from_air,  ///< unit = who tests, other = flyer
    intercepted,          ///< unit = interceptor, other = flyer
    battle_ended,         ///< number = Outcome
    recovered  ///< after the battle: unit, other = its pursuer, dice, base = Rep, passed, number = 1 returns
};

struct Event {
    EventKind kind = EventKind::turn_began;
    SideIndex side = 0;
    UnitId unit = no_unit;
    UnitId other = no_unit;
    Rule rule;
    std::int32_t cause = -1;  ///< index of the event that brought it about; -1 = the turn itself
    Test test = Test::enemy_threat;
    Effect effect = Effect::halt;
    std::int16_t base = 0, total = 0, number = 0;
    std::int8_t passed = -1;
    FixedList<Die, 8> dice;
    Modifiers modifiers;
    UnitSet units, others;
    Inches distance;
    tabletop::Pose from, to;
    Why why;           ///< of an order
    Obstacle held_by;  ///< what made a way shorter: stopped, charged, advanced, retired, pursued
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

}  // namespace muster::rrtk::battle
