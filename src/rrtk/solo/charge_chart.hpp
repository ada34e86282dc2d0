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

/// A unit in a charge: its figures and what it costs.
struct Fighter {
    const Profile& profile;
    int points = 0;
};

/// What is known of a charge beforehand.
struct ChargeCase {
    Fighter charger, target;
    int steadiness = 0;  ///< modified Rep of the target when it is charged
};

/// What a charge brings, in thousandths of a point of an army's cost: what the target loses less what the
/// charger loses, to be expected of Being Charged, the first round and Involved in Melee, from the front. A
/// unit that breaks loses its points; a hit is worth four tenths of its share of them. The charger's own
/// steadiness is taken as its Rep.
[[nodiscard]] int gain_of(const battle::RuleTables& tables, const ChargeCase& charge);

/// A cell of the chart: a charge is worth `points`, less `step` for each point of the target's steadiness.
struct ChartCell {
    std::int16_t points = 0, step = 0;
    bool operator==(const ChartCell&) const = default;

    /// Steadiness below 0 counts as 0, above 6 as 6: no die shows more.
    [[nodiscard]] int at(int steadiness) const {
        return points - step * (steadiness < 0 ? 0 : steadiness > 6 ? 6 : steadiness);
    }
};

/// The straight line through what a charge is worth at steadiness 1 to 6 that errs least, weighed by the
/// card.
[[nodiscard]] ChartCell chart_cell(const battle::RuleTables& tables, const Fighter& charger,
                                   const Fighter& target, const CommanderCard& card);

/// The reckoning for one side of a battle. Units of the same figures and cost are one kind.
class ChargeChart {
  public:
    ChargeChart(const OrderOfBattle& book, SideIndex side, const CommanderCard& card);

    /// What a charge of one kind on another is worth. \pre `charger` is of the side, `target` of the other
    [[nodiscard]] ChartCell cell(UnitId charger, UnitId target) const {
        return cells_[kind_[charger]][kind_[target]];
    }
    /// How good a target it is: its cell at its Rep.
    [[nodiscard]] int rank(UnitId charger, UnitId target) const {
        return rank_[kind_[charger]][kind_[target]];
    }
    /// Both are of one kind.
    [[nodiscard]] bool alike(UnitId a, UnitId b) const { return kind_[a] == kind_[b]; }
    /// A unit of each kind of a side, in the order of the roster.
    [[nodiscard]] std::vector<UnitId> kinds_of(const OrderOfBattle& book, SideIndex side) const;

    static constexpr std::size_t most_kinds = 48;

  private:
    std::uint8_t kind_of(const OrderOfBattle& book, UnitId unit);
    std::array<std::uint8_t, battle::max_units> kind_{};
    std::vector<UnitId> first_of_;  ///< a unit of each kind
    std::array<std::array<ChartCell, most_kinds>, most_kinds> cells_{};
    std::array<std::array<std::int16_t, most_kinds>, most_kinds> rank_{};
};

}  // namespace muster::rrtk::solo
