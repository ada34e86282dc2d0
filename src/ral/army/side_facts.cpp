#include "ral/army/side_facts.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::ral {

scenario::SideFacts side_facts(const Rulebook& book, const scenario::Side& side) {
    const auto leaders = static_cast<int>(std::ranges::count_if(
        side.units, [](const scenario::UnitSheet& unit) { return !unit.leader.empty(); }));
    scenario::SideFacts facts;
    facts.command = capitalised(counted(leaders, "leader", "leaders"));
    if (const Plan* plan = book.plans.plan(side.plan)) facts.command += fmt::format(", {}", plan->name);
    facts.strength =
        facts.command + ". Every unit moves and fights by itself; a leader adds to melee, morale and rally.";
    return facts;
}

}  // namespace muster::ral
