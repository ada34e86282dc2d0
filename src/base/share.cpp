#include "base/share.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace muster {

namespace {

/// "49.1": ten-thousandths as percent with one decimal.
std::string tenths(Share share) {
    const int rounded = (share.value + 5) / 10;
    return fmt::format("{}.{}", rounded / 10, rounded % 10);
}

Share rounded(double share) {
    return {std::clamp(static_cast<int>(std::floor(share * whole_share + 0.5)), 0, whole_share)};
}

}  // namespace

Share share_of(std::int64_t hits, std::int64_t cases) {
    return {static_cast<int>((2 * hits * whole_share + cases) / (2 * cases))};
}

// The four operations and the square root are exactly rounded everywhere, so the ends are the same bits.
ShareInterval wilson_interval(std::int64_t hits, std::int64_t cases) {
    constexpr double z = 1.959964;
    const double n = static_cast<double>(cases);
    const double p = static_cast<double>(hits) / n;
    const double whole = 1 + z * z / n;
    const double middle = p + z * z / (2 * n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n));
    return {rounded((middle - half) / whole), rounded((middle + half) / whole)};
}

std::string to_decimal(Share share) {
    std::string text = fmt::format("{}.{:04}", share.value / whole_share, share.value % whole_share);
    text.erase(text.find_last_not_of('0') + 1);
    return text.ends_with('.') ? text + "0" : text;
}

std::string to_percent(Share share) { return tenths(share) + " %"; }

std::string to_percent(const ShareInterval& interval) {
    return tenths(interval.low) + " to " + tenths(interval.high) + " %";
}

std::string mean_text(std::int64_t sum, std::int64_t cases) {
    const std::int64_t size = sum < 0 ? -sum : sum;
    const std::int64_t tenth = (20 * size + cases) / (2 * cases);
    return fmt::format("{}{}.{}", sum < 0 && tenth > 0 ? "-" : "", tenth / 10, tenth % 10);
}

}  // namespace muster
