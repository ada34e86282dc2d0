#include <algorithm>

#include "layout/sheet_template.hpp"

namespace muster::layout {

const data::Names<Orientation>& names_of(Orientation) {
    using O = Orientation;
    static const data::Names<O> names{"orientation",
                                      {{O::portrait, "portrait"}, {O::landscape, "landscape"}}};
    return names;
}

const data::Fields<TableColumn>& fields_of(const TableColumn*);
const data::Fields<RowForm>& fields_of(const RowForm*);
const data::Fields<TableForm>& fields_of(const TableForm*);
const data::Fields<Bar>& fields_of(const Bar*);
const data::Fields<Cell>& fields_of(const Cell*);
const data::Fields<Band>& fields_of(const Band*);
const data::Fields<CardsForm>& fields_of(const CardsForm*);

const data::Fields<TableColumn>& fields_of(const TableColumn*) {
    using C = TableColumn;
    static const data::Fields<C> fields{
        "table column",
        {must("key", &C::key, "key of its cells"), may("head", &C::head, "words of its head"),
         may("width", &C::width, "millimetres, a share of the rest (2*), or fit"),
         may("align", &C::align, "left, right or centre"),
         may("styles", &C::styles, "style of a cell's first line, its second ...; the last goes on"),
         may("box", &C::box, "side of hit boxes, of shields, of an icon alone in its cell")}};
    return fields;
}

const data::Fields<RowForm>& fields_of(const RowForm*) {
    using R = RowForm;
    static const data::Fields<R> fields{"row form",
                                        {may("style", &R::style, "style of its cells"),
                                         may("tint", &R::tint, "colour behind it"),
                                         may("rule", &R::rule, "line below it; none for none"),
                                         may("rule_above", &R::rule_above, "line above it"),
                                         may("span", &R::span, "its first cell runs over all columns"),
                                         may("keep", &R::keep, "stays with the row below"),
                                         may("attached", &R::attached, "goes on with the row above"),
                                         may("space_above", &R::space_above, "points of white above it")}};
    return fields;
}

const data::Fields<TableForm>& fields_of(const TableForm*) {
    using T = TableForm;
    static const data::Fields<T> fields{
        "table form",
        {must("style", &T::style, "style of cells"), may("head_style", &T::head_style, "style of heads"),
         may("head", &T::head, "print the column heads"),
         may("repeat", &T::repeat, "heads again after a break"),
         may("head_rule", &T::head_rule, "line below the head"),
         may("row_rule", &T::row_rule, "line below each row"),
         may("last_rule", &T::last_rule, "line below the last row"),
         may("stripe", &T::stripe, "colour behind every second row"),
         may("gap", &T::gap, "space between columns"),
         may("padding", &T::padding, "points above and below the lines of a row"),
         may("before", &T::before, "points above the table"),
         may("after", &T::after, "points below the table"),
         must("columns", &T::columns, "columns from left to right"),
         may("rows", &T::rows, "row forms by kind of row")}};
    return fields;
}

const data::Fields<Bar>& fields_of(const Bar*) {
    static const data::Fields<Bar> fields{"bar",
                                          {may("height", &Bar::height, "height of the bar"),
                                           must("colour", &Bar::colour, "theme colour or colour role"),
                                           may("gap", &Bar::gap, "space below the bar")}};
    return fields;
}

const data::Fields<Cell>& fields_of(const Cell*) {
    static const data::Fields<Cell> fields{"cell",
                                           {must("columns", &Cell::columns, "grid columns, such as 1-9"),
                                            must("slots", &Cell::slots, "slots, one below the other"),
                                            may("bar", &Cell::bar, "coloured bar on top"),
                                            may("spread", &Cell::spread,
                                                "what it alone has left goes on in columns of its width over "
                                                "whole pages")}};
    return fields;
}

const data::Fields<Band>& fields_of(const Band*) {
    using B = Band;
    static const data::Fields<B> fields{
        "band",
        {may("slots", &B::slots, "slots, one below the other"),
         may("columns", &B::columns, "grid columns of the slots"),
         may("cells", &B::cells, "groups of slots side by side"),
         may("newspaper", &B::newspaper, "columns that the slots run through"),
         may("bar", &B::bar, "coloured bar on top"), may("rule", &B::rule, "line on top"),
         may("before", &B::before, "points above"), may("new_page", &B::new_page, "begins a page"),
         may("together", &B::together, "goes to a new page rather than break"),
         may("each", &B::each, "once for slots called slot/1, once for slot/2 ...")}};
    return fields;
}

const data::Fields<CardsForm>& fields_of(const CardsForm*) {
    static const data::Fields<CardsForm> fields{
        "cards of a sheet",
        {must("card", &CardsForm::card, "card template"),
         must("sprue", &CardsForm::sprue, "grid they are printed in")}};
    return fields;
}

const data::Fields<SheetTemplate>& fields_of(const SheetTemplate*) {
    using S = SheetTemplate;
    static const data::Fields<S> fields{
        "sheet template",
        {must("title", &S::title, "what the sheet is"),
         may("orientation", &S::orientation, "portrait or landscape"),
         may("colours", &S::colours, "colour roles and the colours they have unless the sheet says others"),
         may("bands", &S::bands, "strips of the page from top to bottom"),
         may("on", &S::on, "other bands for a paper, by its name"),
         may("figures", &S::figures, "heights of slots that hold a drawing made to measure"),
         may("tables", &S::tables, "tables by id"),
         may("cards", &S::cards, "card and sprue of a sheet of cards")}};
    return fields;
}

std::vector<Band> SheetTemplate::bands_on(const std::string& paper) const {
    const auto other = on.find(paper);
    std::vector<Band> result = other == on.end() ? bands : other->second;
    for (Band& band : result)
        if (band.cells.empty()) band.cells.push_back({band.columns, band.slots, std::nullopt});
    return result;
}

std::vector<std::string> slots_of(const SheetTemplate& sheet) {
    std::vector<std::string> slots;
    const auto add = [&](const std::vector<Band>& bands) {
        for (const Band& band : bands) {
            for (const Name& slot : band.slots) slots.push_back(slot.text);
            for (const Cell& cell : band.cells)
                for (const Name& slot : cell.slots) slots.push_back(slot.text);
        }
    };
    add(sheet.bands);
    for (const auto& entry : sheet.on) add(entry.second);
    std::ranges::sort(slots);
    slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
    return slots;
}

}  // namespace muster::layout
