#include "ral/told_battle.hpp"

#include "ral/battle/battle_log.hpp"
#include "ral/battle/report.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/commanders.hpp"
#include "ral/review/after_action.hpp"
#include "scenario/told.hpp"

namespace muster::ral {

namespace {

/// The engine as scenario/told.hpp asks for it.
struct Engine {
    using Order = battle::OrderOfBattle;
    using Log = battle::BattleLog;
    using Beginning = battle::Beginning;
    using Commanders = std::array<battle::Commander*, 2>;
    using Die = battle::Die;
    using Event = battle::Event;
    using EventSink = battle::EventSink;
    using SeededRoller = battle::SeededRoller;
    using ScriptedRoller = battle::ScriptedRoller;
    using ManualRoller = battle::ManualRoller;
    static constexpr auto fight = battle::fight;
    static constexpr auto replay = battle::replay;
    static constexpr auto first_difference = battle::first_difference;
    static constexpr auto log_from_text = battle::log_from_text;
    static constexpr auto report = battle::report;
    static constexpr auto ending = battle::ending;
    static constexpr auto sentence = battle::sentence;
    static constexpr auto after_action = review::after_action;
    static std::string to_text(const Order& order, const Log& log) { return battle::to_text(order, log); }
    static data::Value to_value(const Order& order, const Log& log) { return battle::to_value(order, log); }
};

}  // namespace

std::unique_ptr<scenario::ToldBattle> tell_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                  const scenario::BattleRequest& request,
                                                  Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (!order) return nullptr;
    const auto begin = battle::starting_state(*order, scenario, diagnostics);
    if (!begin) return nullptr;
    const auto red = commander_named(request.players.red, {book, *order, 0}),
               blue = commander_named(request.players.blue, {book, *order, 1});
    battle::BattleLog log = scenario::fight_with<Engine>(
        request.dice, *order, {request.seed, request.turns, scenario::to_yaml(scenario), *begin},
        {red.get(), blue.get()});
    return std::make_unique<scenario::Told<Engine>>(std::move(*order), std::move(log));
}

std::unique_ptr<scenario::ToldBattle> retell_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                    const scenario::LogFile& file, Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (!order) return nullptr;
    return scenario::play_again<Engine>(std::move(*order), file, diagnostics);
}

}  // namespace muster::ral
