// The log of a battle: what it began with, every decision and die, every event; and its forms as text. Lane
// D.
#pragma once

#include <string>
#include <vector>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/event.hpp"

namespace muster::rrtk::battle {

/// Keeps events.
class EventList : public EventSink {
  public:
    std::int32_t add(const Event& event) override {
        events.push_back(event);
        return static_cast<std::int32_t>(events.size()) - 1;
    }
    std::vector<Event> events;
};

struct BattleLog {
    std::string seed;
    int turns = 0;
    State begin, end;
    std::vector<Die> dice;
    std::vector<Decision> decisions;
    std::vector<Event> events;
};

/// Plays the log's decisions and dice again from its beginning; the result equals the log.
[[nodiscard]] BattleLog replay(const OrderOfBattle& book, const BattleLog& log);

/// The state as YAML and back, without loss.
[[nodiscard]] std::string to_yaml(const OrderOfBattle& book, const State& state);
[[nodiscard]] std::optional<State> state_from_yaml(const OrderOfBattle& book, const std::string& text,
                                                   const std::string& name, Diagnostics& diagnostics);

/// The stable text form (docs/reference/battle-log.md): one line an event.
[[nodiscard]] std::string to_text(const OrderOfBattle& book, const BattleLog& log);
[[nodiscard]] std::optional<BattleLog> log_from_text(const OrderOfBattle& book, const std::string& text,
                                                     const std::string& name, Diagnostics& diagnostics);

/// The report for readers: sentences, one a line, with dice and what was needed.
[[nodiscard]] std::string report(const OrderOfBattle& book, const BattleLog& log);

/// A number that changes when the outcome of any event does (behaviour signature).
[[nodiscard]] std::uint64_t signature(const std::vector<Event>& events);

}  // namespace muster::rrtk::battle
