// What a rule set tells the sheets: neutral values that any sheet can set. Texts may carry the small markup
// of our data files
// (**strong**, _italic_, {icon:id}) except where they come from the user; those fields say "literal".
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "scenario/scenario.hpp"
#include "tabletop/board.hpp"

namespace muster::scenario {

/// A special rule of a unit as a card prints it.
struct SpecialFact {
    std::string id;
    std::string name;      ///< "Pikes"
    std::string sentence;  ///< one plain sentence of our own
    std::string icon;
};

/// Everything that is printed of a unit.
struct UnitFacts {
    std::string class_name;  ///< "Foot melee"
    std::string
        symbol;  ///< icon id of the class: foot, mounted, missile, skirmish, artillery, flyer, elephant
    std::map<std::string, std::string>
        figures;  ///< roster cells by column key: rep, ac, figs, move, retire, pursue, missile, range ...
    std::vector<std::string> large;  ///< keys of the figures that stand large on the card
    std::string melee;               ///< "1d6 **+2** pikes, **+1** against mounted"
    std::string shooting;            ///< "2d6 **+1** each, 6″" or "none"
    std::string move;                ///< "6″, retire 2″, pursue 2″ ± 1″"
    std::vector<SpecialFact> specials;
    std::vector<std::string> hit_track;  ///< the value left after each hit: 4 3 2 1 0
    std::string leader;                  ///< "CinC", "Captain" or ""
};

/// A word for one and for many.
struct Words {
    std::string one, many;
};

/// What is said of a side besides its units. Literal.
struct SideFacts {
    std::string command;  ///< "War Rating 5, 1 Captain"
    std::string
        strength;  ///< what that means in play: "War Rating 5 + 1 Captain: activates 6 Bodies each turn"
    std::string leaders;  ///< what leaders cost on top of units: "1 Captain: 40 points"; may be empty
};

/// Numbers that add up, as a briefing shows them.
struct Sum {
    std::string what;
    std::vector<std::pair<std::string, std::string>> parts;  ///< label, number
    std::string total;
};

/// A part of the briefing.
struct BriefingPart {
    std::string slot;  ///< slot of templates/sheets/briefing.yaml: "armies", "attack", "scouts", "terrain",
                       ///< "placement", "end" ...
    std::string heading;
    std::vector<std::string> paragraphs;
    std::vector<Sum> sums;
};

/// A table of the quick-reference sheet: rows of cells, each of one or more lines.
struct ReferenceTable {
    std::string id;
    std::string title;
    std::string note;    ///< what stands under the title: "roll 2d6, each die at or under Rep passes"
    std::string layout;  ///< id of the table in templates/sheets/qrs.yaml: "reaction", "modifiers", "steps",
                         ///< "grid-3" ...
    std::string source;  ///< page of the book, "p. 37"
    std::vector<std::pair<std::string, std::string>> columns;  ///< key, head
    std::vector<std::map<std::string, std::vector<std::string>>> rows;
};

/// A phase of play on the quick-reference sheet.
struct ReferenceSection {
    std::string id;
    std::string title;
    std::vector<std::string> paragraphs;
    std::vector<ReferenceTable> tables;
};

/// A deployment zone for the map.
struct Zone {
    std::string label;
    tabletop::Rect area;
};

/// Casualty markers that a battle can need, by their kinds: for hits 1 and 2, 3 and 4 ... 11 and 12.
struct MarkerNeed {
    std::array<int, 6> count{};

