// What a commander may order or be asked, and why an order is refused.
#pragma once

#include <string>

#include "base/fixed_list.hpp"
#include "ral/battle/order_of_battle.hpp"
#include "ral/battle/reason.hpp"

namespace muster::ral::battle {

enum class OrderKind : std::uint8_t {
    done,    ///< no more orders in this half of the movement
    move,    ///< unit goes along way, ends with facing and formation
    charge,  ///< unit goes along way, then straight to the edge of target
    face,    ///< unit touched on flank or rear alone turns to target (RAL-028)
    lead     ///< leader goes over to target
};

/// An order in Event III.
struct Order {
    OrderKind kind = OrderKind::done;
    UnitId unit = no_unit;
    UnitId target = no_unit;
    LeaderId leader = no_leader;
    FixedList<tabletop::Point, 4> way;  ///< of the unit's centre; of a move its last place is the end
    tabletop::Facing facing;
    Formation formation = Formation::line;
    tabletop::Edge edge = tabletop::Edge::front;  ///< of the target
    Why why;                                      ///< for the log; what the order does, does not depend on it
    bool operator==(const Order&) const = default;
};

/// Why an order is not legal.
enum class Fault : std::uint8_t {
    none,
    nobody,  ///< no such unit or leader, or not on the table
    not_yours,
    routed,
    in_melee,
    has_moved,
    has_fired,
    too_far,
    blocked,  ///< by a unit that is not 2 in clear of the way
    no_room,  ///< another unit stands there
    off_table,
    woods,
    river,
    touches_enemy,  ///< a move that is no charge ends in contact
    wrong_edge,     ///< the charger didn't start behind the target's front line, or did (RAL-024)
    knights_first,  ///< RAL-041
    not_an_enemy,
    not_a_friend,
    not_touched,  ///< nobody touches it there
    faces_already,
    just_come,  ///< that enemy has come in this movement event; the unit may turn in the next (RAL-028)
    bound       ///< the leader declined for the first time this turn, or has gone over already
};

struct Refusal {
    Fault fault = Fault::none;
    UnitId by = no_unit;  ///< who stands in the way, where somebody does
    bool operator==(const Refusal&) const = default;
    /// True if the order is legal.
    [[nodiscard]] bool none() const { return fault == Fault::none; }
};

/// Why, as a sentence.
[[nodiscard]] std::string words_for(const OrderOfBattle& book, Refusal refusal);

/// Everything that the rules leave to a player outside his own movement.
enum class Ask : std::uint8_t {
    concede,        ///< at the start of a turn: 0 or 1
    challenge,      ///< leader: an enemy leader, or -1
    accept,         ///< leader is challenged by other_leader: 0 or 1
    shoot,          ///< unit: one of the closest enemies, or -1 to hold fire
    reserved_fire,  ///< the same after the enemy's half of the movement (RAL-006)
    move_first,     ///< who won the initiative: 0 or 1
    flanked,        ///< unit charged by other has stood: a Stand
    fight_whom,     ///< unit touches several enemies equally in front (RAL-029): one of them
    try_rally,      ///< unit without leader: 0 or 1
    run_along       ///< leader's routed unit runs again: 0 or 1
};

/// What a flanked unit on foot that stood may do (RAL-026).
enum class Stand : std::uint8_t { as_it_is, face, change_formation };

struct Question {
    Ask ask = Ask::concede;
    UnitId unit = no_unit, other = no_unit;
    LeaderId leader = no_leader, other_leader = no_leader;
    FixedList<std::int16_t, 32> answers;
    std::int16_t usual = 0;  ///< one of them
};

}  // namespace muster::ral::battle
