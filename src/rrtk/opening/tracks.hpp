// Where units go in a player turn, found by comparing the state between any two events.
#pragma once

#include <array>
#include <vector>

#include "rrtk/battle/event.hpp"
#include "rrtk/battle/order_of_battle.hpp"
#include "scenario/opening.hpp"

namespace muster::rrtk {

/// Follows every unit through the player turns of a battle.
class Tracks {
  public:
    Tracks(const battle::OrderOfBattle& book, const battle::State& start) : book_(book) { begin(start); }

    /// A player turn begins.
    void begin(const battle::State& state);
    /// To be told every event, with the state as it is while the event is told.
    void see(const battle::Event& event, const battle::State& state);
    /// The player turn ends: its ways, shots, hits and losses, and who is active, are written into `turn`.
    void end(const battle::State& state, scenario::StoryTurn& turn);

    /// Units that were moved, or left or entered, since the turn began.
    [[nodiscard]] const battle::UnitSet& moved() const { return moved_; }

  private:
    using Going = scenario::Going;
    struct Track {
        std::vector<scenario::Leg> legs;
        Going last = Going::march;  ///< how it went last in this turn
        bool expected = false;      ///< `next` says how it goes next, told before it goes
        Going next = Going::march;
        int hits = 0;
    };
    void compare(const battle::State& state, const battle::Event* event);
    void go(battle::UnitId unit, const tabletop::Pose& to, const battle::Event* event);
    [[nodiscard]] Going how(battle::UnitId unit, const battle::Event* event) const;
    void expect(const battle::Event& event);
    void shoot(const battle::Event& event, const battle::State& state);
    [[nodiscard]] scenario::StoryMove move_of(battle::UnitId unit) const;
    [[nodiscard]] scenario::StoryLoss loss_of(battle::UnitId unit, const battle::State& state) const;

    const battle::OrderOfBattle& book_;
    battle::State start_;  ///< of the turn
    battle::State seen_;
    std::array<Track, battle::max_units> tracks_{};
    std::vector<scenario::StoryShot> shots_;
    battle::UnitSet moved_;
};

}  // namespace muster::rrtk
