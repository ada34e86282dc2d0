// Unit cards: one for each kind of unit, or one for each unit.
#pragma once

#include "layout/content.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// Units of one side that play alike: same name, figures, specials and leader; in a battle in progress also
/// the same hits.
struct UnitGroup {
    scenario::SideColour side;
    std::vector<const scenario::UnitSheet*> units;  ///< at least one, in order of number
};

/// All units of both sides in groups; each unit alone where `per_unit`. Units that are lost are left out.
[[nodiscard]] std::vector<UnitGroup> unit_groups(const Battle& battle, bool per_unit);

/// The sheet of all cards, red's first.
[[nodiscard]] layout::SheetContent unit_cards(const Battle& battle, const SideArms& arms, bool per_unit);

}  // namespace muster::sheets
