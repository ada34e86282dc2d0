#include "rrtk/reference/reference_tables.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::rrtk {

namespace {

using scenario::ReferenceTable;
using Row = std::map<std::string, std::vector<std::string>>;

/// The key of a grid's column: a, b, c ...
std::string grid_key(std::size_t column) { return std::string(1, static_cast<char>('a' + column)); }

std::string grid_name(std::size_t columns) { return fmt::format("grid-{}", columns); }

std::optional<ReferenceTable> if_any(ReferenceTable table) {
    if (table.rows.empty()) return std::nullopt;
    return table;
}

std::string printed(CellForm form, const std::string& cell) {
    switch (form) {
        case CellForm::signed_number: return signed_number(number_in(cell));
        case CellForm::inches: return cell + "″";
        case CellForm::text:
        case CellForm::number: break;
    }
    return cell;
}

/// Keys of the columns of a chart by what it holds.
std::vector<std::string> keys_of(const Chart& chart) {
    if (chart.columns.size() == 2 && chart.form == CellForm::signed_number) return {"when", "modifier"};
    if (chart.columns.size() == 2 && chart.form == CellForm::text) return {"what", "text"};
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < chart.columns.size(); ++i) keys.push_back(grid_key(i));
    return keys;
}

std::string layout_of(const Chart& chart) {
    if (chart.columns.size() == 2 && chart.form == CellForm::signed_number) return "modifiers";
    if (chart.columns.size() == 2 && chart.form == CellForm::text) return "list";
    return grid_name(chart.columns.size());
}

}  // namespace

std::string page_note(int page) { return fmt::format("p. {}", page); }

std::optional<ReferenceTable> chart_table(const Chart& chart, const Wanted& wanted) {
    ReferenceTable table{chart.id, chart.title, chart.note, layout_of(chart), page_note(chart.page), {}, {}};
    const std::vector<std::string> keys = keys_of(chart);
    for (std::size_t i = 0; i < keys.size(); ++i) table.columns.emplace_back(keys[i], chart.columns[i]);
    for (const ChartRow& row : chart.rows) {
        if (!wanted.needs(row.needed_by())) continue;
        Row cells{{keys.front(), {row.label}}};
        for (std::size_t i = 0; i < row.cells.size(); ++i)
            cells[keys[i + 1]] = {printed(chart.form, row.cells[i])};
        table.rows.push_back(std::move(cells));
    }
    return if_any(std::move(table));
}

std::optional<ReferenceTable> steps_table(const Procedure& procedure, const Wanted& wanted) {
    const std::string page = page_note(procedure.page);
    ReferenceTable table{procedure.id, procedure.title, procedure.note, "list", page, {}, {}};
    if (procedure.numbered) table.layout = "steps";
    const char* lead = procedure.numbered ? "step" : "what";
    if (procedure.numbered) table.columns.emplace_back("number", "");
    table.columns.emplace_back(lead, "");
    table.columns.emplace_back("text", "");
    for (const Step& step : procedure.steps) {
        if (!wanted.needs(step.when)) continue;
        Row row{{lead, {step.lead}}, {"text", {step.text}}};
        if (procedure.numbered) row["number"] = {std::to_string(table.rows.size() + 1)};
        table.rows.push_back(std::move(row));
    }
    return if_any(std::move(table));
}

std::optional<ReferenceTable> rolled_table(const Table& table) {
    const std::size_t columns = std::max<std::size_t>(1, table.columns.size());
    const bool sentences = columns == 1 && !table.meanings.empty();
    std::vector<std::string> keys{sentences ? "what" : "a"};
    for (std::size_t i = 0; i < columns; ++i) keys.push_back(sentences ? "text" : grid_key(i + 1));
    ReferenceTable result{table.id, table.title, "", "", page_note(table.page), {}, {}};
    result.layout = sentences ? "list" : grid_name(columns + 1);
    result.columns.emplace_back(keys[0], dice_names().word(table.dice));
    for (std::size_t i = 0; i < columns; ++i)
        result.columns.emplace_back(keys[i + 1], table.columns.empty() ? "" : capitalised(table.columns[i]));
    for (const TableRow& row : table.rows) {
        const std::string totals =
            row.least == row.most ? std::to_string(row.least) : fmt::format("{}–{}", row.least, row.most);
        Row cells{{keys[0], {totals}}};
        for (std::size_t i = 0; i < columns; ++i) {
            const auto meaning = table.meanings.find(row.results[i]);
            cells[keys[i + 1]] = {meaning == table.meanings.end() ? row.results[i] : meaning->second};
        }
        result.rows.push_back(std::move(cells));
    }
    return result;
}

