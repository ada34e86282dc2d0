// What dice bring on the average: the measure of luck.
#pragma once

#include <span>
#include <vector>

namespace muster::scenario {

/// Mean and variance of an outcome before the dice fall.
struct Due {
    double mean = 0;
    double variance = 0;  ///< never below 0, not even by rounding
};

/// Something that dice can come to, and how likely it is.
struct Chance {
    double chance = 0, outcome = 0;
};

/// \param chances add up to 1
[[nodiscard]] inline Due due_of(std::span<const Chance> chances) {
    Due due;
    for (const Chance& c : chances) due.mean += c.chance * c.outcome;
    // From the mean: the mean square less the squared mean can fall below 0 by rounding.
    for (const Chance& c : chances)
        due.variance += c.chance * (c.outcome - due.mean) * (c.outcome - due.mean);
    return due;
}

/// One die of so many sides, of which each face brings `brings(face)`.
template <class Brings>
[[nodiscard]] Due due_of_die(int sides, Brings brings) {
    std::vector<Chance> chances;
    for (int face = 1; face <= sides; ++face)
        chances.push_back({1.0 / sides, static_cast<double>(brings(face))});
    return due_of(chances);
}

}  // namespace muster::scenario
