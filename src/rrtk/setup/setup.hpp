// What setting up a battle of rrtk rolled and decided: the record in `setup:` of scenario.yaml, from which
// the briefing is printed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/fields.hpp"
#include "rrtk/setup/choices.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// What a side's scouts are worth (T-07).
struct Scouts {
    int mounted_ac2 = 0, mounted_ac4 = 0, skirmish_ac2 = 0, flyers = 0;  ///< units that scout as such
    int value = 0;
    Where where;
    bool operator==(const Scouts&) const = default;
};

/// One side's sum for who attacks (T-08).
struct AttackSum {
    int war_rating = 0;  ///< the commander's
    int captains = 0;
    int scouting = 0;  ///< +1, +2 or nothing
    int die = 0;       ///< the die that decided, after ties
    int total = 0;
    Where where;
    bool operator==(const AttackSum&) const = default;
};

/// A section of the table as rolled (T-13).
struct SectionRoll {
    int section = 0;  ///< as rolled, before a turn of the table
    std::vector<int> dice;
    std::string ground;  ///< clear, or a kind of ground
    bool water = false;  ///< it brings water to the table
    Where where;
    bool operator==(const SectionRoll&) const = default;
};

/// Water (T-14) and its fords (T-15).
struct WaterRoll {
    int section = 0;  ///< the section that brought it (R-060)
    std::vector<int> dice;
    std::string water;  ///< result of the table: pond, river-4-6 ...
    std::optional<int> ford_die;
    std::string fords;  ///< result of the table; empty without a river
    Where where;
    bool operator==(const WaterRoll&) const = default;
};

/// A sum over sections: what counted, and the total.
struct GroundSum {
    std::vector<std::pair<std::string, int>> parts;
    int total = 0;
    int without_place = 0;  ///< units that would have no place to stand
    Where where;
    bool operator==(const GroundSum&) const = default;
};

/// One rolling of the table, and what was decided on it.
struct TerrainRoll {
    int general_die = 0;
    int modifier = 0;     ///< of the defender's Battle Tactics (T-12)
    std::string general;  ///< open, hilly, rough
    std::vector<SectionRoll> sections;
    std::optional<WaterRoll> water;
    GroundSum far_edge,
        near_edge;  ///< the defender's sums for the edge of sections 1 to 3 and of 7 to 9, as rolled
    bool turned =
        false;  ///< he took the edge of 7 to 9: the table is turned, so that he is at its top (R-079)
    GroundSum hindrance;  ///< the attacker's sum
    bool refused = false;
    Where where;
    bool operator==(const TerrainRoll&) const = default;
};

/// A side's plan (T-37) and the units it gives to each block (T-39, R-262).
struct PlanRoll {
    int die = 0;
    std::string plan;
    int centre = 0, left = 0, right = 0, reserve = 0;  ///< centre without its reserve
    int off_table = 0;  ///< units that wait off the table and take no part in the shares
    Where where;
    bool operator==(const PlanRoll&) const = default;
};

/// What one side's set-up came to.
struct SideSetup {
    Scouts scouts;
    AttackSum attack;
    PlanRoll plan;
    int batch = 0;  ///< units it places at a time (T-10)
    std::vector<std::string>
        notes;  ///< what a reader should know: Captains, units that stand elsewhere than planned
    Where where;
    bool operator==(const SideSetup&) const = default;
};

/// The whole record.
struct Setup {
    SideSetup red, blue;
    int ties = 0;                      ///< attack rolls that were equal and made again
    bool first_turn_bonus = false;     ///< the attacker's total was at least twice the defender's (T-08)
    std::vector<TerrainRoll> terrain;  ///< the first rolling; a second one if the attacker refused
    Where where;
    bool operator==(const Setup&) const = default;

    [[nodiscard]] const SideSetup& side(scenario::SideColour colour) const {
        return colour == scenario::SideColour::red ? red : blue;
    }
    [[nodiscard]] SideSetup& side(scenario::SideColour colour) {
        return colour == scenario::SideColour::red ? red : blue;
    }
};

[[nodiscard]] const data::Fields<Scouts>& fields_of(const Scouts*);
[[nodiscard]] const data::Fields<AttackSum>& fields_of(const AttackSum*);
[[nodiscard]] const data::Fields<SectionRoll>& fields_of(const SectionRoll*);
[[nodiscard]] const data::Fields<WaterRoll>& fields_of(const WaterRoll*);
[[nodiscard]] const data::Fields<GroundSum>& fields_of(const GroundSum*);
[[nodiscard]] const data::Fields<TerrainRoll>& fields_of(const TerrainRoll*);
[[nodiscard]] const data::Fields<PlanRoll>& fields_of(const PlanRoll*);
[[nodiscard]] const data::Fields<SideSetup>& fields_of(const SideSetup*);
[[nodiscard]] const data::Fields<Setup>& fields_of(const Setup*);

/// The record as scenario.yaml holds it.
[[nodiscard]] data::Value to_value(const Setup& setup);

/// Reads the record of a scenario; faults are reported, and nothing is returned then.
[[nodiscard]] std::optional<Setup> read_setup(const data::Value& value, Diagnostics& diagnostics);

}  // namespace muster::rrtk
