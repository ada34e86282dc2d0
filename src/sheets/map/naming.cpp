#include "sheets/map/naming.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "sheets/map/badges.hpp"
#include "sheets/map/bases.hpp"
#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

using scenario::SideColour;

std::vector<Standing> standing_units(const scenario::Scenario& scenario, const View& view) {
    std::vector<Standing> units;
    for (const SideColour side : {SideColour::red, SideColour::blue})
        for (const scenario::UnitSheet& unit : scenario.side(side).units)
            if (unit.pose) units.push_back({side, &unit, view.base(unit.base, *unit.pose)});
    return units;
}

std::vector<scenario::Zone> zones_of(const Named& named, SideColour side) {
    if (named.now != nullptr) return {};
    return named.rules.deployment_zones(named.scenario, side);
}

Vec behind(const scenario::Scenario& scenario, SideColour side) {
    return side == scenario.attacker ? Vec{0, 1} : Vec{0, -1};
}

namespace {

LabelRun run(std::string text, const layout::Style& style, const layout::Colour& colour) {
    return {std::move(text), &style, colour, 0};
}

/// Between a letter and the word beside it: a fifth of the word's type size.
LabelRun after_letter(std::string text, const layout::Style& style, const layout::Colour& colour) {
    return {std::move(text), &style, colour, layout::points(style.font.size_pt * 0.22).value};
}

void add_obstacles(Labeller& labeller, const Named& named) {
    for (const Standing& standing : named.units) {
        labeller.add_obstacle(standing.quad);
        if (named.now == nullptr) continue;
        const scenario::UnitNow& now = named.now->unit(standing.side, standing.unit->number);
        if (now.hits > 0) labeller.add_obstacle(quad(hits_area(standing.quad)));
        if (now.active) labeller.add_obstacle(quad(active_area(standing.quad)));
        if (now.routed) labeller.add_obstacle(quad(routed_area(standing.quad)));
    }
    for (const scenario::TerrainPiece& piece : named.scenario.terrain)
        for (const tabletop::Rect& bridge : piece.bridges)
            labeller.add_obstacle(quad(named.view.area(bridge).grown(named.view.mm_per_inch * 0.5)));
}

void add_border(Labeller& labeller, const Area& area) {
    const Quad box = quad(area);
    for (int i = 0; i < 4; ++i) labeller.add_line(box.corner[i], box.corner[(i + 1) % 4]);
}

/// A piece's border, fords, ridge and rims.
void add_lines_of(Labeller& labeller, const Named& named, const scenario::TerrainPiece& piece) {
    const Area area = named.view.area(piece.area);
    add_border(labeller, area);
    for (const tabletop::Rect& ford : piece.fords) add_border(labeller, named.view.area(ford));
    const Drawing drawing = drawing_of(piece.kind);
    if (drawing == Drawing::hill)
        labeller.add_line({area.low.x, area.centre().y}, {area.high.x, area.centre().y});
    if (drawing != Drawing::gully) return;
    for (const Line& rim : gully_rims(area, named.look.form.gully, scatter_of(named.scenario, piece)))
        for (std::size_t i = 1; i < rim.size(); ++i) labeller.add_line(rim[i - 1], rim[i]);
}

/// What labels had better not cross: terrain's lines, zones' borders, sections' rules.
void add_lines(Labeller& labeller, const Named& named) {
    for (const scenario::TerrainPiece& piece : named.scenario.terrain) add_lines_of(labeller, named, piece);
    for (const SideColour side : {SideColour::red, SideColour::blue})
        for (const scenario::Zone& zone : zones_of(named, side))
            add_border(labeller, named.view.area(zone.area));
    for (int number = 1; number <= 9; ++number)
        add_border(labeller, named.view.area(tabletop::section(named.scenario.board, number)));
}

std::vector<Area> parts_of(const Named& named, SideColour side, const std::vector<int>& numbers) {
    std::vector<Area> parts;
    for (const Standing& standing : named.units)
        for (const int number : numbers)
            if (standing.side == side && standing.unit->number == number)
                parts.push_back(standing.quad.bounds());
    return parts;
}

void name_bodies(Labeller& labeller, const Named& named, SideColour side) {
    const Types& types = named.look.types;
    const layout::Colour& colour = named.look[tones_of(side).line];
    for (const scenario::Body& body : named.scenario.side(side).bodies) {
        const std::vector<Area> parts = parts_of(named, side, body.units);
        if (parts.empty()) continue;
        Label label;
        label.runs = {run(body.letter, types.body, colour)};
        if (!body.block.empty()) {
            label.brief = label.runs;
            label.runs.push_back(after_letter(body.block, types.block, types.block.colour));
        }
        labeller.beside(label, parts, behind(named.scenario, side));
    }
}

void name_piece(Labeller& labeller, const Named& named, const scenario::TerrainPiece& piece) {
    const Types& types = named.look.types;
    const std::string title = named.rules.terrain_name(named.scenario, piece);
    const layout::Colour& colour = named.look[is_water(piece.kind) ? Tone::water : Tone::ink];
    Label label;
    label.runs = {run(piece.letter, types.body, colour),
                  after_letter(title.empty() ? capitalised(piece.kind) : title, types.terrain, colour)};
    labeller.within(label, named.view.area(piece.area), drawing_of(piece.kind) == Drawing::river);
}

/// Water first: it lies over the land, whose names then keep off it.
void name_terrain(Labeller& labeller, const Named& named) {
    for (const scenario::TerrainPiece& piece : named.scenario.terrain)
        if (is_water(piece.kind)) name_piece(labeller, named, piece);
    for (const scenario::TerrainPiece& piece : named.scenario.terrain)
        if (is_water(piece.kind)) labeller.add_ground(named.view.area(piece.area));
    for (const scenario::TerrainPiece& piece : named.scenario.terrain)
        if (!is_water(piece.kind)) name_piece(labeller, named, piece);
}

/// The distances and names of a side's zones, written along their borders.
class ZoneNames {
  public:
    ZoneNames(Labeller& labeller, const Named& named, SideColour side)
        : labeller_(labeller), named_(named), side_(side), outside_(behind(named.scenario, side).y) {}

