#include "layout/line_breaking.hpp"

namespace muster::layout {

namespace {

/// The best way to set all words from one on.
struct Best {
    std::size_t next = 0;  ///< first word of the following line
    int lines = 0;
    double white = 0;  ///< sum of squares
};

/// The best way from word `first` on, when those from every later word on are known.
Best best_from(std::size_t first, const std::vector<WordWidth>& words, Mm width,
               const std::vector<Best>& later) {
    constexpr double rounding = 1e-9;
    Best best;
    Mm used;
    for (std::size_t next = first + 1; next <= words.size(); ++next) {
        const WordWidth& word = words[next - 1];
        used += next - 1 == first ? word.width : word.space + word.width;
        if (used.value > width.value + rounding && next - 1 != first) break;
        // The last line may be short, but should not be a word left alone.
        const Mm aim = next == words.size() ? width / 3 : width;
        const double slack = (aim - used).value;
        const Best candidate{next, later[next].lines + 1,
                             later[next].white + (slack > 0 ? slack * slack : 0)};
        const bool better = best.lines == 0 || candidate.lines < best.lines ||
                            (candidate.lines == best.lines && candidate.white <= best.white);
        if (better) best = candidate;
    }
    return best;
}

}  // namespace

std::vector<std::size_t> break_lines(const std::vector<WordWidth>& words, Mm width) {
    std::vector<Best> best(words.size() + 1);
    for (std::size_t first = words.size(); first-- > 0;) best[first] = best_from(first, words, width, best);
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < words.size(); at = best[at].next) starts.push_back(at);
    return starts;
}

}  // namespace muster::layout
