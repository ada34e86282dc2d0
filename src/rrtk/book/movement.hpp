// How far units move and how large their bases are, as data (data/rrtk/movement.yaml).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rrtk/book/army_list.hpp"
#include "tabletop/board.hpp"

namespace muster::rrtk {

/// Normal move, and distance of retire and pursuit, in inches (T-17, T-18).
struct Movement {
    Inches normal, retire;
    Where where;
    bool operator==(const Movement&) const = default;
};

/// The moves of units with so many figures, by Armor Class.
struct MovementRow {
    int figures = 0;
    Movement ac2, ac4, ac6;
    Where where;
};

/// What a unit counts as for movement only (T-19, R-012).
struct CountsAs {
    std::string label;  ///< words for print: "Missile chariots"
    Build build = Build::foot;
    std::vector<TroopClass> classes;  ///< only for these; empty = all
    int figures = 0;                  ///< moves as a unit of so many figures
    int ac = 0;                       ///< moves as this Armor Class; 0 = its own
    Where where;
};

/// Frontage and depth of bases.
struct BaseSize {
    Build build = Build::foot;
    std::vector<TroopClass> classes;  ///< only for these; empty = all
    Inches width, depth;
    Where where;
};

/// An Armor Class without a column of its own moves as another one.
struct ArmourCountsAs {
    int ac = 0, as = 0;
    Where where;
};

/// All of movement.yaml.
struct MovementBook {
    std::string source;
    int page = 0;
    std::vector<MovementRow> foot, mounted;  ///< ascending by figures, without gap
    std::vector<CountsAs> counts_as;         ///< the first that fits holds
    std::vector<ArmourCountsAs> armour;
    std::vector<BaseSize> bases;  ///< the first that fits holds
    Where where;

    /// \pre 1 <= figures <= 4; fewer than the first row counts as the first row
    [[nodiscard]] Movement movement(TroopClass troop_class, Build build, int figures, int ac) const;
    [[nodiscard]] tabletop::Base base(TroopClass troop_class, Build build) const;
};

[[nodiscard]] const data::Fields<MovementRow>& fields_of(const MovementRow*);
[[nodiscard]] const data::Fields<CountsAs>& fields_of(const CountsAs*);
[[nodiscard]] const data::Fields<ArmourCountsAs>& fields_of(const ArmourCountsAs*);
[[nodiscard]] const data::Fields<BaseSize>& fields_of(const BaseSize*);
[[nodiscard]] const data::Fields<MovementBook>& fields_of(const MovementBook*);
/// Two lengths in a list: [8, 4].
bool read_scalar(const data::Value& value, Movement& out, Diagnostics& diagnostics);
[[nodiscard]] data::Value write_scalar(const Movement& in);

/// Reports missing rows, and builds without a base.
void check(const MovementBook& book, Diagnostics& diagnostics);

}  // namespace muster::rrtk
