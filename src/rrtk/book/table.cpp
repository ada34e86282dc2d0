#include "rrtk/book/table.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace muster::rrtk {

int Table::modifier(std::string_view value) const {
    for (const auto& [word, number] : modifiers)
        if (word == value) return number;
    int number = 0;
    if (!value.empty() && value.front() == '+') value.remove_prefix(1);
    std::from_chars(value.data(), value.data() + value.size(), number);
    return number;
}

const std::string& Table::result(int total, std::string_view column) const {
    const auto found = std::ranges::find(columns, column);
    const auto at =
        found == columns.end() ? std::size_t{0} : static_cast<std::size_t>(found - columns.begin());
    for (const TableRow& row : rows)
        if (total <= row.most) return row.results[at];  // less than the first row counts as the first
    return rows.back().results[at];
}

namespace {

/// Reads "4" or "2-5" into both ends.
bool read_totals(const data::Value& value, TableRow& out, Diagnostics& diagnostics) {
    std::string text;
    if (!data::read_text(value, text, diagnostics)) return false;
    const char* const end = text.data() + text.size();
    const auto [after, fault] = std::from_chars(text.data(), end, out.least);
    out.most = out.least;
    bool good = fault == std::errc() && !text.empty();
    if (good && after != end) {
        const auto [last, second] = std::from_chars(after + 1, end, out.most);
        good = *after == '-' && second == std::errc() && last == end && out.most > out.least;
    }
    if (!good) data::report_wrong_kind(value, "a total or two totals (2-5)", diagnostics);
    return good;
}

data::Field<TableRow> totals_field() {
    return {"on",
            "The total that gives this row, or first and last of several: 4, 2-5.",
            true,
            read_totals,
            [](const TableRow& in) -> std::optional<data::Value> {
                if (in.least == in.most) return data::Value::number(std::to_string(in.least));
                return data::Value::scalar(fmt::format("{}-{}", in.least, in.most));
            },
            [] { return data::detail::schema_of_type("string"); }};
}

}  // namespace

const data::Names<dice::DiceKind>& dice_names() {
    using dice::DiceKind;
    static const data::Names<DiceKind> names{"kind of dice",
                                             {{DiceKind::d6, "d6"},
                                              {DiceKind::half_d6, "half-d6"},
                                              {DiceKind::two_d6, "2d6"},
                                              {DiceKind::three_d6, "3d6"}}};
    return names;
}

namespace {

data::Field<Table> dice_field() {
    return {"dice",
            "What is rolled: d6, half-d6, 2d6 or 3d6.",
            true,
            [](const data::Value& value, Table& out, Diagnostics& diagnostics) {
                if (!value.is_scalar())
                    return data::report_wrong_kind(value, "a kind of dice", diagnostics), false;
                const auto kind = dice_names().value(value.text());
                if (!kind)
                    data::report_unknown_word(value, dice_names().what, dice_names().all(), diagnostics);
                out.dice = kind.value_or(out.dice);
                return kind.has_value();
            },
            [](const Table& in) { return std::optional(data::Value::scalar(dice_names().word(in.dice))); },
            [] { return data::detail::schema_of_words(dice_names().all()); }};
}

}  // namespace

const data::Fields<TableRow>& fields_of(const TableRow*) {
    using R = TableRow;
    static const data::Fields<R> fields(
        "row of a table",
        {totals_field(), data::required("results", &R::results, "The result in each column.")}, true);
    return fields;
}

const data::Fields<Table>& fields_of(const Table*) {
    using T = Table;
    static const data::Fields<T> fields(
        "table",
        {data::required("id", &T::id, "Name of the table in kebab-case; the file is called by it."),
         data::required("title", &T::title, "Title for print."),
         data::required("source", &T::source, "Number in the digest of the rules: T-12."),
         data::required("page", &T::page, {1, 99}, "Page of the book."), dice_field(),
         data::optional("modifier-option", &T::modifier_option, "Option that sets the modifier of the roll."),
         data::optional("modifiers", &T::modifiers,
                        "The modifier for each value of that option; left out = the value is the number."),
         data::optional("column-option", &T::column_option, "Option that chooses the column."),
         data::optional("columns", &T::columns, "The values of that option, in the order of the results."),
         data::required("rows", &T::rows, "Rows in ascending order without gap."),
         data::optional("meanings", &T::meanings, "A sentence on a result, for print.")});
    return fields;
}

namespace {

void check_rows(const Table& table, Diagnostics& diagnostics) {
    const std::size_t wanted = std::max<std::size_t>(1, table.columns.size());
    const TableRow* before = nullptr;
    for (const TableRow& row : table.rows) {
        if (row.results.size() != wanted)
            diagnostics.error(row.where.at,
                              fmt::format("this row has {}, the table has {}",
                                          counted(static_cast<int>(row.results.size()), "result", "results"),
                                          counted(static_cast<int>(wanted), "column", "columns")),
                              "write one result for each column");
        if (before != nullptr && row.least != before->most + 1)
            diagnostics.error(
                row.where.at,
                fmt::format("this row begins with {}, the row before ends with {}", row.least, before->most),
                "rows ascend and leave no gap");
        before = &row;
    }
}

}  // namespace

void check(const Table& table, Diagnostics& diagnostics) {
    if (table.rows.empty()) {
        diagnostics.error(table.where.at, fmt::format("table '{}' has no rows", table.id),
                          "add rows under 'rows'");
        return;
    }
    check_rows(table, diagnostics);
    if (table.column_option.empty() != table.columns.empty())
        diagnostics.error(table.where.at, "'column-option' and 'columns' go together",
                          "write both, or neither");
    if (table.modifier_option.empty() && !table.modifiers.empty())
        diagnostics.error(table.where.at, "'modifiers' stand without a 'modifier-option'",
                          "name the option that chooses one");
    for (const auto& [result, sentence] : table.meanings) {
        const bool known = std::ranges::any_of(table.rows, [&result = result](const TableRow& row) {
            return std::ranges::find(row.results, result) != row.results.end();
        });
        if (!known)
            diagnostics.error(table.where.at,
                              fmt::format("a meaning is given for '{}', which no row has", result),
                              "correct the word, or remove the meaning");
    }
}

}  // namespace muster::rrtk
