// Where the units of a scenario stand, checked against the rules of placement.
#pragma once

#include "base/diagnostics.hpp"
#include "rrtk/book/rulebook.hpp"
#include "scenario/scenario.hpp"

namespace muster::rrtk {

/// Reports bases that leave the table or overlap (errors), units outside their zone or on ground closed to
/// them, Bodies that do not hang together, and Bodies that touch (warnings).
void check_places(const Rulebook& book, const scenario::Scenario& scenario, Diagnostics& diagnostics);

/// True if every unit of a Body that stands on the table touches the Body, directly or through others of it
/// (p. 26).
[[nodiscard]] bool hangs_together(const scenario::Side& side, const scenario::Body& body);

}  // namespace muster::rrtk
