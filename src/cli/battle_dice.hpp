// Where the dice of a battle come from: its seed, a file, a person at the terminal.
#pragma once

#include <array>
#include <memory>
#include <string>

#include "rrtk/battle/battle_log.hpp"

namespace muster::cli {

/// Plays battles with one source of dice.
class BattleDice {
  public:
    BattleDice() = default;
    BattleDice(const BattleDice&) = delete;
    BattleDice& operator=(const BattleDice&) = delete;
    virtual ~BattleDice() = default;

    /// Throws DataError when the dice end too early.
    [[nodiscard]] virtual rrtk::battle::BattleLog play(
        const rrtk::battle::OrderOfBattle& order, rrtk::battle::Beginning beginning,
        const std::array<rrtk::battle::Commander*, 2>& commanders) = 0;
};

/// `source`: empty = the battle's seed, "manual" = asked for on standard error, answered on standard input;
/// else the path of a file. Throws DataError for a file that can't be read or holds anything but dice.
[[nodiscard]] std::unique_ptr<BattleDice> open_dice(const std::string& source);

}  // namespace muster::cli
