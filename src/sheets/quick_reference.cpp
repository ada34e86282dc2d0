#include "sheets/quick_reference.hpp"

#include <fmt/format.h>

#include "sheets/words.hpp"

namespace muster::sheets {

namespace {

std::vector<layout::Block> blocks_of(const scenario::ReferenceTable& table) {
    std::vector<layout::Block> blocks;
    if (!table.title.empty()) {
        layout::RichText head = layout::from_markup(table.title);
        if (!table.source.empty()) head = head + layout::RichText("  ") + layout::label(table.source);
        blocks.push_back(paragraph("subheading", head));
    }
    if (!table.note.empty()) blocks.push_back(paragraph("note", layout::from_markup(table.note)));
    layout::Table set{table.layout, {}};
    for (const auto& [key, head] : table.columns) set.heads[key] = layout::from_markup(head);
    for (const auto& row : table.rows) {
        layout::TableRow cells;
        for (const auto& [key, lines] : row) cells.cells[key] = marked_up(lines);
        set.rows.push_back(std::move(cells));
    }
    blocks.push_back(std::move(set));
    return blocks;
}

std::vector<layout::Block> blocks_of(const scenario::ReferenceSection& section) {
    std::vector<layout::Block> blocks{paragraph("heading", layout::from_markup(section.title))};
    for (const std::string& text : section.paragraphs)
        blocks.push_back(paragraph("rule-text", layout::from_markup(text)));
    for (const scenario::ReferenceTable& table : section.tables)
        for (layout::Block& block : blocks_of(table)) blocks.push_back(std::move(block));
    return blocks;
}

}  // namespace

layout::SheetContent quick_reference(const Battle& battle, bool every_rule) {
    const scenario::Scenario* used = every_rule ? nullptr : &battle.scenario;
    layout::SheetContent sheet;
    sheet.sheet = "qrs";
    sheet.title = "Quick reference";
    sheet.slots["title"] = {paragraph("title", std::string("Quick reference"))};
    const std::string whose =
        every_rule ? "all rules"
                   : fmt::format("what {} and {} use", battle.scenario.red.name, battle.scenario.blue.name);
    sheet.slots["subtitle"] = {
        paragraph("subtitle", fmt::format("{} · in the order of play · {}", battle.ruleset.title(), whose))};
    for (const scenario::ReferenceSection& section : battle.ruleset.quick_reference(used))
        sheet.slots[section.id] = blocks_of(section);
    return sheet;
}

}  // namespace muster::sheets
