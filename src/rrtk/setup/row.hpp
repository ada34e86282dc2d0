// A row of Bodies side by side: how many abreast each stands so that all fit.
#pragma once

#include <vector>

#include "rrtk/setup/bodies.hpp"

namespace muster::rrtk {

using Row = std::vector<const DraftBody*>;

/// How a row fills its stretch.
struct RowShape {
    std::vector<std::size_t> columns;  ///< units abreast of each Body
    Inches gap;                        ///< between Bodies
    Inches width, depth;               ///< of the whole row, gaps included
};

/// The frontage of a Body with so many units abreast.
[[nodiscard]] Inches frontage(const DraftBody& body, std::size_t columns);

/// Each Body with `least` ranks, at most six abreast, and one with the commander with two; then the widest is
/// made deeper until the row fits into `room`, or all are one wide.
[[nodiscard]] RowShape fit_row(const Row& row, Inches room, std::size_t least,
                               const scenario::UnitSheet* commander);

}  // namespace muster::rrtk
