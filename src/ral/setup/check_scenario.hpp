// A scenario that a person may have edited, checked against the rules.
#pragma once

#include "base/diagnostics.hpp"
#include "ral/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::ral {

/// Errors: words that the rule set hasn't got (templates, types, weapons, plans, blocks, tinctures, devices,
/// kinds of ground), weapons that a type may not carry, figures, points and bases that are not those of the
/// type, fewer than two units, leaders that are not as many as stated or not as many as the enemy's, a level
/// of a hill that lies half outside the one below, a river that doesn't reach two edges, fords and bridges,
/// bases that leave the table or overlap, units that are not on the table, a set-up record that can't be
/// read. Warnings, since somebody may want them: units outside their zone, on closed ground or touching each
/// other, a table of another size.
void check_scenario(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics);

/// The part of it that concerns places. \pre the rest found no error
void check_places(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics);

}  // namespace muster::ral
