#include "base/inches.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdlib>

namespace muster {

std::string to_decimal(Inches length) {
    const std::int64_t n = length.in_thousandths();
    std::string text = fmt::format("{}{}.{:03}", n < 0 ? "-" : "", std::abs(n) / 1000, std::abs(n) % 1000);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string to_quarters(Inches length) {
    static constexpr std::array<const char*, 4> fractions{"", "¼", "½", "¾"};
    const std::int64_t n = length.in_thousandths();
    const std::int64_t quarters = (std::abs(n) + 125) / 250;
    const std::int64_t whole = quarters / 4;
    const auto part = static_cast<std::size_t>(quarters % 4);
    const std::string digits = whole == 0 && part != 0 ? std::string() : std::to_string(whole);
    return fmt::format("{}{}{}″", n < 0 && quarters > 0 ? "−" : "", digits, fractions[part]);
}

}  // namespace muster
