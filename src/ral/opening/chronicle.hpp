// Keeps the parts of a battle's turns as a storyboard tells them.
#pragma once

#include "ral/battle/commander.hpp"
#include "ral/opening/narrator.hpp"
#include "ral/opening/tracks.hpp"

namespace muster::ral {

/// Listens to a battle whose state it may look at. A turn is told in two parts, one for each side's half of
/// the movement: challenges, archery and initiative come with the first, melee and rallies with the second;
/// reserved fire with the half that it answers.
class Chronicle final : public battle::EventSink {
  public:
    /// `state` is the one that the battle changes; all that is given outlives the chronicle.
    Chronicle(const battle::OrderOfBattle& book, const Names& names, const battle::State& state);

    /// To be told before each step of the battle.
    void before_step();
    void ordered(const battle::Order& order) { tracks_.ordered(order); }
    std::int32_t add(const battle::Event& event) override;

    /// The parts told; one that was broken off by the end of the battle is the last of them.
    [[nodiscard]] std::vector<scenario::StoryTurn> finish();

  private:
    void end_part();

    const battle::OrderOfBattle& book_;
    const Names& names_;
    const battle::State& state_;
    Tracks tracks_;
    Narrator narrator_;
    std::vector<scenario::StoryTurn> parts_;
    std::int32_t count_ = 0;
    bool in_part_ = false;
    bool second_ = false;  ///< the part that is being told is the second of its turn
};

/// Lets the chronicle hear the orders of a commander.
class OverheardCommander final : public battle::Commander {
  public:
    OverheardCommander(battle::Commander& commander, Chronicle& chronicle)
        : commander_(commander), chronicle_(chronicle) {}

    battle::Order order(const battle::Situation& situation) override;
    void refused(const battle::Order& order, battle::Refusal why) override { commander_.refused(order, why); }
    battle::Answer answer(const battle::Situation& situation, const battle::Question& question) override {
        return commander_.answer(situation, question);
    }

  private:
    battle::Commander& commander_;
    Chronicle& chronicle_;
};

}  // namespace muster::ral
