#include "sheets/after_action.hpp"

#include <fmt/format.h>

#include <cmath>

#include "base/text.hpp"
#include "layout/sheet.hpp"
#include "layout/text_setter.hpp"
#include "sheets/points_chart.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::AfterActionFacts;
using scenario::SideColour;

namespace {

constexpr const char* sheet_id = "after-action";
constexpr const char* nothing = "–";

std::size_t index_of(SideColour side) { return side == SideColour::red ? 0 : 1; }

/// "12.5", without a sign.
std::string tenths(double number) {
    const auto whole = static_cast<long long>(std::floor(number * 10 + 0.5));
    return fmt::format("{}.{}", whole / 10, whole % 10);
}

std::string title_of(const Battle& battle, const AfterActionFacts& facts) {
    if (!facts.winner) return "Nobody’s day";
    return "The day goes to " + battle.scenario.side(*facts.winner).name;
}

int length_of(const AfterActionFacts& facts) {
    int turns = 0;
    for (const scenario::AfterTurn& turn : facts.turns) turns = std::max(turns, turn.number);
    return turns;
}

std::vector<layout::Block> army(const Battle& battle, const SideArms& arms, const AfterActionFacts& facts,
                                SideColour side) {
    const std::size_t i = index_of(side);
    std::string role = battle.scenario.attacker == side ? "attacker" : "defender";
    if (facts.winner) role += *facts.winner == side ? " · won" : " · lost";
    if (!facts.commanders[i].empty()) role += " · led by: " + facts.commanders[i];
    layout::TableRow head;
    head.cells["shield"] = arms.of(side).shield;
    head.cells["army"] = std::vector<RichText>{RichText(battle.scenario.side(side).name), RichText(role)};
    const RichText sums = RichText(facts.score_name + " ") + layout::strong(std::to_string(facts.score[i])) +
                          RichText(fmt::format(": {} of {} points lost, {} left", facts.lost[i],
                                               facts.points[i], facts.points[i] - facts.lost[i])) +
                          RichText(fmt::format(", {} of the enemy’s gone.", facts.lost[1 - i]));
    return {layout::Table{"army", {std::move(head)}}, paragraph("body", sums)};
}

/// Heads of the columns that hold red's and blue's figures.
std::map<std::string, RichText> side_heads(const Battle& battle) {
    return {{"red", RichText(battle.scenario.red.name)}, {"blue", RichText(battle.scenario.blue.name)}};
}

std::vector<layout::Block> turning_points(const Battle& battle, const AfterActionFacts& facts) {
    if (facts.turning_points.empty())
        return {paragraph("heading", "Turning points"), paragraph("body", "No unit went on either side.")};
    layout::Table table{"turns", {}, side_heads(battle)};
    int number = 0;
    for (const scenario::TurningPoint& point : facts.turning_points) {
        const scenario::AfterTurn& turn = facts.turns[point.turn];
        layout::TableRow row;
        row.cells["number"] = literal(std::to_string(++number));
        std::vector<RichText> when{RichText(fmt::format("Turn {}", turn.number))};
        if (turn.moving) when.emplace_back("of " + battle.scenario.side(*turn.moving).name);
        row.cells["turn"] = std::move(when);
        row.cells["text"] = literal(point.text);
        const auto lost = [](int points) { return literal(points == 0 ? nothing : signed_number(-points)); };
        row.cells["red"] = lost(point.lost[0]);
        row.cells["blue"] = lost(point.lost[1]);
        table.rows.push_back(std::move(row));
    }
    return {paragraph("heading", "Turning points"), std::move(table)};
}

std::string units_and_points(int units, int points) {
    if (units == 0) return nothing;
    return fmt::format("{} in {} {}", points, units, units == 1 ? "unit" : "units");
}

std::vector<layout::Block> losses(const Battle& battle, const AfterActionFacts& facts) {
    if (facts.losses.empty()) return {};
    layout::Table table{"losses", {}, side_heads(battle)};
    std::array<int, 2> units{}, points{};
    for (const scenario::LossRow& loss : facts.losses) {
        layout::TableRow row;
        row.cells["cause"] = literal(loss.title);
        row.cells["note"] = marked_up({loss.note});
        row.cells["red"] = literal(units_and_points(loss.units[0], loss.points[0]));
        row.cells["blue"] = literal(units_and_points(loss.units[1], loss.points[1]));
        table.rows.push_back(std::move(row));
        for (const std::size_t i : {0U, 1U}) {
            units[i] += loss.units[i];
            points[i] += loss.points[i];
        }
    }
    layout::TableRow total;
    total.kind = "total";
    total.cells["cause"] = literal("All");
    total.cells["red"] = literal(units_and_points(units[0], points[0]));
    total.cells["blue"] = literal(units_and_points(units[1], points[1]));
    table.rows.push_back(std::move(total));
    return {paragraph("heading", "What was lost, and by what"), std::move(table)};
}

std::vector<layout::Block> hits(const Battle& battle, const AfterActionFacts& facts) {
    if (facts.hits.empty()) return {};
    layout::Table table{"hits", {}, side_heads(battle)};
    std::array<int, 2> all{};
    const auto figure = [](int count) { return literal(count == 0 ? nothing : std::to_string(count)); };
    for (const scenario::HitRow& hit : facts.hits) {
        layout::TableRow row;
        row.cells["cause"] = literal(hit.title);
        row.cells["red"] = figure(hit.hits[0]);
        row.cells["blue"] = figure(hit.hits[1]);
        table.rows.push_back(std::move(row));
        for (const std::size_t i : {0U, 1U}) all[i] += hit.hits[i];
    }
    layout::TableRow total;
    total.kind = "total";
    total.cells["cause"] = literal("All");
    total.cells["red"] = figure(all[0]);
    total.cells["blue"] = figure(all[1]);
    table.rows.push_back(std::move(total));
    return {std::move(table)};
}

std::vector<layout::Block> deeds(const Battle& battle, const AfterActionFacts& facts, SideColour side) {
    layout::Block heading = paragraph("army-name", "Deeds of " + battle.scenario.side(side).name);
    layout::Table table{"deeds", {}};
    for (const scenario::Deed& deed : facts.deeds) {
        if (deed.side != side) continue;
        layout::TableRow row;
        row.cells["unit"] = std::vector<RichText>{RichText(deed.unit), RichText(deed.fate)};
        row.cells["hits"] = literal(deed.hits > 0 ? tenths(deed.hits) : nothing);
        row.cells["units"] = literal(deed.units > 0 ? std::to_string(deed.units) : nothing);
        row.cells["points"] = literal(deed.points > 0 ? std::to_string(deed.points) : nothing);
        table.rows.push_back(std::move(row));
    }
    if (table.rows.empty())
        return {std::move(heading), paragraph("body", "No unit gave a hit or broke an enemy.")};
    return {std::move(heading), std::move(table)};
}

layout::TableRow luck_row(const std::string& title, const scenario::Luck& luck) {
    layout::TableRow row;
    row.cells["roll"] = literal(title);
    row.cells["dice"] = literal(std::to_string(luck.dice));
    row.cells["outcome"] = literal(std::to_string(static_cast<long long>(std::floor(luck.outcome + 0.5))));
    row.cells["expected"] = literal(tenths(luck.expected));
    row.cells["luck"] = literal(scenario::signed_tenths(luck.above()));
    row.cells["deviation"] = literal(tenths(luck.deviation()));
    return row;
}

/// "2.1 hits above what was due; one battle in eight is luckier."
RichText luck_in_words(const scenario::LuckGroup& group, const scenario::Luck& luck) {
    const std::string far = tenths(std::abs(luck.above()));
    if (far == "0.0")
        return layout::strong(capitalised(group.unit)) + RichText(" in all: just what was due.");
    const char* where = luck.above() < 0 ? "below" : "above";
    return layout::strong(fmt::format("{} {} {} what was due", far, group.unit, where)) +
           RichText(fmt::format(" in all: {}.", scenario::rarity(luck)));
}

std::vector<layout::Block> luck(const Battle& battle, const AfterActionFacts& facts, SideColour side) {
    layout::Table table{"luck", {}};
    std::vector<layout::Block> blocks;
    for (const scenario::LuckGroup& group : facts.luck) {
        if (group.all(side).dice == 0) continue;  // an army that takes no tests
        layout::TableRow head;
        head.kind = "group";
        head.cells["roll"] = literal(group.title);
        table.rows.push_back(std::move(head));
        for (const scenario::LuckRow& row : group.rows)
            if (const scenario::Luck& own = row.sides[index_of(side)]; own.dice > 0)
                table.rows.push_back(luck_row(row.title, own));
        const scenario::Luck all = group.all(side);
        layout::TableRow total = luck_row("All", all);
        total.kind = "total";
        table.rows.push_back(std::move(total));
        blocks.push_back(paragraph("body", luck_in_words(group, all)));
    }
    if (!table.rows.empty()) blocks.insert(blocks.begin(), std::move(table));
    blocks.insert(blocks.begin(), paragraph("army-name", "Dice of " + battle.scenario.side(side).name));
    return blocks;
}

layout::Block chart(const Battle& battle, const SideArms& arms, const AfterActionChoice& choice,
                    layout::TextSetter& text) {
    ChartSides sides{{battle.scenario.red.name, battle.scenario.blue.name}, {}};
    for (const SideColour side : {SideColour::red, SideColour::blue})
        if (const layout::Colour* colour = text.templates().theme.colour(arms.of(side).colour))
            sides.colours[index_of(side)] = *colour;
    const layout::Size size = layout::slot_size(text.templates(), sheet_id, "chart", choice.paper);
    return layout::Figure{draw_points(choice.facts, sides, size, text)};
}

}  // namespace

