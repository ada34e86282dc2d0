// Forming Bodies: the units of a block that fight, move and stand alike.
#pragma once

#include <vector>

#include "rrtk/setup/dealing.hpp"

namespace muster::rrtk {

/// A Body before it has a place.
struct DraftBody {
    Block block = Block::centre;
    Units front;  ///< ranks of these stand before the others (missile foot of a static defence); mostly empty
    Units units;  ///< heaviest first

    [[nodiscard]] std::size_t size() const { return front.size() + units.size(); }
    [[nodiscard]] bool has(const scenario::UnitSheet* unit) const;
    /// The unit that stands for all: they are of one purpose, all mounted or all on foot, on bases of one
    /// size.
    [[nodiscard]] const scenario::UnitSheet& example() const { return *units.front(); }
};

/// A Body is at most so many units wide.
inline constexpr std::size_t widest = 6;

/// Bodies of at least so many units may be halved where there are too few.
inline constexpr std::size_t divisible = 8;

/// Forms the Bodies of all blocks, about `wanted` in all; `one_line`: missile foot of the centre stands in
/// front of its melee foot.
[[nodiscard]] std::vector<DraftBody> form_bodies(const Rulebook& book, const Dealt& dealt, std::size_t wanted,
                                                 bool one_line);

/// Cuts a Body in two, the heavier half first. \pre size() >= 2
[[nodiscard]] std::pair<DraftBody, DraftBody> halved(const DraftBody& body);

}  // namespace muster::rrtk
