// Terrain as drawings. Each fills an area of the plate and ends at its own outline; what the drawing looks
// like in detail comes from a Scatter, so that the same piece of the same battle always looks the same.
#pragma once

#include <string>
#include <vector>

#include "sheets/map/pen.hpp"
#include "sheets/map/scatter.hpp"

namespace muster::sheets::map {

/// Hachures in rows from the crest down to the foot, thin towards the light (top left). The crest is left
/// white as far as 1 in from the ridge line, where units see and are seen; the ridge line runs along the
/// whole area.
void draw_hill(Plate& plate, const Area& area, Scatter scatter);

/// Trees, back to front.
void draw_woods(Plate& plate, const Area& area, Scatter scatter);

/// Boulders among stones.
void draw_rocks(Plate& plate, const Area& area, Scatter scatter);

/// Crags in profile.
void draw_crags(Plate& plate, const Area& area, Scatter scatter);

/// A winding dry bed between banks with hachures.
void draw_gully(Plate& plate, const Area& area, Scatter scatter);

/// The rims of the gully that draw_gully draws there: lines that a name had better not cross.
[[nodiscard]] std::vector<Line> gully_rims(const Area& area, const GullyForm& form, Scatter scatter);

/// Still water with a shore all round.
void draw_pond(Plate& plate, const Area& area, Scatter scatter);

/// Still water that goes on beyond the table's edge, which is the area's left side if `at_left`, else its
/// right side.
void draw_lake(Plate& plate, const Area& area, bool at_left, Scatter scatter);

/// Flowing water in a straight band along the longer sides of its area.
struct Watercourse {
    Area area;
    std::vector<Area> fords, bridges;
};
void draw_river(Plate& plate, const Watercourse& river, Scatter scatter);

/// Fine dots along the border of the area that has the effect.
void draw_effect(Plate& plate, const Area& area);

/// The numbers that a piece of a battle is drawn from.
[[nodiscard]] Scatter scatter_of(const scenario::Scenario& scenario, const scenario::TerrainPiece& piece);

/// Which drawing belongs to a kind of terrain.
enum class Drawing { hill, woods, rocks, crags, gully, pond, lake, river, stipple };

/// The drawing for the rule set's word; words without a drawing of their own get a stipple.
[[nodiscard]] Drawing drawing_of(const std::string& kind);

/// True for ponds, lakes and rivers: water lies over land, and is measured by its banks.
[[nodiscard]] bool is_water(const std::string& kind);

/// Any drawing in `area`: a lake's open side is the left, a river is without fords and bridges.
void draw(Plate& plate, Drawing drawing, const Area& area, Scatter scatter);

/// Loose dots all over the area, for kinds without a drawing of their own.
void draw_stipple(Plate& plate, const Area& area, Scatter scatter);

}  // namespace muster::sheets::map
