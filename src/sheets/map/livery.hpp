// The sides' colours on the map.
#pragma once

#include "sheets/heraldry.hpp"
#include "sheets/map/style.hpp"

namespace muster::sheets::map {

/// Gives each side's bases, zones and letters the tincture of its arms: the lighter one as a pale tint with
/// dark numbers, the darker one solid with white numbers, so that the sides differ in lightness whatever
/// their hues. Lines and letters are darkened until they read well on the table's ground (4.5 : 1). Tinctures
/// that the theme doesn't know change nothing.
void wear(Look& look, const SideArms& arms, const layout::Theme& theme);

/// Contrast of two colours as text on ground, 1 to 21 (WCAG, with squares for the eye's response).
[[nodiscard]] double contrast(const layout::Colour& a, const layout::Colour& b);

}  // namespace muster::sheets::map
