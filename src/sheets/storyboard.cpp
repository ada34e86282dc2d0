#include "sheets/storyboard.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "layout/sheet.hpp"
#include "sheets/map/livery.hpp"
#include "sheets/map/story_picture.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::Opening;
using scenario::Position;
using scenario::Scenario;
using scenario::SideColour;
using scenario::UnitNow;

namespace {

constexpr const char* sheet_id = "storyboard";
constexpr SideColour both[]{SideColour::red, SideColour::blue};

layout::Block turn_head(const Scenario& scenario, const SideArms& arms, const scenario::StoryTurn& turn) {
    layout::TableRow row;
    row.cells["shield"] = arms.of(turn.side).shield;
    row.cells["turn"] = std::vector<RichText>{RichText(fmt::format("Turn {}", turn.number)),
                                              RichText(scenario.side(turn.side).name)};
    return layout::Table{"turn", {std::move(row)}};
}

std::vector<layout::Block> told(const scenario::StoryTurn& turn) {
    std::vector<layout::Block> blocks;
    for (const std::string& line : turn.lines) blocks.push_back(paragraph("story", line));
    if (!turn.note.empty()) blocks.push_back(paragraph("note", turn.note));
    return blocks;
}

// ---- the state to start from

layout::Block sides_table(const Scenario& scenario, const Position& now) {
    layout::Table table{"sides", {}};
    for (const SideColour side : both) {
        const scenario::SideNow& one = now.of(side);
        layout::TableRow row;
        row.cells["side"] = literal(scenario.side(side).name);
        row.cells["turns"] = literal(std::to_string(one.turns));
        for (const auto& [key, figure] : one.figures) row.cells[key] = literal(figure);
        row.cells["units"] = literal(fmt::format("{} of {}", one.units, scenario.side(side).units.size()));
        row.cells["lost"] = literal(std::to_string(one.lost_points));
        row.cells["score"] = literal(std::to_string(one.score));
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Something has to be put down or known for the unit.
bool worth_a_row(const UnitNow& unit) {
    return unit.lost || !unit.counters.empty() || unit.hits > 0 || !unit.whereabouts.empty() ||
           !unit.marks.empty();
}

layout::TableRow unit_row(const Battle& battle, const Position& now, const UnitNow& unit) {
    const scenario::UnitSheet& sheet = *now.standing.side(unit.side).unit(unit.number);
    layout::TableRow row;
    if (unit.lost) row.kind = "lost";
    row.cells["number"] = literal(std::to_string(unit.number));
    row.cells["unit"] = literal(sheet.name);
    row.cells["body"] = literal(sheet.body.empty() ? "\u2013" : sheet.body);
    if (unit.lost) {
        row.cells["hits"] = literal("");
    } else {
        const scenario::UnitFacts facts = battle.ruleset.unit_facts(now.standing.side(unit.side), sheet);
        row.cells["hits"] = layout::HitTrack{facts.hit_track, unit.hits};
    }
    row.cells["counters"] = literal(unit.lost ? "" : join(unit.counters));
    std::vector<std::string> marks = unit.marks;
    if (!unit.whereabouts.empty()) marks.insert(marks.begin(), unit.whereabouts);
    row.cells["marks"] = literal(capitalised(join(marks, "; ")));
    return row;
}

layout::Block unit_table(const Battle& battle, const Position& now) {
    layout::Table table{"units", {}};
    for (const SideColour side : both) {
        layout::TableRow head;
        head.kind = "group";
        head.cells["number"] = literal(battle.scenario.side(side).name);
        table.rows.push_back(std::move(head));
        for (const UnitNow& unit : now.units)
            if (unit.side == side && worth_a_row(unit)) table.rows.push_back(unit_row(battle, now, unit));
    }
    return table;
}

layout::Block counter_table(const Position& now) {
    layout::Table table{"counters", {}};
    for (const scenario::CounterFact& counter : now.counters) {
        layout::TableRow row;
        row.cells["letter"] = literal(counter.letter);
        row.cells["title"] = literal(counter.title);
        row.cells["meaning"] = marked_up({counter.meaning});
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::vector<layout::Block> state_to_start_from(const Battle& battle, const Position& now) {
    const Opening& opening = *battle.scenario.opening;
    std::vector<layout::Block> blocks{paragraph("heading", std::string(!now.over.empty() ? "The end"
                                                                       : opening.play    ? "Your turn"
                                                                                         : "From here on"))};
    for (const std::string& sentence : handing_over(battle.scenario, now))
        blocks.push_back(paragraph("body", sentence));
    blocks.push_back(sides_table(battle.scenario, now));
    return blocks;
}

void add_pictures(const Battle& battle, const SideArms& arms, const map::StoryTable& table,
                  layout::TextMeasurer& measurer, layout::SheetContent& sheet) {
    const Opening& opening = *battle.scenario.opening;
    scenario::Places places = scenario::places_in(battle.scenario);
    for (std::size_t i = 0; i < opening.story.size(); ++i) {
        const scenario::StoryTurn& turn = opening.story[i];
        const scenario::Places before = places;
        scenario::carry_out(turn, battle.scenario, places);
        const std::string number = fmt::format("/{}", i + 1);
        sheet.slots["picture" + number] = {
            layout::Figure{map::draw_turn(table, turn, before, places, measurer)}};
        sheet.slots["turn" + number] = {turn_head(battle.scenario, arms, turn)};
        sheet.slots["story" + number] = told(turn);
    }
}

}  // namespace

std::vector<std::string> handing_over(const Scenario& scenario, const Position& now) {
    const Opening& opening = *scenario.opening;
    if (!now.over.empty()) return {now.over + " Nothing is left to be taken over."};
    std::vector<std::string> sentences;
    if (opening.play) {
        const SideColour enemy = other(*opening.play);
        sentences.push_back(fmt::format(
            "You lead {}. The other side, {}, is played from its order sheet or by another player.",
            scenario.side(*opening.play).name, scenario.side(enemy).name));
    } else {
        sentences.emplace_back(
            "Take over either side; both have an order sheet from which they can be played.");
    }
    sentences.push_back(now.next);
    return sentences;
}

layout::SheetContent storyboard(const Battle& battle, const Position& now, const SideArms& arms,
                                const std::string& paper, const layout::Templates& templates,
                                layout::TextMeasurer& measurer, Diagnostics& diagnostics) {
    const Opening& opening = *battle.scenario.opening;
    layout::SheetContent sheet;
    sheet.sheet = sheet_id;
    sheet.title = "The opening";
    sheet.slots["title"] = {paragraph("title", sheet.title)};
    sheet.slots["subtitle"] = {paragraph(
        "subtitle",
        fmt::format(
            "{} of each side \u00b7 {} played: {} \u00b7 {} played: {} \u00b7 attacker\u2019s edge below",
            counted(opening.turns, "turn", "turns"), battle.scenario.red.name,
            scenario::title_of(battle.ruleset.commanders(), opening.commander_red), battle.scenario.blue.name,
            scenario::title_of(battle.ruleset.commanders(), opening.commander_blue)))};
    if (auto look = map::load_look(templates.dir, templates, diagnostics)) {
        map::wear(*look, arms, templates.theme);
        const std::string form = template_of(sheet_id, battle.ruleset, templates);
        const layout::Size key = layout::slot_size(templates, form, "key", paper);
        sheet.slots["key"] = {layout::Figure{
            map::draw_story_key(battle.scenario, battle.ruleset.toll(), *look, key.width, measurer)}};
        const layout::Size size = layout::slot_size(templates, form, "picture", paper);
        add_pictures(battle, arms, map::story_table(battle.scenario, size, *look), measurer, sheet);
    }
    sheet.slots["now"] = state_to_start_from(battle, now);
    if (!now.over.empty()) return sheet;
    sheet.slots["units"] = {
        paragraph("subheading", std::string("What to put down")),
        paragraph("note", std::string("Places are on the map and its list. Nothing but the "
                                      "place has changed for who is not listed.")),
        unit_table(battle, now)};
    sheet.slots["counters"] = {counter_table(now)};
    for (const std::string& note : now.notes) sheet.slots["notes"].push_back(paragraph("body", note));
    return sheet;
}

}  // namespace muster::sheets
