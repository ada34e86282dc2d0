// Tables that can be rolled on: their dice, the options they depend on, what a roll comes to.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "ral/book/rulebook.hpp"
#include "scenario/facts.hpp"

namespace muster::ral {

/// The options of a question, read and checked.
struct Asked {
    const TroopType* type = nullptr;    ///< whose roll it is
    const TroopType* target = nullptr;  ///< who is struck
    std::string attacker;               ///< a troop type's id, or archery
    int modifier = 0;
    int losses = 0;
};

/// A table that can be rolled on.
struct RolledTable {
    std::string id, title;
    int dice = 1, sides = 6;
    std::vector<std::string> needs;  ///< options that have to be given
    std::vector<std::string> takes;  ///< options that may be left out
    std::function<std::string(const Rules&, const Asked&, const std::vector<int>&)> result;
    std::function<scenario::ReferenceTable(const Rulebook&)> shown;
    bool again_on_equal = false;  ///< equal dice are rolled again: they are no result (RAL-018)
};

[[nodiscard]] const std::vector<RolledTable>& rolled_tables();

}  // namespace muster::ral
