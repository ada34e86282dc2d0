// The one home of trigonometry, so that nothing else depends on how a machine's library rounds it.
#pragma once

#include <array>
#include <cstdint>

namespace muster {

namespace detail {

/// Sines of 0 to 449 degrees in millionths, so that a cosine is found 90 places on.
extern const std::array<std::int32_t, 450> sines;

/// 0 to 359
[[nodiscard]] constexpr unsigned turned_once(int degrees) {
    return degrees >= 0 && degrees < 360 ? static_cast<unsigned>(degrees)
                                         : static_cast<unsigned>(((degrees % 360) + 360) % 360);
}

}  // namespace detail

/// Sine and cosine of whole degrees, in millionths, rounded to nearest; exact at multiples of 90.
[[nodiscard]] inline std::int64_t sin_millionths(int degrees) {
    return detail::sines[detail::turned_once(degrees)];
}
[[nodiscard]] inline std::int64_t cos_millionths(int degrees) {
    return detail::sines[detail::turned_once(degrees) + 90];
}

/// Sine and cosine of any angle in degrees, for drawing: interpolated between the whole degrees' values, so
/// that it is the same everywhere.
[[nodiscard]] double sin_degrees(double degrees);
[[nodiscard]] double cos_degrees(double degrees);

}  // namespace muster
