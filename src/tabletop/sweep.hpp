// Bases in straight motion: when they meet what stands in their way, in closed form.
#pragma once

#include "tabletop/outline.hpp"

namespace muster::tabletop {

/// The stretch of a straight journey during which two outlines share area. `from` is 0 or less if they do
/// already.
struct Meeting {
    bool meets = false;
    Inches from, to;  ///< distances travelled; `from` rounded down, `to` rounded up
    bool operator==(const Meeting&) const = default;
};

/// Where `mover`, going straight in `direction` for ever, shares area with `obstacle`. Sliding along an edge
/// (within clash_slack) is no meeting.
[[nodiscard]] Meeting meeting(const Outline& mover, Facing direction, const Outline& obstacle);
[[nodiscard]] Meeting meeting(const Outline& mover, Facing direction, const Rect& obstacle);

/// True if the upright rectangles around the two stay more than `margin` apart all along a straight journey:
/// a quick answer before meeting() and the like are asked.
[[nodiscard]] bool misses(const Outline& mover, Facing direction, Inches far, const Outline& obstacle,
                          Inches margin = {});

/// How far `mover` can go before it touches `obstacle`: 0 to `most`; 0 if they clash already and it would go
/// deeper, `most` if it leads away or misses.
[[nodiscard]] Inches travel_to(const Outline& mover, Facing direction, Inches most, const Outline& obstacle);

/// How far `mover` can go and keep at least `distance` from `obstacle` (the gap() of R-367): 0 to `most`; a
/// mover that is nearer already may still go where the gap doesn't shrink.
[[nodiscard]] Inches travel_keeping(const Outline& mover, Facing direction, Inches most,
                                    const Outline& obstacle, Inches distance);

/// How far `mover` can go and stay wholly in `area`: 0 to `most`.
[[nodiscard]] Inches travel_inside(const Outline& mover, Facing direction, Inches most, const Rect& area);

/// The outline after a straight journey (corners shifted by the same rounded step as stepped()).
[[nodiscard]] Outline shifted(const Outline& mover, Facing direction, Inches distance);

}  // namespace muster::tabletop
