// The generator of terrain: ours, since the rules have none (data/ral/terrain.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::ral {

/// Pieces on a table by 1d6.
struct PieceCount {
    std::string table;        ///< id of a table of rules.yaml
    std::vector<int> pieces;  ///< for each face of a d6
    Where where;
};

/// Least and most of a length; the die of a d6 chooses between them in equal steps.
struct Extent {
    Inches least, most;
    Where where;
    bool operator==(const Extent&) const = default;
};

/// A kind of piece.
struct PieceKind {
    std::string kind;    ///< id of a kind of ground of rules.yaml
    int faces = 0;       ///< of the d20 that chooses kinds
    int most = 1;        ///< no more of it on one table; further ones become the next kind of the list
    Extent length;       ///< of the longer side; a d6
    Extent breadth;      ///< of the shorter one; a d6. Both ends equal: no die
    Inches into_zone;    ///< how far it may reach into a deployment zone
    bool turns = false;  ///< 4 to 6 on a d6: the longer side runs from edge to edge
    Where where;
};

/// Levels of hills.
struct HillLevels {
    std::vector<int> levels;  ///< for each face of a d6
    Inches inset;             ///< each level lies so far inside the one below
    Inches least;             ///< no level is shorter or narrower than this
    Where where;
};

/// A river now and then.
struct RiverRule {
    std::vector<int> faces;   ///< of a d6 that bring one
    std::vector<int> across;  ///< faces of a second d6: it runs from one long edge to the other, at as many
                              ///< sevenths of the table as a third d6 shows; else it runs between the armies
    Inches width;
    Where where;
};

/// terrain.yaml.
struct TerrainBook {
    std::string says;  ///< how the table is made, for the briefing; {apart} and {tries} are filled in
    std::vector<PieceCount> counts;
    std::vector<PieceKind> kinds;
    HillLevels hills;
    RiverRule river;
    Inches apart;   ///< clear ground between pieces
    Inches margin;  ///< clear ground along the table's edges
    int tries = 1;  ///< places rolled for a piece before it is left out
    Where where;
};

struct Rules;

/// Reports tables and kinds of ground that `rules` hasn't got, lists that don't have a row for each face of a
/// die, and pieces that don't fit between the zones or have no letters left.
void check(const TerrainBook& book, const Rules& rules, Diagnostics& diagnostics);

[[nodiscard]] const data::Fields<PieceCount>& fields_of(const PieceCount*);
[[nodiscard]] const data::Fields<Extent>& fields_of(const Extent*);
[[nodiscard]] const data::Fields<PieceKind>& fields_of(const PieceKind*);
[[nodiscard]] const data::Fields<HillLevels>& fields_of(const HillLevels*);
[[nodiscard]] const data::Fields<RiverRule>& fields_of(const RiverRule*);
[[nodiscard]] const data::Fields<TerrainBook>& fields_of(const TerrainBook*);

}  // namespace muster::ral
