// Rally Round the King as a rule set of the program.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenario/ruleset.hpp"

namespace muster::rrtk {

/// Loads the rule set from `directory` (data/rrtk) and, of its army lists, those named in `only` (all if
/// empty). Null, with every fault reported, if anything was wrong.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& directory,
                                                              Diagnostics& diagnostics,
                                                              const std::vector<std::string>& only = {});

/// Checks the army list in the file `path` as one of the rule set in `directory`: its references lead into
/// the rest of the rule set, so it stands in the place of the rule set's own lists.
void check_list(const std::string& directory, const std::string& path, Diagnostics& diagnostics);

}  // namespace muster::rrtk
