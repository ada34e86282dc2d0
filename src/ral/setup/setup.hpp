// What setting up a battle of ral rolled and decided: the record in `setup:` of scenario.yaml, from which the
// briefing is printed.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "data/fields.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// A piece of ground as it was rolled.
struct PieceRoll {
    int die = 0;                  ///< the d20 for its kind
    std::string kind;             ///< what was laid
    int length = 0, breadth = 0;  ///< d6; 0 = no die
    int turn = 0;                 ///< d6; 0 = no die
    int levels = 0;               ///< d6 of a hill; 0 = no die
    std::vector<int> place;       ///< d20 across and up, two for each try
    std::string letters;          ///< of the piece and its higher levels; empty = left out
    Where where;
    bool operator==(const PieceRoll&) const = default;
};

/// The ground.
struct GroundRoll {
    int river = 0;            ///< d6 for a river
    std::vector<int> course;  ///< d6 for its course, and for where it crosses
    int count = 0;            ///< d6 for the number of pieces
    int pieces = 0;
    std::vector<PieceRoll> rolled;
    Where where;
    bool operator==(const GroundRoll&) const = default;
};

/// What one side's set-up came to.
struct SideSetup {
    int place_die = 0;  ///< the die for placing first that decided, after ties
    int plan_die = 0;
    std::string plan;
    Inches gap;  ///< between its units
    std::vector<std::string> notes;
    Where where;
    bool operator==(const SideSetup&) const = default;
};

/// The whole record.
struct Setup {
    int leaders = 1;  ///< of each side
    int ties = 0;     ///< dice for placing first that were equal and rolled again
    GroundRoll ground;
    SideSetup red, blue;
    Where where;
    bool operator==(const Setup&) const = default;

    [[nodiscard]] const SideSetup& side(scenario::SideColour colour) const {
        return colour == scenario::SideColour::red ? red : blue;
    }
    [[nodiscard]] SideSetup& side(scenario::SideColour colour) {
        return colour == scenario::SideColour::red ? red : blue;
    }
};

[[nodiscard]] const data::Fields<PieceRoll>& fields_of(const PieceRoll*);
[[nodiscard]] const data::Fields<GroundRoll>& fields_of(const GroundRoll*);
[[nodiscard]] const data::Fields<SideSetup>& fields_of(const SideSetup*);
[[nodiscard]] const data::Fields<Setup>& fields_of(const Setup*);

/// The record as scenario.yaml holds it.
[[nodiscard]] data::Value to_value(const Setup& setup);

/// Reads the record of a scenario; faults are reported, and nothing is returned then.
[[nodiscard]] std::optional<Setup> read_setup(const data::Value& value, Diagnostics& diagnostics);

}  // namespace muster::ral