    /// The place of the marker for so many hits; the last for more than it holds. \pre hits > 0
    [[nodiscard]] static std::size_t kind_of(int hits) {
        return std::min<std::size_t>(static_cast<std::size_t>(hits - 1) / 2, 5);
    }
};

/// What holds for a unit at a position.
struct UnitNow {
    SideColour side = SideColour::red;
    int number = 0;
    bool lost = false;                  ///< gone for good
    bool active = false;                ///< moves on without being activated
    bool routed = false;                ///< runs from the enemy, and is on the table still
    int hits = 0;                       ///< as many as are marked
    std::string whereabouts;            ///< where it is if not on the table: "routed"; literal
    std::vector<std::string> counters;  ///< what lies beside it, in words: "active"; literal
    std::vector<std::string> marks;     ///< what else has to be known of it: "in melee"; literal
};

/// A counter that lies beside units while something holds for them.
struct CounterFact {
    std::string id, title;
    std::string letter;   ///< what is printed on it
    std::string meaning;  ///< one sentence
    int count = 0;        ///< enough to go on from the position
};

/// Something that is ticked off when it happens.
struct Tick {
    std::string what;     ///< "has declined once"
    bool ticked = false;  ///< it has happened already
};

/// A leader's card.
struct LeaderFact {
    SideColour side = SideColour::red;
    std::string name;               ///< "First leader"; literal
    std::string unit;               ///< whom he is with: "starts with 4 Men of the Valleys"; literal
    std::vector<std::string> does;  ///< what he is good for and what he risks, a paragraph each
    std::vector<Tick> ticks;        ///< what is ticked off on the card as it happens
};

/// A slip of paper that is filled in and handed over in play.
struct SlipFact {
    SideColour side = SideColour::red;
    std::string title;                 ///< "Challenge"
    std::vector<std::string> blanks;   ///< what is written on it, a line each: "Turn", "Our leader"
    std::vector<std::string> answers;  ///< of which one is ticked: "accepted", "declined"
    std::string note;                  ///< one sentence
    int count = 0;                     ///< how many of it
};

/// How one side stands.
struct SideNow {
    int turns = 0;                               ///< own turns played
    std::map<std::string, std::string> figures;  ///< further cells of the table of sides, by column key
    std::string outlook;                         ///< what its next turn brings, one sentence; may be empty
    int units = 0;                               ///< that are not lost
    int lost_points = 0;
    int score = 0;
};

/// A battle between two turns: everything that is needed to set it up and go on.
struct Position {
    Scenario standing;  ///< the battle as it stands now: places, Bodies and units as they are. No opening
    std::vector<UnitNow> units;  ///< all of both sides, red before blue, in the order of their rosters
    SideNow red, blue;
    std::string turn;  ///< the one that comes next: "turn 4 of Aeja", "turn 4"; literal
    std::string next;  ///< what it begins with, one sentence; literal
    std::string over;  ///< how the battle ended, one sentence; empty = it goes on
    std::vector<CounterFact> counters;
    std::vector<LeaderFact> leaders;  ///< the cards of those that are left; see Ruleset::leaders
    std::vector<std::string> notes;   ///< what to know when setting it up; literal

    [[nodiscard]] const SideNow& of(SideColour side) const { return side == SideColour::red ? red : blue; }
    /// What holds for a unit. \pre it is one of the scenario
    [[nodiscard]] const UnitNow& unit(SideColour side, int number) const;
};

/// Something with a name: a table or list that commands accept, a row of a sheet.
struct Named {
    std::string id;
    std::string title;
    std::string note;
};

/// The title of the one with that id, or the id where there is none.
[[nodiscard]] std::string title_of(const std::vector<Named>& all, const std::string& id);

/// A Body's card on the opponent's order sheet.
struct BodyOrders {
    std::string letter, block, units;  ///< "A", "Right", "2, 3 Noble Cavalry": literal
    std::string posture;               ///< "Hold"
    std::string sentence;              ///< what it means
    std::string later;                 ///< what it does once the plan is let go; empty = the same
    std::string prefers;               ///< whom it goes for first; literal
};

/// What charges of a kind of unit are worth.
struct ChargeRow {
    std::string unit;     ///< literal
    std::string charges;  ///< literal: "Orcs +92 − 13 · Archers +120 − 18": points, and less for steadiness
};

/// A place where the plan presses, for the picture.
struct Thrust {
    tabletop::Point from, to;
    bool held_back = false;  ///< only once the plan is let go
};

/// How orders are kept sealed, and opened.
struct Sealing {
    std::string briefing;            ///< on the briefing, where the plans would stand
    std::string plan;                ///< on the back of the plan: when it is opened
    std::vector<std::string> steps;  ///< how a side is played before its cards are opened
    Where where;
};

/// Everything that a person needs to play a side without the program.
struct OrderFacts {
    std::string plan, intent, commander, temper;
    std::string asking;   ///< for whom the rows are asked, and in which order: the heading above them
    std::string release;  ///< "until an enemy touches a unit of its centre"; empty = nothing changes
    std::vector<BodyOrders> bodies;
    std::vector<Named> rows;      ///< decisions in order: title = when, note = then
    std::vector<Named> charging;  ///< what counts for a charge besides the chart: title, note = points
    std::vector<Named> places;    ///< what counts for a place: title, note = points
    std::vector<ChargeRow> charges;
    std::vector<std::string> notes, spending, choices, turns;
    std::vector<Thrust> thrusts;
};

}  // namespace muster::scenario
