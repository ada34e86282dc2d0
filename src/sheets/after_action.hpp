// The after-action sheet: what a battle came to.
#pragma once

#include <string>

#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"
#include "scenario/after_action.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// What is told, of which dice, for which paper.
struct AfterActionChoice {
    const scenario::AfterActionFacts& facts;
    std::string seed;  ///< of the dice
    std::string paper;
};

/// Both armies and who won, points over turns, turning points, losses by cause, who did most, dice luck.
[[nodiscard]] layout::SheetContent after_action(const Battle& battle, const SideArms& arms,
                                                const AfterActionChoice& choice,
                                                const layout::Templates& templates,
                                                layout::TextMeasurer& measurer, Diagnostics& diagnostics);

}  // namespace muster::sheets
