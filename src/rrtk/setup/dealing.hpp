// Which unit goes where: the units of an army dealt out to the blocks of its plan.
#pragma once

#include <array>
#include <tuple>
#include <vector>

#include "rrtk/book/rulebook.hpp"
#include "rrtk/setup/quotas.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

using Units = std::vector<const scenario::UnitSheet*>;

/// What a unit is for: melee before missile before skirmish.
[[nodiscard]] int purpose_of(const scenario::UnitSheet& unit);

/// Sorts the heaviest unit first: melee first, then by Armor Class, figures and Rep; the roster
/// decides between equals.
[[nodiscard]] std::tuple<int, int, int, int, int> weight_key(const scenario::UnitSheet& unit);

/// True for units that may not stand within 18 inches of a sideline (p. 30).
[[nodiscard]] bool is_melee_foot(const scenario::UnitSheet& unit);

/// The units of each block.
class Dealt {
  public:
    [[nodiscard]] const Units& of(Block block) const { return blocks_[static_cast<std::size_t>(block)]; }
    [[nodiscard]] Units& of(Block block) { return blocks_[static_cast<std::size_t>(block)]; }

  private:
    std::array<Units, 4> blocks_;
};

/// Deals `units` out by the steps of a plan until every quota is met; what is left over goes to the centre.
[[nodiscard]] Dealt deal_out(const Rulebook& book, const Units& units, const PlanChoice& plan,
                             const Quotas& quotas);

}  // namespace muster::rrtk
