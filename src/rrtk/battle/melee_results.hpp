// What a round of melee makes of those who fought: tests, routs, retires, ground given, pursuit.
#pragma once

#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

/// Who touched whom when the dice fell.
struct Contacts {
    UnitSet units;
    std::array<UnitSet, max_units> enemies;    ///< of each of `units`
    std::array<MeleeRole, max_units> roles{};  ///< the line of T-63 that each is on in this round
};
[[nodiscard]] Contacts contacts_of(const Battle& battle, const UnitSet& units);

/// Involved in Melee for `testers`, and everything after it in the order of R-159. \pre leaders_held > 0; it
/// is let go of before pursuit
void apply_melee_results(Battle& battle, const Contacts& contacts, const UnitSet& testers);

/// Pursuit rolls of everybody who stood in contact with a unit that broke: `fled` retired, `routed`
/// are gone. Roles are those of the round.
void roll_pursuits(Battle& battle, const Contacts& contacts, const UnitSet& fled, const UnitSet& routed);

}  // namespace muster::rrtk::battle
