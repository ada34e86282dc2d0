// Reading files just to find what is wrong with them.
#pragma once

#include <string>
#include <vector>

#include "base/diagnostics.hpp"

namespace muster::cli {

/// Checks all data, templates and fonts of `home`; says in a few words each what was read ("44 army lists").
std::vector<std::string> check_home(const std::string& home, Diagnostics& diagnostics);

/// Checks a scenario file, an army list, or a folder: that of a rule set, of several, of templates, or one
/// laid out as `home`; says what was read.
std::vector<std::string> check_path(const std::string& home, const std::string& path,
                                    Diagnostics& diagnostics);

}  // namespace muster::cli
