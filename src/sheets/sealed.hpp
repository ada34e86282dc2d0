// Sealed orders: a side's plan and its Bodies' postures on paper that is folded until they are needed.
#pragma once

#include "layout/content.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/orders.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// The plan of a side. \pre for both: the rule set seals orders
[[nodiscard]] layout::SheetContent sealed_plan(const Battle& battle, const SideArms& arms,
                                               const OrdersChoice& choice, const scenario::OrderFacts& facts);

/// A card for each Body, to be opened when it would be activated for the first time.
[[nodiscard]] layout::SheetContent sealed_bodies(const Battle& battle, const SideArms& arms,
                                                 const OrdersChoice& choice,
                                                 const scenario::OrderFacts& facts);

}  // namespace muster::sheets
