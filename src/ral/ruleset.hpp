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

/// Checks the army template at `path` as if it stood among those of `directory`.
void check_list(const std::string& directory, const std::string& path, Diagnostics& diagnostics);

struct Rulebook;

/// The book of a rule set that load_ruleset gave; null for any other.
[[nodiscard]] const Rulebook* rulebook_of(const scenario::Ruleset& ruleset);

}  // namespace muster::ral
