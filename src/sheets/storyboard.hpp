// The opening as a storyboard: a picture and a narration for each player turn, and the state to start from
// (templates/sheets/storyboard.yaml).
#pragma once

#include "layout/measurer.hpp"
#include "sheets/heraldry.hpp"
#include "sheets/pack.hpp"

namespace muster::sheets {

/// The storyboard of a battle with an opening. `now` is the position after it. \pre battle.scenario.opening
[[nodiscard]] layout::SheetContent storyboard(const Battle& battle, const scenario::Position& now,
                                              const SideArms& arms, const std::string& paper,
                                              const layout::Templates& templates,
                                              layout::TextMeasurer& measurer, Diagnostics& diagnostics);

/// Who plays whom from here on, in a few sentences: for the storyboard and the briefing.
[[nodiscard]] std::vector<std::string> handing_over(const scenario::Scenario& scenario,
                                                    const scenario::Position& now);

}  // namespace muster::sheets
