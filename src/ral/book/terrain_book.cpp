#include "ral/book/terrain_book.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ral/book/known.hpp"
#include "ral/book/rules.hpp"

namespace muster::ral {

using data::optional;
using data::required;

namespace {

constexpr std::size_t d6 = 6;
constexpr int d20 = 20;

/// Letters that pieces can have, R left to the river (scenario.yaml).
constexpr int letters = 13;

void check_faces(const std::vector<int>& faces, const std::string& what, const Where& where,
                 Diagnostics& diagnostics) {
    for (const int face : faces)
        if (face < 1 || face > static_cast<int>(d6))
            diagnostics.error(where.at, fmt::format("{}: a d6 has no face {}", what, face),
                              "write faces from 1 to 6");
}

void check_each_face(const std::vector<int>& numbers, int most, const std::string& what, const Where& where,
                     Diagnostics& diagnostics) {
    if (numbers.size() != d6)
        diagnostics.error(where.at, fmt::format("{}: {} numbers are listed", what, numbers.size()),
                          "write one for each face of a d6");
    for (const int number : numbers)
        if (number < 0 || number > most)
            diagnostics.error(where.at, fmt::format("{}: {} is out of range", what, number),
                              fmt::format("write numbers from 0 to {}", most));
}

void check_extent(const Extent& extent, Diagnostics& diagnostics) {
    if (extent.least <= Inches{} || extent.least > extent.most)
        diagnostics.error(
            extent.where.at,
            fmt::format("{} to {} inches is no extent", to_decimal(extent.least), to_decimal(extent.most)),
            "write a least length above 0 and a most that isn't less");
}

/// A piece finds a place whatever its dice, on every table.
void check_room(const PieceKind& kind, const Rules& rules, Diagnostics& diagnostics) {
    const Inches deepest = kind.turns ? kind.length.most : kind.breadth.most;
    for (const TableSize& table : rules.tables) {
        const Inches room = table.height - 2 * rules.zone + 2 * kind.into_zone;
        if (deepest > room)
            diagnostics.error(kind.where.at,
                              fmt::format("a {} of {} inches doesn't fit between the zones of table '{}'",
                                          kind.kind, to_decimal(deepest), table.id),
                              fmt::format("make it {} inches or less, or let it reach further into the zones",
                                          to_decimal(room)));
    }
}

void check_kinds(const TerrainBook& book, const Rules& rules, Diagnostics& diagnostics) {
    int faces = 0;
    for (const PieceKind& kind : book.kinds) {
        if (check_known(kind.where, "kind of ground", kind.kind, ids_of(rules.ground), diagnostics) &&
            rules.ground_kind(kind.kind)->effect == GroundEffect::river)
            diagnostics.error(kind.where.at, "a river is no piece among others", "state it under 'river'");
        faces += kind.faces;
        check_extent(kind.length, diagnostics);
        check_extent(kind.breadth, diagnostics);
        check_room(kind, rules, diagnostics);
    }
    if (faces != d20)
        diagnostics.error(book.where.at, fmt::format("the faces of the kinds add up to {}", faces),
                          "give out all 20 faces of the die");
}

/// Every piece and every level of a hill has a letter of its own.
void check_letters(const TerrainBook& book, const Rules& rules, Diagnostics& diagnostics) {
    int most_pieces = 0, most_levels = 1, most_hills = 0, most_together = 0;
    for (const PieceCount& count : book.counts)
        for (const int pieces : count.pieces) most_pieces = std::max(most_pieces, pieces);
    for (const int levels : book.hills.levels) most_levels = std::max(most_levels, levels);
    for (const PieceKind& kind : book.kinds) {
        most_together += kind.most;
        const GroundKind* ground = rules.ground_kind(kind.kind);
        if (ground != nullptr && ground->effect == GroundEffect::climb) most_hills += kind.most;
    }
    if (most_together < most_pieces)
        diagnostics.error(book.where.at,
                          fmt::format("a table can have {} pieces, but the kinds allow {} together",
                                      most_pieces, most_together),
                          "allow more of some kind, or fewer pieces");
    const int needed = most_pieces + std::min(most_pieces, most_hills) * (most_levels - 1);
    if (needed > letters)
        diagnostics.error(book.where.at,
                          fmt::format("{} letters would be needed, there are {}", needed, letters),
                          "allow fewer pieces, fewer hills or fewer levels");
}

}  // namespace

void check(const TerrainBook& book, const Rules& rules, Diagnostics& diagnostics) {
    for (const PieceCount& count : book.counts) {
        check_known(count.where, "table", count.table, ids_of(rules.tables), diagnostics);
        check_each_face(count.pieces, letters, "pieces", count.where, diagnostics);
    }
    for (const TableSize& table : rules.tables)
        if (std::ranges::find(book.counts, table.id, &PieceCount::table) == book.counts.end())
            diagnostics.error(book.where.at, fmt::format("no number of pieces for table '{}'", table.id),
                              "add a row under 'counts'");
    check_kinds(book, rules, diagnostics);
    check_each_face(book.hills.levels, letters, "levels", book.hills.where, diagnostics);
    check_faces(book.river.faces, "river", book.river.where, diagnostics);
    check_faces(book.river.across, "river", book.river.where, diagnostics);
    check_letters(book, rules, diagnostics);
}

const data::Fields<PieceCount>& fields_of(const PieceCount* /*type*/) {
    using P = PieceCount;
    static const data::Fields<P> fields("number of pieces",
                                        {required("table", &P::table, "Id of a table of rules.yaml."),
                                         required("pieces", &P::pieces, "Pieces for each face of a d6.")},
                                        true);
    return fields;
}

const data::Fields<Extent>& fields_of(const Extent* /*type*/) {
    using E = Extent;
    static const data::Fields<E> fields("extent",
                                        {required("least", &E::least, "Inches for a 1 on a d6."),
                                         required("most", &E::most, "Inches for a 6.")},
                                        true);
    return fields;
}

const data::Fields<PieceKind>& fields_of(const PieceKind* /*type*/) {
    using P = PieceKind;
    static const data::Fields<P> fields(
        "kind of piece",
        {required("kind", &P::kind, "Id of a kind of ground of rules.yaml."),
         required("faces", &P::faces, {1, d20}, "Faces of the d20 that bring it."),
         required("most", &P::most, {1, 9}, "No more of it on one table; then the next kind is taken."),
         required("length", &P::length, "The longer side, by 1d6."),
         required("breadth", &P::breadth, "The shorter side, by 1d6; no die where both ends are equal."),
         required("into-zone", &P::into_zone, "How far it may reach into a deployment zone."),
         optional("turns", &P::turns, "On 4 to 6 of 1d6 its longer side points to the long edges.")},
        true);
    return fields;
}

const data::Fields<HillLevels>& fields_of(const HillLevels* /*type*/) {
    using H = HillLevels;
    static const data::Fields<H> fields(
        "levels of hills",
        {required("levels", &H::levels, "Levels for each face of a d6, as far as there is room."),
         required("inset", &H::inset, "Each level lies so far inside the one below."),
         required("least", &H::least, "No level is shorter or narrower.")},
        true);
    return fields;
}

const data::Fields<RiverRule>& fields_of(const RiverRule* /*type*/) {
    using R = RiverRule;
    static const data::Fields<R> fields(
        "river",
        {required("faces", &R::faces, "Faces of a d6 that bring one."),
         required(
             "across", &R::across,
             "Faces of a second d6: it joins the long edges, at as many sevenths as a third d6 says; else "
             "it runs between the armies."),
         required("width", &R::width, "Inches from bank to bank.")},
        true);
    return fields;
}

const data::Fields<TerrainBook>& fields_of(const TerrainBook* /*type*/) {
    using T = TerrainBook;
    static const data::Fields<T> fields(
        "terrain", {required("says", &T::says, "How the table is made, in words."),
                    required("counts", &T::counts, "Pieces on each table."),
                    required("kinds", &T::kinds, "Kinds of pieces, by 1d20."),
                    required("hills", &T::hills, "Levels of hills."),
                    required("river", &T::river, "A river now and then."),
                    required("apart", &T::apart, "Clear ground between pieces."),
                    required("margin", &T::margin, "Clear ground along the table's short edges."),
                    required("tries", &T::tries, {1, 20}, "Places rolled before a piece is left out.")});
    return fields;
}

}  // namespace muster::ral
