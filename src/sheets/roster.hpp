// The roster of one side: every unit with its figures for play, boxes for its hits, and how it came into the
// army.
#pragma once

#include "layout/content.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// The roster of `side`. With `link_cards`, each unit leads to its card; `per_unit` says whether each has one
/// of its own.
struct RosterChoice {
    scenario::SideColour side;
    bool link_cards;
    bool per_unit;
};

[[nodiscard]] layout::SheetContent roster(const Battle& battle, const SideArms& arms,
                                          const RosterChoice& choice);

}  // namespace muster::sheets
