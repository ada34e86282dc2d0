// The registry of rule sets: the one place that knows them by name.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "scenario/ruleset.hpp"

namespace muster::cli {

/// Ids of all rule sets.
[[nodiscard]] std::vector<std::string> ruleset_ids();

/// Loads a rule set from `home`/data/<id>; of its army lists only those named in `only` (all if empty).
/// Throws DataError with every fault of the data. \pre `id` is one of ruleset_ids()
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_ruleset(const std::string& id, const std::string& home,
                                                              const std::vector<std::string>& only = {});

}  // namespace muster::cli
