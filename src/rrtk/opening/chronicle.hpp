// Keeps the player turns of a battle as a storyboard tells them.
#pragma once

#include "rrtk/opening/narrator.hpp"
#include "rrtk/opening/tracks.hpp"

namespace muster::rrtk {

/// Listens to a battle whose state it may look at.
class Chronicle final : public battle::EventSink {
  public:
    /// `state` is the one that the battle changes.
    Chronicle(const battle::OrderOfBattle& book, const battle::State& state);

    std::int32_t add(const battle::Event& event) override;

    /// The turns told; one that was broken off by the end of the battle is the last of them.
    [[nodiscard]] std::vector<scenario::StoryTurn> finish();

  private:
    void begin_turn();
    void end_turn();
    [[nodiscard]] std::string standing() const;

    const battle::OrderOfBattle& book_;
    const battle::State& state_;
    Tracks tracks_;
    Narrator narrator_;
    std::vector<scenario::StoryTurn> turns_;
    std::int32_t count_ = 0;
    bool in_turn_ = false;
};

}  // namespace muster::rrtk
