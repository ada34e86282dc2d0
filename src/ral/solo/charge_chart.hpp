// Which charges are worth making: reckoned exactly from the figures of the rules, so that a person can look
// it up in the order sheet.
#pragma once

#include <array>

#include "ral/battle/battle.hpp"
#include "ral/solo/weights.hpp"

namespace muster::ral::solo {

using battle::Battle;
using battle::OrderOfBattle;
using battle::SideIndex;
using battle::UnitId;

/// How a charge meets its target.
enum class Meeting : std::uint8_t {
    front,  ///< face to face
    flank,  ///< from behind its front line: it tests morale, and turns if it stands (RAL-025, RAL-026)
    joined  ///< the target fights another already, so it strikes nobody who joins in
};
inline constexpr std::size_t meetings = 3;

/// A kind of unit in a fight, whole and without a leader.
struct Fighter {
    std::uint8_t type = 0;  ///< place among Rules::types
    Rank rank = Rank::peasant;
    bool mounted = false;
    int figures = 12;
    int divisor = 2;
    int points = 0;
};

/// A charge that is reckoned.
struct ChargeCase {
    Fighter charger, target;
    Meeting meeting = Meeting::front;
};

/// What a charge brings, in tenths of a point of an army's cost: what the target is expected to lose less
/// what the charger loses, in so many rounds of melee as the card says, over all dice (TR-03, TR-06, TR-07).
/// A destroyed unit loses its points; one that runs loses them less half its chance to rally by itself; a
/// figure its share by the card.
[[nodiscard]] int gain_of(const battle::Figures& figures, const ChargeCase& charge,
                          const CommanderCard& card);

/// The reckoning for all kinds of units. A kind is a troop type with or without bows.
class ChargeChart {
  public:
    ChargeChart(const Rules& rules, const CommanderCard& card);

    [[nodiscard]] int at(std::size_t charger, std::size_t target, Meeting meeting) const {
        return cells_[static_cast<std::size_t>(meeting)][charger][target];
    }
    [[nodiscard]] static std::size_t kind_of(const battle::UnitEntry& unit) {
        return 2U * unit.type + (unit.bows ? 1U : 0U);
    }

  private:
    static constexpr std::size_t most_kinds = 2 * battle::max_types;
    using Cells = std::array<std::array<std::int16_t, most_kinds>, most_kinds>;
    std::array<Cells, meetings> cells_{};
};

}  // namespace muster::ral::solo
