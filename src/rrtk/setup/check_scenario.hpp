// A scenario that a person may have edited, checked against the rules.
#pragma once

#include "base/diagnostics.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Errors: words that the rule set hasn't got (lists, classes, builds, specials, plans, tinctures, devices,
/// kinds of ground, blocks, leaders), figures that are missing or out of range, bases that leave the table or
/// overlap, a set-up record that can't be read. Warnings, since somebody may want them: units outside their
/// zone or on ground that is closed to them, Bodies that do not hang together, Bodies that touch, more
/// Captains than allowed, no commander or several, a table of another size.
void check_scenario(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics);

}  // namespace muster::rrtk
