// Charges (section 12): voluntary, ordered by results, of pursuers, of rampaging elephants, out of the air.
// Lane A.
#pragma once

#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

enum class ChargeKind : std::uint8_t {
    voluntary,  ///< after a WTC that this charge rolls
    ordered,    ///< a result; no WTC (R-110)
    tested,     ///< WTC passed already (advance, flyers)
    pursuit,    ///< no WTC (R-129)
    rampage     ///< no test of the charger (section 19)
};

struct Charge {
    ChargeKind kind = ChargeKind::voluntary;
    FixedList<Aim, 24> aims;
    Inches reach;  ///< how far each may go; ordered charges that fall short stop there
    UnitId provoked_by = no_unit;
};

/// May it charge that enemy at all: class, skirmishers, WTC aside.
[[nodiscard]] bool may_charge(const Battle& battle, UnitId charger, UnitId target);
/// Straight ahead, how far until contact with the first enemy in the widened corridor; nothing if there is
/// none in `reach`.
struct Way {
    UnitId target = no_unit;
    Inches distance;  ///< to contact
    Inches shift;     ///< sideways to match the target, right positive (conform)
};
[[nodiscard]] std::optional<Way> way_to(const Battle& battle, UnitId charger, UnitId target, Inches reach);

[[nodiscard]] Refusal check_charge(const Battle& battle, const Order& order);
/// \pre check_charge(battle, order) == Refusal::none
void carry_out_charge(Battle& battle, const Order& order);
/// WTC (if the kind has one), moves to 1 in, BC and what follows, contact; the melee round follows at the end
/// for all in contact, unless the kind is voluntary (then the Body's turn has it as its last step).
void charge(Battle& battle, const Charge& plan);

}  // namespace muster::rrtk::battle
