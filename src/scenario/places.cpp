#include "scenario/places.hpp"

namespace muster::scenario {

Places places_in(const Scenario& scenario) {
    Places places;
    for (const SideColour side : {SideColour::red, SideColour::blue})
        for (const UnitSheet& unit : scenario.side(side).units)
            if (unit.pose) places[{side, unit.number}] = *unit.pose;
    return places;
}

void carry_out(const StoryTurn& turn, Places& places) {
    for (const StoryMove& move : turn.moves) places[{move.side, move.unit}] = move.legs.back().to;
    for (const StoryLoss& loss : turn.losses) places.erase({loss.side, loss.unit});
}

}  // namespace muster::scenario
