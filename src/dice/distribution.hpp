// Exact chances: distributions over whole numbers or words, with fractions instead of floating point.
#pragma once

#include <cstdint>
#include <map>
#include <string>

namespace muster::dice {

/// A fraction in lowest terms with a positive denominator. Exact as long as both parts fit in 63 bits.
class Fraction {
  public:
    constexpr Fraction() = default;
    /// \pre denominator != 0
    Fraction(std::int64_t numerator, std::int64_t denominator);

    [[nodiscard]] std::int64_t numerator() const { return numerator_; }
    [[nodiscard]] std::int64_t denominator() const { return denominator_; }
    /// "1/36"; whole numbers without a denominator: "0", "1".
    [[nodiscard]] std::string to_text() const;

    friend Fraction operator+(Fraction a, Fraction b);
    friend Fraction operator*(Fraction a, Fraction b);
    bool operator==(const Fraction&) const = default;

  private:
    std::int64_t numerator_ = 0;
    std::int64_t denominator_ = 1;
};

/// Chances of sums.
using SumChances = std::map<int, Fraction>;

/// What a table asks to roll.
enum class DiceKind { d6, half_d6, two_d6, three_d6 };

/// Number of dice rolled for a kind.
[[nodiscard]] int dice_count(DiceKind kind);

/// The total that dice of a kind stand for: their sum, or the halved die with fractions up.
[[nodiscard]] int total(DiceKind kind, int sum_of_dice);

/// Exact chances of the totals of a kind.
[[nodiscard]] SumChances chances(DiceKind kind);

}  // namespace muster::dice
