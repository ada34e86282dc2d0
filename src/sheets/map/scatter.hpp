// Decoration that looks free and never changes: numbers drawn from the seed and the letter of a piece.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "sheets/map/plane.hpp"

namespace muster::sheets::map {

/// A row of numbers that a seed and a name determine, the same on every machine (SplitMix64, whole numbers).
class Scatter {
  public:
    /// Starts the row that belongs to `seed` and `name`, such as "map/L".
    Scatter(const std::string& seed, const std::string& name);

    /// The next number, any of 2^64.
    std::uint64_t next();
    /// The next number from 0 up to 1, without 1, in steps of 2^-53.
    double part();
    /// The next number from `low` to `high`.
    double between(double low, double high) { return low + (high - low) * part(); }
    /// The next whole number from 0 to `count` - 1. \pre count > 0
    int below(int count);

  private:
    std::uint64_t state_;
};

/// A wave without a pattern to see: a few sines of unlike lengths. It closes after 360 degrees.
class Wave {
  public:
    /// Sines of `first` to `last` periods in a full turn, the longer ones stronger. \pre 1 <= first <= last
    Wave(Scatter& scatter, int first, int last);
    /// -1 to 1.
    [[nodiscard]] double at(double degrees) const;

  private:
    struct Sine {
        int periods;
        double phase, weight;
    };
    std::vector<Sine> sines_;
};

/// How an outline keeps to its box.
struct OutlineForm {
    double roughness = 0.1;   ///< share of the half width that the outline may draw back by
    int first = 2, last = 6;  ///< periods of its bends
    double square = 1;        ///< how far it fills the corners of its box: 0 = an ellipse
};

/// A round, natural outline within `box`, touching it or nearly so; `count` places in clockwise order from
/// the right.
[[nodiscard]] Line natural_outline(const Area& box, const OutlineForm& form, int count, Scatter& scatter);

/// Places within the closed `outline`, each at least `gap` from every other and `margin` from the outline, as
/// many as find room, from the back (top) to the front.
[[nodiscard]] std::vector<Vec> spread(const Line& outline, double gap, double margin, Scatter& scatter);

}  // namespace muster::sheets::map
