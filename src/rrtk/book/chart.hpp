// A chart: figures and words of the rules that are looked up, not rolled (data/rrtk/charts.yaml).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

/// What the cells of a chart hold, and so how they are printed: text, 3, +3 or 3″.
enum class CellForm { text, number, signed_number, inches };

/// A row of a chart.
struct ChartRow {
    std::string id;                   ///< the word that code asks by
    std::string label;                ///< the words that sheets print
    std::vector<std::string> cells;   ///< as many as the chart has columns
    std::optional<std::string> card;  ///< short words for a unit card, may be empty; none = not printed there
    std::vector<std::string> unit;  ///< features of the units it counts for, one is enough; empty = all units
    std::vector<std::string> when;  ///< features of a battle that needs it; empty = the same as `unit`
    Where where;

    /// The features that make a battle need the row.
    [[nodiscard]] const std::vector<std::string>& needed_by() const { return when.empty() ? unit : when; }
};

/// A chart with its rows in the order of print.
struct Chart {
    std::string id, title;
    std::string source;  ///< "T-24"
    int page = 0;
    std::string note;
    CellForm form = CellForm::number;
    std::vector<std::string> columns;  ///< heads of the columns; the first stands over the labels
    std::vector<ChartRow> rows;
    Where where;

    /// The row of that id, or nullptr.
    [[nodiscard]] const ChartRow* row(std::string_view id) const;
    /// The number in a row's cell. \pre the row exists, the chart holds numbers, and `column` counts from 0
    [[nodiscard]] int value(std::string_view id, std::size_t column = 0) const;
};

[[nodiscard]] const data::Names<CellForm>& names_of(CellForm);
[[nodiscard]] const data::Fields<ChartRow>& fields_of(const ChartRow*);
[[nodiscard]] const data::Fields<Chart>& fields_of(const Chart*);

/// Reports rows with too many or few cells, cells that are no numbers where numbers are wanted, and ids that
/// stand twice.
void check(const Chart& chart, Diagnostics& diagnostics);

/// The number a cell holds. \pre it passed check
[[nodiscard]] int number_in(std::string_view cell);

}  // namespace muster::rrtk
