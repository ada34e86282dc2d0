// The kinds of ground (T-16) as data (data/rrtk/terrain.yaml): the words for them, and who may not stand on
// them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/fields.hpp"
#include "rrtk/book/army_list.hpp"

namespace muster::rrtk {

/// Whom a kind of ground keeps out (T-16, R-066, R-075, R-076).
enum class ClosedTo {
    nobody,
    mounted,           ///< mounted troops: woods, rocky ground
    all_but_skirmish,  ///< everybody but foot skirmishers: impassable ground
    everybody          ///< everybody on the ground: water
};

/// A kind of ground.
struct TerrainKind {
    std::string id;        ///< hill, woods, rocky, gully, impassable, pond, lake, river
    std::string name;      ///< "Rocky ground"
    std::string sentence;  ///< its effect in one sentence
    ClosedTo closed_to = ClosedTo::nobody;
    int page = 0;
    int slowing = 1;            ///< infantry's speed is divided by it (T-16)
    bool spoils_pikes = false;  ///< pikes have no bonus in it
    Where where;

    /// True if troops of that class may stand on it.
    [[nodiscard]] bool admits(TroopClass troop_class) const;
};

/// All of terrain.yaml.
struct TerrainBook {
    std::vector<TerrainKind> kinds;
    Where where;

    /// The kind of that id, or nullptr.
    [[nodiscard]] const TerrainKind* kind(std::string_view id) const;
};

[[nodiscard]] const data::Names<ClosedTo>& names_of(ClosedTo);
[[nodiscard]] const data::Fields<TerrainKind>& fields_of(const TerrainKind*);
[[nodiscard]] const data::Fields<TerrainBook>& fields_of(const TerrainBook*);

/// Reports kinds that the tables of the rules yield and the book hasn't got, and ids that stand twice.
void check(const TerrainBook& book, Diagnostics& diagnostics);

}  // namespace muster::rrtk
