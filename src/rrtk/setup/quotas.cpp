#include "rrtk/setup/quotas.hpp"

#include <algorithm>
#include <array>

namespace muster::rrtk {

int Quotas::of(Block block) const {
    switch (block) {
        case Block::centre: return centre;
        case Block::left: return left;
        case Block::right: return right;
        case Block::reserve: return reserve;
    }
    return 0;
}

Quotas quotas_of(const Plan& plan, int units, int mounted) {
    Quotas quotas;
    struct Part {
        int* count;
        int hundredths;
    };
    // In the order in which ties are settled.
    const std::array<Part, 3> parts{{{&quotas.centre, plan.centre * units},
                                     {&quotas.right, plan.right * units},
                                     {&quotas.left, plan.left * units}}};
    int given = 0;
    for (const Part& part : parts) given += * part.count = part.hundredths / 100;
    std::array<Part, 3> by_remainder = parts;
    std::ranges::stable_sort(
        by_remainder, [](const Part& a, const Part& b) { return a.hundredths % 100 > b.hundredths % 100; });
    for (const Part& part : by_remainder)
        if (given < units) {
            ++*part.count;
            ++given;
        }
    quotas.reserve = std::min(quotas.centre, plan.reserve_mounted ? mounted : plan.reserve * units / 100);
    quotas.centre -= quotas.reserve;
    return quotas;
}

}  // namespace muster::rrtk
