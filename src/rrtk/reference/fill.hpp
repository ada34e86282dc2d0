// Patterns of the data with places to fill in: "{move}″, retire {retire}″".
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace muster::rrtk {

/// `pattern` with each {name} replaced; a name that isn't given stays as it is.
[[nodiscard]] std::string filled(std::string pattern,
                                 const std::vector<std::pair<std::string_view, std::string>>& values);

}  // namespace muster::rrtk
