#include "base/trig.hpp"

#include <array>
#include <cmath>

namespace muster {

namespace {

constexpr double pi = 3.14159265358979323846;

/// The sine of 0 to 90 degrees by its series, in millionths. The compiler adds it up, by the rules of IEEE
/// arithmetic; rounding to millionths takes away what is left of the error, some 1e-16.
constexpr std::int32_t series(int degrees) {
    const double x = degrees * pi / 180.0;
    double sum = 0, term = x;
    for (int n = 1; n < 30; n += 2) {
        sum += term;
        term *= -x * x / ((n + 1) * (n + 2));
    }
    return static_cast<std::int32_t>(sum * 1e6 + 0.5);
}

constexpr std::array<std::int32_t, 450> make_sines() {
    std::array<std::int32_t, 450> result{};
    for (int d = 0; d < 450; ++d) {
        const int turned = d % 360;
        const int half = turned % 180;
        const std::int32_t sine = series(half > 90 ? 180 - half : half);
        result[static_cast<std::size_t>(d)] = turned >= 180 ? -sine : sine;
    }
    return result;
}

}  // namespace

namespace detail {
constexpr std::array<std::int32_t, 450> sines = make_sines();
}  // namespace detail

double sin_degrees(double degrees) {
    const double turned = degrees - 360.0 * std::floor(degrees / 360.0);
    const int below = static_cast<int>(turned);
    const double part = turned - below;
    const auto low = static_cast<double>(sin_millionths(below));
    const auto high = static_cast<double>(sin_millionths(below + 1));
    return (low + (high - low) * part) / 1e6;
}

double cos_degrees(double degrees) { return sin_degrees(degrees + 90.0); }

}  // namespace muster