    /// How far a border that runs along the side's own edge lies from it; each distance is written once.
    void name_distance(const Area& area, Inches y) {
        const Inches height = named_.scenario.board.height;
        const Label label = words(to_quarters(side_ == named_.scenario.attacker ? y : height - y));
        if (!is_new(label)) return;
        const Vec half = labeller_.size_of(label.runs) * 0.5;
        const double off = half.x + 0.8;
        // On the zone's side of the line: below it stand the distances from the sidelines.
        const double at = named_.view.at({Inches{}, y}).y - outside_ * half.y;
        labeller_.at_first_of(label,
                              {{area.low.x - off, at}, {area.high.x + off, at}, {area.low.x - off * 3, at}});
    }

    /// How far the border at `x` (millimetres) lies from the sideline.
    void name_inset(const Area& area, double x, Inches inset) {
        if (inset == Inches{}) return;
        const Label label = words(to_quarters(inset));
        const double off = labeller_.size_of(label.runs).y * 0.5 + 0.8;
        labeller_.at_first_of(label,
                              {{x, back(area) + outside_ * off}, {x, back(area) + outside_ * off * 2.6}});
    }

    /// The name of a zone stands between its border and the side's own edge, or else before its front.
    void name_zone(const Area& area, const std::string& text) {
        if (text.empty()) return;
        const Label label = words(text);
        const double off = labeller_.size_of(label.runs).y * 0.5 + 0.8;
        const double front = outside_ > 0 ? area.low.y : area.high.y;
        std::vector<Vec> places;
        for (const double y : {back(area) + outside_ * off, back(area) + outside_ * off * 2.8,
                               back(area) + outside_ * off * 4.6, front - outside_ * off})
            for (const double share : {0.5, 0.35, 0.65, 0.2, 0.8})
                places.push_back({area.low.x + area.width() * share, y});
        labeller_.at_first_of(label, places);
    }

  private:
    [[nodiscard]] Label words(const std::string& text) const {
        return {{run(text, named_.look.types.distance, named_.look[tones_of(side_).line])}, {}};
    }
    /// The border that is nearer to the side's own edge.
    [[nodiscard]] double back(const Area& area) const { return outside_ > 0 ? area.high.y : area.low.y; }
    bool is_new(const Label& label) {
        const std::string& text = label.runs.front().text;
        if (std::find(written_.begin(), written_.end(), text) != written_.end()) return false;
        written_.push_back(text);
        return true;
    }

    Labeller& labeller_;
    const Named& named_;
    SideColour side_;
    double outside_;
    std::vector<std::string> written_;
};

void name_zones(Labeller& labeller, const Named& named, SideColour side) {
    ZoneNames names(labeller, named, side);
    const std::vector<scenario::Zone> zones = zones_of(named, side);
    for (const scenario::Zone& zone : zones) {
        const Area area = named.view.area(zone.area);
        for (const Inches y : {zone.area.low.y, zone.area.high.y}) names.name_distance(area, y);
        names.name_inset(area, area.low.x, zone.area.low.x);
        names.name_inset(area, area.high.x, named.scenario.board.width - zone.area.high.x);
        names.name_zone(area, zone.label);
    }
}

void name_sections(Labeller& labeller, const Named& named) {
    const layout::Style& style = named.look.types.section;
    for (int number = 1; number <= 9; ++number) {
        const Label label{{run(std::to_string(number), style, named.look[Tone::grey])}, {}};
        const Area area = named.view.area(tabletop::section(named.scenario.board, number));
        const Vec half = labeller.size_of(label.runs) * 0.5;
        const Area room = area.grown(-1.0);
        std::vector<Vec> places;
        for (const double down : {0.0, 1.0, 0.5, 0.25, 0.75})
            for (const double across : {0.0, 1.0, 0.25, 0.75, 0.5})
                places.push_back({room.low.x + half.x + (room.width() - 2 * half.x) * across,
                                  room.low.y + half.y + (room.height() - 2 * half.y) * down});
        labeller.at_first_of(label, places);
    }
}

}  // namespace

void name_everything(Labeller& labeller, const Named& named) {
    add_obstacles(labeller, named);
    add_lines(labeller, named);
    // The least movable first.
    for (const SideColour side : {SideColour::red, SideColour::blue}) name_bodies(labeller, named, side);
    for (const SideColour side : {SideColour::red, SideColour::blue}) name_zones(labeller, named, side);
    name_terrain(labeller, named);
    name_sections(labeller, named);
}

}  // namespace muster::sheets::map