std::optional<ReferenceTable> specials_table(const Rulebook& book, const Wanted& wanted) {
    ReferenceTable table{"specials", "", "", "list", "", {{"what", "Rule"}, {"text", ""}}, {}};
    for (const Special& special : book.specials)
        if (wanted.needs({special.id}))
            table.rows.push_back({{"what", {fmt::format("{{icon:{}}} {}", special.icon, special.name)}},
                                  {"text", {special.sentence}}});
    return if_any(std::move(table));
}

std::optional<ReferenceTable> terrain_table(const Rulebook& book, const Wanted& wanted) {
    ReferenceTable table{"terrain", "", "", "list", "", {{"what", "Ground"}, {"text", "Effect"}}, {}};
    for (const TerrainKind& kind : book.setup.terrain.kinds)
        if (wanted.needs({kind.id})) table.rows.push_back({{"what", {kind.name}}, {"text", {kind.sentence}}});
    return if_any(std::move(table));
}

namespace {

std::string move_cell(const Movement& movement) {
    return fmt::format("**{}″** ({}″)", to_decimal(movement.normal), to_decimal(movement.retire));
}

std::optional<ReferenceTable> counts_as_table(const Rulebook& book, const Wanted& wanted) {
    const auto phrase = [&book](const std::string& key) { return book.phrase(key); };
    ReferenceTable table{
        "counts-as", phrase("moves.counts-as"),  "",
        "grid-2",    page_note(book.moves.page), {{"a", phrase("moves.unit")}, {"b", phrase("moves.as")}},
        {}};
    for (const CountsAs& other : book.moves.counts_as) {
        if (!wanted.needs({names_of(Build{}).word(other.build)})) continue;
        std::string as = counted(other.figures, "figure", "figures");
        if (other.ac > 0) as += fmt::format(", AC {}", other.ac);
        table.rows.push_back({{"a", {other.label}}, {"b", {as}}});
    }
    return if_any(std::move(table));
}

}  // namespace

std::optional<ReferenceTable> movement_table(const Rulebook& book, const std::string& id,
                                             const Wanted& wanted) {
    if (id == "counts-as") return counts_as_table(book, wanted);
    const auto phrase = [&book](const std::string& key) { return book.phrase(key); };
    ReferenceTable table{"movement-" + id,
                         phrase("moves." + id),
                         phrase("moves.note"),
                         "grid-4",
                         page_note(book.moves.page),
                         {{"a", phrase("moves.figures")}, {"b", "AC 2"}, {"c", "AC 4"}, {"d", "AC 6"}},
                         {}};
    if (!wanted.needs({id})) return std::nullopt;
    for (const MovementRow& row : id == "foot" ? book.moves.foot : book.moves.mounted)
        table.rows.push_back({{"a", {std::to_string(row.figures)}},
                              {"b", {move_cell(row.ac2)}},
                              {"c", {move_cell(row.ac4)}},
                              {"d", {move_cell(row.ac6)}}});
    return if_any(std::move(table));
}

namespace {

/// Lines of a cell: cases that somebody needs, those with the same effect and next to each other in one line.
std::vector<std::string> lines_of(const Reactions& reactions, const std::vector<ReactionCase>& cell,
                                  const Wanted& wanted) {
    std::vector<std::pair<Effect, std::vector<Who>>> groups;
    for (const ReactionCase& one : cell) {
        if (!wanted.needs(reactions.phrase(one.who).when)) continue;
        if (groups.empty() || groups.back().first != one.effect) groups.push_back({one.effect, {}});
        groups.back().second.push_back(one.who);
    }
    std::vector<std::string> lines;
    for (const auto& [effect, units] : groups) {
        std::vector<std::string> words;
        for (const Who who : units) {
            const bool everybody = who == Who::others && groups.size() == 1;
            const Phrase<Who>& phrase = reactions.phrase(everybody ? Who::all : who);
            words.push_back(wanted.needs(phrase.lacking) ? phrase.text : phrase.text_lacking);
        }
        lines.push_back(filled(reactions.phrase(effect).text, {{"who", join(words)}}));
    }
    return lines;
}

}  // namespace

std::optional<ReferenceTable> reaction_table(const Rulebook& book, const ReactionSheet& sheet,
                                             TestNotes notes, const Wanted& wanted) {
    const Reactions& reactions = book.reactions;
    ReferenceTable table{"reactions-" + sheet.id, "", "", "reaction", page_note(sheet.page), {}, {}};
    for (const char* key : {"test", "both", "one", "none"})
        table.columns.emplace_back(key, book.phrase(fmt::format("reaction.{}", key)));
    for (const ReactionTest& test : reactions.tests) {
        const ReactionRow* row = sheet.row(test.id);
        std::vector<std::string> name{test.name};
        if (notes == TestNotes::printed) name.push_back(test.when);
        table.rows.push_back({{"test", std::move(name)},
                              {"both", lines_of(reactions, row->two, wanted)},
                              {"one", lines_of(reactions, row->one, wanted)},
                              {"none", lines_of(reactions, row->none, wanted)}});
    }
    return table;
}

}  // namespace muster::rrtk
