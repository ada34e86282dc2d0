// Which names the map carries, and in what order they find their places.
#pragma once

#include <vector>

#include "scenario/ruleset.hpp"
#include "sheets/map/labels.hpp"

namespace muster::sheets::map {

/// A unit that stands on the table.
struct Standing {
    scenario::SideColour side = scenario::SideColour::red;
    const scenario::UnitSheet* unit = nullptr;
    Quad quad;
};

/// All units on the table, red before blue, in the order of their rosters.
[[nodiscard]] std::vector<Standing> standing_units(const scenario::Scenario& scenario, const View& view);

/// What is being named.
struct Named {
    const scenario::Scenario& scenario;
    const scenario::Ruleset& rules;
    const View& view;
    const Look& look;
    const std::vector<Standing>& units;
    const scenario::Position* now = nullptr;  ///< of a battle in progress
};

/// The deployment zones to show: none once the battle has begun.
[[nodiscard]] std::vector<scenario::Zone> zones_of(const Named& named, scenario::SideColour side);

/// The table's edge that a side has behind it: down for the attacker, up for the defender.
[[nodiscard]] Vec behind(const scenario::Scenario& scenario, scenario::SideColour side);

/// Names and numbers for Bodies, units outside of any Body, terrain, zones and sections; `labeller` must know
/// nothing yet. Afterwards labeller.placed() holds them all.
void name_everything(Labeller& labeller, const Named& named);

}  // namespace muster::sheets::map
