// The key to the map: signs in a strip, and the kinds of ground with what they do.
#pragma once

#include "layout/text_setter.hpp"
#include "scenario/ruleset.hpp"
#include "sheets/map/style.hpp"

namespace muster::sheets::map {

/// Whose map the key belongs to.
struct KeySubject {
    const scenario::Scenario& scenario;
    const scenario::Ruleset& rules;
    const Look& look;
    const scenario::Position* now = nullptr;  ///< of a battle in progress
};

/// The signs that the map uses, side by side in as many rows as `width` asks for: bases of both sides, front
/// edge, leaders, classes of troops, zones, areas with an effect, fords and bridges.
[[nodiscard]] layout::Frame draw_signs(const KeySubject& subject, layout::Mm width, layout::TextSetter& text);

/// The kinds of ground on the map, each as a small drawing with its letters, name and sentence, in two
/// columns.
[[nodiscard]] layout::Frame draw_ground_key(const KeySubject& subject, layout::Mm width,
                                            layout::TextSetter& text);

}  // namespace muster::sheets::map
