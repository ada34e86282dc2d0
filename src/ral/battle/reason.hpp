// Why a commander gives an order or an answer, for the log and the report.
#pragma once

#include <cstdint>

#include "ral/battle/units.hpp"

namespace muster::ral::battle {

/// The consideration that decided: a row of the opponent's order sheet, or one of his free choices.
enum class Reason : std::uint8_t {
    none,            ///< he doesn't say
    turns_to_face,   ///< nobody stands before the unit, and `about` touches its flank or rear
    leader_alone,    ///< the leader's unit is gone, and he needs another
    goes_to_rally,   ///< the leader can rally a unit that ran
    worth_charging,  ///< a charge on `about`, worth `number`
    joins_fight,     ///< the leader's own unit has nothing to do, and this one fights
    best_place,      ///< the place is worth `number` more than standing
    // ---- answers
    too_few,             ///< of his units stand still for him to go on
    seeks_duels,         ///< his leaders challenge whom they can
    shuns_duels,         ///< his leaders neither challenge nor accept
    takes_duels,         ///< they accept
    nearest_in_sight,    ///< nobody else may be shot at
    dearest_armour,      ///< of several as near: its figures cost most for what it takes to fell them
    saves_for_charge,    ///< a charge on `about`, worth `number`, is better than shooting
    charge_open,         ///< a charge on `about`, worth `number`, can be made now
    no_charge_open,      ///< no charge worth making can be
    strikes_back,        ///< face to face it hits who came into its flank or rear
    best_to_strike,      ///< the chart likes `about` best of those before the unit
    leader_comes,        ///< a leader who could rally it for certain is within reach
    nobody_comes,        ///< no such leader is
    stays_with_his_men,  ///< a leader runs along with his unit
};

struct Why {
    Reason reason = Reason::none;
    UnitId about = no_unit;
    std::int16_t number = 0;  ///< tenths of a point of an army's cost
    bool operator==(const Why&) const = default;
};

}  // namespace muster::ral::battle
