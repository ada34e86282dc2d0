// Dice for a battle: from a seed, from a script, from a person.
#pragma once

#include <iosfwd>
#include <string_view>
#include <vector>

#include "ral/battle/order_of_battle.hpp"
#include "ral/battle/roller.hpp"

namespace muster::ral::battle {

/// What a roll is for, in words.
[[nodiscard]] const char* words_for(Purpose purpose);

/// Fast dice from a seed text: one stream for the battle. The same seed gives the same dice on every machine.
class SeededRoller : public Roller {
  public:
    explicit SeededRoller(std::string_view seed);
    [[nodiscard]] Die roll(const RollFor& what) override;

  private:
    std::uint64_t state_;
};

/// Dice as written down, in order. Throws dice::ScriptError when they run out or one is not on the die.
class ScriptedRoller : public Roller {
  public:
    explicit ScriptedRoller(std::vector<Die> script) : script_(std::move(script)) {}
    [[nodiscard]] Die roll(const RollFor& what) override;
    [[nodiscard]] std::size_t left() const { return script_.size() - at_; }

  private:
    std::vector<Die> script_;
    std::size_t at_ = 0;
};

/// Hands on the dice of another and keeps them.
class RecordingRoller : public Roller {
  public:
    explicit RecordingRoller(Roller& inner) : inner_(inner) {}
    [[nodiscard]] Die roll(const RollFor& what) override;
    [[nodiscard]] const std::vector<Die>& rolled() const { return rolled_; }

  private:
    Roller& inner_;
    std::vector<Die> rolled_;
};

/// Asks a person for every roll; a wrong entry is asked again. Throws dice::ScriptError at the end of input.
class ManualRoller : public Roller {
  public:
    ManualRoller(const OrderOfBattle& book, std::istream& in, std::ostream& out)
        : book_(book), in_(in), out_(out) {}
    [[nodiscard]] Die roll(const RollFor& what) override;

  private:
    const OrderOfBattle& book_;
    std::istream& in_;
    std::ostream& out_;
};

}  // namespace muster::ral::battle
