// A whole battle that was played and can be told: its log, its report, what is said of it afterwards.
#pragma once

#include <cstddef>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "scenario/after_action.hpp"
#include "scenario/battle.hpp"

namespace muster::scenario {

/// Where the dice come from: the seed, unless there is a script or a person.
struct DiceFrom {
    const std::vector<int>* script = nullptr;  ///< in the order in which they are rolled
    std::istream* person = nullptr;            ///< every roll is asked for on `screen` and read from here
    std::ostream* screen = nullptr;            ///< hears what happens too. \pre not null with a person
};

/// How a battle is to be played.
struct BattleRequest {
    Players players;
    std::string seed;
    int turns = 0;  ///< most of each side
    DiceFrom dice;
};

/// A battle from its first move to its end.
class ToldBattle {
  public:
    ToldBattle() = default;
    ToldBattle(const ToldBattle&) = delete;
    ToldBattle& operator=(const ToldBattle&) = delete;
    virtual ~ToldBattle() = default;

    [[nodiscard]] virtual std::string seed() const = 0;
    /// The stable text form: it holds the scenario, and the battle can be played again from it.
    [[nodiscard]] virtual std::string log() const = 0;
    /// Every step as a sentence with its dice and the rule.
    [[nodiscard]] virtual std::string report() const = 0;
    /// How it ended, one line or more.
    [[nodiscard]] virtual std::string ending() const = 0;
    /// Result and events for programs (docs/reference/json.md).
    [[nodiscard]] virtual data::Value value() const = 0;
    /// Without the commanders, which a log does not name.
    [[nodiscard]] virtual AfterActionFacts after_action() const = 0;
    [[nodiscard]] virtual std::size_t events() const = 0;
    [[nodiscard]] virtual std::size_t dice() const = 0;
};

/// The text of a log, and the name of its file for messages.
struct LogFile {
    const std::string& text;
    const std::string& name;
};

/// The line that every battle log begins with.
inline constexpr const char* first_line_of_log = "muster battle log 1";

/// The scenario that a log carries, which says whose rules it was played by; nothing, with the fault
/// reported, if `text` is no log or holds none. `name` is its file in messages.
[[nodiscard]] std::optional<std::string> scenario_in_log(const std::string& text, const std::string& name,
                                                         Diagnostics& diagnostics);

}  // namespace muster::scenario
