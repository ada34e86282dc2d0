#include "sheets/heraldry.hpp"

#include <algorithm>
#include <array>
#include <cmath>

namespace muster::sheets {

namespace {

constexpr double too_light_for_a_bar = 0.8;

Livery livery(const layout::Shield& shield, const layout::Theme& theme) {
    const layout::Colour* field = theme.colour(shield.field);
    const bool faint = field != nullptr && lightness(*field) > too_light_for_a_bar;
    return {shield, faint ? shield.charge : shield.field};
}

/// The same arms with the tinctures turned round.
layout::Shield turned_round(const layout::Shield& shield) {
    return {shield.charge, shield.field, shield.device};
}

bool sides_told_apart(const SideArms& arms, const layout::Theme& theme) {
    const layout::Colour* first = theme.colour(arms.red.colour);
    const layout::Colour* second = theme.colour(arms.blue.colour);
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
    const auto shield_of = [](const scenario::Arms& arms) {
        return layout::Shield{arms.field, arms.charge, "device-" + arms.device};
    };
    const layout::Shield red = shield_of(scenario.red.arms);
    const layout::Shield blue = shield_of(scenario.blue.arms);
    const std::pair<layout::Shield, layout::Shield> turns[] = {
        {red, blue}, {red, turned_round(blue)}, {turned_round(red), blue}};
    for (const auto& [first, second] : turns)
        if (const SideArms tried{livery(first, theme), livery(second, theme)}; sides_told_apart(tried, theme))
            return tried;
    for (const char* field : {"azure", "or", "vert", "sable"}) {
        const layout::Shield changed{field, blue.charge == field ? blue.field : blue.charge, blue.device};
        if (const SideArms tried{livery(red, theme), livery(changed, theme)}; sides_told_apart(tried, theme))
            return tried;
    }
    return {livery(red, theme), livery(blue, theme)};
}

}  // namespace muster::sheets
