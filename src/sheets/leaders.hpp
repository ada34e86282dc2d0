// Sheets of rule sets whose leaders act for themselves: a card for each leader, and slips that are filled in
// and handed over (templates/sheets/leaders.yaml, slips.yaml).
#pragma once

#include "layout/content.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// A card for each leader; no cards where the rule set has none.
[[nodiscard]] layout::SheetContent leader_cards(const Battle& battle, const SideArms& arms);

/// Every slip as often as play can need it; no cards where the rule set has none.
[[nodiscard]] layout::SheetContent slips(const Battle& battle, const SideArms& arms);

}  // namespace muster::sheets
