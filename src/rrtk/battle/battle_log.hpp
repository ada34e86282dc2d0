// The log of a battle: what it began with, every decision and die, every event; and its forms as text.
#pragma once

#include <string>
#include <vector>

#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/event.hpp"
#include "scenario/fought.hpp"

namespace muster::rrtk::battle {

using EventList = scenario::EventList<Event, EventSink>;
using Beginning = scenario::Beginning<State>;
using BattleLog = scenario::BattleLog<State, Die, Decision, Event>;

/// Plays a battle to its end, Major Pursuit and Casualty Recovery included, and keeps everything.
/// `commanders` are never null; `listener` hears every event as it happens. Throws what the roller throws.
[[nodiscard]] BattleLog fight(const OrderOfBattle& book, Beginning beginning, Roller& roller,
                              const std::array<Commander*, 2>& commanders, EventSink* listener = nullptr);

/// Who lost: whose army is gone or conceded, else who has the lower score; -1 = nobody.
[[nodiscard]] int loser_of(const OrderOfBattle& book, const State& state);

/// Plays the log's decisions and dice again from its beginning; the result equals the log unless the log or
/// the rules were changed. Dice that the log lacks end the replay where they are missed.
[[nodiscard]] BattleLog replay(const OrderOfBattle& book, const BattleLog& log);

/// The first difference between a log and its replay, in words: "event 17: ...". Empty if they are equal.
[[nodiscard]] std::string first_difference(const OrderOfBattle& book, const BattleLog& log,
                                           const BattleLog& again);

/// The state as YAML and back, without loss.
[[nodiscard]] std::string to_yaml(const OrderOfBattle& book, const State& state);
[[nodiscard]] data::Value to_value(const OrderOfBattle& book, const State& state);
[[nodiscard]] std::optional<State> state_from_value(const OrderOfBattle& book, const data::Value& map,
                                                    Diagnostics& diagnostics);
[[nodiscard]] std::optional<State> state_from_yaml(const OrderOfBattle& book, const std::string& text,
                                                   const std::string& name, Diagnostics& diagnostics);

/// The state that a scenario is played from: the position of its opening, or the state before the first
/// activation. Faults of the position are reported.
[[nodiscard]] std::optional<State> starting_state(const OrderOfBattle& book,
                                                  const scenario::Scenario& scenario,
                                                  Diagnostics& diagnostics);

/// The stable text form (docs/reference/battle-log.md): one line an event.
[[nodiscard]] std::string to_text(const OrderOfBattle& book, const BattleLog& log);
/// Reads a log back; every fault is reported with its line.
[[nodiscard]] std::optional<BattleLog> log_from_text(const OrderOfBattle& book, const std::string& text,
                                                     const std::string& name, Diagnostics& diagnostics);
/// One event as its line, without the index: "hit side=red unit=r3 rule=T-26 ...".
[[nodiscard]] std::string event_line(const OrderOfBattle& book, const Event& event);

/// A number that changes when the outcome of any event does (behaviour signature). Units count by their
/// places in the order of battle.
[[nodiscard]] std::uint64_t signature(const OrderOfBattle& book, const std::vector<Event>& events);

}  // namespace muster::rrtk::battle
