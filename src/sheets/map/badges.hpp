// Small signs beside and between bases: hits, activity, losses, melees, shots, places left.
#pragma once

#include "layout/measurer.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// A disc with the number of hits.
void draw_hits(Plate& plate, Vec centre, int hits, layout::TextMeasurer& measurer);

/// A chevron before the middle of the front edge of `base`: it moves on without being activated.
void draw_active(Plate& plate, const Quad& base);

/// Two chevrons before the middle of the front edge of `base`, hollow: it runs that way.
void draw_routed(Plate& plate, const Quad& base);

/// A cross over the place of a unit that was lost.
void draw_lost(Plate& plate, Vec centre, double reach);

/// A star between two that fight.
void draw_clash(Plate& plate, Vec centre);

/// A shot: a line of dashes that ends in a dot.
void draw_shot(Plate& plate, Vec from, Vec to);

/// The outline of a base where a unit stood.
[[nodiscard]] Nib ghost_nib(scenario::SideColour side);

/// Where the disc of hits of a base stands: at its rear left corner, a little outside.
[[nodiscard]] Vec hits_corner(const Quad& base);

/// What the signs of a base take up, so that names keep off them.
[[nodiscard]] Area hits_area(const Quad& base);
[[nodiscard]] Area active_area(const Quad& base);
[[nodiscard]] Area routed_area(const Quad& base);

}  // namespace muster::sheets::map
