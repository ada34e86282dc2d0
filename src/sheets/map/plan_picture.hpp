// A small picture of the table: where a plan presses.
#pragma once

#include "layout/frame.hpp"
#include "sheets/map/map_frame.hpp"

namespace muster::sheets::map {

/// The table to scale without names: ground, bases of both sides, and an arrow for each thrust in the tone of
/// `side`; broken where it is held back. The same scenario gives the same drawing.
[[nodiscard]] layout::Frame draw_plan(const scenario::Scenario& scenario, scenario::SideColour side,
                                      const std::vector<scenario::Thrust>& thrusts, layout::Size size,
                                      const Look& look);

/// The largest view of the board in a frame of that size, with a hair of room for its edge.
[[nodiscard]] View plain_view(const tabletop::Board& board, layout::Size size);

/// An arrow from `from` to `to`, its head at `to` and `head` times as large as usual.
void draw_arrow(Plate& plate, Vec from, Vec to, const Nib& nib, double head = 1);

}  // namespace muster::sheets::map
