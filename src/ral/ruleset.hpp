// Rules by Ral as a rule set of the program.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenario/ruleset.hpp"

namespace muster::ral {

/// Loads the rule set from `directory` (data/ral) and, of its army templates, those named in `only` (all if
/// empty). Null, with every fault reported, if anything was wrong.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& directory,
                                                              Diagnostics& diagnostics,
                                                              const std::vector<std::string>& only = {});

/// Checks the army template in the file `path` as one of the rule set in `directory`.
void check_list(const std::string& directory, const std::string& path, Diagnostics& diagnostics);

}  // namespace muster::ral
