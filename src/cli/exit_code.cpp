#include "cli/exit_code.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "base/text.hpp"

namespace muster::cli {

void require_word(const std::string& what, const std::string& word, const std::vector<std::string>& words) {
    if (std::ranges::find(words, word) != words.end()) return;
    constexpr std::size_t most_suggested = 3;
    constexpr std::size_t most_listed = 12;
    const std::vector<std::string> near = nearest_names(word, words, most_suggested);
    const std::string suggestion =
        near.empty() ? "" : fmt::format(" (did you mean '{}'?)", fmt::join(near, "' or '"));
    const std::string fix =
        words.size() <= most_listed
            ? "choose one of: " + join(words)
            : fmt::format("'muster {}s' shows all {}", what == "army list" ? "list" : what, words.size());
    throw UsageError(fmt::format("unknown {} '{}'{}", what, word, suggestion), fix);
}

}  // namespace muster::cli
