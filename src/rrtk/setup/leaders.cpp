#include "rrtk/setup/leaders.hpp"

#include <algorithm>
#include <array>

#include "rrtk/army/unit.hpp"

namespace muster::rrtk {

namespace {

using scenario::UnitSheet;

/// Sorts the best unit for a leader first.
auto leader_key(const UnitSheet& unit) {
    return std::tuple(purpose_of(unit), has_special(unit, "fanatics"), -unit.stat("rep"), -unit.stat("ac"),
                      -unit.points, unit.number);
}

/// The best unit of the Bodies that `fits` accepts, none of `taken`; nothing if there is none.
template <class Fits>
const UnitSheet* best_unit(const std::vector<DraftBody>& bodies, const Units& taken, Fits fits) {
    const UnitSheet* best = nullptr;
    for (const DraftBody& body : bodies) {
        if (!fits(body)) continue;
        for (const UnitSheet* unit : body.units)
            if (std::ranges::find(taken, unit) == taken.end() &&
                (best == nullptr || leader_key(*unit) < leader_key(*best)))
                best = unit;
    }
    return best;
}

}  // namespace

const UnitSheet* commanders_unit(const std::vector<DraftBody>& bodies, Block block) {
    if (const auto* unit = best_unit(
            bodies, {}, [&](const DraftBody& body) { return body.block == block && body.size() > 1; }))
        return unit;
    if (const auto* unit = best_unit(bodies, {}, [&](const DraftBody& body) { return body.block == block; }))
        return unit;
    return best_unit(bodies, {}, [](const DraftBody&) { return true; });
}

Units captains_units(const std::vector<DraftBody>& bodies, int count, const UnitSheet* commander) {
    static constexpr std::array<Block, 4> in_turn{Block::right, Block::left, Block::reserve, Block::centre};
    Units carriers;
    Units taken{commander};
    std::size_t next = 0;
    while (static_cast<int>(carriers.size()) < count) {
        const UnitSheet* unit = nullptr;
        for (std::size_t tries = 0; tries < in_turn.size() && unit == nullptr; ++tries, ++next) {
            const Block block = in_turn[next % in_turn.size()];
            unit = best_unit(bodies, taken, [&](const DraftBody& body) { return body.block == block; });
        }
        if (unit == nullptr) return carriers;
        carriers.push_back(unit);
        taken.push_back(unit);
    }
    return carriers;
}

}  // namespace muster::rrtk
