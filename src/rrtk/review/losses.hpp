// What a battle cost and why, read from its events.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "rrtk/battle/battle_log.hpp"

namespace muster::rrtk::review {

/// Why a unit went, as far as rules and events tell it apart. The nearest cause counts: who fled a charge
/// that came out of a pursuit fled a charge.
enum class Cause : std::uint8_t {
    melee,        ///< Involved in Melee, or cut down in it
    shooting,     ///< Received Fire
    artillery,    ///< Received Fire from guns, engines, breath
    charged,      ///< Being Charged
    charging,     ///< Wanting to Charge
    threat,       ///< Enemy Threat
    leader_lost,  ///< Leader Lost
    pursuit,      ///< caught by pursuers
    cut_off,      ///< fell back into an enemy or closed ground
    off_table,    ///< fell back off the table
    run_through,  ///< skirmishers, by friends who fell back
    overrun,      ///< skirmishers, touched by those whom they may not fight
    rampage,      ///< by a rampaging elephant
    burst,        ///< a cannon, by its own shot
    left,         ///< by order
    before,       ///< before the first event
    other
};
inline constexpr std::size_t cause_count = static_cast<std::size_t>(Cause::other) + 1;

/// A unit that counts as lost in the score.
struct Loss {
    battle::UnitId unit = battle::no_unit;
    battle::UnitId by = battle::no_unit;  ///< whom the report names as the cause; a friend too
    Cause cause = Cause::other;
    int points = 0;           ///< with its Captain (R-225)
    std::int32_t event = -1;  ///< that took it off, or made an elephant wild
    std::int32_t test = -1;   ///< its own failed test; -1 = none
    int turn = -1;            ///< place of the player turn in turns_of(); -1 = before the first
};

/// A player turn.
struct PlayerTurn {
    int number = 0;
    battle::SideIndex side = 0;
    std::int32_t first = 0;  ///< event
};

/// The player turns in their order.
[[nodiscard]] std::vector<PlayerTurn> turns_of(const battle::BattleLog& log);

/// Every unit that is gone at the end, in the order in which they went: their points add up to the score's.
[[nodiscard]] std::vector<Loss> losses_of(const battle::OrderOfBattle& book, const battle::BattleLog& log);

/// What a unit counts when it goes.
[[nodiscard]] int value_of(const battle::OrderOfBattle& book, battle::UnitId unit);

}  // namespace muster::rrtk::review
