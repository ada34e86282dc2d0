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

}  // namespace muster::ral::battle
