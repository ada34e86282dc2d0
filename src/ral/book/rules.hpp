// The figures of Rules by Ral: kinds of troops, modifiers, the morale chart, what ground does. The engine
// looks them up here and the quick reference prints the same rows (data/ral/rules.yaml).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "data/fields.hpp"
#include "tabletop/board.hpp"

namespace muster::ral {

enum class Rank { peasant, yeoman, knight };
enum class Missile { bow, crossbow };

/// A kind of unit (TR-01 to TR-04).
struct TroopType {
    std::string id;    ///< "foot-yeoman"
    std::string name;  ///< "Foot Yeomen"
    Rank rank = Rank::peasant;
    bool mounted = false;
    int figures = 12;               ///< of a whole unit
    int figure_points = 0;          ///< for each figure
    int horse_points = 0;           ///< for each horse; 0 on foot
    int bow_points = 0;             ///< for each bow or crossbow (RAL-011); 0 where none may be carried
    std::vector<Missile> missiles;  ///< what it may carry
    Inches move;                    ///< TR-04
    int divisor = 2;                ///< of the dice against it (TR-03)
    Where where;

    /// Points of a whole unit, with or without bows.
    [[nodiscard]] int points(bool with_bows) const;
};

/// A figure added to a die.
struct Modifier {
    std::string id;     ///< the word that code asks by
    std::string label;  ///< the words that sheets print
    int value = 0;
    int per = 0;  ///< counts once for each so many figures lost; 0 = counts once
    Where where;
};

/// What a unit that is attacked by a kind of troops, or by archery, has to roll (TR-07).
struct MoraleRow {
    std::string attacker;            ///< id of a troop type, or "archery"
    std::vector<std::string> needs;  ///< by own type, in the order of the types; "X" = no test
    Where where;
};

/// Dice that decide something by themselves.
struct Chances {
    int challenge_kills = 5;  ///< a duellist's die of at least this kills the other (section 3)
    int leader_killed = 20;   ///< the d20 of a leader whose unit lost figures in melee (section 6)
    int leader_captured = 19;
    int formation = 4;     ///< a flanked unit on foot changes formation on at least this (section 6)
    int rally_yeomen = 5;  ///< without a leader (section 7)
    int rally_knights = 4;
    Where where;
};

/// Lengths that are no troop type's own.
struct Reaches {
    Inches challenge, bow;  ///< from base to base
    Inches leader;          ///< what a leader moves to another unit (TR-04)
    Inches countercharge;   ///< of mounted units charged by mounted ones (section 6)
    Inches gap;             ///< clear space needed to pass between two units (RAL-020)
    Where where;
};

/// What a kind of ground does to units that enter or cross it (TR-05).
enum class GroundEffect { climb, woods, cross, river };

struct GroundKind {
    std::string id;  ///< hill, woods, wall, hedge, river
    std::string name;
    GroundEffect effect = GroundEffect::climb;
    Inches cost;       ///< taken from the move: for each level climbed, or for crossing
    std::string note;  ///< one sentence of our own, for map legend and quick reference
    Where where;
};

/// A table to play on (RAL-044).
struct TableSize {
    std::string id;  ///< large, small
    Inches width, height;
    int most_points = 0;  ///< armies of up to so many points meet on it
    Where where;
};

/// A base (RAL-043).
struct BaseRow {
    bool mounted = false;
    Inches width, depth;                ///< in line
    Inches column_width, column_depth;  ///< in column
    int files = 6;                      ///< figures side by side in line
    Where where;
};

/// rules.yaml.
struct Rules {
    std::vector<TroopType> types;  ///< in the order of the morale chart's columns
    std::vector<Modifier> archery, melee, morale;
    std::vector<MoraleRow> morale_chart;  ///< in the order of print: the row nearest the top counts
    Chances chances;
    Reaches reaches;
    std::vector<GroundKind> ground;
    std::vector<BaseRow> bases;
    std::vector<TableSize> tables;  ///< from small to large
    Inches zone;                    ///< depth of the deployment zones (RAL-044)
    int last_turn = 15;             ///< RAL-044
    int leader_score = 0;           ///< points that a lost leader counts at the end
    Where where;

    /// The type of that id, or nullptr.
    [[nodiscard]] const TroopType* type(std::string_view id) const;
    /// The place of that type among the types. \pre it is there
    [[nodiscard]] std::size_t type_index(std::string_view id) const;
    /// The value of a modifier of one of the three lists. \pre it is there: `check` asks for every one
    [[nodiscard]] static const Modifier& modifier(const std::vector<Modifier>& list, std::string_view id);
    [[nodiscard]] const GroundKind* ground_kind(std::string_view id) const;
    /// What a unit of `type` (its place) needs against `attacker` (a type's id or "archery"); 0 = no test.
    /// \pre both are there
    [[nodiscard]] int morale_needed(std::string_view attacker, std::size_t type) const;
    /// The base of a type, in line.
    [[nodiscard]] tabletop::Base line(const TroopType& type) const;
    /// The same in column.
    [[nodiscard]] tabletop::Base column(const TroopType& type) const;
    [[nodiscard]] const BaseRow& base_row(const TroopType& type) const;
    /// The table for armies of so many points.
    [[nodiscard]] const TableSize& table_for(int points) const;
};

/// Figures that fall for a modified die against a divisor: floor(total / divisor + 1/2), 0 for totals of 0 or
/// less (RAL-012, RAL-013). \pre divisor > 0
[[nodiscard]] constexpr int casualties(int total, int divisor) {
    return total <= 0 ? 0 : (2 * total + divisor) / (2 * divisor);
}

/// Reports what the engine needs and the file lacks: rows of the morale chart, modifiers, bases, ids that
/// stand twice.
void check(const Rules& rules, Diagnostics& diagnostics);

[[nodiscard]] const data::Names<Rank>& names_of(Rank);
[[nodiscard]] const data::Names<Missile>& names_of(Missile);
[[nodiscard]] const data::Names<GroundEffect>& names_of(GroundEffect);
[[nodiscard]] const data::Fields<TroopType>& fields_of(const TroopType*);
[[nodiscard]] const data::Fields<Modifier>& fields_of(const Modifier*);
[[nodiscard]] const data::Fields<MoraleRow>& fields_of(const MoraleRow*);
[[nodiscard]] const data::Fields<Chances>& fields_of(const Chances*);
[[nodiscard]] const data::Fields<Reaches>& fields_of(const Reaches*);
[[nodiscard]] const data::Fields<GroundKind>& fields_of(const GroundKind*);
[[nodiscard]] const data::Fields<BaseRow>& fields_of(const BaseRow*);
[[nodiscard]] const data::Fields<TableSize>& fields_of(const TableSize*);
[[nodiscard]] const data::Fields<Rules>& fields_of(const Rules*);

}  // namespace muster::ral
