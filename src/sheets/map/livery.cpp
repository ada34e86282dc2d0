#include "sheets/map/livery.hpp"

#include <algorithm>

namespace muster::sheets::map {

using layout::Colour;
using scenario::SideColour;

namespace {

constexpr double readable = 4.5;

std::uint8_t mixed(std::uint8_t a, std::uint8_t b, double part) {
    return static_cast<std::uint8_t>(a + (b - a) * part + 0.5);
}

Colour mixed(const Colour& a, const Colour& b, double part) {
    return {mixed(a.red, b.red, part), mixed(a.green, b.green, part), mixed(a.blue, b.blue, part), a.alpha};
}

/// `colour`, with as much black as it needs to read well on `ground`.
Colour readable_on(const Colour& colour, const Colour& ground) {
    constexpr int steps = 20;
    for (int i = 0; i < steps; ++i) {
        const Colour tried = mixed(colour, {0, 0, 0, 1}, static_cast<double>(i) / steps);
        if (contrast(tried, ground) >= readable) return tried;
    }
    return {0, 0, 0, 1};
}

double luminance(const Colour& colour) {
    const auto linear = [](std::uint8_t value) { return value / 255.0 * (value / 255.0); };
    return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
}

void set(Look& look, Tone tone, const Colour& colour) {
    look.colours[static_cast<std::size_t>(tone)] = colour;
}

}  // namespace

double contrast(const Colour& a, const Colour& b) {
    const double lighter = std::max(luminance(a), luminance(b));
    const double darker = std::min(luminance(a), luminance(b));
    return (lighter + 0.05) / (darker + 0.05);
}

void wear(Look& look, const SideArms& arms, const layout::Theme& theme) {
    const Colour* red = theme.colour(arms.red.colour);
    const Colour* blue = theme.colour(arms.blue.colour);
    if (!red || !blue) return;
    look.dark = lightness(*red) < lightness(*blue) ? SideColour::red : SideColour::blue;
    const Colour white = look[Tone::paper];
    const Colour ink = look[Tone::ink];
    constexpr double pale = 0.84;   // white in the tint of the lighter side
    constexpr double front = 0.45;  // black in the front edge of the darker side
    for (const SideColour side : {SideColour::red, SideColour::blue}) {
        const Colour& own = side == SideColour::red ? *red : *blue;
        const bool is_red = side == SideColour::red;
        const bool is_dark = side == look.dark;
        const Colour line = readable_on(own, look[Tone::table]);
        const Colour solid = readable_on(own, white);
        set(look, is_red ? Tone::red : Tone::blue, is_dark ? mixed(line, {0, 0, 0, 1}, front) : line);
        set(look, is_red ? Tone::red_tint : Tone::blue_tint, is_dark ? solid : mixed(own, white, pale));
        set(look, is_red ? Tone::red_text : Tone::blue_text, is_dark ? white : ink);
    }
}

}  // namespace muster::sheets::map
