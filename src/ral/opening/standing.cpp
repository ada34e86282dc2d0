#include "ral/opening/standing.hpp"

#include "ral/army/unit.hpp"

namespace muster::ral {

scenario::Scenario standing(const battle::OrderOfBattle& book, const battle::State& state,
                            const scenario::Scenario& scenario) {
    scenario::Scenario result = scenario;
    result.opening.reset();
    for (battle::UnitId id = 0; id < book.unit_count(); ++id) {
        const battle::UnitEntry& entry = book.units[id];
        scenario::Side& army = result.side(scenario::colour_of(entry.side));
        for (scenario::UnitSheet& unit : army.units) {
            if (unit.number != entry.number) continue;
            unit.leader.clear();
            if (state.on_table(id)) {
                unit.base = entry.base(state.units[id].formation);
                unit.pose = state.units[id].pose;
                continue;
            }
            unit.pose.reset();
            unit.body.clear();
            for (scenario::Body& division : army.bodies) std::erase(division.units, unit.number);
        }
    }
    for (const battle::LeaderState& leader : state.leaders) {
        if (leader.fate != battle::Fate::alive || leader.with >= book.unit_count()) continue;
        const battle::UnitEntry& entry = book.units[leader.with];
        for (scenario::UnitSheet& unit : result.side(scenario::colour_of(entry.side)).units)
            if (unit.number == entry.number) unit.leader = leader_word;
    }
    for (scenario::Side* army : {&result.red, &result.blue})
        std::erase_if(army->bodies, [](const scenario::Body& division) { return division.units.empty(); });
    return result;
}

}  // namespace muster::ral
