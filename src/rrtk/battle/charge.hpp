// Charges (section 12): voluntary, ordered by results, of pursuers, of rampaging elephants, out of the air.
//
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
    Inches reach;  ///< how far each may go; a voluntary one goes as far as it has movement left
    UnitId provoked_by = no_unit;
};

/// Units of the file behind that go along with a charging, following or pursuing unit: those of no higher Rep
/// must, others if their player wants (section 12, R-113).
[[nodiscard]] UnitSet pulled_along(Battle& battle, UnitId leader);

/// Tells of those of `followers` who have moved from where they were, and returns them.
UnitSet tell_pulled_along(Battle& battle, UnitId leader, const UnitSet& followers, const Poses& before);

/// A skirmisher may fight that enemy hand to hand (section 19); anybody else may.
[[nodiscard]] bool may_fight(const Battle& battle, UnitId unit, UnitId enemy);

/// May it charge that enemy at all: class, skirmishers, WTC aside.
[[nodiscard]] bool may_charge(const Battle& battle, UnitId charger, UnitId target);
/// The way of a charge, straight ahead.
struct Way {
    Inches distance;  ///< to contact
    Inches shift;     ///< sideways to match the target, right positive (conform)
};
/// Nothing if the target is not straight ahead (the corridor widened by half a base) within `reach`, or
/// something else is met before it: another enemy, a friend who is no charger, closed ground, water. `at`:
/// where the charger stands.
[[nodiscard]] std::optional<Way> way_to(const Battle& battle, UnitId charger, UnitId target, Inches reach);
[[nodiscard]] std::optional<Way> way_from(const Battle& battle, UnitId charger,
                                          const tabletop::PlacedBase& at, UnitId target, Inches reach,
                                          const UnitSet& chargers);

[[nodiscard]] Refusal check_charge(const Battle& battle, const Order& order);
/// \pre check_charge(battle, order) == Refusal::none
void carry_out_charge(Battle& battle, const Order& order);
/// WTC (if the kind has one), moves to 1 in, BC and what follows, contact; the melee round follows at the end
/// for all in contact, unless the kind is voluntary (then the Body's turn has it as its last step).
void charge(Battle& battle, const Charge& plan);

}  // namespace muster::rrtk::battle
