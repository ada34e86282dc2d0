#include "ral/army/side_facts.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "ral/army/unit.hpp"

namespace muster::ral {

scenario::SideFacts side_facts(const Rulebook& book, const scenario::Side& side) {
    const int leaders = leaders_with(side);
    scenario::SideFacts facts;
    facts.command = capitalised(counted(leaders, "leader", "leaders"));
    if (const Plan* plan = book.plans.plan(side.plan)) facts.command += fmt::format(", {}", plan->name);
    facts.strength =
        facts.command + ". Every unit moves and fights by itself; a leader adds to melee, morale and rally.";
    return facts;
}

}  // namespace muster::ral
