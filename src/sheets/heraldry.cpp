#include "sheets/heraldry.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::sheets {

namespace {

layout::Shield shield_of(const scenario::Arms& arms) { return {arms.field, arms.charge, arms.device}; }

layout::Shield turned_round(const layout::Shield& shield) {
    return {shield.charge, shield.field, shield.device};
}

bool fields_told_apart(const layout::Shield& a, const layout::Shield& b, const layout::Theme& theme) {
    const layout::Colour* first = theme.colour(a.field);
    const layout::Colour* second = theme.colour(b.field);
    return first == nullptr || second == nullptr || told_apart(*first, *second);
}

}  // namespace

double lightness(const layout::Colour& colour) {
    // Weights of the sRGB primaries; the square root stands for the eye's response and is exact on every
    // machine.
    const auto linear = [](std::uint8_t value) { return value / 255.0 * (value / 255.0); };
    return std::sqrt(0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) +
                     0.0722 * linear(colour.blue));
}

bool told_apart(const layout::Colour& a, const layout::Colour& b) {
    constexpr double least_lightness = 0.12;  // about one step of a ten-step grey scale, with dot gain
    constexpr int least_colour = 60;
    const int difference =
        std::abs((a.red - a.green) - (b.red - b.green)) + std::abs((a.green - a.blue) - (b.green - b.blue));
    return std::abs(lightness(a) - lightness(b)) >= least_lightness && difference >= least_colour;
}

SideArms side_arms(const scenario::Scenario& scenario, const layout::Theme& theme) {
    const layout::Shield red = shield_of(scenario.red.arms);
    const layout::Shield blue = shield_of(scenario.blue.arms);
    for (const SideArms& tried :
         {SideArms{red, blue}, SideArms{red, turned_round(blue)}, SideArms{turned_round(red), blue}})
        if (fields_told_apart(tried.red, tried.blue, theme)) return tried;
    for (const char* field : {"azure", "or", "argent", "sable", "vert"}) {
        const SideArms tried{red, {field, blue.charge == field ? blue.field : blue.charge, blue.device}};
        if (fields_told_apart(tried.red, tried.blue, theme)) return tried;
    }
    return {red, blue};
}

}  // namespace muster::sheets
