// The one home of trigonometry, so that nothing else depends on how a machine's library rounds it.
#pragma once

#include <cstdint>

namespace muster {

/// Sine and cosine of whole degrees, in millionths, rounded to nearest; exact at multiples of 90.
[[nodiscard]] std::int64_t sin_millionths(int degrees);
[[nodiscard]] std::int64_t cos_millionths(int degrees);

/// Sine and cosine of any angle in degrees, for drawing: interpolated between the whole degrees' values, so
/// that it is the same everywhere.
[[nodiscard]] double sin_degrees(double degrees);
[[nodiscard]] double cos_degrees(double degrees);

}  // namespace muster
