#include "rrtk/book/chart.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace muster::rrtk {

namespace {

bool parse(std::string_view cell, int& number) {
    if (!cell.empty() && cell.front() == '+') cell.remove_prefix(1);
    const auto [end, fault] = std::from_chars(cell.data(), cell.data() + cell.size(), number);
    return fault == std::errc() && end == cell.data() + cell.size();
}

}  // namespace

int number_in(std::string_view cell) {
    int number = 0;
    parse(cell, number);
    return number;
}

const ChartRow* Chart::row(std::string_view row_id) const {
    const auto found = std::ranges::find(rows, row_id, &ChartRow::id);
    return found == rows.end() ? nullptr : &*found;
}

int Chart::value(std::string_view row_id, std::size_t column) const {
    return number_in(row(row_id)->cells.at(column));
}

const data::Names<CellForm>& names_of(CellForm) {
    static const data::Names<CellForm> names{"form of cells",
                                             {{CellForm::text, "text"},
                                              {CellForm::number, "number"},
                                              {CellForm::signed_number, "signed"},
                                              {CellForm::inches, "inches"}}};
    return names;
}

const data::Fields<ChartRow>& fields_of(const ChartRow*) {
    using R = ChartRow;
    static const data::Fields<R> fields(
        "row of a chart",
        {data::required("id", &R::id, "The word that the program asks by, in kebab-case."),
         data::required("label", &R::label, "The words that sheets print."),
         data::required("cells", &R::cells, "One cell for each column after the first."),
         data::optional("card", &R::card, "Short words for a unit card; left out = not printed there."),
         data::optional("unit", &R::unit, "Features of the units it counts for; left out = all units."),
         data::optional("when", &R::when, "Features of a battle that needs it; left out = those of 'unit'.")},
        true);
    return fields;
}

const data::Fields<Chart>& fields_of(const Chart*) {
    using C = Chart;
    static const data::Fields<C> fields(
        "chart", {data::required("id", &C::id, "Name of the chart in kebab-case."),
                  data::required("title", &C::title, "Title for print."),
                  data::required("source", &C::source, "Number in the digest of the rules: T-24."),
                  data::required("page", &C::page, {1, 99}, "Page of the book."),
                  data::optional("note", &C::note, "What stands under the title."),
                  data::required("form", &C::form, "What the cells hold: text, number, signed or inches."),
                  data::required("columns", &C::columns, "Heads of the columns, that of the labels first."),
                  data::required("rows", &C::rows, "The rows in the order of print.")});
    return fields;
}

void check(const Chart& chart, Diagnostics& diagnostics) {
    for (const ChartRow& row : chart.rows) {
        if (const ChartRow* first = chart.row(row.id); first != &row)
            diagnostics.error(row.where.at,
                              fmt::format("row '{}' stands here again; it stood on line {} already", row.id,
                                          first->where.at.line),
                              "give one of the two another id");
        if (row.cells.size() + 1 != chart.columns.size())
            diagnostics.error(
                row.where.at,
                fmt::format("row '{}' has {}, chart '{}' has {}", row.id,
                            counted(static_cast<int>(row.cells.size()), "cell", "cells"), chart.id,
                            counted(static_cast<int>(chart.columns.size()), "column", "columns")),
                "write one cell for each column after the first");
        int number = 0;
        for (const std::string& cell : row.cells)
            if (chart.form != CellForm::text && !parse(cell, number))
                diagnostics.error(row.where.at, fmt::format("'{}' of row '{}' is no number", cell, row.id),
                                  "write a whole number, or 'form: text' for the chart");
    }
}

}  // namespace muster::rrtk
