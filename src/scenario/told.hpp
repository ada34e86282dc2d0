// What telling a battle has in common, whatever the rules. A rule set says what its engine consists of:
//
//     struct Engine {
//         using Order, Log, Beginning, Commanders, Die, Event, EventSink;
//         using SeededRoller, ScriptedRoller, ManualRoller;
//         static fight(order, beginning, roller, commanders, listener), replay(order, log);
//         static first_difference(order, log, again), log_from_text(order, text, name, diagnostics);
//         static to_text, report, ending, to_value, after_action (order, log), sentence(order, event);
//     };
#pragma once

#include <fmt/format.h>

#include <memory>
#include <ostream>
#include <utility>

#include "scenario/told_battle.hpp"

namespace muster::scenario {

/// An order of battle and the log of the battle.
template <class Engine>
class Told final : public ToldBattle {
  public:
    Told(typename Engine::Order order, typename Engine::Log log)
        : order_(std::move(order)), log_(std::move(log)) {}

    [[nodiscard]] std::string seed() const override { return log_.seed; }
    [[nodiscard]] std::string log() const override { return Engine::to_text(order_, log_); }
    [[nodiscard]] std::string report() const override { return Engine::report(order_, log_); }
    [[nodiscard]] std::string ending() const override { return Engine::ending(order_, log_); }
    [[nodiscard]] data::Value value() const override { return Engine::to_value(order_, log_); }
    [[nodiscard]] AfterActionFacts after_action() const override {
        return Engine::after_action(order_, log_);
    }
    [[nodiscard]] std::size_t events() const override { return log_.events.size(); }
    [[nodiscard]] std::size_t dice() const override { return log_.dice.size(); }

  private:
    typename Engine::Order order_;
    typename Engine::Log log_;
};

/// Says what happens while it happens, so that whoever rolls the dice knows what for.
template <class Engine>
class Telling final : public Engine::EventSink {
  public:
    Telling(const typename Engine::Order& order, std::ostream& screen) : order_(order), screen_(screen) {}
    std::int32_t add(const typename Engine::Event& event) override {
        screen_ << Engine::sentence(order_, event) << '\n';
        return count_++;
    }

  private:
    const typename Engine::Order& order_;
    std::ostream& screen_;
    std::int32_t count_ = 0;
};

/// Plays with the dice asked for. Throws dice::ScriptError when they end too early.
template <class Engine>
typename Engine::Log fight_with(const DiceFrom& dice, const typename Engine::Order& order,
                                typename Engine::Beginning beginning,
                                const typename Engine::Commanders& commanders) {
    if (dice.person != nullptr) {
        typename Engine::ManualRoller roller(order, *dice.person, *dice.screen);
        Telling<Engine> telling(order, *dice.screen);
        return Engine::fight(order, std::move(beginning), roller, commanders, &telling);
    }
    if (dice.script != nullptr) {
        std::vector<typename Engine::Die> script;
        for (const int die : *dice.script) script.push_back(static_cast<typename Engine::Die>(die));
        typename Engine::ScriptedRoller roller(std::move(script));
        return Engine::fight(order, std::move(beginning), roller, commanders, nullptr);
    }
    typename Engine::SeededRoller roller(beginning.seed);
    return Engine::fight(order, std::move(beginning), roller, commanders, nullptr);
}

/// Plays a log again; null, with the first difference reported, if it doesn't equal itself.
template <class Engine>
std::unique_ptr<ToldBattle> play_again(typename Engine::Order order, const LogFile& file,
                                       Diagnostics& diagnostics) {
    const auto log = Engine::log_from_text(order, file.text, file.name, diagnostics);
    if (!log) return nullptr;
    typename Engine::Log again = Engine::replay(order, *log);
    const std::string difference = Engine::first_difference(order, *log, again);
    if (difference.empty()) return std::make_unique<Told<Engine>>(std::move(order), std::move(again));
    diagnostics.error({file.name, 0, 0}, difference,
                      "the log or the rules in data/ were changed since it was made");
    return nullptr;
}

}  // namespace muster::scenario
