// The registry of rule sets: the one place that knows them by name.
#pragma once

#include <memory>
#include <optional>
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

/// The id of the rule set whose data `folder` holds, by a file that only its data have; nothing if it is
/// none's.
[[nodiscard]] std::optional<std::string> ruleset_in(const std::string& folder);

/// Loads the rule set `id` from any folder; null, with every fault reported, if anything was wrong.
[[nodiscard]] std::unique_ptr<scenario::Ruleset> load_ruleset_from(const std::string& id,
                                                                   const std::string& folder,
                                                                   Diagnostics& diagnostics);

/// The id of the rule set whose army list a document is, by its keys; nothing if it is none's.
[[nodiscard]] std::optional<std::string> ruleset_of_list(const data::Value& document);

/// Checks the army list in the file `path` in the place of the lists that the rule set `id` of `home` has.
void check_list(const std::string& id, const std::string& home, const std::string& path,
                Diagnostics& diagnostics);

}  // namespace muster::cli
