// The colours of the two sides on paper.
#pragma once

#include "layout/content.hpp"
#include "layout/theme.hpp"
#include "scenario/scenario.hpp"

namespace muster::sheets {

/// The shields that the two sides bear on paper. A side's field is its colour everywhere.
struct SideArms {
    layout::Shield red, blue;

    [[nodiscard]] const layout::Shield& of(scenario::SideColour side) const {
        return side == scenario::SideColour::red ? red : blue;
    }
};

/// The arms of both armies, changed where needed so that the fields differ in hue and in lightness and a grey
/// printer still tells them apart: first the blue side turns its tinctures round, then the red one, then blue
/// takes the first tincture of azure, or, argent, sable, vert that differs.
[[nodiscard]] SideArms side_arms(const scenario::Scenario& scenario, const layout::Theme& theme);

/// How light a colour looks, 0 (black) to 1 (white).
[[nodiscard]] double lightness(const layout::Colour& colour);

/// True if the colours differ enough in lightness, and in hue or saturation.
[[nodiscard]] bool told_apart(const layout::Colour& a, const layout::Colour& b);

}  // namespace muster::sheets
