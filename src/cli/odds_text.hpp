// Odds as text for people.
#pragma once

#include <string>

#include "odds/result.hpp"

namespace muster::cli {

/// Shares, means and swings of a pair or a scenario; of a matrix the table of all pairs.
[[nodiscard]] std::string odds_text(const odds::Result& result);

}  // namespace muster::cli
