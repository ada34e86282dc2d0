// Words that have to be among those that somebody knows.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/diagnostics.hpp"
#include "base/text.hpp"

namespace muster::ral {

/// True if `word` is one of `known`; else it is reported at `where`.
inline bool check_known(const Where& where, const std::string& what, const std::string& word,
                        const std::vector<std::string>& known, Diagnostics& diagnostics) {
    if (std::ranges::find(known, word) != known.end()) return true;
    diagnostics.error(where.at, fmt::format("unknown {} '{}'{}", what, word, did_you_mean(word, known)),
                      "write one of: " + join(known));
    return false;
}

/// The ids of rows that have one.
template <class T>
std::vector<std::string> ids_of(const std::vector<T>& all) {
    std::vector<std::string> ids;
    for (const T& one : all) ids.push_back(one.id);
    return ids;
}

}  // namespace muster::ral
