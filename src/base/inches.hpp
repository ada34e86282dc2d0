// Lengths on the table: whole thousandths of an inch, so that "exactly 6 inches" has one answer on every
// machine.
#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace muster {

/// A length on the table. One unit is a thousandth of an inch; sums and comparisons are exact.
class Inches {
  public:
    constexpr Inches() = default;

    /// `n` thousandths of an inch.
    static constexpr Inches thousandths(std::int64_t n) { return Inches(n); }

    /// The length in thousandths of an inch.
    [[nodiscard]] constexpr std::int64_t in_thousandths() const { return thousandths_; }

    /// The length as a number of inches, for drawing only.
    [[nodiscard]] constexpr double to_double() const { return static_cast<double>(thousandths_) / 1000.0; }

    constexpr auto operator<=>(const Inches&) const = default;
    constexpr Inches operator-() const { return Inches(-thousandths_); }
    constexpr Inches& operator+=(Inches other) {
        thousandths_ += other.thousandths_;
        return *this;
    }
    constexpr Inches& operator-=(Inches other) {
        thousandths_ -= other.thousandths_;
        return *this;
    }
    friend constexpr Inches operator+(Inches a, Inches b) { return Inches(a.thousandths_ + b.thousandths_); }
    friend constexpr Inches operator-(Inches a, Inches b) { return Inches(a.thousandths_ - b.thousandths_); }
    friend constexpr Inches operator*(Inches a, std::int64_t k) { return Inches(a.thousandths_ * k); }
    friend constexpr Inches operator*(std::int64_t k, Inches a) { return Inches(a.thousandths_ * k); }
    /// Division truncates towards zero, below a thousandth of an inch.
    friend constexpr Inches operator/(Inches a, std::int64_t k) { return Inches(a.thousandths_ / k); }

  private:
    constexpr explicit Inches(std::int64_t n) : thousandths_(n) {}
    std::int64_t thousandths_ = 0;
};

namespace literals {
constexpr Inches operator""_in(unsigned long long n) {
    return Inches::thousandths(static_cast<std::int64_t>(n) * 1000);
}
/// Decimal inches; digits beyond the third decimal are rounded to the nearest thousandth.
constexpr Inches operator""_in(long double n) {
    return Inches::thousandths(static_cast<std::int64_t>(n * 1000 + 0.5L));
}
}  // namespace literals

/// The length as a decimal without trailing zeros, as data files write it: "6", "1.6", "-0.05".
[[nodiscard]] std::string to_decimal(Inches length);

/// The length for print, to the nearest quarter of an inch with real fractions and a double prime: `13¼″`,
/// `½″`, `0″`.
[[nodiscard]] std::string to_quarters(Inches length);

}  // namespace muster
