#include "ral/reference/reference_tables.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::ral {

namespace {

using scenario::ReferenceTable;
using Row = std::map<std::string, std::vector<std::string>>;

/// The key of a grid's column: a, b, c ...
std::string grid_key(std::size_t column) { return std::string(1, static_cast<char>('a' + column)); }

ReferenceTable grid(const std::string& id, const std::string& title, const std::string& source,
                    const std::vector<std::string>& heads) {
    ReferenceTable table{id, title, "", fmt::format("grid-{}", heads.size()), source, {}, {}};
    for (std::size_t i = 0; i < heads.size(); ++i) table.columns.emplace_back(grid_key(i), heads[i]);
    return table;
}

void add_row(ReferenceTable& table, const std::vector<std::string>& cells) {
    Row row;
    for (std::size_t i = 0; i < cells.size(); ++i) row[grid_key(i)] = {cells[i]};
    table.rows.push_back(std::move(row));
}

/// The types of a divisor, those of a rank by one word where it is all of them: "Peasants, Yeomen".
std::string names_with(const Rules& rules, int divisor) {
    std::vector<std::string> names;
    for (const auto& [rank, word] : {std::pair{Rank::peasant, "Peasants"}, std::pair{Rank::yeoman, "Yeomen"},
                                     std::pair{Rank::knight, "Knights"}}) {
        std::vector<std::string> of_rank;
        bool all = true;
        for (const TroopType& type : rules.types) {
            if (type.rank != rank) continue;
            all = all && type.divisor == divisor;
            if (type.divisor == divisor) of_rank.push_back(type.name);
        }
        if (all)
            names.emplace_back(word);
        else
            names.insert(names.end(), of_rank.begin(), of_rank.end());
    }
    return join(names);
}

/// Divisors with the types they are for, least first.
std::vector<std::pair<int, std::string>> targets(const Rules& rules) {
    std::set<int> divisors;
    for (const TroopType& type : rules.types) divisors.insert(type.divisor);
    std::vector<std::pair<int, std::string>> all;
    for (const int divisor : divisors) all.emplace_back(divisor, names_with(rules, divisor));
    return all;
}

}  // namespace

ReferenceTable units_table(const Rules& rules) {
    ReferenceTable table = grid("units", "Types", "TR-01 to TR-04",
                                {"Unit", "Figures", "Points", "With bows", "Move", "Divisor"});
    for (const TroopType& type : rules.types)
        add_row(table, {type.name, std::to_string(type.figures), std::to_string(type.points(false)),
                        type.missiles.empty() ? "–" : std::to_string(type.points(true)),
                        to_decimal(type.move) + "″", std::to_string(type.divisor)});
    return table;
}

std::optional<ReferenceTable> ground_table(const Rules& rules, const Wanted& wanted) {
    ReferenceTable table{"ground", "Ground", "", "list", "TR-05", {{"what", "Ground"}, {"text", "Effect"}},
                         {}};
    for (const GroundKind& kind : rules.ground)
        if (wanted.needs({kind.id})) table.rows.push_back({{"what", {kind.name}}, {"text", {kind.note}}});
    if (table.rows.empty()) return std::nullopt;
    return table;
}

ReferenceTable casualties_table(const Rules& rules) {
    constexpr int most_total = 12;
    std::vector<std::string> heads{"Total"};
    const auto all = targets(rules);
    for (const auto& [divisor, names] : all) heads.push_back(names);
    ReferenceTable table = grid("casualties", "Figures that fall", "TR-03", heads);
    table.note = "by the modified die, divided by the number of the target";
    for (int total = 0; total <= most_total; ++total) {
        std::vector<std::string> cells{total == 0 ? "0 or less" : std::to_string(total)};
        for (const auto& [divisor, names] : all) cells.push_back(std::to_string(casualties(total, divisor)));
        add_row(table, cells);
    }
    return table;
}

ReferenceTable morale_chart_table(const Rules& rules) {
    std::vector<std::string> heads{"Struck by"};
    for (const TroopType& type : rules.types) heads.push_back(type.name);
    ReferenceTable table = grid("morale-chart", "Number to reach", "TR-07", heads);
    for (const MoraleRow& row : rules.morale_chart) {
        const TroopType* type = rules.type(row.attacker);
        std::vector<std::string> cells = row.needs;
        cells.insert(cells.begin(), type == nullptr ? capitalised(row.attacker) : type->name);
        add_row(table, cells);
    }
    return table;
}

ReferenceTable modifiers_table(const std::string& id, const std::string& title, const std::string& source,
                               const std::vector<Modifier>& modifiers) {
    ReferenceTable table{id, title, "", "modifiers", source, {{"modifier", ""}, {"when", ""}}, {}};
    for (const Modifier& modifier : modifiers)
        table.rows.push_back(
            {{"modifier", {signed_number(modifier.value)}}, {"when", {capitalised(modifier.label)}}});
    return table;
}

ReferenceTable steps_table(const Rules& rules, const Procedure& procedure, const Wanted& wanted) {
    ReferenceTable table{procedure.id, procedure.title, "", "list", procedure.source, {}, {}};
    if (procedure.numbered) {
        table.layout = "steps";
        table.columns.emplace_back("number", "");
    }
    const char* lead = procedure.numbered ? "step" : "what";
    table.columns.emplace_back(lead, "");
    table.columns.emplace_back("text", "");
    for (const Step& step : procedure.steps) {
        if (!wanted.needs(step.when)) continue;
        Row row{{lead, {step.lead}}, {"text", {with_figures(rules, step.text)}}};
        if (procedure.numbered) row["number"] = {std::to_string(table.rows.size() + 1)};
        table.rows.push_back(std::move(row));
    }
    return table;
}

std::optional<ReferenceTable> table_part(const Rules& rules, const std::string& part, const Wanted& wanted) {
    if (part == "units") return units_table(rules);
    if (part == "ground") return ground_table(rules, wanted);
    if (part == "casualties") return casualties_table(rules);
    if (part == "morale-chart") return morale_chart_table(rules);
    if (part == "archery") return modifiers_table(part, "To the die of archers", "§4", rules.archery);
    if (part == "melee") return modifiers_table(part, "To the die in melee", "TR-06", rules.melee);
    if (part == "morale") return modifiers_table(part, "To the die for morale", "TR-08", rules.morale);
    return std::nullopt;
}

std::vector<scenario::ReferenceSection> quick_reference(const Rulebook& book,
                                                        const scenario::Scenario* scenario) {
    std::set<std::string> features;
    if (scenario != nullptr) features = features_of(book.rules, *scenario);
    const Wanted wanted{scenario != nullptr ? &features : nullptr};
    std::vector<scenario::ReferenceSection> sections;
    for (const Section& section : book.texts.sections) {
        if (!wanted.needs(section.when)) continue;
        scenario::ReferenceSection made{section.id, section.title, {}, {}};
        for (const std::string& text : section.paragraphs)
            made.paragraphs.push_back(with_figures(book.rules, text));
        for (const SectionPart& part : section.parts) {
            if (!wanted.needs(part.when)) continue;
            auto table = part.steps.empty()
                             ? table_part(book.rules, part.table, wanted)
                             : std::optional(steps_table(book.rules, *book.procedure(part.steps), wanted));
            if (table) made.tables.push_back(std::move(*table));
        }
        sections.push_back(std::move(made));
    }
    return sections;
}

}  // namespace muster::ral