layout::SheetContent after_action(const Battle& battle, const SideArms& arms, const AfterActionChoice& choice,
                                  const layout::Templates& templates, layout::TextMeasurer& measurer,
                                  Diagnostics& diagnostics) {
    const AfterActionFacts& facts = choice.facts;
    layout::TextSetter text(templates, measurer, diagnostics);
    text.set_place("sheet after-action, slot chart");
    layout::SheetContent sheet;
    sheet.sheet = sheet_id;
    sheet.title = "After action";
    sheet.colours = {{"red", arms.red.colour}, {"blue", arms.blue.colour}};
    sheet.slots["title"] = {paragraph("title", title_of(battle, facts))};
    sheet.slots["subtitle"] = {paragraph(
        "subtitle", fmt::format("After action · {} · seed {} · {}: {}", battle.ruleset.title(), choice.seed,
                                counted(length_of(facts), "turn", "turns"), facts.ending))};
    sheet.slots["red"] = army(battle, arms, facts, SideColour::red);
    sheet.slots["blue"] = army(battle, arms, facts, SideColour::blue);
    sheet.slots["chart"] = {chart(battle, arms, choice, text)};
    sheet.slots["turns"] = turning_points(battle, facts);
    sheet.slots["losses"] = losses(battle, facts);
    sheet.slots["hits"] = hits(battle, facts);
    sheet.slots["red-deeds"] = deeds(battle, facts, SideColour::red);
    sheet.slots["blue-deeds"] = deeds(battle, facts, SideColour::blue);
    sheet.slots["red-luck"] = luck(battle, facts, SideColour::red);
    sheet.slots["blue-luck"] = luck(battle, facts, SideColour::blue);
    for (const std::string& note : facts.luck_notes)
        sheet.slots["notes"].push_back(paragraph("note", layout::from_markup(note)));
    return sheet;
}

}  // namespace muster::sheets
