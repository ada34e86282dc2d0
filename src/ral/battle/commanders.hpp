// Commanders that need no person: plain, random, recorded, replayed.
#pragma once

#include <cstdint>
#include <vector>

#include "ral/battle/commander.hpp"

namespace muster::ral::battle {

/// Goes for the nearest enemy that it may fight, shoots when able, keeps lines, rallies.
class PlainCommander : public Commander {
  public:
    Order order(const Situation& situation) override;

  private:
    UnitSet settled_;  ///< units that nothing was found for in this half of the movement
    std::int16_t turn_ = -1;
    Stage stage_ = Stage::over;
};

/// Takes any legal order and answer; now and then one that is not legal. For the battery of tests.
class RandomCommander : public Commander {
  public:
    explicit RandomCommander(std::uint64_t seed) : state_(seed) {}
    Order order(const Situation& situation) override;
    std::int16_t answer(const Situation& situation, const Question& question) override;

  private:
    std::uint64_t drawn();
    std::size_t one_of(std::size_t count);
    Order any_order(const Situation& situation);
    Order any_move(const Situation& situation, UnitId unit);
    UnitId any_unit(const Situation& situation, SideIndex side);
    std::uint64_t state_;
};

/// A decision as the log keeps it: an order, or an answer to a question.
struct Decision {
    bool is_order = true;
    SideIndex side = 0;
    Order order;
    std::int16_t answer = 0;
    bool operator==(const Decision&) const = default;
};

/// Passes on another's decisions and keeps them.
class RecordingCommander : public Commander {
  public:
    RecordingCommander(Commander& inner, std::vector<Decision>& kept) : inner_(inner), kept_(kept) {}
    Order order(const Situation& situation) override;
    void refused(const Order& order, Refusal why) override;
    std::int16_t answer(const Situation& situation, const Question& question) override;

  private:
    Commander& inner_;
    std::vector<Decision>& kept_;
};

/// Decides as kept decisions say; both sides share one list and one position.
class ReplayingCommander : public Commander {
  public:
    ReplayingCommander(const std::vector<Decision>& kept, std::size_t& at) : kept_(kept), at_(at) {}
    Order order(const Situation& situation) override;
    std::int16_t answer(const Situation& situation, const Question& question) override;

  private:
    const std::vector<Decision>& kept_;
    std::size_t& at_;
};

}  // namespace muster::ral::battle
