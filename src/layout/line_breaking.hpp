// Where lines end.
#pragma once

#include <vector>

#include "layout/mm.hpp"

namespace muster::layout {

/// What line breaking needs to know of a word.
struct WordWidth {
    Mm width;
    Mm space;  ///< between it and the word before, if they share a line
};

/// The index of the first word of every line, of the fewest lines that are possible, as even as possible:
/// least sum of squared white space, where a last line counts only what it lacks to a third of the width. A
/// word wider than `width` gets a line of its own.
[[nodiscard]] std::vector<std::size_t> break_lines(const std::vector<WordWidth>& words, Mm width);

}  // namespace muster::layout
