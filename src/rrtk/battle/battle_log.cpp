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

/// Keeps events and tells them to somebody else too.
class HeardList : public EventList {
  public:
    explicit HeardList(EventSink* listener) : listener_(listener) {}
    std::int32_t add(const Event& event) override {
        if (listener_ != nullptr) listener_->add(event);
        return EventList::add(event);
    }

  private:
    EventSink* listener_;
};

/// Plays from `log.begin`; fills everything that comes of it, also when the dice end early.
void play_into(const OrderOfBattle& book, BattleLog& log, Roller& roller,
               const std::array<Commander*, 2>& commanders, EventSink* listener) {
    RecordingRoller recording(roller);
    HeardList list(listener);
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
    if (log.end != again.end) return "the states at the end differ";
    return {};
}

std::uint64_t signature(const OrderOfBattle& book, const std::vector<Event>& events) {
    // FNV-1a over the lines: every field of every event counts.
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const Event& event : events)
        for (const char c : event_line(book, event) + "\n") {
            hash ^= static_cast<unsigned char>(c);
            hash *= 0x100000001b3U;
        }
    return hash;
}

}  // namespace muster::rrtk::battle
