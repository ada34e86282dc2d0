#include "rrtk/battle/battle_log.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "dice/dice.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"

namespace muster::rrtk::battle {

int loser_of(const OrderOfBattle& book, const State& state) {
    for (SideIndex side = 0; side < 2; ++side)
        if (state.sides[side].conceded || !in_the_field(book, state, side)) return side;
    const int winner = tournament_score(book, state).winner;
    return winner < 0 ? -1 : enemy_of(static_cast<SideIndex>(winner));
}

namespace {

/// Plays from `log.begin`; fills everything that comes of it, also when the dice end early.
void play_into(const OrderOfBattle& book, BattleLog& log, Roller& roller,
               const std::array<Commander*, 2>& commanders, EventSink* listener) {
    RecordingRoller recording(roller);
    EventList list(listener);
    std::array<RecordingCommander, 2> kept{RecordingCommander(*commanders[0], log.decisions),
                                           RecordingCommander(*commanders[1], log.decisions)};
    log.end = log.begin;
    Battle battle(book, log.end, {recording, {&kept[0], &kept[1]}, &list});
    const auto keep = [&] {
        log.dice = recording.rolled();
        log.events = std::move(list.events);
    };
    try {
        play(battle, log.turns);
        const int loser = loser_of(book, log.end);
        if (loser >= 0) static_cast<void>(recover(battle, static_cast<SideIndex>(loser)));
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
    std::array<ReplayingCommander, 2> commanders{ReplayingCommander(log.decisions, at),
                                                 ReplayingCommander(log.decisions, at)};
    ScriptedRoller roller(log.dice);
    try {
        play_into(book, again, roller, {&commanders[0], &commanders[1]}, nullptr);
    } catch (const dice::ScriptError&) {
        return again;  // shorter than the log: that is the difference
    }
    return again;
}

}  // namespace muster::rrtk::battle
