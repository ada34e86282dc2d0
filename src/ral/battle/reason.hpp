// Why a commander gives an order, for the log and the report.
#pragma once

#include <cstdint>

#include "ral/battle/units.hpp"

namespace muster::ral::battle {

/// The consideration that decided: a row of the opponent's order sheet.
enum class Reason : std::uint8_t {
    none,            ///< he doesn't say
    turns_to_face,   ///< nobody stands before the unit, and `about` touches its flank or rear
    leader_alone,    ///< the leader's unit is gone, and he needs another
    goes_to_rally,   ///< the leader can rally a unit that ran
    worth_charging,  ///< a charge on `about`, worth `number`
    joins_fight,     ///< the leader's own unit has nothing to do, and this one fights
    best_place       ///< the place is worth `number` more than standing
};

struct Why {
    Reason reason = Reason::none;
    UnitId about = no_unit;
    std::int16_t number = 0;  ///< tenths of a point of an army's cost
    bool operator==(const Why&) const = default;
};

}  // namespace muster::ral::battle
