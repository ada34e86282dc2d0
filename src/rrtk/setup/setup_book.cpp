#include "rrtk/setup/setup_book.hpp"

namespace muster::rrtk {

void check(const SetupBook& book, const std::vector<std::string>& plans, Diagnostics& diagnostics) {
    check(book.terrain, diagnostics);
    std::vector<std::string> kinds{"clear"};
    for (const TerrainKind& kind : book.terrain.kinds) kinds.push_back(kind.id);
    check(book.choices, plans, kinds, diagnostics);
}

}  // namespace muster::rrtk
