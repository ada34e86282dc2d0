#include "rrtk/setup/map_facts.hpp"

#include "rrtk/setup/ground.hpp"
#include "rrtk/setup/terrain.hpp"

namespace muster::rrtk {

namespace {

int divided_up(int number, int by) { return (number + by - 1) / by; }

}  // namespace

std::vector<scenario::Zone> deployment_zones(const Rulebook& /*book*/, const scenario::Scenario& scenario,
                                             scenario::SideColour side) {
    const bool defender = side == scenario.defender();
    const auto on_table = [&](const tabletop::Rect& area) {
        return defender ? tabletop::turned(board, area) : area;
    };
    return {{"3″ to 12″ from the edge, 12″ from the sides", on_table(zone(false))},
            {"melee foot: 18″ from the sides", on_table(zone(true))}};
}

scenario::MarkerNeed markers(const Rulebook& book, const scenario::Scenario& scenario) {
    constexpr int least_for_middle = 3, least_for_high = 5;
    int units = 0, middle = 0, high = 0;
    for (const scenario::Side* side : {&scenario.red, &scenario.blue})
        for (const scenario::UnitSheet& unit : side->units) {
            ++units;
            middle += unit.stat("rep") >= least_for_middle ? 1 : 0;
            high += unit.stat("rep") >= least_for_high ? 1 : 0;
        }
    const MarkerRule& rule = book.setup.choices.markers;
    return {{divided_up(units, rule.low), divided_up(middle, rule.middle), divided_up(high, rule.high)}};
}

scenario::Named terrain_fact(const Rulebook& book, const std::string& kind) {
    if (const TerrainKind* found = book.setup.terrain.kind(kind)) return {kind, found->name, found->sentence};
    return {kind, capitalised(kind), ""};
}

}  // namespace muster::rrtk
