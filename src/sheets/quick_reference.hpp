// The quick-reference sheet in the order of play, set from the same rows that the engine reads.
#pragma once

#include "layout/content.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// The sheet for the two armies, or with every rule of the rule set. Its slots are the ids of the rule set's
/// sections.
[[nodiscard]] layout::SheetContent quick_reference(const Battle& battle, bool every_rule);

}  // namespace muster::sheets
