// What a sheet looks like (templates/sheets/<sheet>.yaml).
#pragma once

#include <map>
#include <string>
#include <vector>

#include "layout/theme.hpp"

namespace muster::layout {

enum class Orientation { portrait, landscape };
const data::Names<Orientation>& names_of(Orientation);

/// A column of a table.
struct TableColumn {
    Name key;
    std::string head;  ///< words of its head; small markup allowed
    ColumnWidth width;
    std::optional<Align> align;  ///< instead of the styles' own
    std::vector<Name>
        styles;   ///< style of the first line, the second ...; the last goes on. Empty = the table's
    Mm box{3.6};  ///< side of hit boxes, of shields, of an icon alone in its cell
};

/// How rows of one kind look.
struct RowForm {
    Name style;  ///< instead of the columns' styles
    Name tint;   ///< colour behind it
    Name rule;   ///< below it, instead of the table's; "none" for none
    Name rule_above;
    bool span = false;      ///< its first cell runs over all columns
    bool keep = false;      ///< stays with the row below
    bool attached = false;  ///< goes on with the row above: neither a line nor white nor a break between
    Pt space_above;
};

struct TableForm {
    Name style, head_style;
    bool head = true;    ///< print the column heads
    bool repeat = true;  ///< again after a break
    Name head_rule, row_rule, last_rule;
    Name stripe;    ///< colour behind every second row
    Mm gap{3};      ///< between columns
    Pt padding{2};  ///< above and below the lines of a row
    Pt before, after{8};
    std::vector<TableColumn> columns;
    std::map<std::string, RowForm> rows;  ///< by kind of row
    Location where;
};

/// A coloured bar on top of a band or cell.
struct Bar {
    Mm height{1.4};
    Name colour;  ///< theme colour or the sheet's colour role
    Mm gap{2};    ///< below it
};

/// Slots one below the other in some columns of the grid.
struct Cell {
    ColumnSpan columns;
    std::vector<Name> slots;
    std::optional<Bar> bar;
    bool spread = false;  ///< what it alone has left goes on in columns of its width over whole pages
};

/// A strip of the page: slots over some columns, cells side by side, or newspaper columns.
struct Band {
    ColumnSpan columns;
    std::vector<Name> slots;
    std::vector<Cell> cells;
    int newspaper = 1;  ///< columns of even height that the slots run through
    std::optional<Bar> bar;
    Name rule;  ///< above it
    Pt before;  ///< space above, but not at the top of a page
    bool new_page = false;
    bool together = false;  ///< moves to a new page rather than break
    bool each = false;      ///< once for each number n for which the sheet fills a slot "<slot>/n", from 1 on
};

/// The cards of a sheet.
struct CardsForm {
    Name card, sprue;
};

struct SheetTemplate {
    std::string title;
    Orientation orientation = Orientation::portrait;
    std::map<std::string, Name> colours;  ///< colour roles and their colours unless the sheet says others
    std::vector<Band> bands;
    std::map<std::string, std::vector<Band>> on;  ///< other bands for a paper
    std::map<std::string, FigureHeight> figures;  ///< heights of slots that hold a drawing made to measure
    std::map<std::string, TableForm> tables;
    std::optional<CardsForm> cards;
    Location where;

    /// The bands for `paper`, with every band that names slots alone turned into one cell.
    [[nodiscard]] std::vector<Band> bands_on(const std::string& paper) const;
};

/// The slots of all bands, sorted, each once.
[[nodiscard]] std::vector<std::string> slots_of(const SheetTemplate& sheet);

const data::Fields<SheetTemplate>& fields_of(const SheetTemplate*);

}  // namespace muster::layout
