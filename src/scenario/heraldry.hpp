// What arms may be made of, as data: a rule set names the tinctures and devices of its armies' shields.
#pragma once

#include <string>
#include <vector>

#include "data/fields.hpp"
#include "scenario/scenario.hpp"

namespace muster::scenario {

/// heraldry.yaml.
struct Heraldry {
    std::vector<std::string> metals, colours, devices;
    Where where;

    /// Metals, then colours.
    [[nodiscard]] std::vector<std::string> tinctures() const;
};

[[nodiscard]] const data::Fields<Heraldry>& fields_of(const Heraldry*);

/// Reports tinctures and devices that `heraldry` hasn't got.
void check_known_arms(const Heraldry& heraldry, const Arms& arms, Diagnostics& diagnostics);

/// The same, and arms that are not a metal and a colour.
void check_arms(const Heraldry& heraldry, const Arms& arms, Diagnostics& diagnostics);

}  // namespace muster::scenario
