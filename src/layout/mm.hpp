// Lengths on paper. The board has its own unit (base/inches.hpp); there is no implicit bridge between the
// two.
#pragma once

#include <compare>

namespace muster::layout {

/// A length on paper in millimetres. Any finite value; negative lengths are offsets to the left or up.
struct Mm {
    double value = 0;

    constexpr Mm() = default;
    constexpr explicit Mm(double millimetres) : value(millimetres) {}

    constexpr auto operator<=>(const Mm&) const = default;
    constexpr Mm operator-() const { return Mm{-value}; }
    constexpr Mm& operator+=(Mm other) {
        value += other.value;
        return *this;
    }
    constexpr Mm& operator-=(Mm other) {
        value -= other.value;
        return *this;
    }
    friend constexpr Mm operator+(Mm a, Mm b) { return Mm{a.value + b.value}; }
    friend constexpr Mm operator-(Mm a, Mm b) { return Mm{a.value - b.value}; }
    friend constexpr Mm operator*(Mm a, double k) { return Mm{a.value * k}; }
    friend constexpr Mm operator*(double k, Mm a) { return Mm{a.value * k}; }
    friend constexpr Mm operator/(Mm a, double k) { return Mm{a.value / k}; }
    friend constexpr double operator/(Mm a, Mm b) { return a.value / b.value; }
};

/// Typographic points (1/72 in) as a paper length.
constexpr Mm points(double pt) { return Mm{pt * 25.4 / 72.0}; }

/// A paper length in typographic points (1/72 in).
constexpr double to_points(Mm length) { return length.value * 72.0 / 25.4; }

namespace literals {
constexpr Mm operator""_mm(long double v) { return Mm{static_cast<double>(v)}; }
constexpr Mm operator""_mm(unsigned long long v) { return Mm{static_cast<double>(v)}; }
}  // namespace literals

/// A place on a page or frame: x to the right, y downwards, from the top left corner.
struct Point {
    Mm x, y;
    constexpr auto operator<=>(const Point&) const = default;
    friend constexpr Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
    friend constexpr Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// Width and height of a frame, both >= 0.
struct Size {
    Mm width, height;
    constexpr auto operator<=>(const Size&) const = default;
};

/// A rectangle: its top left corner and its size.
struct Box {
    Point at;
    Size size;
    constexpr auto operator<=>(const Box&) const = default;
    [[nodiscard]] constexpr Mm right() const { return at.x + size.width; }
    [[nodiscard]] constexpr Mm bottom() const { return at.y + size.height; }
};

}  // namespace muster::layout
