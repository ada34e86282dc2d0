// The opening turns of a battle that were played before it is handed over: what happened, turn by turn, as a
// storyboard draws it, and the position to start from. Knows no rule set: the position is the rule set's own
// record.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "data/value.hpp"
#include "tabletop/board.hpp"

namespace muster::scenario {

/// The two sides. The first army of a command is red.
enum class SideColour { red, blue };

[[nodiscard]] constexpr SideColour other(SideColour side) {
    return side == SideColour::red ? SideColour::blue : SideColour::red;
}

/// The side of an index, as engines count them: red for 0, blue for 1.
[[nodiscard]] constexpr SideColour colour_of(std::size_t index) {
    return index == 0 ? SideColour::red : SideColour::blue;
}

/// "red" or "blue".
[[nodiscard]] std::string name_of(SideColour side);

/// How a unit goes: of its own will, to charge, after a beaten enemy, driven, or through the air.
enum class Going { march, charge, chase, driven, flight };

/// A stretch of a unit's way; it ends at `to`.
struct Leg {
    Going how = Going::march;
    tabletop::Pose to;
    bool operator==(const Leg&) const = default;
};

/// The way of a unit in a player turn.
struct StoryMove {
    SideColour side = SideColour::red;
    int unit = 0;
    std::optional<tabletop::Pose> from;  ///< none for one that came onto the table
    std::vector<Leg> legs;               ///< at least one
    std::optional<tabletop::Base> base;  ///< at the end of its way, where it is another than before
    Where where;
    bool operator==(const StoryMove&) const = default;
};

/// A shot, from where the shooter stood to where its target stood.
struct StoryShot {
    SideColour side = SideColour::red;  ///< of the shooter
    int unit = 0;
    int target = 0;  ///< a unit of the other side; 0 = nobody was struck
    tabletop::Point from, to;
    Where where;
    bool operator==(const StoryShot&) const = default;
};

/// Hits that a unit took in a player turn.
struct StoryHits {
    SideColour side = SideColour::red;
    int unit = 0;
    int hits = 0;
    Where where;
    bool operator==(const StoryHits&) const = default;
};

/// A unit that left the table in a player turn.
struct StoryLoss {
    SideColour side = SideColour::red;
    int unit = 0;
    std::string how;       ///< the rule set's word: "routed", "left"
    bool for_good = true;  ///< it can't come back
    tabletop::Pose at;     ///< where it stood last
    Where where;
    bool operator==(const StoryLoss&) const = default;
};

/// Units of one side, by number.
struct UnitsOf {
    SideColour side = SideColour::red;
    std::vector<int> units;
    Where where;
    bool operator==(const UnitsOf&) const = default;
};

/// A player turn: the turn of one side or, where both share a turn, the part of it in which that side moves.
struct StoryTurn {
    SideColour side = SideColour::red;
    int number = 0;                  ///< which turn of that side, from 1
    std::vector<std::string> lines;  ///< the narration: paragraphs, literal
    std::string note;                ///< how things stand at its end; literal, may be empty
    std::vector<StoryMove> moves;
    std::vector<StoryShot> shots;
    std::vector<StoryHits> hits;
    std::vector<StoryLoss> losses;
    std::vector<UnitsOf> active;  ///< who is active at its end
    std::vector<UnitsOf> routed;  ///< who is routed, and on the table still, at its end
    Where where;
    bool operator==(const StoryTurn&) const = default;
};

/// The opening as it was played.
struct Opening {
    int turns = 0;                   ///< of each side, as asked
    std::optional<SideColour> play;  ///< the side that a person takes over
    std::string commander_red, commander_blue;
    std::vector<StoryTurn> story;
    data::Value position;  ///< the rule set's own record of the position to start from
    Where where;

    /// Turns that were begun: fewer than asked for where the battle ended before.
    [[nodiscard]] int played() const { return story.empty() ? 0 : story.back().number; }
    [[nodiscard]] const std::string& commander(SideColour side) const {
        return side == SideColour::red ? commander_red : commander_blue;
    }
};

}  // namespace muster::scenario
