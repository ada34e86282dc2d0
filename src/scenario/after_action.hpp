// What is said of a whole battle after it: neutral values that a rule set fills and the after-action sheet
// sets. Pairs hold red first. Texts are literal, except notes, which may carry the small markup of our data.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "data/value.hpp"
#include "scenario/scenario.hpp"

namespace muster::scenario {

/// How it stood when a turn was over.
struct AfterTurn {
    int number = 0;                    ///< from 1, of its side's turns where turns are a side's own
    std::optional<SideColour> moving;  ///< whose turn it was; nothing where both move in a turn
    std::array<int, 2> lost{};         ///< points gone by then
    bool operator==(const AfterTurn&) const = default;
};

/// A turn in which the balance of losses moved most.
struct TurningPoint {
    std::size_t turn = 0;       ///< place in AfterActionFacts::turns
    std::array<int, 2> lost{};  ///< points that went in it
    std::string text;           ///< a sentence or two: what went, to whom, by which roll
    bool operator==(const TurningPoint&) const = default;
};

/// What went by one cause.
struct LossRow {
    std::string id, title;
    std::string note;  ///< what counts as it
    std::array<int, 2> units{}, points{};
    bool operator==(const LossRow&) const = default;
};

/// Hits that the sides took by one cause.
struct HitRow {
    std::string id, title;
    std::array<int, 2> hits{};
    bool operator==(const HitRow&) const = default;
};

/// What one unit did.
struct Deed {
    SideColour side = SideColour::red;
    std::string unit;  ///< literal
    double hits = 0;   ///< that it gave; those of a common roll in equal shares
    int units = 0;     ///< enemy units that went because of it
    int points = 0;    ///< what those were worth
    std::string fate;  ///< "lost in turn 7", "stands, 2 hits"
    bool operator==(const Deed&) const = default;
};

/// Outcome of some rolls beside what was due.
struct Luck {
    int dice = 0;
    double outcome = 0, expected = 0;
    double variance = 0;  ///< of the outcome
    [[nodiscard]] double above() const { return outcome - expected; }
    [[nodiscard]] double deviation() const;  ///< standard deviation
    Luck& operator+=(const Luck& other);
    bool operator==(const Luck&) const = default;
};

/// One kind of roll.
struct LuckRow {
    std::string id, title;
    std::array<Luck, 2> sides;
    bool operator==(const LuckRow&) const = default;
};

/// Kinds of roll that are counted in the same unit.
struct LuckGroup {
    std::string id, title;
    std::string unit;  ///< "hits"
    std::vector<LuckRow> rows;
    [[nodiscard]] Luck all(SideColour side) const;
    bool operator==(const LuckGroup&) const = default;
};

/// The whole battle in figures.
struct AfterActionFacts {
    std::optional<SideColour> winner;          ///< nothing for a draw
    std::string ending;                        ///< why it ended: "an army is gone from the field"
    std::array<int, 2> points{}, lost{};       ///< begun with, lost
    std::string score_name;                    ///< what the rules call the score: "Tournament score"
    std::array<int, 2> score{};
    std::array<int, 2> lost_before{};          ///< gone before the first of `turns`
    std::array<std::string, 2> commanders{};   ///< titles; empty where they aren't known
    std::vector<AfterTurn> turns;              ///< in their order
    std::vector<TurningPoint> turning_points;  ///< in the order of their turns
    std::vector<LossRow> losses;               ///< causes that occurred; their points add up to `lost`
    std::vector<HitRow> hits;                  ///< causes that occurred
    std::vector<Deed> deeds;                   ///< those who did most, red's before blue's
    std::vector<LuckGroup> luck;
    std::vector<std::string> luck_notes;  ///< how luck is measured, a paragraph each
    bool operator==(const AfterActionFacts&) const = default;
};

/// The turns, four at most, in which the balance of losses moved most, in their order; their texts are empty.
[[nodiscard]] std::vector<TurningPoint> turning_points(const AfterActionFacts& facts);

/// "one battle in eight is luckier", by the normal curve: in how many battles the same rolls would come out
/// still further above what is due, or below where they did. "about as due" within 0.43 deviations, "too few
/// dice to tell" below twenty.
[[nodiscard]] std::string rarity(const Luck& luck);

/// "+2.1 hits", "−0.4 hits".
[[nodiscard]] std::string signed_tenths(double number);

/// The facts as a value, for JSON (docs/reference/json.md).
[[nodiscard]] data::Value to_value(const AfterActionFacts& facts);

}  // namespace muster::scenario
