// How many units of an army stand in which block (T-39, R-262).
#pragma once

#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/choices.hpp"

namespace muster::rrtk {

/// Units for each block; the centre is given without its reserve.
struct Quotas {
    int centre = 0, left = 0, right = 0, reserve = 0;

    [[nodiscard]] int of(Block block) const;
    bool operator==(const Quotas&) const = default;
};

/// Shares of `units` units, `mounted` of them mounted: largest remainder, ties to the centre and then to the
/// right; the reserve's share is rounded down and comes out of the centre's.
[[nodiscard]] Quotas quotas_of(const Plan& plan, int units, int mounted);

}  // namespace muster::rrtk
