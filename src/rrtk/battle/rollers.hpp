// Dice for a battle: from a seed, from a script, from a person.
#pragma once

#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "rrtk/battle/order_of_battle.hpp"
#include "rrtk/battle/roller.hpp"

namespace muster::rrtk::battle {

/// What a roll is for, in words: "Being Charged".
[[nodiscard]] const char* words_for(Purpose purpose);

/// Fast dice from a seed text: one stream for the battle (SplitMix64 seeding xoshiro256**; 1 to 6 by
/// rejection). The same seed gives the same dice on every machine.
class SeededRoller : public Roller {
  public:
    explicit SeededRoller(std::string_view seed);
    void roll(const RollFor& what, std::span<Die> dice) override;

  private:
    std::uint64_t next();
    std::array<std::uint64_t, 4> words_{};
};

/// Dice as written down, in order. Throws dice::ScriptError when they run out.
class ScriptedRoller : public Roller {
  public:
    explicit ScriptedRoller(std::vector<Die> script) : script_(std::move(script)) {}
    void roll(const RollFor& what, std::span<Die> dice) override;
    [[nodiscard]] std::size_t left() const { return script_.size() - at_; }

  private:
    std::vector<Die> script_;
    std::size_t at_ = 0;
};

/// Hands on the dice of another and keeps them.
class RecordingRoller : public Roller {
  public:
    explicit RecordingRoller(Roller& inner) : inner_(inner) {}
    void roll(const RollFor& what, std::span<Die> dice) override;
    [[nodiscard]] const std::vector<Die>& rolled() const { return rolled_; }

  private:
    Roller& inner_;
    std::vector<Die> rolled_;
};

/// Asks a person for every roll: what for, who, what is needed; a wrong entry is asked again.
class ManualRoller : public Roller {
  public:
    ManualRoller(const OrderOfBattle& book, std::istream& in, std::ostream& out)
        : book_(book), in_(in), out_(out) {}
    void roll(const RollFor& what, std::span<Die> dice) override;

  private:
    const OrderOfBattle& book_;
    std::istream& in_;
    std::ostream& out_;
};

}  // namespace muster::rrtk::battle
