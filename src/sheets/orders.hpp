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
};

/// Plan and intent, a picture of where it presses, a card per Body, the rows of decisions, points for places,
/// the charge chart.
[[nodiscard]] layout::SheetContent orders(const Battle& battle, const SideArms& arms,
                                          const OrdersChoice& choice, const layout::Templates& templates,
                                          layout::TextMeasurer& measurer, Diagnostics& diagnostics);

}  // namespace muster::sheets
