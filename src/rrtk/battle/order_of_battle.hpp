// What does not change during a battle: units, ground, tables. Made once from a scenario, shared by all
// states.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rrtk/battle/profile.hpp"
#include "rrtk/battle/rule_tables.hpp"
#include "rrtk/battle/state.hpp"
#include "scenario/scenario.hpp"
#include "tabletop/board.hpp"

namespace muster::rrtk::battle {

/// Kinds of ground with effects of their own (T-16). Clear ground is no piece.
enum class Ground : std::uint8_t {
    hill,
    woods,
    rocky,
    gully,
    impassable,
    pond,
    lake,
    river,
    desert,
    populated
};

/// A piece of ground on the table.
struct GroundPiece {
    Ground kind = Ground::hill;
    std::string name;  ///< "woods L", for people
    tabletop::Rect area;
    std::vector<tabletop::Rect> fords, bridges;
    bool along_x = false;  ///< a river that runs parallel to the 48 in edges
    int foot_slowing = 1;  ///< foot's speed is divided by this: 2 = half speed (terrain.yaml)
    ClosedTo closed_to = ClosedTo::nobody;
    bool spoils_pikes = false;
};

/// One side.
struct SideEntry {
    std::string name;
    Tactics tactics = Tactics::a;
    std::string plan;    ///< id of its plan (T-37)
    int war_rating = 0;  ///< the commander's own
    int captains = 0;
    bool looks_up = true;  ///< its baseline is the lower edge (y = 0), so it looks towards +y
    UnitSet units;
    int points = 0;  ///< with Captains (R-050)
};

/// Readings that can be switched (rulings marked Switch). The rulings' own reading is the default.
struct Switches {
    bool only_active_fire = false;        ///< R-087
    bool skirmishers_face_enemy = false;  ///< R-097
    bool literal_cavalry_retire = false;  ///< R-158
    bool operator==(const Switches&) const = default;
};

struct OrderOfBattle {
    tabletop::Board board;
    std::array<SideEntry, 2> sides;
    SideIndex attacker = 0;
    std::vector<UnitEntry> units;
    std::vector<GroundPiece> ground;
    RuleTables tables;
    Switches switches;
    std::array<UnitSet, trait_count> having;  ///< units by trait, as listed

    [[nodiscard]] const UnitSet& with(Trait trait) const { return having[static_cast<std::size_t>(trait)]; }

    [[nodiscard]] std::size_t unit_count() const { return units.size(); }
    [[nodiscard]] SideIndex side_of(UnitId unit) const { return units[unit].side; }
    [[nodiscard]] bool enemies(UnitId a, UnitId b) const { return side_of(a) != side_of(b); }
    /// The figures of a unit as it is now: dismounted or not.
    [[nodiscard]] const Profile& profile(const State& state, UnitId unit) const {
        return state.unit(unit).dismounted ? units[unit].dismounted : units[unit].as_listed;
    }
    [[nodiscard]] const std::string& name(UnitId unit) const { return units[unit].name; }
    /// The direction from a side's baseline towards the enemy's.
    [[nodiscard]] tabletop::Facing ahead(SideIndex side) const {
        return sides[side].looks_up ? tabletop::up : tabletop::down;
    }
    /// A place on the side's own axis from left to right: the larger, the further right.
    [[nodiscard]] Inches rightness(SideIndex side, tabletop::Point p) const {
        return sides[side].looks_up ? p.x : -p.x;
    }
};

/// Compiles a scenario. Reports what the battle cannot play: more than max_units units, unknown words (a
/// scenario that passed check has none).
[[nodiscard]] std::optional<OrderOfBattle> order_of_battle(const Rulebook& book,
                                                           const scenario::Scenario& scenario,
                                                           Diagnostics& diagnostics);

/// The same troops on foot: no longer Mounted, no Shock; everything else as it was.
[[nodiscard]] scenario::UnitSheet on_foot(const Rulebook& book, scenario::UnitSheet sheet);

/// The state before the first activation: units at their places, those without one waiting off the table or
/// in the air; the attacker's turn is about to begin.
[[nodiscard]] State initial_state(const OrderOfBattle& book, const scenario::Scenario& scenario);

}  // namespace muster::rrtk::battle
