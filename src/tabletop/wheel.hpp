// Wheels along the real arc, and lining up with what was touched.
#pragma once

#include "tabletop/outline.hpp"

namespace muster::tabletop {

/// The pose after turning about `pivot` by `degrees`, clockwise positive.
[[nodiscard]] Pose wheeled(const Pose& pose, Point pivot, int degrees);

/// Length of an arc of `degrees` (either sign) at `radius`, rounded up to a thousandth of an inch.
[[nodiscard]] Inches arc_length(Inches radius, int degrees);

/// How far the further front corner of a base goes along the arc (DX-59: 4.8 in and 45 degrees = 3.77 in).
[[nodiscard]] Inches arc_of_front(const PlacedBase& base, Point pivot, int degrees);

/// The largest whole number of degrees, with the sign of `degrees`, that `mover` can wheel about `pivot`
/// towards `degrees` and keep at least `distance` from `obstacle` (0: may touch it). An obstacle that is
/// nearer already only stops a wheel that brings it nearer.
[[nodiscard]] int free_wheel(const PlacedBase& mover, Point pivot, int degrees, const Outline& obstacle,
                             Inches distance);

/// A charger lined up with the edge that it touches.
struct Lined {
    Pose pose;              ///< flush with the edge, centred on it
    Inches shift;           ///< how far along the edge it had to go
    bool possible = false;  ///< shift <= most (half a base, R-115)
};

/// Lines `charger`, which touches or nearly touches `target`, up with the edge `touched` of it: its front
/// turned to the edge, its centre shifted along the edge to match it.
[[nodiscard]] Lined lined_up(const PlacedBase& charger, const PlacedBase& target, Edge touched, Inches most);

}  // namespace muster::tabletop
