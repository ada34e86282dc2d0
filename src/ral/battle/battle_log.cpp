#include "ral/battle/battle_log.hpp"

#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral::battle {

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

    static void play(const Order& book, State& state, int turns, Roller& roller,
                     const std::array<Commander*, 2>& commanders, EventSink& events) {
        Battle battle(book, state, {roller, commanders, &events});
        static_cast<void>(battle::play(battle, turns));
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

}  // namespace muster::ral::battle
