// A player turn as a small picture of the table.
#pragma once

#include "layout/measurer.hpp"
#include "scenario/places.hpp"
#include "sheets/map/pen.hpp"

namespace muster::sheets::map {

/// What the pictures of one story have in common. `ground` is the table without units.
struct StoryTable {
    const scenario::Scenario& scenario;
    const Look& look;
    View view;
    layout::Frame ground;
};
[[nodiscard]] StoryTable story_table(const scenario::Scenario& scenario, layout::Size size, const Look& look);

/// The table at the end of `turn`: outlines where units stood that moved, arrows for their ways, lines for
/// shots, numbers for hits, stars for melees, crosses for losses, chevrons for who is active or routed.
/// `before` and `after` are the places at both ends of the turn.
[[nodiscard]] layout::Frame draw_turn(const StoryTable& table, const scenario::StoryTurn& turn,
                                      const scenario::Places& before, const scenario::Places& after,
                                      layout::TextMeasurer& measurer);

/// Bases as small pictures have them: a thin front edge and no hatching.
[[nodiscard]] Look small_look(const Look& look);

/// The signs of these pictures side by side, in as many rows as `width` asks for; `toll`: see Ruleset::toll.
/// \pre scenario.opening
[[nodiscard]] layout::Frame draw_story_key(const scenario::Scenario& scenario, const std::string& toll,
                                           const Look& look, layout::Mm width,
                                           layout::TextMeasurer& measurer);

}  // namespace muster::sheets::map
