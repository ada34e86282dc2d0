#include "ral/battle/battle_log.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "dice/dice.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral::battle {

namespace {

/// Plays from `log.begin`; fills everything that comes of it, also when the dice end early.
void play_into(const OrderOfBattle& book, BattleLog& log, Roller& roller,
               const std::array<Commander*, 2>& commanders, EventSink* listener) {
    RecordingRoller recording(roller);
    EventList list(listener);
    RecordingCommander red(*commanders[0], log.decisions), blue(*commanders[1], log.decisions);
    log.end = log.begin;
    Battle battle(book, log.end, {recording, {&red, &blue}, &list});
    const auto keep = [&] {
        log.dice = recording.rolled();
        log.events = std::move(list.events);
    };
    try {
        play(battle, log.turns);
    } catch (...) {
        keep();
        throw;
    }
    keep();
}

}  // namespace

BattleLog fight(const OrderOfBattle& book, Beginning beginning, Roller& roller,
                const std::array<Commander*, 2>& commanders, EventSink* listener) {
    BattleLog log;
    log.seed = std::move(beginning.seed);
    log.turns = beginning.turns;
    log.scenario = std::move(beginning.scenario);
    log.begin = beginning.state;
    play_into(book, log, roller, commanders, listener);
    return log;
}

BattleLog replay(const OrderOfBattle& book, const BattleLog& log) {
    BattleLog again;
    again.seed = log.seed;
    again.turns = log.turns;
    again.scenario = log.scenario;
    again.begin = log.begin;
    std::size_t at = 0;
    ReplayingCommander red(log.decisions, at), blue(log.decisions, at);
    ScriptedRoller roller(log.dice);
    try {
        play_into(book, again, roller, {&red, &blue}, nullptr);
    } catch (const dice::ScriptError&) {
        return again;  // shorter than the log: that is the difference
    }
    return again;
}

std::string first_difference(const OrderOfBattle& book, const BattleLog& log, const BattleLog& again) {
    const std::size_t common = std::min(log.events.size(), again.events.size());
    for (std::size_t i = 0; i < common; ++i)
        if (log.events[i] != again.events[i])
            return fmt::format("event {}: the log has '{}', played again it is '{}'", i,
                               event_line(book, log.events[i]), event_line(book, again.events[i]));
    if (log.events.size() != again.events.size())
        return fmt::format("the log has {} events, played again there are {}", log.events.size(),
                           again.events.size());
    if (log.dice != again.dice)
        return fmt::format("the log has {} dice, played again {} are rolled", log.dice.size(),
                           again.dice.size());
    if (log.decisions != again.decisions) return "the decisions differ";
    return log.end == again.end ? "" : "the states at the end differ";
}

std::uint64_t signature(const OrderOfBattle& book, const std::vector<Event>& events) {
    std::uint64_t hash = 0xcbf29ce484222325U;  // FNV-1a over the lines
    for (const Event& event : events)
        for (const char c : event_line(book, event) + "\n") {
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001b3U;
        }
    return hash;
}

}  // namespace muster::ral::battle
