#include "sheets/roster.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"
#include "sheets/unit_cards.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::UnitSheet;

namespace {

/// The number of the unit whose card stands for `unit`.
int card_number(const Battle& battle, const RosterChoice& choice, const UnitSheet& unit) {
    for (const UnitGroup& group : unit_groups(battle, choice.per_unit))
        if (group.side == choice.side && std::ranges::find(group.units, &unit) != group.units.end())
            return group.units.front()->number;
    return unit.number;
}

std::string how_it_came(const UnitSheet& unit) {
    switch (unit.source) {
        case scenario::Source::basic: return "Basic Army";
        case scenario::Source::bought: return "bought";
        case scenario::Source::rolled: break;
    }
    std::vector<std::string> dice;
    for (const int die : unit.dice) dice.push_back(std::to_string(die));
    const std::string rolled = "rolled " + join(dice, " + ");
    return dice.size() < 2 ? rolled : fmt::format("{} = {}", rolled, dice::sum(unit.dice));
}

RichText name_cell(const UnitSheet& unit, const scenario::UnitFacts& facts, const std::string& link) {
    RichText text(unit.name);
    text.runs.front().emphasis = layout::Emphasis::strong;
    text.runs.front().link = link;
    if (!facts.leader.empty()) text = text + RichText(" ") + layout::label(facts.leader);
    return text;
}

std::string special_names(const scenario::UnitFacts& facts) {
    std::vector<std::string> names;
    for (const scenario::SpecialFact& special : facts.specials) names.push_back(special.name);
    return join(names);
}

/// What holds for a unit in a battle in progress.
std::string marks_of(const scenario::UnitNow& now) {
    if (now.lost) return "";
    std::vector<std::string> marks = now.marks;
    if (!now.whereabouts.empty()) marks.insert(marks.begin(), now.whereabouts);
    return join(marks, "; ");
}

/// Marks the row of a unit with what happened to it so far. Counters that lie beside it stand after its name,
/// but for its leader's, who is named there anyway. What else holds for it is a row of its own.
void bring_up_to_date(const UnitSheet& unit, const scenario::UnitNow& now, layout::TableRow& row) {
    if (now.lost) {
        row.kind = "lost";
        row.cells.erase("hits");
        row.cells["specials"] = literal(now.whereabouts);
        return;
    }
    std::get<layout::HitTrack>(row.cells["hits"]).marked = now.hits;
    auto& name = std::get<std::vector<RichText>>(row.cells["name"]);
    for (const std::string& counter : now.counters)
        if (counter != unit.leader) name.front() = name.front() + RichText(" ") + layout::label(counter);
}

layout::TableRow row_of(const Battle& battle, const RosterChoice& choice, const UnitSheet& unit) {
    const scenario::UnitFacts facts = battle.ruleset.unit_facts(battle.scenario.side(choice.side), unit);
    const scenario::UnitNow* now =
        battle.now == nullptr ? nullptr : &battle.now->unit(choice.side, unit.number);
    const std::string link = choice.link_cards && (now == nullptr || !now->lost)
                                 ? card_anchor(choice.side, card_number(battle, choice, unit))
                                 : std::string();
    layout::TableRow row;
    row.anchor = fmt::format("unit-{}-{}", scenario::name_of(choice.side), unit.number);
    row.cells["number"] = literal(std::to_string(unit.number));
    row.cells["body"] = literal(unit.body.empty() ? "–" : unit.body);
    row.cells["symbol"] = std::vector<RichText>{layout::icon(facts.symbol)};
    row.cells["name"] = std::vector<RichText>{name_cell(unit, facts, link)};
    row.cells["class"] = literal(facts.class_name);
    for (const auto& [key, head] : battle.ruleset.columns())
        row.cells[key] = marked_up({facts.figures.at(key)});
    row.cells["specials"] = literal(special_names(facts));
    row.cells["hits"] = layout::HitTrack{facts.hit_track, 0};
    row.cells["points"] = literal(std::to_string(unit.points));
    row.cells["how"] = literal(how_it_came(unit));
    if (now != nullptr) bring_up_to_date(unit, *now, row);
    return row;
}

layout::TableRow total_row(const Battle& battle, const scenario::Side& side) {
    int figures = 0;
    for (const UnitSheet& unit : side.units) figures += unit.stat("figures");
    layout::TableRow row;
    row.kind = "total";
    row.cells["name"] = literal(capitalised(counted(static_cast<int>(side.units.size()), "unit", "units")));
    if (const std::string leaders = battle.ruleset.side_facts(side).leaders; !leaders.empty())
        row.cells["specials"] = literal(leaders);
    row.cells["figs"] = literal(std::to_string(figures));
    row.cells["points"] = literal(std::to_string(battle.ruleset.points(side)));
    return row;
}

layout::Block unit_table(const Battle& battle, const RosterChoice& choice) {
    const scenario::Side& side = battle.scenario.side(choice.side);
    layout::Table table{"roster", {}};
    for (const UnitSheet& unit : side.units) {
        table.rows.push_back(row_of(battle, choice, unit));
        if (battle.now == nullptr) continue;
        if (const std::string marks = marks_of(battle.now->unit(choice.side, unit.number)); !marks.empty())
            table.rows.push_back({{{"name", literal(marks)}}, "remark", ""});
    }
    table.rows.push_back(total_row(battle, side));
    return table;
}

/// "2, 3 Noble Cavalry · 28 Jurgen Nobles": the units of a Body in its order, those of one name side by side
/// together.
std::string members(const scenario::Side& side, const scenario::Body& body) {
    std::string text;
    const UnitSheet* before = nullptr;
    for (const int number : body.units) {
        const UnitSheet* unit = side.unit(number);
        if (unit == nullptr) continue;
        if (before != nullptr && before->name == unit->name)
            text += ", ";
        else if (before != nullptr)
            text += " " + before->name + " · ";
        text += std::to_string(unit->number);
        before = unit;
    }
    return before == nullptr ? text : text + " " + before->name;
}

layout::Block body_table(const scenario::Side& side) {
    layout::Table table{"bodies", {}};
    for (const scenario::Body& body : side.bodies) {
        layout::TableRow row;
        row.cells["body"] = literal(body.letter);
        row.cells["block"] = literal(capitalised(body.block));
        row.cells["units"] = literal(members(side, body));
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// How a side stands in a battle in progress.
std::string strength_now(const scenario::Side& side, const scenario::SideNow& now) {
    const std::string text = fmt::format(
        "After {}: {} of {} left, {} points lost.", counted(now.turns, "turn", "turns"), now.units,
        counted(static_cast<int>(side.units.size()), "unit", "units"), now.lost_points);
    return now.outlook.empty() ? text : text + " " + now.outlook;
}

}  // namespace

layout::SheetContent roster(const Battle& battle, const SideArms& arms, const RosterChoice& choice) {
    const scenario::Side& side = battle.scenario.side(choice.side);
    const bool attacks = battle.scenario.attacker == choice.side;
    layout::SheetContent sheet;
    sheet.sheet = "roster";
    sheet.title = "Roster of " + side.name;
    sheet.colours = {{"side", arms.of(choice.side).colour}};
    layout::TableRow masthead;
    masthead.cells["title"] =
        std::vector<RichText>{RichText(side.name), RichText(fmt::format("Roster · {} · {} points",
                                                                        attacks ? "attacker" : "defender",
                                                                        battle.ruleset.points(side)))};
    masthead.cells["shield"] = arms.of(choice.side).shield;
    sheet.slots["masthead"] = {layout::Table{"masthead", {std::move(masthead)}}};
    sheet.slots["ratings"] = {paragraph("body", battle.now == nullptr
                                                    ? battle.ruleset.side_facts(side).strength
                                                    : strength_now(side, battle.now->of(choice.side)))};
    sheet.slots["units"] = {unit_table(battle, choice)};
    if (!side.bodies.empty()) sheet.slots["bodies"] = {body_table(side)};
    return sheet;
}

}  // namespace muster::sheets
