#include "ral/setup/map_facts.hpp"

#include <fmt/format.h>

#include <array>

#include "ral/army/unit.hpp"
#include "ral/book/levels.hpp"
#include "ral/setup/room.hpp"

namespace muster::ral {

namespace {

int divided_up(int number, int by) { return (number + by - 1) / by; }

template <class Holds>
int units_that(const scenario::Scenario& scenario, Holds holds) {
    int count = 0;
    for (const scenario::Side* side : {&scenario.red, &scenario.blue})
        for (const scenario::UnitSheet& unit : side->units) count += holds(unit) ? 1 : 0;
    return count;
}

}  // namespace

std::vector<scenario::Zone> deployment_zones(const Rules& rules, const scenario::Scenario& scenario,
                                             scenario::SideColour side) {
    return {{fmt::format("within {}″ of the edge", to_decimal(rules.zone)),
             zone_of(rules, scenario.board, side == scenario.defender())}};
}

scenario::MarkerNeed markers(const scenario::Scenario& scenario) {
    constexpr std::array shares{2, 3, 4, 4, 5, 6};
    scenario::MarkerNeed need;
    for (std::size_t kind = 0; kind < shares.size(); ++kind) {
        const int least = 2 * static_cast<int>(kind) + 1;
        need.count[kind] =
            divided_up(units_that(scenario, [&](const auto& unit) { return unit.stat(figures_key) > least; }),
                       shares[kind]);
    }
    return need;
}

std::vector<scenario::CounterFact> counters(const scenario::Scenario& scenario) {
    constexpr int often = 3;
    const int units = units_that(scenario, [](const auto& /*unit*/) { return true; });
    const int archers = units_that(scenario, [](const auto& unit) { return missile_of(unit).has_value(); });
    const int leaders = leaders_with(scenario.red) + leaders_with(scenario.blue);
    std::vector<scenario::CounterFact> all{
        {"leader", "Leader", "L", "A leader is with this unit.", leaders},
        {"declined", "Declined", "D",
         "This leader declined his first challenge and counts for nothing this turn.", leaders},
        {"routed", "Routed", "R", "This unit is routed: it neither moves of its own will nor strikes.",
         divided_up(units, often)},
        {"shot", "Has shot", "S", "This unit has shot this turn, and does not move of its own will.",
         archers},
        {"kept", "Keeps its fire", "K",
         "This unit has kept its shot: it may shoot after the enemy's half of the movement if it has not moved.",
         archers}};
    std::erase_if(all, [](const scenario::CounterFact& counter) { return counter.count == 0; });
    return all;
}

scenario::Named terrain_fact(const Rules& rules, const std::string& kind) {
    if (const GroundKind* found = rules.ground_kind(kind)) return {kind, found->name, found->note};
    return {kind, capitalised(kind), ""};
}

std::string terrain_name(const Rules& rules, const scenario::Scenario& scenario,
                         const scenario::TerrainPiece& piece) {
    const std::string kind = terrain_fact(rules, piece.kind).title;
    const int level = level_of(rules, scenario, piece);
    if (level == 0) return kind;
    return level == 1 ? kind + ", level 1" : fmt::format("Level {}", level);
}

}  // namespace muster::ral
