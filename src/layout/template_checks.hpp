// What the templates say about each other.
#pragma once

#include "layout/templates.hpp"

namespace muster::layout {

/// Reports every name in the sheets, cards and sprues that names nothing, and elements that lack what their
/// kind needs.
void check(const Templates& templates, Diagnostics& diagnostics);

}  // namespace muster::layout
