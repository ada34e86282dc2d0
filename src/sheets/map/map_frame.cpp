#include "sheets/map/map_frame.hpp"

#include "sheets/map/badges.hpp"
#include "sheets/map/bases.hpp"
#include "sheets/map/border.hpp"
#include "sheets/map/naming.hpp"
#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

using scenario::SideColour;

namespace {

void draw_piece(Plate& plate, const scenario::TerrainPiece& piece, const View& view, Scatter scatter) {
    const Area area = view.area(piece.area);
    const Drawing drawing = drawing_of(piece.kind);
    if (drawing == Drawing::lake) return draw_lake(plate, area, piece.area.low.x == Inches{}, scatter);
    if (drawing != Drawing::river) return draw(plate, drawing, area, scatter);
    Watercourse river{area, {}, {}};
    for (const tabletop::Rect& ford : piece.fords) river.fords.push_back(view.area(ford));
    for (const tabletop::Rect& bridge : piece.bridges) river.bridges.push_back(view.area(bridge));
    draw_river(plate, river, scatter);
}

/// Where no decoration goes: labels, and bases with a little air. Land also ends where water lies over it.
Clearing cleared(const std::vector<Standing>& units, const Labeller& labeller, const Style& form) {
    Clearing clearing;
    for (const Standing& standing : units) clearing.add(standing.quad, form.bases.clear);
    for (const PlacedLabel& label : labeller.placed()) clearing.add(quad(label.box), form.labels.clear);
    return clearing;
}

void draw_units(Plate& plate, const Named& named, layout::TextMeasurer& measurer) {
    for (const Standing& standing : named.units) {
        const scenario::UnitSheet& unit = *standing.unit;
        const scenario::UnitFacts facts = named.rules.unit_facts(named.scenario.side(standing.side), unit);
        const BasePlace place{named.view.at(unit.pose->centre), named.view.mm(unit.base.width),
                              named.view.mm(unit.base.depth), unit.pose->facing.degrees()};
        const BaseFace face{std::to_string(unit.number), find_icon(*named.look.icons, "class-", facts.symbol),
                            find_icon(*named.look.icons, "leader-", unit.leader), standing.side};
        draw_base(plate, place, face, measurer);
    }
}

/// Hits, activity and flight of the units on the table.
void draw_badges(Plate& plate, const Named& named, layout::TextMeasurer& measurer) {
    for (const Standing& standing : named.units) {
        const scenario::UnitNow& now = named.now->unit(standing.side, standing.unit->number);
        if (now.active) draw_active(plate, standing.quad);
        if (now.routed) draw_routed(plate, standing.quad);
    }
    for (const Standing& standing : named.units) {
        const scenario::UnitNow& now = named.now->unit(standing.side, standing.unit->number);
        if (now.hits > 0) draw_hits(plate, hits_corner(standing.quad), now.hits, measurer);
    }
}

BorderText border_text(const scenario::Scenario& scenario) {
    return {"Defender\u2019s edge \u00b7 " + scenario.side(scenario.defender()).name,
            "Attacker\u2019s edge \u00b7 " + scenario.side(scenario.attacker).name};
}

}  // namespace

void draw_terrain(Plate& plate, const scenario::Scenario& scenario, const View& view) {
    const Clearing dry = plate.clearing;
    Clearing land = plate.clearing;
    for (const scenario::TerrainPiece& piece : scenario.terrain)
        if (is_water(piece.kind)) land.add(quad(view.area(piece.area)), 0.3);
    for (const bool water : {false, true})
        for (const scenario::TerrainPiece& piece : scenario.terrain) {
            if (is_water(piece.kind) != water) continue;
            plate.clearing = (water ? dry : land).within(view.area(piece.area).grown(1));
            draw_piece(plate, piece, view, scatter_of(scenario, piece));
        }
    plate.clearing = dry;
    for (const scenario::TerrainPiece& piece : scenario.terrain) draw_effect(plate, view.area(piece.area));
}

View map_view(const scenario::Scenario& scenario, layout::Size size, const Look& look) {
    return view_in(size, scenario.board, look.form.border);
}

layout::Frame draw_map(const Battle& battle, layout::Size size, const Look& look,
                       layout::TextMeasurer& measurer) {
    const scenario::Scenario& scenario = battle.scenario;
    const View view = map_view(scenario, size, look);
    const Area table = view.area(scenario.board.area());
    const std::vector<Standing> units = standing_units(scenario, view);
    const Named named{scenario, battle.ruleset, view, look, units, battle.now};
    Labeller labeller(table, look.form.labels.gap, measurer);
    name_everything(labeller, named);

    layout::Frame frame;
    frame.size = size;
    Plate plate(frame, look, view.mm_per_inch);
    plate.clearing = cleared(units, labeller, look.form);
    draw_ground(plate, table);
    draw_terrain(plate, scenario, view);
    draw_sections(plate, table);
    for (const SideColour side : {SideColour::red, SideColour::blue})
        for (const scenario::Zone& zone : zones_of(named, side))
            draw_zone(plate, view.area(zone.area), tones_of(side).line);
    draw_units(plate, named, measurer);
    if (battle.now != nullptr) draw_badges(plate, named, measurer);
    for (const PlacedLabel& label : labeller.placed()) draw_label(plate, label);
    draw_border(plate, view, scenario.board, border_text(scenario), measurer);
    return frame;
}

}  // namespace muster::sheets::map
