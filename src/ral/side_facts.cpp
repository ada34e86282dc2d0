#include "ral/side_facts.hpp"

#include <fmt/format.h>

#include "ral/army/army.hpp"
#include "ral/reference/rolled_tables.hpp"

namespace muster::ral {

scenario::Asking asking(const Rulebook& book) {
    return {book.plans.least_points, book.plans.usual_points, book.plans.most_points, modes(), {}};
}

std::string contents(const Rulebook& book) {
    std::size_t kinds = 0;
    for (const ArmyTemplate& army : book.templates) kinds += army.units.size();
    return fmt::format("{} army templates with {} kinds of units, {} tables", book.templates.size(), kinds,
                       rolled_tables().size());
}

scenario::SideFacts side_facts(const scenario::Side& side) {
    const std::string leaders = capitalised(counted(side.captains, "leader", "leaders"));
    return {leaders, leaders + ", as many as the enemy", ""};
}

}  // namespace muster::ral
