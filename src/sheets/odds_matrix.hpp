// The chances of every list against every list, as a table whose colour follows its numbers.
#pragma once

#include <string>
#include <vector>

#include "base/share.hpp"
#include "layout/content.hpp"
#include "layout/measurer.hpp"
#include "layout/templates.hpp"

namespace muster::sheets {

/// What the sheet shows.
struct OddsMatrix {
    std::vector<std::string> names;        ///< of the lists
    std::vector<std::vector<Share>> wins;  ///< of each row's list against each column's; as many as names
    std::vector<Share> all;                ///< of each list against all others together
    std::string circumstances;             ///< battles of each pair, points, seed, commanders
};

/// The sheet. A table too large for one page at the styles' smallest size goes on on further pages, heads
/// repeated.
[[nodiscard]] layout::SheetContent odds_matrix(const OddsMatrix& matrix, const std::string& paper,
                                               const layout::Templates& templates,
                                               layout::TextMeasurer& measurer, Diagnostics& diagnostics);

}  // namespace muster::sheets
