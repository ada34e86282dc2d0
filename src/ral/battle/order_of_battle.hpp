// What does not change during a battle: units, leaders, ground, figures. Made once from a scenario.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "ral/battle/figures.hpp"
#include "ral/battle/state.hpp"
#include "scenario/scenario.hpp"
#include "tabletop/outline.hpp"

namespace muster::ral::battle {

struct UnitEntry {
    std::string name;  ///< unique: "Foot Knights", "Peasants (red 3)"
    SideIndex side = 0;
    int number = 0;         ///< on its roster
    std::uint8_t type = 0;  ///< place among Rules::types
    Rank rank = Rank::peasant;
    bool mounted = false;
    bool bows = false;  ///< bows or crossbows (RAL-011)
    int figures = 12;   ///< at the start
    int files = 6;      ///< figures side by side in line
    int divisor = 2;    ///< TR-03
    int points = 0;
    Inches move;
    tabletop::Base line, column;
    std::string block;  ///< where it stands in the plan: centre, left, right, reserve

    [[nodiscard]] const tabletop::Base& base(Formation formation) const {
        return formation == Formation::line ? line : column;
    }
};

struct LeaderEntry {
    std::string name;  ///< "red's leader", "blue's leader 2"
    SideIndex side = 0;
    int number = 1;         ///< in his side
    UnitId unit = no_unit;  ///< that he starts with
};

/// A piece of ground.
struct GroundPiece {
    GroundEffect effect = GroundEffect::climb;
    Inches cost;       ///< for each level climbed, or for crossing
    std::string name;  ///< "woods L", for people
    tabletop::Rect area;
    tabletop::Outline shape;
    int level = 0;         ///< of a hill: 1 on the table, one more for each hill that it stands on
    bool along_x = false;  ///< a river that runs along the x axis
};

struct SideEntry {
    std::string name;
    std::string plan;      ///< aggressive, steady, wary
    bool looks_up = true;  ///< towards +y
    UnitSet units;
    int points = 0;
};

struct OrderOfBattle {
    tabletop::Board board;
    std::array<SideEntry, 2> sides;
    SideIndex attacker = 0;
    std::vector<UnitEntry> units;
    std::vector<LeaderEntry> leaders;
    std::vector<GroundPiece> ground;
    std::vector<std::string> type_names;  ///< of Rules::types, for the report
    Figures figures;

    [[nodiscard]] std::size_t unit_count() const { return units.size(); }
    [[nodiscard]] SideIndex side_of(UnitId unit) const { return units[unit].side; }
    [[nodiscard]] bool enemies(UnitId a, UnitId b) const { return units[a].side != units[b].side; }
    [[nodiscard]] const std::string& name(UnitId unit) const { return units[unit].name; }
};

/// Compiles a scenario. Reports what can't be played: unknown words, units without a place, too many units,
/// leaders or types.
[[nodiscard]] std::optional<OrderOfBattle> order_of_battle(const Rules& rules,
                                                           const scenario::Scenario& scenario,
                                                           Diagnostics& diagnostics);

/// The state before the first turn.
[[nodiscard]] State initial_state(const OrderOfBattle& book, const scenario::Scenario& scenario);

}  // namespace muster::ral::battle
