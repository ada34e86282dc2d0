// A whole battle of a scenario, as far as statistics need it: who drives the sides, and how it ended.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "scenario/scenario.hpp"

namespace muster::scenario {

/// Who drives the sides: ids of Ruleset::commanders.
struct Players {
    std::string red = "plain", blue = "plain";
    bool operator==(const Players&) const = default;
};

/// How a battle ended.
struct BattleResult {
    std::optional<SideColour> winner;  ///< nothing for a draw
    SideColour attacker = SideColour::red;
    std::array<int, 2> score{};  ///< tournament score of red and blue, in points
    int turns = 0;               ///< own turns of the side that had more of them
    bool operator==(const BattleResult&) const = default;
};

/// A battle made ready once, to be played as often as wanted.
class ReadyBattle {
  public:
    ReadyBattle() = default;
    ReadyBattle(const ReadyBattle&) = delete;
    ReadyBattle& operator=(const ReadyBattle&) = delete;
    virtual ~ReadyBattle() = default;

    /// Plays it with the dice of `seed`: the same seed gives the same result. May be called from several
    /// threads at once.
    [[nodiscard]] virtual BattleResult play(const std::string& seed) const = 0;
};

}  // namespace muster::scenario
