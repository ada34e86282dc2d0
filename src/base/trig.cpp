#include "base/trig.hpp"

#include <array>
#include <cmath>

namespace muster {

namespace {

constexpr double pi = 3.14159265358979323846;

/// Sines of 0 to 90 degrees. Rounding to millionths takes away any difference between libraries (theirs lie
/// beyond 1e-15).
std::array<std::int64_t, 91> make_sines() {
    std::array<std::int64_t, 91> sines{};
    for (std::size_t d = 0; d < sines.size(); ++d)
        sines[d] = std::llround(std::sin(static_cast<double>(d) * pi / 180.0) * 1e6);
    return sines;
}

}  // namespace

std::int64_t sin_millionths(int degrees) {
    static const std::array<std::int64_t, 91> sines = make_sines();
    const int turned = ((degrees % 360) + 360) % 360;
    if (turned > 180) return -sin_millionths(turned - 180);
    return sines[static_cast<std::size_t>(turned > 90 ? 180 - turned : turned)];
}

std::int64_t cos_millionths(int degrees) { return sin_millionths(degrees + 90); }

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
