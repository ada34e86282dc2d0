// The behaviour signature: a fixed set of battles as one number.
#pragma once

#include <string>

#include "ral/book/rulebook.hpp"

namespace muster::ral::battle {

/// Plays a fixed set of battles with plain commanders and hashes every event of all of them: sixteen
/// hexadecimal digits that stay the same as long as the battle behaves the same. \pre `book` holds all
/// templates
[[nodiscard]] std::string behaviour_signature(const Rulebook& book);

}  // namespace muster::ral::battle
