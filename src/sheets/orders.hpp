// The opponent's orders: how to play a side without the program.
#pragma once

#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// Whose orders, on which paper.
struct OrdersChoice {
    scenario::SideColour side = scenario::SideColour::blue;
    std::string paper;
    std::string commander;  ///< id; empty = the rule set's own choice
    bool sealed = false;    ///< leave out what stands on the sealed orders (sheets/sealed.hpp)
};

/// Plan and intent, a picture of where it presses, a card per Body, the rows of decisions, points for places,
/// the charge chart. Sealed, it is the same whatever the plan: it says how to play before the cards are
/// opened.
[[nodiscard]] layout::SheetContent orders(const Battle& battle, const SideArms& arms,
                                          const OrdersChoice& choice, const layout::Templates& templates,
                                          layout::TextMeasurer& measurer, Diagnostics& diagnostics);

}  // namespace muster::sheets
