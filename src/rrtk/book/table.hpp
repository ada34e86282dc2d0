// A table of the rules that is rolled on (data/rrtk/tables/*.yaml): dice, modifiers, and results by total and
// column.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "data/fields.hpp"
#include "dice/distribution.hpp"

namespace muster::rrtk {

/// A row: the totals it covers (both ends included) and its result in each column.
struct TableRow {
    int least = 0, most = 0;
    std::vector<std::string> results;  ///< as many as the table has columns (one for a plain table)
    Where where;
};

/// A table. Totals beyond the first or last row count as that row.
struct Table {
    std::string id, title;
    std::string source;  ///< "T-12"
    int page = 0;
    dice::DiceKind dice = dice::DiceKind::d6;
    std::string
        modifier_option;  ///< option that sets the modifier of the roll: "tactics", "modifier"; may be empty
    std::vector<std::pair<std::string, int>>
        modifiers;  ///< modifier by the option's value; empty with an option = the value is the number
    std::string column_option;         ///< option that chooses the column: "general", "tactics"; may be empty
    std::vector<std::string> columns;  ///< its values
    std::vector<TableRow> rows;        ///< ascending, without gap
    std::map<std::string, std::string> meanings;  ///< a sentence on a result, for print; by result
    Where where;

    /// The modifier for an option's value: 0 where the table has none. \pre the value is one of `modifiers`
    [[nodiscard]] int modifier(std::string_view value) const;
    /// The result for a modified total. \pre `column` is one of `columns`, or empty for a plain table
    [[nodiscard]] const std::string& result(int total, std::string_view column = {}) const;
};

/// The words for dice in data files: d6, half-d6, 2d6, 3d6.
[[nodiscard]] const data::Names<dice::DiceKind>& dice_names();
[[nodiscard]] const data::Fields<TableRow>& fields_of(const TableRow*);
[[nodiscard]] const data::Fields<Table>& fields_of(const Table*);

/// Reports every violated invariant of a table: as many results as columns, totals ascending without gap,
/// meanings of known results.
void check(const Table& table, Diagnostics& diagnostics);

}  // namespace muster::rrtk
