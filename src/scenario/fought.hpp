// A battle that was played and kept: what it began with, every decision and die, every event. A rule set says
// what its battles consist of:
//
//     struct Game {
//         using Order, State, Die, Decision, Event, EventSink, Roller, Commander;
//         using RecordingRoller, ScriptedRoller, RecordingCommander, ReplayingCommander;
//         /// Plays `state` to its end.
//         static void play(const Order& book, State& state, int turns, Roller& roller,
//                          const std::array<Commander*, 2>& commanders, EventSink& events);
//     };
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "dice/dice.hpp"

namespace muster::scenario {

/// Keeps events, and tells them to somebody else too.
template <class Event, class EventSink>
class EventList : public EventSink {
  public:
    explicit EventList(EventSink* listener = nullptr) : listener_(listener) {}
    std::int32_t add(const Event& event) override {
        if (listener_ != nullptr) listener_->add(event);
        events.push_back(event);
        return static_cast<std::int32_t>(events.size()) - 1;
    }
    std::vector<Event> events;

  private:
    EventSink* listener_;
};

/// What a battle starts from.
template <class State>
struct Beginning {
    std::string seed;      ///< of the dice; says where they came from if they were not drawn
    int turns = 0;         ///< the last turn, of each side where sides take turns
    std::string scenario;  ///< scenario.yaml as text, so that a log stands on its own; may be empty
    State state;
};

/// Everything that is needed to play a battle again, and everything that came of it.
template <class State, class Die, class Decision, class Event>
struct BattleLog {
    std::string seed;  ///< these three: see Beginning
    int turns = 0;
    std::string scenario;
    State begin, end;
    std::vector<Die> dice;
    std::vector<Decision> decisions;
    std::vector<Event> events;
    bool operator==(const BattleLog&) const = default;
};

/// The log of a Game.
template <class Game>
using LogOf =
    BattleLog<typename Game::State, typename Game::Die, typename Game::Decision, typename Game::Event>;

/// Plays from `log.begin`; fills everything that comes of it, also when the dice end early.
template <class Game>
void play_into(const typename Game::Order& book, LogOf<Game>& log, typename Game::Roller& roller,
               const std::array<typename Game::Commander*, 2>& commanders,
               typename Game::EventSink* listener) {
    typename Game::RecordingRoller recording(roller);
    EventList<typename Game::Event, typename Game::EventSink> list(listener);
    typename Game::RecordingCommander red(*commanders[0], log.decisions), blue(*commanders[1], log.decisions);
    log.end = log.begin;
    const auto keep = [&] {
        log.dice = recording.rolled();
        log.events = std::move(list.events);
    };
    try {
        Game::play(book, log.end, log.turns, recording, {&red, &blue}, list);
    } catch (...) {
        keep();
        throw;
    }
    keep();
}

/// Plays a battle to its end and keeps everything. `commanders` are never null; `listener` hears every event
/// as it happens. Throws what the roller throws.
template <class Game>
LogOf<Game> fight(const typename Game::Order& book, Beginning<typename Game::State> beginning,
                  typename Game::Roller& roller, const std::array<typename Game::Commander*, 2>& commanders,
                  typename Game::EventSink* listener) {
    LogOf<Game> log;
    log.seed = std::move(beginning.seed);
    log.turns = beginning.turns;
    log.scenario = std::move(beginning.scenario);
    log.begin = beginning.state;
    play_into<Game>(book, log, roller, commanders, listener);
    return log;
}

/// Plays the log's decisions and dice again from its beginning; the result equals the log unless the log or
/// the rules were changed. Dice that the log lacks end the replay where they are missed.
template <class Game>
LogOf<Game> replay(const typename Game::Order& book, const LogOf<Game>& log) {
    LogOf<Game> again;
    again.seed = log.seed;
    again.turns = log.turns;
    again.scenario = log.scenario;
    again.begin = log.begin;
    std::size_t at = 0;
    typename Game::ReplayingCommander red(log.decisions, at), blue(log.decisions, at);
    typename Game::ScriptedRoller roller(log.dice);
    try {
        play_into<Game>(book, again, roller, {&red, &blue}, nullptr);
    } catch (const dice::ScriptError&) {
        return again;  // shorter than the log: that is the difference
    }
    return again;
}

}  // namespace muster::scenario
