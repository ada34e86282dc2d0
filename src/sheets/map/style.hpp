// How the map is drawn (templates/map/plate.yaml): line weights, densities, colours by their names in the
// theme.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "layout/templates.hpp"
#include "scenario/scenario.hpp"

namespace muster::sheets::map {

/// What a colour of the map is for.
enum class Tone {
    ink,
    paper,
    grey,
    table,
    hill,
    hill_tint,
    hill_top,
    wood,
    wood_tint,
    crown,
    crown_shade,
    rock,
    rock_tint,
    boulder,
    crag,
    crag_tint,
    gully,
    gully_tint,
    bed,
    water,
    water_tint,
    red,
    red_tint,
    red_text,
    blue,
    blue_tint,
    blue_text,
    hit,
    lost,
    count
};
const data::Names<Tone>& names_of(Tone);

/// All line widths, lengths and gaps below are millimetres on paper unless they say otherwise.
struct HillForm {
    int rows = 0;          ///< rows of hachures from the crest to the foot
    double spacing = 0;    ///< between hachures of a row, at the middle of the row
    double top = 0;        ///< width of a hachure at its upper end, on the shadow side
    double foot = 0;       ///< width at its lower end
    double light = 0;      ///< how much thinner hachures are towards the light: 0 not at all, 1 gone
    double overlap = 0;    ///< share of a row's depth by which the rows interlock
    double crest = 0;      ///< width of the ridge line
    double outline = 0;    ///< width of the line around the foot
    double roughness = 0;  ///< share of half the width by which the foot draws back from its section
};

struct WoodsForm {
    double gap = 0;       ///< between trunks
    double crown = 0;     ///< radius of a crown
    double line = 0;      ///< outlines of trees
    double hatch = 0;     ///< shade lines
    double conifers = 0;  ///< share of conifers
    double outline = 0;
    double roughness = 0;
};

struct RocksForm {
    double gap = 0;
    double least = 0, most = 0;  ///< radius of a boulder
    double line = 0;
    double hatch = 0;
    double stipple = 0;  ///< between dots
    double dot = 0;      ///< their width
    double roughness = 0;
};

struct CragsForm {
    double gap = 0;
    double width = 0, height = 0;  ///< of a crag
    double line = 0;
    double hatch = 0;
    double hatch_gap = 0;
    double roughness = 0;
};

struct GullyForm {
    double spacing = 0;  ///< between hachures
    double length = 0;   ///< of a hachure, as a share of the slope from the rim to the floor
    double top = 0, foot = 0;
    double rim = 0;
    double bed = 0;  ///< lines of the dry bed
    double stipple = 0, dot = 0;
};

struct WaterForm {
    double shore = 0;   ///< shore line
    int lines = 0;      ///< receding water lines
    double first = 0;   ///< from the shore to the first of them
    double growth = 0;  ///< each gap is wider by this factor
    double line = 0;
    double roughness = 0;
};

struct RiverForm {
    double bank = 0, shade = 0;  ///< the bank towards the light, and the one that throws a shadow
    double wave = 0;             ///< share of the width that the banks draw back by
    double flow = 0;             ///< flow lines
    int flows = 0;
    double ford_gap = 0;  ///< between the rows of stones of a ford, in inches on the table
    double dot = 0;       ///< stones of a ford
    double post = 0;      ///< posts at its ends
    double parapet = 0;   ///< of a bridge
    double plank = 0;
};

struct BorderForm {
    double room = 0;       ///< above and below the table: scale, numbers and titles
    double side_room = 0;  ///< left and right of it: scale and numbers
    double edge = 0;       ///< the table's edge
    double scale = 0;      ///< height of the band of inches
    double outer = 0;      ///< the frame's outer line
    double numbers = 0;    ///< from the band to the numbers
    double section = 0;    ///< rules between sections
    double zone = 0;
    double zone_dash = 0, zone_gap = 0;
    double effect = 0;  ///< the dots around an area that has an effect
    double effect_gap = 0;
};

struct BasesForm {
    double line = 0;
    double front = 0;  ///< the heavy front edge
    double hatch = 0;  ///< lines over the darker side's bases
    double hatch_gap = 0;
    double symbol = 0;    ///< side of the symbol, as a share of the depth behind the front edge
    double largest = 0;   ///< largest side of a symbol
    double smallest = 0;  ///< side below which a symbol is left out
    double clear = 0;     ///< decoration ends this far from a base
};

struct LabelsForm {
    double gap = 0;     ///< between a label and what it must not touch
    double clear = 0;   ///< decoration ends this far from a label
    double leader = 0;  ///< leader lines
};

struct KeyForm {
    double swatch_width = 0, swatch_height = 0;  ///< of terrain
    double swatch_scale = 0;                     ///< millimetres for an inch of the table in it
    double gap = 0;                              ///< between swatch and text
    double row_gap = 0;
    double symbol_width = 0, symbol_height = 0;  ///< of the signs in the strip below the map
    double symbol_gap = 0;                       ///< between signs
};

/// Names of the theme's type styles for what is written on the map.
struct MapText {
    layout::Name body, block, terrain, number, section, scale, title, distance, legend;
};

/// The style file as read.
struct Style {
    std::map<std::string, layout::Name> colours;  ///< by the words of Tone
    MapText text;
    HillForm hill;
    WoodsForm woods;
    RocksForm rocks;
    CragsForm crags;
    GullyForm gully;
    WaterForm water;
    RiverForm river;
    BorderForm border;
    BasesForm bases;
    LabelsForm labels;
    KeyForm key;
    Where where;
};
const data::Fields<HillForm>& fields_of(const HillForm*);
const data::Fields<WoodsForm>& fields_of(const WoodsForm*);
const data::Fields<RocksForm>& fields_of(const RocksForm*);
const data::Fields<CragsForm>& fields_of(const CragsForm*);
const data::Fields<GullyForm>& fields_of(const GullyForm*);
const data::Fields<WaterForm>& fields_of(const WaterForm*);
const data::Fields<RiverForm>& fields_of(const RiverForm*);
const data::Fields<BorderForm>& fields_of(const BorderForm*);
const data::Fields<BasesForm>& fields_of(const BasesForm*);
const data::Fields<LabelsForm>& fields_of(const LabelsForm*);
const data::Fields<KeyForm>& fields_of(const KeyForm*);
const data::Fields<MapText>& fields_of(const MapText*);
const data::Fields<Style>& fields_of(const Style*);

/// Type styles of the theme, found.
struct Types {
    layout::Style body, block, terrain, number, section, scale, title, distance, legend;
};

/// The style with its colours and type styles found in a theme: all that drawing needs.
struct Look {
    Style form;
    std::array<layout::Colour, static_cast<std::size_t>(Tone::count)> colours;
    Types types;
    scenario::SideColour dark =
        scenario::SideColour::blue;        ///< the side whose bases are dark with light numbers
    const layout::Icons* icons = nullptr;  ///< of the templates it was loaded with, which must outlive it
    [[nodiscard]] const layout::Colour& operator[](Tone tone) const {
        return colours[static_cast<std::size_t>(tone)];
    }
};

/// Reads templates/map/plate.yaml below `templates_dir` and finds its colours and type styles in the theme of
/// `templates`; nothing, with all faults located, if anything was wrong.
[[nodiscard]] std::optional<Look> load_look(const std::string& templates_dir,
                                            const layout::Templates& templates, Diagnostics& diagnostics);

}  // namespace muster::sheets::map
