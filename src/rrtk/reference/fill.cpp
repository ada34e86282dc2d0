#include "rrtk/reference/fill.hpp"

namespace muster::rrtk {

std::string filled(std::string pattern, const std::vector<std::pair<std::string_view, std::string>>& values) {
    for (const auto& [name, value] : values) {
        const std::string place = "{" + std::string(name) + "}";
        for (std::size_t at = pattern.find(place); at != std::string::npos;
             at = pattern.find(place, at + value.size()))
            pattern.replace(at, place.size(), value);
    }
    return pattern;
}

}  // namespace muster::rrtk
