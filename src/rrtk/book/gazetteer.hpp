// Nations as data (data/rrtk/gazetteer.yaml).
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"

namespace muster::rrtk {

/// A nation of the gazetteer (T-41). Its figures count in campaigns, those of the list's header in battles
///
struct Nation {
    std::string name;
    std::string list;  ///< id of its army list
    int alignment = 0, tech = 0, mana = 0, provinces = 0, defense = 0;
    int rolls = 0;  ///< Tech + Defense + Provinces
    std::string historical;
    Where where;
};

struct Gazetteer {
    int page = 0;
    std::string source;
    std::vector<Nation> nations;
    Where where;
};

[[nodiscard]] const data::Fields<Nation>& fields_of(const Nation*);
[[nodiscard]] const data::Fields<Gazetteer>& fields_of(const Gazetteer*);

/// Reports nations that stand twice and rolls that aren't Tech + Defense + Provinces.
void check(const Gazetteer& gazetteer, Diagnostics& diagnostics);

}  // namespace muster::rrtk
