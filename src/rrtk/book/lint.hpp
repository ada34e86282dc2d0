// What has to hold across the files of a rule set: references resolve, ids are one of a kind, nothing the
// program asks for is missing.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "rrtk/book/rulebook.hpp"

namespace muster::rrtk {

/// Where a rulebook came from.
struct Sources {
    std::string directory;
    std::vector<std::string> lists;   ///< stems of all files in armies/, also of those not read
    std::vector<std::string> tables;  ///< stems of all files in tables/
    std::set<std::string>
        broken;  ///< files with faults of their own: "specials.yaml"; what refers to them is left alone

    [[nodiscard]] bool read(const std::string& file) const { return !broken.contains(file); }
};

/// Reports ids that stand twice, within or across files, ids that aren't their file's name, and aliases that
/// name two lists.
/// `tables` and `charts` are what goes into the book's maps, where nothing can stand twice.
void check_names(const Rulebook& book, const std::vector<Table>& tables, const std::vector<Chart>& charts,
                 Diagnostics& diagnostics);

/// Reports every other violated invariant and every reference that leads nowhere.
void lint(const Rulebook& book, const Sources& sources, Diagnostics& diagnostics);

}  // namespace muster::rrtk
