#include "ral/reference/chances.hpp"

#include <algorithm>

namespace muster::ral {

namespace {
constexpr int d6 = 6;
}

std::map<int, dice::Fraction> casualty_chances(int modifier, int divisor) {
    std::map<int, dice::Fraction> chances;
    for (int face = 1; face <= d6; ++face) {
        dice::Fraction& sum = chances[casualties(face + modifier, divisor)];
        sum = sum + dice::Fraction(1, d6);
    }
    return chances;
}

dice::Fraction pass_chance(int needed, int modifier) {
    return needed == 0 ? dice::Fraction(1, 1) : at_least(std::max(1, needed - modifier), d6);
}

dice::Fraction at_least(int least, int sides) { return {std::max(0, sides + 1 - least), sides}; }

int archery_modifier(const Rules& rules, bool mounted, int lost) {
    const Modifier& modifier = Rules::modifier(rules.archery, mounted ? "mounted-losses" : "foot-losses");
    return modifier.value * (modifier.per == 0 ? std::min(lost, 1) : lost / modifier.per);
}

}  // namespace muster::ral
