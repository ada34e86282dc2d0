// Short numbers that tell whether bytes are the same.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/diagnostics.hpp"

namespace muster::data {

/// Sixteen hexadecimal digits (FNV-1a, 64 bits): against mistakes and damage, not against malice.
[[nodiscard]] std::string fingerprint(std::string_view bytes);

/// That of all files below `directory`, with their names; an error when one can't be read.
[[nodiscard]] std::optional<std::string> fingerprint_of_folder(const std::string& directory,
                                                               Diagnostics& diagnostics);

}  // namespace muster::data
