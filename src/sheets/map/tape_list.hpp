// The list to set the table up with a tape measure: two distances from table edges for every piece and Body.
//
// Ground is measured by somebody who stands behind the attacker's edge, each side's units by somebody behind
// that side's own edge: "left" from the table's edge on his left, "near" from the edge before him. So
// whatever was placed in steps of a quarter of an inch reads as whole quarters, for either side.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "layout/content.hpp"
#include "scenario/ruleset.hpp"

namespace muster::sheets::map {

/// Something that is measured out.
struct Measured {
    std::string letter;  ///< of the piece or Body; empty for what belongs to the one above
    /// "Hill, all of section 5"; of units their numbers from the left, the front rank first: "1, 2, 3 / 4,
    /// 5".
    std::string what;
    std::string block;   ///< where it stands in the plan: "centre"
    std::string detail;  ///< size or formation ("3 wide, 2 deep"); empty where there is no more to say
    std::optional<Inches> left, near;
};

/// Every piece of terrain with its fords and bridges: the corner of its area on the left and near the
/// attacker.
[[nodiscard]] std::vector<Measured> measured_terrain(const scenario::Scenario& scenario,
                                                     const scenario::Ruleset& rules);

/// Every Body of a side: the left end of its front edge. Ranks that don't stand together in the plain way
/// (behind each other, flush on the left or in the middle), and units in no Body, are measured on their own;
/// so are parts of a Body that face another way, with the right end of their front edge too. Units off the
/// table come last; in a battle in progress only those that are not lost.
[[nodiscard]] std::vector<Measured> measured_side(const scenario::Scenario& scenario,
                                                  const scenario::Ruleset& rules, scenario::SideColour side,
                                                  const scenario::Position* now = nullptr);

/// All of it as the table "tape": columns letter, piece, left, near; rows of kind "group" above each part. Up
/// to three parts of a Body that stand beside each other in a row share a line: "4 · 5 · 6", "10″ · 18″ ·
/// 26″".
[[nodiscard]] layout::Table tape_list(const scenario::Scenario& scenario, const scenario::Ruleset& rules,
                                      const scenario::Position* now = nullptr);

}  // namespace muster::sheets::map
