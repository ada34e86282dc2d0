#include "sheets/map/tape_list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "sheets/map/formation.hpp"
#include "sheets/map/terrain.hpp"

namespace muster::sheets::map {

using scenario::SideColour;

namespace {

// ---- ground

std::string extent(const tabletop::Rect& area) {
    return fmt::format("{} \u00d7 {}", to_quarters(area.width()), to_quarters(area.height()));
}

/// Where a river runs, for what its two distances leave open.
std::string course(const tabletop::Rect& area, const tabletop::Board& board) {
    const bool level = area.width() >= area.height();
    const bool whole = level ? area.width() == board.width : area.height() == board.height;
    const Inches wide = level ? area.height() : area.width();
    if (!whole) return extent(area);
    return fmt::format("{} wide, {}", to_quarters(wide), level ? "from side to side" : "from edge to edge");
}

/// A stretch of a river, by its length along the river.
std::string stretch(const tabletop::Rect& part, const tabletop::Rect& river) {
    const bool level = river.width() >= river.height();
    return fmt::format("{} along the river", to_quarters(level ? part.width() : part.height()));
}

Measured measured(std::string letter, std::string what, std::string detail, const tabletop::Rect& area) {
    return {std::move(letter), std::move(what), {}, std::move(detail), area.low.x, area.low.y};
}

void add_piece(std::vector<Measured>& list, const scenario::TerrainPiece& piece, const std::string& name,
               const tabletop::Board& board) {
    const bool is_river = drawing_of(piece.kind) == Drawing::river;
    const bool fills = piece.section > 0 && piece.area == tabletop::section(board, piece.section);
    std::string what = name;
    std::string detail = is_river ? course(piece.area, board) : fills ? "" : extent(piece.area);
    if (piece.section > 0)
        what += fmt::format(", {}section {}", fills ? "all of " : "", piece.section);
    else if (!is_river)
        what += ", " + std::exchange(detail, "");  // there is room for it beside the name alone
    list.push_back(measured(piece.letter, what, detail, piece.area));
    for (const tabletop::Rect& ford : piece.fords) {
        if (ford == piece.area) {
            list.back().detail += "; fordable everywhere";
        } else {
            list.push_back(measured("", "Ford", stretch(ford, piece.area), ford));
        }
    }
    for (const tabletop::Rect& bridge : piece.bridges)
        list.push_back(measured("", "Bridge", stretch(bridge, piece.area), bridge));
}

// ---- units

std::string numbers_of(const Rank& rank, const scenario::Side& side, const scenario::Ruleset& rules) {
    std::vector<std::string> parts;
    for (const Spot& spot : rank) {
        const std::string leader = spot.unit->leader.empty() ? "" : rules.unit_facts(side, *spot.unit).leader;
        parts.push_back(leader.empty() ? std::to_string(spot.unit->number)
                                       : fmt::format("{}\u00a0({})", spot.unit->number, leader));
    }
    return join(parts);
}

/// What the numbers of a block leave open: "3 wide, 2 deep", or which way it looks; nothing for a single rank
/// that looks ahead.
std::string shape(const Block& block) {
    const Rank& front = block.ranks.front();
    const int turn = front.front().pose.facing.degrees();
    std::string text;
    if (turn != 0)
        text = fmt::format("turned {}\u00b0 to the {}, right end {} left, {} near",
                           turn <= 180 ? turn : 360 - turn, turn <= 180 ? "right" : "left",
                           to_quarters(block.front_right.x), to_quarters(block.front_right.y));
    if (block.ranks.size() == 1) return text;
    if (!text.empty()) text += "; ";
    text += fmt::format("{} wide, {} deep", front.size(), block.ranks.size());
    return block.centred ? text + ", short rank centred" : text;
}

/// Ranks from the front, divided by strokes.
std::string units_of(const Block& block, const scenario::Side& side, const scenario::Ruleset& rules) {
    std::vector<std::string> ranks;
    for (const Rank& rank : block.ranks) ranks.push_back(numbers_of(rank, side, rules));
    return join(ranks, " / ");
}

/// Whose units they are.
struct Owner {
    const scenario::Side& side;
    const scenario::Ruleset& rules;
};

void add_blocks(std::vector<Measured>& list, const std::vector<Spot>& spots, Measured form,
                const Owner& owner) {
    for (const Block& block : blocks_of(spots)) {
        Measured row = form;
        row.what = units_of(block, owner.side, owner.rules);
        row.detail = shape(block);
        row.left = block.front_left.x;
        row.near = block.front_left.y;
        list.push_back(row);
        // What follows is another part of the same Body.
        form.letter.clear();
        form.block.clear();
    }
}

std::string off_table(const scenario::Side& side, SideColour colour, const scenario::Position* now) {
    std::vector<std::string> numbers;
    for (const scenario::UnitSheet& unit : side.units) {
        const bool lost = now != nullptr && now->unit(colour, unit.number).lost;
        if (!unit.pose && !lost) numbers.push_back(std::to_string(unit.number));
    }
    return join(numbers);
}

}  // namespace

std::vector<Measured> measured_terrain(const scenario::Scenario& scenario, const scenario::Ruleset& rules) {
    std::vector<Measured> list;
    for (const scenario::TerrainPiece& piece : scenario.terrain)
        add_piece(list, piece, rules.terrain_name(scenario, piece), scenario.board);
    return list;
}

std::vector<Measured> measured_side(const scenario::Scenario& scenario, const scenario::Ruleset& rules,
                                    SideColour colour, const scenario::Position* now) {
    const scenario::Side& side = scenario.side(colour);
    std::vector<Measured> list;
    std::vector<int> loose;
    for (const scenario::UnitSheet& unit : side.units) {
        const auto holds = [&](const scenario::Body& body) {
            return std::find(body.units.begin(), body.units.end(), unit.number) != body.units.end();
        };
        if (std::none_of(side.bodies.begin(), side.bodies.end(), holds)) loose.push_back(unit.number);
    }
    for (const scenario::Body& body : side.bodies) {
        Measured form;
        form.letter = body.letter;
        form.block = body.block;
        add_blocks(list, spots_of(scenario, colour, body.units), form, {side, rules});
    }
    for (const Spot& spot : spots_of(scenario, colour, loose)) {
        Measured form;
        form.block = "in no " + rules.group().one;
        add_blocks(list, {spot}, form, {side, rules});
    }
    if (const std::string off = off_table(side, colour, now); !off.empty() && !list.empty())
        list.push_back({"", off, "off the table", "", std::nullopt, std::nullopt});
    return list;
}

namespace {

void add_group(layout::Table& table, const std::string& text) {
    layout::TableRow row;
    row.kind = "group";
    row.cells["letter"] = std::vector<layout::RichText>{text};
    table.rows.push_back(row);
}

constexpr std::size_t most_side_by_side = 3;

/// How many entries from `at` on stand in a row beside each other, part of one Body: one line tells them.
std::size_t side_by_side(const std::vector<Measured>& list, std::size_t at) {
    const Measured& first = list[at];
    std::size_t count = 1;
    while (count < most_side_by_side && at + count < list.size()) {
        const Measured& next = list[at + count];
        const bool goes_on =
            next.letter.empty() && next.block.empty() && next.near && next.near == first.near;
        if (!goes_on || !first.detail.empty() || !next.detail.empty()) break;
        ++count;
    }
    return count;
}

void add_rows(layout::Table& table, const std::vector<Measured>& list) {
    const auto distance = [](const std::optional<Inches>& length) {
        return length ? to_quarters(*length) : std::string("\u2013");
    };
    for (std::size_t at = 0; at < list.size();) {
        const Measured& entry = list[at];
        std::vector<std::string> whats, lefts;
        for (const std::size_t end = at + side_by_side(list, at); at < end; ++at) {
            whats.push_back(list[at].what);
            lefts.push_back(distance(list[at].left));
        }
        layout::TableRow row;
        row.cells["letter"] = std::vector<layout::RichText>{entry.letter};
        std::vector<layout::RichText> lines{join(whats, " \u00b7 ")};
        if (!entry.block.empty()) lines.front() = lines.front() + "\u2002" + layout::italic(entry.block);
        if (!entry.detail.empty()) lines.emplace_back(entry.detail);
        row.cells["piece"] = std::move(lines);
        row.cells["left"] = std::vector<layout::RichText>{join(lefts, " \u00b7 ")};
        row.cells["near"] = std::vector<layout::RichText>{distance(entry.near)};
        table.rows.push_back(row);
    }
}

}  // namespace

layout::Table tape_list(const scenario::Scenario& scenario, const scenario::Ruleset& rules,
                        const scenario::Position* now) {
    layout::Table table;
    table.id = "tape";
    const std::vector<Measured> ground = measured_terrain(scenario, rules);
    if (!ground.empty()) {
        add_group(table, "Ground, seen by the attacker");
        add_rows(table, ground);
    }
    for (const SideColour colour : {scenario.attacker, scenario.defender()}) {
        const std::vector<Measured> units = measured_side(scenario, rules, colour, now);
        if (units.empty()) continue;
        add_group(table, scenario.side(colour).name + ", seen from behind");
        add_rows(table, units);
    }
    return table;
}

}  // namespace muster::sheets::map
