// Where units may be set up (p. 30): the strip before the baseline, the distance from the sidelines, ground
// they may not stand on.
#pragma once

#include <vector>

#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Limits of placement (p. 30, R-081).
inline constexpr Inches nearest_to_baseline = Inches::thousandths(3'000);
inline constexpr Inches furthest_from_baseline = Inches::thousandths(12'000);
inline constexpr Inches sideline_limit = Inches::thousandths(12'000);
inline constexpr Inches melee_foot_sideline_limit = Inches::thousandths(18'000);

/// The deployment zone as its owner sees it: x from his left, y from his baseline. Melee foot has a narrower
/// one.
[[nodiscard]] tabletop::Rect zone(bool melee_foot);

/// The table as one side sees it: its own edge at the bottom. Rectangles and poses of that view become those
/// of the table, and back, by `turned` where the side is the defender.
class Ground {
  public:
    Ground(const Rulebook& book, const std::vector<scenario::TerrainPiece>& pieces, bool defender);

    /// True if troops of a class may stand on all of `area`, in the side's view: on none of the ground that
    /// is closed to them (T-16, R-066, R-075, R-076).
    [[nodiscard]] bool admits(const tabletop::Rect& area, TroopClass troop_class) const;

    /// True if there is a place in its zone where a unit may stand, if nobody else stood there.
    [[nodiscard]] bool has_place_for(const scenario::UnitSheet& unit) const;

    /// A pose of the side's view on the table.
    [[nodiscard]] tabletop::Pose on_table(const tabletop::Pose& pose) const;

  private:
    struct Closed {
        tabletop::Rect area;
        const TerrainKind* kind;
    };
    std::vector<Closed> closed_;
    bool defender_;
};

/// The step in which places are measured out.
inline constexpr Inches tape_step = Inches::thousandths(250);

/// How many units of a side that are set up on the ground have no place to stand in their zone.
[[nodiscard]] int units_without_place(const Ground& ground, const scenario::Side& side);

}  // namespace muster::rrtk
