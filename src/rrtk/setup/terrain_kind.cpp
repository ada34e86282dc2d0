#include "rrtk/setup/terrain_kind.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace muster::rrtk {

bool TerrainKind::admits(TroopClass troop_class) const {
    switch (closed_to) {
        case ClosedTo::nobody: return true;
        case ClosedTo::mounted: return !is_mounted(troop_class);
        case ClosedTo::all_but_skirmish: return troop_class == TroopClass::foot_skirmish;
        case ClosedTo::everybody: return false;
    }
    return false;
}

const TerrainKind* TerrainBook::kind(std::string_view id) const {
    const auto found = std::ranges::find(kinds, id, &TerrainKind::id);
    return found == kinds.end() ? nullptr : &*found;
}

const data::Names<ClosedTo>& names_of(ClosedTo /*type*/) {
    static const data::Names<ClosedTo> names{"kind of troops",
                                             {{ClosedTo::nobody, "nobody"},
                                              {ClosedTo::mounted, "mounted"},
                                              {ClosedTo::all_but_skirmish, "all-but-foot-skirmish"},
                                              {ClosedTo::everybody, "everybody"}}};
    return names;
}

const data::Fields<TerrainKind>& fields_of(const TerrainKind* /*type*/) {
    using data::required;
    static const data::Fields<TerrainKind> fields(
        "kind of ground",
        {required("id", &TerrainKind::id, "The word for it in tables and scenarios."),
         required("name", &TerrainKind::name, "Its name in print."),
         required("page", &TerrainKind::page, {1, 999}, "Page of the book."),
         required("closed-to", &TerrainKind::closed_to, "Who may not stand on it."),
         data::optional("slowing", &TerrainKind::slowing, {1, 8},
                        "What the speed of infantry is divided by; left out = 1."),
         data::optional("spoils-pikes", &TerrainKind::spoils_pikes, "Pikes have no bonus in it."),
         required("sentence", &TerrainKind::sentence, "Its effect in one sentence.")});
    return fields;
}

const data::Fields<TerrainBook>& fields_of(const TerrainBook* /*type*/) {
    static const data::Fields<TerrainBook> fields(
        "book of terrain", {data::required("kinds", &TerrainBook::kinds, "The kinds of ground.")});
    return fields;
}

void check(const TerrainBook& book, Diagnostics& diagnostics) {
    std::set<std::string> ids;
    for (const TerrainKind& kind : book.kinds)
        if (!ids.insert(kind.id).second)
            diagnostics.error(kind.where.at, fmt::format("kind of ground '{}' stands here again", kind.id),
                              "keep one of the two");
    for (const char* id : {"hill", "woods", "rocky", "gully", "impassable", "pond", "lake", "river"})
        if (!ids.contains(id))
            diagnostics.error(book.where.at, fmt::format("kind of ground '{}' is missing", id),
                              "the tables of sections and water yield it: add it under 'kinds:'");
}

}  // namespace muster::rrtk
