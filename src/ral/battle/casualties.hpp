// Figures that fall, and dice with modifiers that decide how many (TR-03, TR-06).
#pragma once

#include "ral/battle/battle.hpp"

namespace muster::ral::battle {

/// What each unit loses in one step: it falls when all dice of the step are rolled (RAL-007, section 6).
struct Losses {
    std::array<std::int8_t, max_units> figures{};
    std::array<UnitId, max_units> by{};  ///< the one that hit it, or no_unit if there were several
    UnitSet hit;

    void add(UnitId unit, UnitId from, int count);
};

/// Takes the figures off and tells; units without figures are destroyed (RAL-014). The set of units that
/// lost figures, destroyed ones included.
UnitSet take_losses(Battle& battle, const Losses& losses);

/// Adds a modifier that each `per` figures lost give, or one that counts once.
void count_figure(Modifiers& modifiers, Counted::Of of, std::uint8_t row, const Figure& figure, int lost);
[[nodiscard]] int sum_of(const Modifiers& modifiers);

/// Rolls a die of a unit against another, tells it and returns the casualties.
int roll_blow(Battle& battle, const RollFor& what, EventKind kind, const Modifiers& modifiers);

}  // namespace muster::ral::battle
