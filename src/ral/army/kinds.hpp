// The kinds of units that an army is made of, with their prices and shares.
#pragma once

#include <vector>

#include "ral/book/rulebook.hpp"

namespace muster::ral {

/// A kind of unit, its price and its faces of the die.
struct Kind {
    Contingent contingent;
    int price = 0;
};

/// The kinds of a template, in its order.
[[nodiscard]] std::vector<Kind> kinds_of(const Rulebook& book, const ArmyTemplate& army);

/// Every kind of unit that the rules allow, a face for each: types in the order of the rules, without and
/// with each missile weapon they may carry. Names are those of the template, where it has that kind.
[[nodiscard]] std::vector<Kind> all_kinds(const Rulebook& book, const ArmyTemplate& army);

/// The lowest price. \pre there is a kind
[[nodiscard]] int least_price(const std::vector<Kind>& kinds);

}  // namespace muster::ral
