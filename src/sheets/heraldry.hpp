// The colours of the two sides on paper.
#pragma once

#include <string>

#include "layout/content.hpp"
#include "layout/theme.hpp"
#include "scenario/scenario.hpp"

namespace muster::sheets {

/// What a side shows on paper: its shield, and the tincture that stands for it on bars and bases.
struct Livery {
    layout::Shield shield;
    std::string colour;  ///< a theme colour: one of the shield's tinctures
};

/// The liveries of the two sides.
struct SideArms {
    Livery red, blue;

    [[nodiscard]] const Livery& of(scenario::SideColour side) const {
        return side == scenario::SideColour::red ? red : blue;
    }
};

/// The liveries of both armies. A side's colour is its field, or its charge where the field is too light for
/// a bar on white paper. Where the two colours would not differ in hue and in lightness, so that a grey
/// printer could not tell them apart, blue shows its other tincture, or else red, or else blue takes the
/// first of azure, or, vert, sable that differs as its field.
[[nodiscard]] SideArms side_arms(const scenario::Scenario& scenario, const layout::Theme& theme);

/// How light a colour looks, 0 (black) to 1 (white).
[[nodiscard]] double lightness(const layout::Colour& colour);

/// True if the colours differ enough in lightness, and in hue or saturation.
[[nodiscard]] bool told_apart(const layout::Colour& a, const layout::Colour& b);

}  // namespace muster::sheets
