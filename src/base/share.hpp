// Shares of counted cases, with the interval in which the true share lies, as whole ten-thousandths: the same
// numbers on every machine.
#pragma once

#include <cstdint>
#include <string>

namespace muster {

/// A share in ten-thousandths: 5125 = 51.25 %.
struct Share {
    int value = 0;
    auto operator<=>(const Share&) const = default;
};

inline constexpr int whole_share = 10'000;

/// Both ends of an interval of shares.
struct ShareInterval {
    Share low, high;
    [[nodiscard]] int width() const { return high.value - low.value; }
    bool operator==(const ShareInterval&) const = default;
};

/// `hits` of `cases`, rounded half up. \pre 0 <= hits <= cases, cases > 0
[[nodiscard]] Share share_of(std::int64_t hits, std::int64_t cases);

/// The 95 % score interval of a share (E. B. Wilson, "Probable inference, the law of succession, and
/// statistical inference", Journal of the American Statistical Association 22, 1927, pp. 209-212; method 3 of
/// R. G. Newcombe, Statistics in Medicine 17, 1998, pp. 857-872):
///     (p + z^2/2n  -+  z sqrt(p(1-p)/n + z^2/4n^2)) / (1 + z^2/n),   z = 1.959964
/// each end rounded to the nearest ten-thousandth. \pre as share_of
[[nodiscard]] ShareInterval wilson_interval(std::int64_t hits, std::int64_t cases);

/// "0.5125", without zeros at the end: for programs.
[[nodiscard]] std::string to_decimal(Share share);

/// "51.3 %": for people.
[[nodiscard]] std::string to_percent(Share share);

/// "49.1 to 53.4 %".
[[nodiscard]] std::string to_percent(const ShareInterval& interval);

/// The mean of `cases` numbers that add up to `sum`, to one decimal, rounded half away from zero: "412.3".
/// \pre cases > 0
[[nodiscard]] std::string mean_text(std::int64_t sum, std::int64_t cases);

}  // namespace muster
