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
struct Prospect {
    double chance = 0, outcome = 0;
};

/// \param prospects all that the dice can come to; their chances add up to 1
[[nodiscard]] inline Due due_of(std::span<const Prospect> prospects) {
    Due due;
    for (const Prospect& p : prospects) due.mean += p.chance * p.outcome;
    // From the mean: the mean square less the squared mean can fall below 0 by rounding.
    for (const Prospect& p : prospects)
        due.variance += p.chance * (p.outcome - due.mean) * (p.outcome - due.mean);
    return due;
}

/// One die of so many sides, of which each face brings `brings(face)`.
template <class Brings>
[[nodiscard]] Due due_of_die(int sides, Brings brings) {
    std::vector<Prospect> prospects;
    for (int face = 1; face <= sides; ++face)
        prospects.push_back({1.0 / sides, static_cast<double>(brings(face))});
    return due_of(prospects);
}

}  // namespace muster::scenario
