#include "sheets/map/terrain.hpp"

#include <map>

namespace muster::sheets::map {

Drawing drawing_of(const std::string& kind) {
    static const std::map<std::string, Drawing> drawings{
        {"hill", Drawing::hill},       {"woods", Drawing::woods}, {"jungle", Drawing::woods},
        {"rocky", Drawing::rocks},     {"gully", Drawing::gully}, {"pond", Drawing::pond},
        {"lake", Drawing::lake},       {"sea", Drawing::lake},    {"river", Drawing::river},
        {"impassable", Drawing::crags}};
    const auto found = drawings.find(kind);
    return found == drawings.end() ? Drawing::stipple : found->second;
}

Scatter scatter_of(const scenario::Scenario& scenario, const scenario::TerrainPiece& piece) {
    return {scenario.seed, "map/" + piece.kind + "/" + piece.letter};
}

bool is_water(const std::string& kind) {
    const Drawing drawing = drawing_of(kind);
    return drawing == Drawing::pond || drawing == Drawing::lake || drawing == Drawing::river;
}

void draw(Plate& plate, Drawing drawing, const Area& area, Scatter scatter) {
    switch (drawing) {
        case Drawing::hill: return draw_hill(plate, area, scatter);
        case Drawing::woods: return draw_woods(plate, area, scatter);
        case Drawing::rocks: return draw_rocks(plate, area, scatter);
        case Drawing::crags: return draw_crags(plate, area, scatter);
        case Drawing::gully: return draw_gully(plate, area, scatter);
        case Drawing::pond: return draw_pond(plate, area, scatter);
        case Drawing::lake: return draw_lake(plate, area, true, scatter);
        case Drawing::river: return draw_river(plate, {area, {}, {}}, scatter);
        case Drawing::stipple: return draw_stipple(plate, area, scatter);
    }
}

void draw_effect(Plate& plate, const Area& area) {
    const BorderForm& form = plate.form().border;
    layout::Path path;
    // Within the area, so that it shows beside the rules between sections.
    const Quad box = quad(area.grown(-form.effect * 3.5));
    for (int i = 0; i < 4; ++i)
        for (const auto& [a, b] : clear_runs(plate.clearing, box.corner[i], box.corner[(i + 1) % 4]))
            add_segment(path, a, b);
    plate.stroke(std::move(path), {form.effect, Tone::ink, {0.02, form.effect_gap}, true});
}

}  // namespace muster::sheets::map
