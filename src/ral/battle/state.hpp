// A battle at one moment: a plain value, compared, copied, saved and loaded without loss.
#pragma once

#include <array>
#include <cstdint>

#include "ral/battle/units.hpp"
#include "tabletop/board.hpp"

namespace muster::ral::battle {

enum class Formation : std::uint8_t { line, column };

/// Where a unit is. Everything but on_table is gone for good.
enum class Presence : std::uint8_t {
    on_table,
    destroyed,  ///< its last figure fell
    ran_off,    ///< over the table's edge (RAL-036)
    removed     ///< tried to rally without a leader and failed (section 7)
};

enum class Fate : std::uint8_t { alive, captured, killed };

struct UnitState {
    tabletop::Pose pose;       ///< while on the table; else where it was last
    UnitId fights = no_unit;   ///< the enemy that it faces and strikes; no_unit = nobody
    std::int16_t routed = -1;  ///< the turn in which it last ran; -1 = it is not routed
    std::int8_t figures = 0;   ///< left
    Presence presence = Presence::on_table;
    Formation formation = Formation::line;
    bool fired = false;        ///< this turn: may not move
    bool moved = false;        ///< this turn
    bool lost_leader = false;  ///< this turn (TR-08)
    bool operator==(const UnitState&) const = default;
};

struct LeaderState {
    UnitId with = no_unit;  ///< the unit that he is with; no_unit = none since it is gone (RAL-048)
    tabletop::Point place;  ///< where he is while he is with none
    Fate fate = Fate::alive;
    bool has_declined = false;  ///< once in this battle
    bool declined_now = false;  ///< for the first time, this turn: without value till its end (RAL-017)
    bool issued = false;        ///< a challenge, this turn (RAL-015)
    bool duelled = false;       ///< this turn
    bool moved = false;         ///< to another unit, this turn
    bool operator==(const LeaderState&) const = default;
};

/// The steps of a turn (section 2); the state stands before that step.
enum class Stage : std::uint8_t {
    challenges,
    archery,
    initiative,
    first_half,       ///< the first side moves
    second_reserved,  ///< reserved fire of the side that moves second
    second_half,
    first_reserved,
    melee,
    morale,
    over
};

enum class Outcome : std::uint8_t { fighting, army_broken, turn_limit, conceded };

struct State {
    std::array<UnitState, max_units> units{};
    std::array<LeaderState, max_leaders> leaders{};
    std::array<bool, 2> conceded{};
    std::int16_t turn = 0;  ///< turns begun; 0 = before the first
    Stage stage = Stage::challenges;
    SideIndex first = 0;         ///< who moves first in this turn
    std::int8_t lost_roll = -1;  ///< the side that lost the last initiative roll; -1 = not rolled yet
    Outcome outcome = Outcome::fighting;
    bool operator==(const State&) const = default;

    [[nodiscard]] bool on_table(UnitId id) const { return units[id].presence == Presence::on_table; }
    [[nodiscard]] bool routed(UnitId id) const { return units[id].routed >= 0; }
    /// On the table and not routed.
    [[nodiscard]] bool fit(UnitId id) const { return on_table(id) && !routed(id); }
    /// The side whose half of the movement, or reserved fire, that step is.
    [[nodiscard]] SideIndex active() const {
        const bool of_first = stage == Stage::first_half || stage == Stage::first_reserved;
        return of_first ? first : enemy_of(first);
    }
};

}  // namespace muster::ral::battle
