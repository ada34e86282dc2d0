// Casualty markers: triangles with a hit on each face, fronts and backs.
#pragma once

#include "layout/content.hpp"
#include "scenario/facts.hpp"

namespace muster::sheets {

/// The classic set of the book: 8 for hits 1 and 2, 5 for 3 and 4, 3 for 5 and 6.
inline constexpr scenario::MarkerNeed classic_set{{8, 5, 3}};

/// So many markers of each kind; the odd hit is on the front, the even one on the back. After them the
/// counters, their letter on both sides.
[[nodiscard]] layout::SheetContent markers(const scenario::MarkerNeed& need,
                                           const std::vector<scenario::CounterFact>& counters);

}  // namespace muster::sheets
