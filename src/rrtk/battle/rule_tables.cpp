#include "rrtk/battle/rule_tables.hpp"

#include <fmt/format.h>

namespace muster::rrtk::battle {

namespace {

constexpr std::array<const char*, rep_row_count> rep_ids{
    "leader", "touching-leader",   "support",     "uphill", "fieldworks",
    "hits",   "shooters-in-melee", "outnumbered", "terror"};
constexpr std::array<const char*, melee_row_count> melee_ids{
    "pikes",           "elite",  "shock",  "combination", "elephant", "frenzy",
    "against-mounted", "leader", "uphill", "stakes",      "shooters", "horse-against-elephants"};
constexpr std::array<const char*, missile_row_count> missile_ids{"mounted-target", "cover", "elite",
                                                                 "three-figures", "four-figures"};
constexpr std::array<const char*, test_count> test_ids{"enemy-threat",      "received-fire",
                                                       "wanting-to-charge", "being-charged",
                                                       "involved-in-melee", "leader-lost"};

/// Looks rows of one chart up by the words that the battle knows, both ways.
template <std::size_t N>
std::array<int, N> numbers(const Chart& chart, const std::array<const char*, N>& ids,
                           Diagnostics& diagnostics) {
    std::array<int, N> values{};
    for (std::size_t i = 0; i < N; ++i) {
        if (chart.row(ids[i]) != nullptr)
            values[i] = chart.value(ids[i]);
        else
            diagnostics.error(chart.where.at, fmt::format("chart '{}' has no row '{}'", chart.id, ids[i]),
                              "a battle looks that row up; 0 in its cell makes it count nothing");
    }
    for (const ChartRow& row : chart.rows)
        if (std::ranges::none_of(ids, [&row](const char* id) { return row.id == id; }))
            diagnostics.error(row.where.at, fmt::format("nothing in a battle asks for row '{}'", row.id),
                              "rows may be changed in label and number, not added");
    return values;
}

CompiledCell compile(const std::vector<ReactionCase>& cases, Diagnostics& diagnostics) {
    CompiledCell cell;
    for (const ReactionCase& line : cases)
        if (!cell.lines.try_push_back({line.who, line.effect}))
            diagnostics.error(line.where.at,
                              fmt::format("a cell holds at most {} cases", cell.lines.capacity()),
                              "join cases that have one effect");
    return cell;
}

void compile_reactions(const Reactions& reactions, RuleTables& tables, Diagnostics& diagnostics) {
    for (const ReactionTest& test : reactions.tests)
        if (std::ranges::none_of(test_ids, [&test](const char* id) { return test.id == id; }))
            diagnostics.error(test.where.at,
                              fmt::format("nothing in a battle brings test '{}' about", test.id),
                              "tests may be renamed in 'name', not added");
    for (std::size_t tactics = 0; tactics < 3; ++tactics)
        for (std::size_t sheet = 0; sheet < 2; ++sheet) {
            const ReactionSheet& rows =
                reactions.sheet(sheet == 0 ? "melee" : "missile", static_cast<Tactics>(tactics));
            for (std::size_t t = 0; t < test_count; ++t)
                if (const ReactionRow* row = rows.row(test_ids[t]))
                    for (int passed = 0; passed <= 2; ++passed)
                        tables.reactions[tactics][sheet][t][static_cast<std::size_t>(passed)] =
                            compile(row->passed(passed), diagnostics);
        }
}

/// The result of a table of one d6 for each face, as a number.
template <class Read>
std::array<int, 6> by_die(const Table& table, Read read) {
    std::array<int, 6> results{};
    for (int die = 1; die <= 6; ++die) results[static_cast<std::size_t>(die - 1)] = read(table.result(die));
    return results;
}

}  // namespace

Effect CompiledCell::effect(const WhoFacts& facts) const {
    for (const Line& line : lines)
        if (facts.has(line.who)) return line.effect;
    return Effect::halt;
}

const CompiledCell& RuleTables::cell(Tactics tactics, bool melee_sheet, Test test, int passed) const {
    return reactions[static_cast<std::size_t>(tactics)][melee_sheet ? 0 : 1][static_cast<std::size_t>(test)]
                    [static_cast<std::size_t>(passed)];
}

RuleTables compile(const Rulebook& book, Diagnostics& diagnostics) {
    RuleTables tables;
    compile_reactions(book.reactions, tables, diagnostics);
    tables.rep = numbers(book.chart("rep-modifiers"), rep_ids, diagnostics);
    tables.melee = numbers(book.chart("melee-modifiers"), melee_ids, diagnostics);
    tables.missile = numbers(book.chart("missile-modifiers"), missile_ids, diagnostics);
    const Chart& armour = book.chart("armour");
    for (std::size_t ac = 0; ac < tables.per_hit.size(); ++ac) {
        const auto head = std::ranges::find(armour.columns, std::to_string(ac));
        tables.per_hit[ac] =
            head == armour.columns.end()
                ? static_cast<int>(ac) + 1
                : armour.value("per-hit", static_cast<std::size_t>(head - armour.columns.begin()) - 1);
    }
    tables.rampage_turn = by_die(book.table("rampage"), [](const std::string& word) {
        const int degrees = word.starts_with("45") ? 45 : 0;
        return word.ends_with("left") ? -degrees : degrees;
    });
    tables.pursuit_inches =
        by_die(book.table("pursuit-distance"), [](const std::string& word) { return number_in(word); });
    return tables;
}

const char* id_of(RepRow row) { return rep_ids[static_cast<std::size_t>(row)]; }
const char* id_of(MeleeRow row) { return melee_ids[static_cast<std::size_t>(row)]; }
const char* id_of(MissileRow row) { return missile_ids[static_cast<std::size_t>(row)]; }
const char* id_of(Test test) { return test_ids[static_cast<std::size_t>(test)]; }

}  // namespace muster::rrtk::battle
