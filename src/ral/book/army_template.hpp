// Templates of armies: which units a people or an era brings, and how it is played (data/ral/armies).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ral/book/rules.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The faces of the die that brings a unit: a d20, the one that the rules own (section 1).
inline constexpr int recruiting_faces = 20;

/// The faces of the die that says how a side is played.
inline constexpr std::size_t plan_faces = 6;

/// A kind of unit within a template.
struct Contingent {
    std::string type;  ///< id of a TroopType
    std::optional<Missile> missile;
    std::string name;  ///< of many, as printed: "Billmen"
    int share = 0;     ///< faces of the d20: so many of twenty units are of it
    Where where;
    bool operator==(const Contingent&) const = default;
};

/// One army template.
struct ArmyTemplate {
    std::string id, name;
    std::vector<std::string> aliases;
    std::string era;       ///< people and time it is made after
    std::string sentence;  ///< what it is like to play, in our own words
    scenario::Arms arms;
    std::vector<std::string> plans;  ///< ids of plans: what each face of a d6 brings
    std::vector<Contingent> units;   ///< their shares add up to twenty
    Where where;

    /// What a face of the recruiting die brings. \pre 1 <= face <= 20
    [[nodiscard]] const Contingent& recruited_by(int face) const;
};

/// What a unit of that kind costs (TR-02). \pre the type is one of the rules
[[nodiscard]] int points(const Rules& rules, const Contingent& contingent);

/// The price of the cheapest unit of a template.
[[nodiscard]] int least_points(const Rules& rules, const ArmyTemplate& list);

/// The word of what a unit carries: "bow", "crossbow" or nothing.
[[nodiscard]] std::string word_of(const std::optional<Missile>& missile);

/// Reports what has to hold inside a template: known types and weapons that they may carry (TR-01), kinds
/// that stand twice, shares that don't add up, faces of the plan's die, and a cheapest unit of which two
/// don't fit into the smallest battle.
void check(const ArmyTemplate& list, const Rules& rules, Diagnostics& diagnostics);

[[nodiscard]] const data::Fields<Contingent>& fields_of(const Contingent*);
[[nodiscard]] const data::Fields<ArmyTemplate>& fields_of(const ArmyTemplate*);

}  // namespace muster::ral
