#include "scenario/places.hpp"

namespace muster::scenario {

Places places_in(const Scenario& scenario) {
    Places places;
    for (const SideColour side : {SideColour::red, SideColour::blue})
        for (const UnitSheet& unit : scenario.side(side).units)
            if (unit.pose) places[{side, unit.number}] = {unit.base, *unit.pose};
    return places;
}

void carry_out(const StoryTurn& turn, const Scenario& scenario, Places& places) {
    for (const StoryMove& move : turn.moves) {
        const auto [place, entered] = places.try_emplace({move.side, move.unit});
        if (entered) place->second.base = scenario.side(move.side).unit(move.unit)->base;
        if (move.base) place->second.base = *move.base;
        place->second.pose = move.legs.back().to;
    }
    for (const StoryLoss& loss : turn.losses) places.erase({loss.side, loss.unit});
}

}  // namespace muster::scenario
