#include "sheets/orders.hpp"

#include <fmt/format.h>

#include "base/text.hpp"
#include "layout/sheet.hpp"
#include "sheets/map/livery.hpp"
#include "sheets/map/plan_picture.hpp"
#include "sheets/words.hpp"

namespace muster::sheets {

using layout::RichText;
using scenario::OrderFacts;

namespace {

constexpr const char* sheet_id = "orders";

layout::Block masthead(const Battle& battle, const SideArms& arms, const OrdersChoice& choice,
                       const OrderFacts& facts) {
    layout::TableRow row;
    const std::string plan = choice.sealed ? "plan sealed" : facts.plan;
    row.cells["title"] =
        std::vector<RichText>{RichText(battle.scenario.side(choice.side).name),
                              RichText(fmt::format("Orders · {} · played: {}", plan, facts.commander))};
    row.cells["shield"] = arms.of(choice.side).shield;
    return layout::Table{"masthead", {std::move(row)}};
}

std::vector<layout::Block> intent(const OrderFacts& facts) {
    std::vector<layout::Block> blocks{paragraph("body", layout::from_markup(facts.intent)),
                                      paragraph("note", layout::from_markup(facts.temper))};
    if (!facts.release.empty())
        blocks.push_back(
            paragraph("body", layout::strong("Let go ") +
                                  layout::from_markup("as soon as " + facts.release +
                                                      ": then the postures after the arrow hold.")));
    return blocks;
}

std::vector<RichText> posture_of(const scenario::BodyOrders& body, bool sealed) {
    if (sealed) return {RichText("Sealed"), RichText("written on its card")};
    return {RichText(body.later.empty() ? body.posture : body.posture + " → " + body.later),
            layout::from_markup(body.sentence)};
}

layout::Block body_table(const OrderFacts& facts, bool sealed) {
    layout::Table table{"orders", {}};
    for (const scenario::BodyOrders& body : facts.bodies) {
        layout::TableRow row;
        row.cells["body"] = literal(body.letter);
        row.cells["units"] = std::vector<RichText>{RichText(body.units), RichText(body.block)};
        row.cells["posture"] = posture_of(body, sealed);
        row.cells["prefers"] = literal(body.prefers);
        table.rows.push_back(std::move(row));
    }
    return table;
}

layout::Block decision_table(const OrderFacts& facts) {
    layout::Table table{"decisions", {}};
    int number = 0;
    for (const scenario::Named& one : facts.rows) {
        layout::TableRow row;
        row.cells["number"] = literal(std::to_string(++number));
        row.cells["when"] = marked_up({one.title});
        row.cells["then"] = marked_up({one.note});
        table.rows.push_back(std::move(row));
    }
    return table;
}

layout::Block points_table(const std::vector<scenario::Named>& lines) {
    layout::Table table{"points", {}};
    for (const scenario::Named& one : lines) {
        layout::TableRow row;
        row.cells["points"] = literal(one.note);
        row.cells["line"] = marked_up({one.title});
        table.rows.push_back(std::move(row));
    }
    return table;
}

layout::Block charge_table(const OrderFacts& facts) {
    layout::Table table{"charges", {}};
    for (const scenario::ChargeRow& one : facts.charges) {
        layout::TableRow row;
        row.cells["unit"] = literal(one.unit);
        row.cells["charges"] = literal(one.charges);
        table.rows.push_back(std::move(row));
    }
    return table;
}

/// Nothing for a list without lines.
std::vector<layout::Block> list(const char* heading, const std::vector<std::string>& lines) {
    if (lines.empty()) return {};
    std::vector<layout::Block> blocks{paragraph("heading", heading)};
    for (const std::string& line : lines) blocks.push_back(paragraph("body", layout::from_markup(line)));
    return blocks;
}

/// A heading and its table; nothing for a table without rows.
std::vector<layout::Block> under(const char* heading, layout::Block block, bool empty) {
    if (empty) return {};
    return {paragraph("heading", heading), std::move(block)};
}

/// How a side is played before its cards are opened: the same for every plan.
std::vector<layout::Block> how_sealed(const scenario::Ruleset& ruleset, const OrderFacts& facts) {
    std::vector<layout::Block> blocks = list("While orders are sealed", ruleset.sealing()->steps);
    blocks.push_back(paragraph("note", layout::from_markup(facts.temper)));
    return blocks;
}

}  // namespace

layout::SheetContent orders(const Battle& battle, const SideArms& arms, const OrdersChoice& choice,
                            const layout::Templates& templates, layout::TextMeasurer& /*measurer*/,
                            Diagnostics& diagnostics) {
    const OrderFacts facts =
        battle.ruleset.orders(battle.scenario, choice.side, choice.commander, diagnostics);
    layout::SheetContent sheet;
    sheet.sheet = sheet_id;
    sheet.title = "Orders of " + battle.scenario.side(choice.side).name;
    sheet.colours = {{"side", arms.of(choice.side).colour}};
    sheet.slots["masthead"] = {masthead(battle, arms, choice, facts)};
    if (choice.sealed)
        sheet.slots["sealed"] = how_sealed(battle.ruleset, facts);
    else
        sheet.slots["intent"] = intent(facts);
    auto look = choice.sealed ? std::nullopt : map::load_look(templates.dir, templates, diagnostics);
    if (look) {
        map::wear(*look, arms, templates.theme);
        const layout::Size size = layout::slot_size(
            templates, template_of(sheet_id, battle.ruleset, templates), "picture", choice.paper);
        sheet.slots["picture"] = {
            layout::Figure{map::draw_plan(battle.scenario, choice.side, facts.thrusts, size, *look)}};
    }
    sheet.slots["bodies"] = {body_table(facts, choice.sealed)};
    sheet.slots["decisions"] = {paragraph("heading", facts.asking), decision_table(facts)};
    std::vector<std::string> spending = facts.spending;
    for (std::size_t i = 0; i < spending.size(); ++i)
        spending[i] = fmt::format("**{}** {}", i + 1, spending[i]);
    sheet.slots["spending"] = list("Points go first to", spending);
    sheet.slots["turns"] = list("Each turn", facts.turns);
    sheet.slots["choices"] = list("Free choices", facts.choices);
    sheet.slots["charging"] =
        under("What a charge is worth", points_table(facts.charging), facts.charging.empty());
    sheet.slots["points"] = under("What a place is worth", points_table(facts.places), facts.places.empty());
    sheet.slots["notes"] = list("How to read it", facts.notes);
    sheet.slots["charges"] = under("Charge chart", charge_table(facts), facts.charges.empty());
    return sheet;
}

}  // namespace muster::sheets
