// What a battle uses of the rules: a quick reference leaves out the rest.
#pragma once

#include <set>
#include <string>

#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// The features of a battle (known_features): what its units are and carry, and its ground.
[[nodiscard]] std::set<std::string> features_of(const Rules& rules, const scenario::Scenario& scenario);

/// What a sheet is for: the features in use, or nothing for all rules.
struct Wanted {
    const std::set<std::string>* used = nullptr;  ///< nullptr = everything

    /// True if one of the words is in use, or there is none.
    [[nodiscard]] bool needs(const std::vector<std::string>& when) const;
};

}  // namespace muster::ral
