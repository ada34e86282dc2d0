// Where a Body could go, and what each place is worth to it.
#pragma once

#include <array>
#include <vector>

#include "rrtk/solo/place_value.hpp"

namespace muster::rrtk::solo {

/// An order of movement, and how often each line of the order sheet counts where it leads. Of the order only
/// what movement needs is kept: a skirmisher has many options.
struct Option {
    battle::OrderKind kind;
    std::int16_t degrees;
    Inches distance;
    tabletop::Offset offset;
    tabletop::Facing facing;
    PlaceCounts counts;

    Option(const battle::Order& order, const PlaceCounts& place)
        : kind(order.kind),
          degrees(order.degrees),
          distance(order.distance),
          offset(order.offset),
          facing(order.facing),
          counts(place) {}
    [[nodiscard]] battle::Order order() const;
};
using Options = std::vector<Option>;

/// The Body whose turn it is, seen by its commander.
struct BodyView {
    const Outlook& outlook;
    UnitSet movers;  ///< \pre not empty
    Posture posture = Posture::advance;
};

/// Where the Body is going: its quarry, or the place beside the end of the enemy line.
[[nodiscard]] tabletop::Point goal_of(const BodyView& view);

/// Standing where it is.
[[nodiscard]] PlaceCounts standing(const BodyView& view, tabletop::Point goal);

/// Marches (slow Bodies at half speed), wheels, facing about, skirmishing steps with the turns that may end
/// them, in the order that the sheet prints. An inactive Body is seen as if it were active. Not every one of
/// them need be legal.
[[nodiscard]] Options options_of(const BodyView& view, tabletop::Point goal);

/// The options of the Body that was asked for last. Whoever gets a point is asked again at once, standing
/// where he stood, and what he may do need not be counted twice.
class KnownOptions {
  public:
    /// options_of(view, goal_of(view)), good until the next call.
    [[nodiscard]] const Options& of(const BodyView& view, tabletop::Point goal);

  private:
    [[nodiscard]] bool only_activated_since(const battle::State& now) const;

    UnitSet movers_;  ///< none = nobody has asked yet
    Options options_;
    // the position that they were counted in, as far as orders change it
    std::vector<battle::UnitState> units_;
    std::array<battle::SideState, 2> sides_;
    battle::Progress progress_;
    UnitSet acted_, held_;
};

}  // namespace muster::rrtk::solo
