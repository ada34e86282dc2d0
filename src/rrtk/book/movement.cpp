#include "rrtk/book/movement.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rrtk {

namespace {

/// The first entry for a build and class, or nullptr.
template <class Entry>
const Entry* first_for(const std::vector<Entry>& entries, TroopClass troop_class, Build build) {
    for (const Entry& entry : entries) {
        const bool fits =
            entry.classes.empty() || std::ranges::find(entry.classes, troop_class) != entry.classes.end();
        if (entry.build == build && fits) return &entry;
    }
    return nullptr;
}

const MovementRow& row_for(const std::vector<MovementRow>& rows, int figures) {
    for (const MovementRow& row : rows)
        if (figures <= row.figures)
            return row;  // fewer figures than the first row move as the first row
    return rows.back();
}

}  // namespace

Movement MovementBook::movement(TroopClass troop_class, Build build, int figures, int ac) const {
    if (const CountsAs* other = first_for(counts_as, troop_class, build)) {  // T-19
        figures = other->figures;
        ac = other->ac > 0 ? other->ac : ac;
    }
    for (const ArmourCountsAs& other : armour)
        if (other.ac == ac) {
            ac = other.as;
            break;
        }
    const MovementRow& row = row_for(is_mounted(troop_class) ? mounted : foot, figures);
    if (ac <= 2) return row.ac2;
    return ac <= 4 ? row.ac4 : row.ac6;
}

tabletop::Base MovementBook::base(TroopClass troop_class, Build build) const {
    const BaseSize* size = first_for(bases, troop_class, build);
    return {size->width, size->depth};
}

bool read_scalar(const data::Value& value, Movement& out, Diagnostics& diagnostics) {
    out.where.at = value.where();
    if (!value.is_list() || value.items().size() != 2)
        return data::report_wrong_kind(value, "normal move and retire in a list: [8, 4]", diagnostics), false;
    const bool normal = data::read_inches(value.items()[0], out.normal, diagnostics);
    return data::read_inches(value.items()[1], out.retire, diagnostics) && normal;
}

data::Value write_scalar(const Movement& in) {
    return data::Value::list({data::write(in.normal), data::write(in.retire)}).in_flow();
}

const data::Fields<MovementRow>& fields_of(const MovementRow*) {
    using R = MovementRow;
    static const data::Fields<R> fields(
        "row of moves",
        {data::required("figures", &R::figures, {1, 4}, "Figures of the unit."),
         data::required("ac2", &R::ac2, "Normal move and retire with Armor Class 2."),
         data::required("ac4", &R::ac4, "The same with Armor Class 4."),
         data::required("ac6", &R::ac6, "The same with Armor Class 6.")},
        true);
    return fields;
}

const data::Fields<CountsAs>& fields_of(const CountsAs*) {
    using C = CountsAs;
    static const data::Fields<C> fields(
        "substitution for movement",
        {data::required("label", &C::label, "Words for print."),
         data::required("build", &C::build, "Which build it is for."),
         data::optional("classes", &C::classes, "Only for these classes; left out = all."),
         data::required("figures", &C::figures, {1, 4}, "Figures it moves as."),
         data::optional("ac", &C::ac, {2, 8}, "Armor Class it moves as; left out = its own.")},
        true);
    return fields;
}

const data::Fields<ArmourCountsAs>& fields_of(const ArmourCountsAs*) {
    using A = ArmourCountsAs;
    static const data::Fields<A> fields(
        "substitution of armour",
        {data::required("ac", &A::ac, {1, 9}, "Armor Class without a column."),
         data::required("as", &A::as, {2, 6}, "Armor Class it moves as.")},
        true);
    return fields;
}

const data::Fields<BaseSize>& fields_of(const BaseSize*) {
    using B = BaseSize;
    static const data::Fields<B> fields(
        "size of a base",
        {data::required("build", &B::build, "Which build it is for."),
         data::optional("classes", &B::classes, "Only for these classes; left out = all."),
         data::required("width", &B::width, "Frontage in inches."),
         data::required("depth", &B::depth, "Depth in inches.")},
        true);
    return fields;
}

const data::Fields<MovementBook>& fields_of(const MovementBook*) {
    using M = MovementBook;
    static const data::Fields<M> fields(
        "book of movement",
        {data::required("source", &M::source, "Numbers in the digest of the rules."),
         data::required("page", &M::page, {1, 99}, "Page of the book."),
         data::required("foot", &M::foot, "Moves of foot by figures (T-17)."),
         data::required("mounted", &M::mounted, "Moves of mounted units by figures (T-18)."),
         data::required("counts-as", &M::counts_as, "What moves as something else (T-19, R-012)."),
         data::required("armour", &M::armour, "Armor Classes that move as another one (R-013)."),
         data::required("bases", &M::bases, "Frontage and depth of bases (R-010).")});
    return fields;
}

namespace {

void check_rows(const std::vector<MovementRow>& rows, const char* key, const Location& where,
                Diagnostics& diagnostics) {
    bool good = !rows.empty();
    for (std::size_t i = 1; i < rows.size(); ++i) good = good && rows[i].figures == rows[i - 1].figures + 1;
    if (!good)
        diagnostics.error(where, fmt::format("the rows under '{}' don't ascend by one figure", key),
                          "write one row for each number of figures");
}

}  // namespace

void check(const MovementBook& book, Diagnostics& diagnostics) {
    check_rows(book.foot, "foot", book.where.at, diagnostics);
    check_rows(book.mounted, "mounted", book.where.at, diagnostics);
    for (const auto& [build, word] : names_of(Build{}).words)
        for (const auto& entry : names_of(TroopClass{}).words)
            if (first_for(book.bases, entry.first, build) == nullptr) {
                diagnostics.error(
                    book.where.at,
                    fmt::format("no base is given for build '{}' of class '{}'", word, entry.second),
                    "add a row under 'bases'");
                break;
            }
    for (const BaseSize& size : book.bases)
        if (size.width <= Inches() || size.depth <= Inches())
            diagnostics.error(size.where.at, "a base has no width or no depth", "write lengths above 0");
}

}  // namespace muster::rrtk
