// A battle before its first move, or after an opening: everything that is needed to print it again without
// rolling or playing again.
// The document of the pipeline that people edit by hand (scenario.yaml). Knows no rule set: what only one
// rule set knows stands in `setup`.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/diagnostics.hpp"
#include "base/share.hpp"
#include "data/value.hpp"
#include "dice/dice.hpp"
#include "scenario/opening.hpp"
#include "tabletop/board.hpp"

namespace muster::scenario {

/// How a unit came into its army.
enum class Source { basic, rolled, bought };

/// A unit of one side with the figures to play it with.
struct UnitSheet {
    int number = 0;           ///< unique in its side, from 1, in the order of the roster
    std::string name;         ///< as in the list
    std::string troop_class;  ///< the rule set's word: "foot-melee"
    std::string build;        ///< what it rides on or is, where that matters for moving: "foot", "horse",
                              ///< "chariot", "elephant" ...
    std::vector<std::pair<std::string, int>> stats;  ///< the rule set's figures by key: rep, ac, figures
    std::vector<std::string> specials;               ///< ids of the rule set's specials
    int points = 0;
    Source source = Source::basic;
    std::vector<int> dice;  ///< the roll that brought it, for source rolled
    std::string leader;  ///< "", or the rule set's word for the leader riding with it: "cinc", "captain" ...
    std::string body;    ///< letter of its Body; empty before deployment
    tabletop::Base base;
    std::optional<tabletop::Pose> pose;  ///< none while off the table
    Where where;
    bool operator==(const UnitSheet&) const = default;

    /// The figure under `key`, or 0.
    [[nodiscard]] int stat(std::string_view key) const;
};

/// Units that stand together and are activated together.
struct Body {
    std::string letter;  ///< unique in its side: A, B ... from the player's right to his left
    std::string block;   ///< where it stands in the plan: "centre", "left", "right", "reserve"
    std::vector<int> units;
    Where where;
    bool operator==(const Body&) const = default;
};

/// The shield of an army: two tinctures and a device, by their names in the templates.
struct Arms {
    std::string field, charge, device;
    Where where;
    bool operator==(const Arms&) const = default;
};

/// One army.
struct Side {
    std::string list;  ///< id of the army list
    std::string name;
    Arms arms;
    int war_rating = 0;  ///< the commander's own rating, without Captains; 0 where nobody is rated
    int captains = 0;    ///< 0 where the rule set knows none
    std::string plan;    ///< the rule set's id of the plan rolled
    std::vector<UnitSheet> units;
    std::vector<Body> bodies;
    Where where;
    bool operator==(const Side&) const = default;

    [[nodiscard]] int points() const;
    /// The unit with that number, or nullptr.
    [[nodiscard]] const UnitSheet* unit(int number) const;
};

/// A piece of terrain: the area that has the effect, and what is drawn in it.
struct TerrainPiece {
    std::string letter;  ///< unique on the table, from L on for pieces, R for a river, W for other water
    std::string kind;    ///< the rule set's word: hill, woods, rocky, gully, impassable, pond, lake, river
    int section = 0;     ///< 1 to 9; 0 for water that crosses several
    tabletop::Rect area;
    std::vector<tabletop::Rect> fords;    ///< stretches of a river that can be forded
    std::vector<tabletop::Rect> bridges;  ///< bridges over a river, bank to bank
    Where where;
    bool operator==(const TerrainPiece&) const = default;
};

/// One step of placing: some units of one side.
struct Batch {
    SideColour side = SideColour::red;
    std::vector<int> units;
    Where where;
    bool operator==(const Batch&) const = default;
};

/// What was asked for.
struct Request {
    std::string red, blue;  ///< ids of army lists
    std::string mode;       ///< how armies are made: recruit, rolls, buy
    int points = 0;         ///< aim of recruiting, ceiling of buying
    std::string refusal;    ///< auto or never; empty where the rule set has no right of refusal
    int red_points = 0;     ///< of the red army, instead of points; 0 = the same for both
    int blue_points = 0;
    bool operator==(const Request&) const = default;

    [[nodiscard]] int points_of(SideColour side) const {
        const int own = side == SideColour::red ? red_points : blue_points;
        return own > 0 ? own : points;
    }
};

/// How a battle was made fair: rolled again until the chance of red lay in a window.
struct Fairness {
    int low = 0, high = 0;  ///< the window, in percent
    int rolls = 1;          ///< battles rolled, the one that was taken included
    bool operator==(const Fairness&) const = default;
};

/// What many plays of this battle came to, told from red's side.
struct Chances {
    long long runs = 0, win = 0, draw = 0, loss = 0;
    std::vector<Share> win_interval;  ///< both ends of the 95 % interval of wins
    std::string commander_red, commander_blue;
    std::optional<Fairness> fair;
    Where where;
    bool operator==(const Chances&) const = default;
};

/// The whole battle before its first move.
struct Scenario {
    std::string format;   ///< "muster-scenario-1"
    std::string ruleset;  ///< id: "rrtk"
    std::string seed;
    std::string command;  ///< the command that makes it again
    Request request;
    tabletop::Board board;
    SideColour attacker = SideColour::red;
    Side red, blue;
    std::vector<TerrainPiece> terrain;
    std::vector<Batch> placement;
    data::Value setup;  ///< the rule set's own record of what was rolled: checked by the rule set
    std::vector<dice::RollRecord> rolls;
    std::optional<Chances> odds;     ///< what simulation said, where it was asked
    std::optional<Opening> opening;  ///< turns that were played, where they were asked for
    Where where;

    [[nodiscard]] const Side& side(SideColour colour) const { return colour == SideColour::red ? red : blue; }
    [[nodiscard]] Side& side(SideColour colour) { return colour == SideColour::red ? red : blue; }
    [[nodiscard]] SideColour defender() const { return other(attacker); }
};

/// The scenario as YAML. parse gives the same scenario back.
[[nodiscard]] std::string to_yaml(const Scenario& scenario);

/// The scenario as a value, for JSON.
[[nodiscard]] data::Value to_value(const Scenario& scenario);

/// Reads a scenario; every fault of shape is reported (unknown, missing, wrong keys; duplicate numbers and
/// letters; Bodies and batches naming units that aren't there). The rule set's own checks come on top
/// (Ruleset::check).
[[nodiscard]] std::optional<Scenario> from_yaml(const std::string& text, const std::string& name,
                                                Diagnostics& diagnostics);

}  // namespace muster::scenario
