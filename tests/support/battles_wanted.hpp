// Which battles of a battery are played.
#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>

namespace muster::test {

/// The battles to play: from `first` to `last`.
struct Wanted {
    int first = 0, last = 0;
};

/// What MUSTER_BATTLES asks for: how many, or the numbers of the first and last to be played, 1020-1020.
/// Where nothing is asked: `usual` battles, fewer in an unoptimised build.
inline Wanted battles_wanted(int usual) {
#ifndef NDEBUG
    constexpr int unoptimised = 22;
    usual = std::min(usual, unoptimised);
#endif
    const char* asked = std::getenv("MUSTER_BATTLES");
    if (asked == nullptr) return {0, usual - 1};
    const std::string text = asked;
    const std::size_t dash = text.find('-');
    if (dash == std::string::npos) return {0, std::max(1, std::atoi(asked)) - 1};
    return {std::atoi(asked), std::atoi(asked + dash + 1)};
}

}  // namespace muster::test
