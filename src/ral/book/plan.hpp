// How a side is drawn up and played: aggressive, steady, wary (data/ral/plans.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::ral {

/// Where a unit stands in the plan.
enum class Block { centre, left, right, reserve };

/// Where archers on foot stand: before the centre, or between centre and wings.
enum class ArcherPlace { front, wings };

/// A plan. Distances are those of the middle of a base from the own table edge.
struct Plan {
    std::string id;  ///< aggressive, steady, wary
    std::string name;
    std::string intent;     ///< what the side means to do
    std::string says;       ///< how it is drawn up, for the briefing
    Inches line, wings;     ///< first rank of the centre and of the wings
    Inches front, reserve;  ///< archers before the centre; the reserve
    ArcherPlace archers = ArcherPlace::front;
    int reserve_share = 0;                   ///< per cent of the units, rounded down
    std::vector<std::string> reserve_first;  ///< troop types, from those that it is taken from first
    int mounted_right = 50;                  ///< per cent of the mounted units of the wings on the right
    std::vector<Block> leaders;              ///< where the first leader stands, the second ...
    Where where;
};

/// Leaders of a side for armies of up to so many points.
struct LeaderRow {
    int most_points = 0;
    int leaders = 1;
    Where where;
};

/// What holds whatever the plan.
struct DrawingUp {
    std::vector<Inches> gaps;             ///< between units of a side: the first that lets all stand
    int wing_share = 0;                   ///< least units of each wing, per cent of the units, rounded down
    Inches between_blocks;                ///< more room between centre and wings, where there is room
    std::vector<std::string> wing_first;  ///< troop types on foot that fill up wings without mounted ones
    Where where;
};

/// plans.yaml.
struct PlanBook {
    std::vector<Plan> plans;
    DrawingUp drawing_up;
    std::vector<LeaderRow> leaders;         ///< from small to large armies
    std::vector<std::string> leader_first;  ///< troop types, from those that leaders ride with first
    int usual_points = 150, least_points = 36, most_points = 2000;  ///< that armies can be asked for
    Where where;

    [[nodiscard]] const Plan* plan(std::string_view id) const;
    /// Leaders of a side of so many points: the row's that holds it, or the last one's.
    [[nodiscard]] int leaders_for(int points) const;
};

/// Reports troop types, blocks and plans that don't fit together; `types`: the ids there are. True if there
/// was nothing to report.
bool check(const PlanBook& book, const std::vector<std::string>& types, Diagnostics& diagnostics);

[[nodiscard]] const data::Names<Block>& names_of(Block);
[[nodiscard]] const data::Names<ArcherPlace>& names_of(ArcherPlace);
[[nodiscard]] const data::Fields<Plan>& fields_of(const Plan*);
[[nodiscard]] const data::Fields<LeaderRow>& fields_of(const LeaderRow*);
[[nodiscard]] const data::Fields<DrawingUp>& fields_of(const DrawingUp*);
[[nodiscard]] const data::Fields<PlanBook>& fields_of(const PlanBook*);

}  // namespace muster::ral
