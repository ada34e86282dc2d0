// The rulebook of the repository, loaded once for a test program, and units of its lists.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "rrtk/book/rulebook.hpp"

namespace muster::test {

inline const std::string data_folder = std::string(MUSTER_SOURCE_DIR) + "/data/rrtk";

inline const rrtk::Rulebook& book() {
    static const rrtk::Rulebook loaded = [] {
        Diagnostics faults;
        auto read = rrtk::load_rulebook(data_folder, faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        return std::move(*read);
    }();
    return loaded;
}

/// A unit of a list as it stands on a roster.
inline scenario::UnitSheet unit_of(const std::string& list, const std::string& row_id) {
    const rrtk::ArmyList* found = book().list(list);
    REQUIRE_MESSAGE(found != nullptr, list);
    const rrtk::ListRow* row = found->row(row_id);
    REQUIRE_MESSAGE(row != nullptr, row_id);
    scenario::UnitSheet unit;
    unit.name = row->name;
    unit.troop_class = rrtk::names_of(rrtk::TroopClass{}).word(row->troop_class);
    unit.build = rrtk::names_of(rrtk::Build{}).word(row->build);
    unit.stats = {{"rep", row->rep}, {"ac", row->ac}, {"figures", row->figures}};
    unit.specials = row->specials;
    unit.points = row->cost;
    return unit;
}

}  // namespace muster::test
