#include "rrtk/book/gazetteer.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace muster::rrtk {

const data::Fields<Nation>& fields_of(const Nation*) {
    using N = Nation;
    static const data::Fields<N> fields(
        "nation",
        {data::required("name", &N::name, "Name of the nation."),
         data::required("list", &N::list, "Id of its army list."),
         data::required("alignment", &N::alignment, {-2, 2}, "Alignment."),
         data::required("tech", &N::tech, {-2, 2}, "Tech."),
         data::required("mana", &N::mana, {-2, 2}, "Mana."),
         data::required("provinces", &N::provinces, {0, 20}, "Provinces."),
         data::required("defense", &N::defense, {0, 4}, "Defense."),
         data::required("rolls", &N::rolls, {0, 40}, "Tech + Defense + Provinces."),
         data::required("historical", &N::historical, "The people of history it resembles.")},
        true);
    return fields;
}

const data::Fields<Gazetteer>& fields_of(const Gazetteer*) {
    using G = Gazetteer;
    static const data::Fields<G> fields(
        "gazetteer", {data::required("page", &G::page, {1, 99}, "Page of the book."),
                      data::required("source", &G::source, "Number in the digest of the rules."),
                      data::required("nations", &G::nations, "The nations.")});
    return fields;
}

void check(const Gazetteer& gazetteer, Diagnostics& diagnostics) {
    for (const Nation& nation : gazetteer.nations) {
        const auto first = std::ranges::find(gazetteer.nations, nation.name, &Nation::name);
        if (&*first != &nation)
            diagnostics.error(nation.where.at,
                              fmt::format("nation '{}' stands here again; it stood on line {} already",
                                          nation.name, first->where.at.line),
                              "keep one of the two");
        const int wanted = nation.tech + nation.defense + nation.provinces;
        if (nation.rolls != wanted)
            diagnostics.error(nation.where.at,
                              fmt::format("'{}' has {} rolls, but Tech {} + Defense {} + Provinces {} is {}",
                                          nation.name, nation.rolls, nation.tech, nation.defense,
                                          nation.provinces, wanted),
                              fmt::format("write 'rolls: {}'", wanted));
    }
}

}  // namespace muster::rrtk
