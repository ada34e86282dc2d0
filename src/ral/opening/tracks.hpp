// Where units go in a part of a turn, found by comparing the state between any two events.
#pragma once

#include <array>
#include <vector>

#include "ral/battle/event.hpp"
#include "ral/battle/order.hpp"
#include "scenario/opening.hpp"

namespace muster::ral {

/// Follows every unit through the parts of a battle's turns.
class Tracks {
  public:
    Tracks(const battle::OrderOfBattle& book, const battle::State& start) : book_(book) { begin(start); }

    /// A part begins.
    void begin(const battle::State& state);
    /// An order that is about to be carried out: the ways of moves and charges bend where it says so.
    void ordered(const battle::Order& order) { order_ = order; }
    /// To be told every event, with the state as it is while the event is told.
    void see(const battle::Event& event, const battle::State& state);
    /// The part ends: ways, shots, figures lost, units gone and who is routed are written into `turn`.
    void end(const battle::State& state, scenario::StoryTurn& turn);

  private:
    struct Track {
        std::vector<scenario::Leg> legs;
        int lost = 0;  ///< figures
    };
    void compare(const battle::State& state, const battle::Event* event);
    void go(battle::UnitId unit, const tabletop::Pose& to, const battle::Event* event);
    [[nodiscard]] scenario::StoryMove move_of(battle::UnitId unit) const;
    [[nodiscard]] scenario::StoryLoss loss_of(battle::UnitId unit, const battle::State& state) const;

    const battle::OrderOfBattle& book_;
    battle::State start_;  ///< of the part
    battle::State seen_;
    battle::Order order_;
    std::array<Track, battle::max_units> tracks_{};
    std::vector<scenario::StoryShot> shots_;
};

}  // namespace muster::ral
