// The battlefield as a drawing.
#pragma once

#include "layout/measurer.hpp"
#include "sheets/map/pen.hpp"
#include "sheets/map/style.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets::map {

/// The table to scale in a frame of `size`, as large as fits; the attacker's edge is at the bottom. Terrain,
/// the areas that have effects, sections, deployment zones, every unit that stands on the table, names,
/// scale. In a battle in progress hits and activity beside the units, and no zones. The same battle gives the
/// same drawing.
[[nodiscard]] layout::Frame draw_map(const Battle& battle, layout::Size size, const Look& look,
                                     layout::TextMeasurer& measurer);

/// All pieces of terrain and the dots around the areas that have an effect; nothing where the plate is to be
/// kept clear.
void draw_terrain(Plate& plate, const scenario::Scenario& scenario, const View& view);

/// How draw_map lays the table into a frame of `size`.
[[nodiscard]] View map_view(const scenario::Scenario& scenario, layout::Size size, const Look& look);

}  // namespace muster::sheets::map
