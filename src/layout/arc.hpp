// Elliptical arcs as cubic curves.
#pragma once

#include "layout/frame.hpp"

namespace muster::layout {

/// An arc as SVG describes it: from the path's end to `to`, on an ellipse turned by the angle whose sine and
/// cosine are given.
struct Arc {
    Point from, to;
    double rx = 0, ry = 0;
    double sine = 0, cosine = 1;
    bool large = false;  ///< the longer way round
    bool sweep = false;  ///< clockwise on the page
};

/// Appends `arc` to `path` in curves of at most a quarter turn, by square roots alone, so that it comes out
/// the same everywhere. Radii too small are scaled up as SVG demands; a radius of 0 gives a line.
void append_arc(Path& path, const Arc& arc);

}  // namespace muster::layout
