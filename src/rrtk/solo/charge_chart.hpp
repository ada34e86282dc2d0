// Which charges are worth making: reckoned once for a battle, from the figures of the units and the reaction
// sheets, so that a person can look it up in the order sheet.
#pragma once

#include <array>
#include <vector>

#include "rrtk/battle/order_of_battle.hpp"
#include "rrtk/solo/weights.hpp"

namespace muster::rrtk::solo {

using battle::OrderOfBattle;
using battle::Profile;
using battle::SideIndex;
using battle::UnitId;

/// Hits to expect of one die of melee with that modifier against that Armor Class, in hundredths: half by
/// itself, half as its share of two dice that are added up (section 18).
/// \pre -8 <= modifier <= 12, 1 <= ac <= 9
[[nodiscard]] int hits_to_expect(const battle::RuleTables& tables, int modifier, int ac);

/// What is known of a charge beforehand.
struct ChargeCase {
    const Profile& charger;
    const Profile& target;
    int steadiness = 0;  ///< modified Rep of the target when it is charged
    bool flank = false;  ///< contact with a flank or the rear
};

/// What a charge is worth: hits to expect of the target less those of the charger, in hundredths, from Being
/// Charged, the first round and Involved in Melee; a unit that breaks loses all the hits it has. The
/// charger's own steadiness is taken as its Rep.
[[nodiscard]] int worth_of(const battle::RuleTables& tables, const ChargeCase& charge);

/// The reckoning for one side of a battle. Units of the same figures are one kind.
class ChargeChart {
  public:
    ChargeChart(const OrderOfBattle& book, SideIndex side, const CommanderCard& card);

    /// A charge is made if the target's steadiness, less the friends that touch the charger (three at most),
    /// plus the charger's hits, is no higher than this; -1 = never, always_worth = however high it is.
    [[nodiscard]] int limit(UnitId charger, UnitId target, bool flank) const {
        return limits_[kind_[charger]][kind_[target]][flank ? 1 : 0];
    }
    /// That enemy is to be kept out of whose charge reach.
    [[nodiscard]] bool fears(UnitId unit, UnitId enemy) const { return fears_[kind_[unit]][kind_[enemy]]; }
    /// How good a target it is: hits to expect of a charge from the front on one as steady as its Rep, less
    /// the charger's, in halves of a hit.
    [[nodiscard]] int rank(UnitId charger, UnitId target) const {
        return rank_[kind_[charger]][kind_[target]];
    }
    /// Both are of one kind.
    [[nodiscard]] bool alike(UnitId a, UnitId b) const { return kind_[a] == kind_[b]; }
    /// A unit of each kind of a side, in the order of the roster.
    [[nodiscard]] std::vector<UnitId> kinds_of(const OrderOfBattle& book, SideIndex side) const;

    static constexpr int always_worth = 9;
    static constexpr std::size_t most_kinds = 48;

  private:
    std::uint8_t kind_of(const OrderOfBattle& book, UnitId unit);
    std::array<std::uint8_t, battle::max_units> kind_{};
    std::vector<UnitId> first_of_;  ///< a unit of each kind
    std::array<std::array<std::array<std::int8_t, 2>, most_kinds>, most_kinds> limits_{};
    std::array<std::array<std::int8_t, most_kinds>, most_kinds> rank_{};
    std::array<std::array<bool, most_kinds>, most_kinds> fears_{};
};

}  // namespace muster::rrtk::solo
