#include "rrtk/battle/battle_log.hpp"

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

/// What scenario/fought.hpp asks for.
struct Game {
    using Order = OrderOfBattle;
    using State = battle::State;
    using Die = battle::Die;
    using Decision = battle::Decision;
    using Event = battle::Event;
    using EventSink = battle::EventSink;
    using Roller = battle::Roller;
    using Commander = battle::Commander;
    using RecordingRoller = battle::RecordingRoller;
    using ScriptedRoller = battle::ScriptedRoller;
    using RecordingCommander = battle::RecordingCommander;
    using ReplayingCommander = battle::ReplayingCommander;

    /// Major Pursuit and Casualty Recovery included.
    static void play(const Order& book, State& state, int turns, Roller& roller,
                     const std::array<Commander*, 2>& commanders, EventSink& events) {
        Battle battle(book, state, {roller, commanders, &events});
        battle::play(battle, turns);
        const int loser = loser_of(book, state);
        if (loser >= 0) static_cast<void>(recover(battle, static_cast<SideIndex>(loser)));
    }
};

}  // namespace

BattleLog fight(const OrderOfBattle& book, Beginning beginning, Roller& roller,
                const std::array<Commander*, 2>& commanders, EventSink* listener) {
    return scenario::fight<Game>(book, std::move(beginning), roller, commanders, listener);
}

BattleLog replay(const OrderOfBattle& book, const BattleLog& log) {
    return scenario::replay<Game>(book, log);
}

}  // namespace muster::rrtk::battle
