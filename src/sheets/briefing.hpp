// The briefing: who fights whom, who attacks and why, what the scouts found, and what to do at the table
// before the first move.
#pragma once

#include "layout/content.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// The briefing of a battle. Its slots: title, subtitle, red, blue (the two armies), and those of the rule
/// set's parts.
[[nodiscard]] layout::SheetContent briefing(const Battle& battle, const SideArms& arms, bool sealed = false);

}  // namespace muster::sheets
