// Why a commander gives an order, for the log and the report.
#pragma once

#include <cstdint>

#include "rrtk/battle/unit_set.hpp"

namespace muster::rrtk::battle {

/// The consideration that decided: a row of the opponent's order sheet, or what came of trying orders out.
enum class Reason : std::uint8_t {
    none,               ///< he doesn't say
    target_in_range,    ///< shooters that began in range stand and fire
    worth_charging,     ///< a charge that gives more than it takes; `about` = the first target
    can_charge,         ///< a point for a Body that could make such a charge
    best_place,         ///< the place is worth most; `number` = points more than standing
    worth_a_point,      ///< a point for a Body that has such a place to go to; `number` as before
    best_to_stand,      ///< no place is worth more than standing
    not_worth_a_point,  ///< nothing that it could do is worth a point; `number` = what the best would gain
    others_first,       ///< the points that are left are kept for Bodies of higher rank
    waits,              ///< orders to hold, and no enemy is near enough
    forms_up,           ///< units that face different ways come into one front
    nothing_else,       ///< nothing better is open to it
    tried_out           ///< played out, it ends `number` points better than what its adviser says
};

struct Why {
    Reason reason = Reason::none;
    UnitId about = no_unit;
    std::int16_t number = 0;
    bool operator==(const Why&) const = default;
};

}  // namespace muster::rrtk::battle
