#include "rrtk/setup/water.hpp"

#include "rrtk/setup/terrain.hpp"

namespace muster::rrtk {

namespace {

using namespace literals;
using tabletop::Rect;

constexpr Inches pond_side = 9_in;
constexpr Inches lake_depth = 6_in;
constexpr Inches lake_from = 6_in, lake_to = 30_in;
constexpr Inches river_width = 2_in;
constexpr Inches bridge_width = 1.6_in;  // one stand

Rect pond(int section) {
    const Rect area = tabletop::section(board, section);
    const bool defenders = section <= 3;
    const Inches x = area.low.x + (area.width() - pond_side) / 2;
    const Inches y = defenders ? area.high.y - pond_side : area.low.y + (area.height() - pond_side) / 2;
    return {{x, y}, {x + pond_side, y + pond_side}};
}

Rect lake(bool right) {
    return right ? Rect{{board.width - lake_depth, lake_from}, {board.width, lake_to}}
                 : Rect{{{}, lake_from}, {lake_depth, lake_to}};
}

/// The band of a river by the first section it runs through: along the row of 1, 4 or 7, or down the column
/// of 1.
Rect river(std::string_view water) {
    if (water == "river-1-7") {
        const Inches x = tabletop::section(board, 1).centre().x;
        return {{x - river_width / 2, {}}, {x + river_width / 2, board.height}};
    }
    const int row = water.starts_with("river-1-") ? 1 : water.starts_with("river-4-") ? 4 : 7;
    const Inches y = tabletop::section(board, row).centre().y;
    return {{{}, y - river_width / 2}, {board.width, y + river_width / 2}};
}

/// The part of a band from `from` to `to` along its length.
Rect stretch(const Rect& band, Inches from, Inches to) {
    if (band.width() > band.height())
        return {{band.low.x + from, band.low.y}, {band.low.x + to, band.high.y}};
    return {{band.low.x, band.low.y + from}, {band.high.x, band.low.y + to}};
}

Inches length_of(const Rect& band) { return std::max(band.width(), band.height()); }

/// `count` bridges that divide the river evenly: one in the middle, two at a third and two thirds.
std::vector<Rect> bridges(const Rect& band, int count) {
    std::vector<Rect> result;
    for (int i = 1; i <= count; ++i) {
        const Inches middle = length_of(band) * i / (count + 1);
        result.push_back(stretch(band, middle - bridge_width / 2, middle + bridge_width / 2));
    }
    return result;
}

std::vector<Rect> fords(const Rect& band, std::string_view fords) {
    const Inches length = length_of(band);
    if (fords == "all-fordable") return {band};
    if (fords == "half-fordable") return {stretch(band, length / 4, length * 3 / 4)};
    return {};
}

void turn(scenario::TerrainPiece& piece) {
    piece.area = tabletop::turned(board, piece.area);
    for (Rect& ford : piece.fords) ford = tabletop::turned(board, ford);
    for (Rect& bridge : piece.bridges) bridge = tabletop::turned(board, bridge);
}

}  // namespace

bool is_river(std::string_view water) { return water.starts_with("river"); }

scenario::TerrainPiece lay_water(const WaterRoll& roll, bool turned) {
    scenario::TerrainPiece piece;
    if (roll.water == "pond") {
        piece.letter = "W";
        piece.kind = "pond";
        piece.section = turned ? tabletop::turned_section(roll.section) : roll.section;
        piece.area = pond(piece.section);
        return piece;
    }
    if (is_river(roll.water)) {
        piece.letter = "R";
        piece.kind = "river";
        piece.area = river(roll.water);
        piece.fords = fords(piece.area, roll.fords);
        const int automatic = roll.water.ends_with("bridged") ? 1 : 0;
        piece.bridges = bridges(piece.area, automatic + (roll.fords == "no-ford-bridge" ? 1 : 0));
    } else {
        piece.letter = "W";
        piece.kind = "lake";
        piece.area = lake(roll.water == "lake-right");
    }
    if (turned) turn(piece);
    return piece;
}

}  // namespace muster::rrtk
