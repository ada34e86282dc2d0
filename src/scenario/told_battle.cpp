#include "scenario/told_battle.hpp"

#include <fmt/format.h>

#include "base/text.hpp"

namespace muster::scenario {

std::optional<std::string> scenario_in_log(const std::string& text, const std::string& name,
                                           Diagnostics& diagnostics) {
    const std::vector<std::string> lines = split(text, '\n');
    if (lines.empty() || lines[0] != first_line_of_log) {
        diagnostics.error({name, 1, 1}, "this is no battle log",
                          fmt::format("a log begins with the line '{}'", first_line_of_log));
        return std::nullopt;
    }
    std::size_t at = 1;
    while (at < lines.size() && lines[at] != "scenario") ++at;
    std::string yaml;
    for (++at; at < lines.size() && lines[at].starts_with('|'); ++at)
        yaml += lines[at].substr(std::min<std::size_t>(2, lines[at].size())) + "\n";
    if (!yaml.empty()) return yaml;
    diagnostics.error({name, 1, 1}, "the log holds no scenario", "a log made by 'muster battle' has one");
    return std::nullopt;
}

}  // namespace muster::scenario
