#include "rrtk/told_battle.hpp"

#include <fmt/ostream.h>

#include <ostream>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/report.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/review/after_action.hpp"

namespace muster::rrtk {

namespace {

using battle::BattleLog;
using battle::OrderOfBattle;

class Told final : public scenario::ToldBattle {
  public:
    Told(OrderOfBattle order, BattleLog log) : order_(std::move(order)), log_(std::move(log)) {}

    [[nodiscard]] std::string seed() const override { return log_.seed; }
    [[nodiscard]] std::string log() const override { return battle::to_text(order_, log_); }
    [[nodiscard]] std::string report() const override { return battle::report(order_, log_); }
    [[nodiscard]] std::string ending() const override { return battle::ending(order_, log_); }
    [[nodiscard]] data::Value value() const override { return battle::to_value(order_, log_); }
    [[nodiscard]] scenario::AfterActionFacts after_action() const override {
        return review::after_action(order_, log_);
    }
    [[nodiscard]] std::size_t events() const override { return log_.events.size(); }
    [[nodiscard]] std::size_t dice() const override { return log_.dice.size(); }

  private:
    OrderOfBattle order_;
    BattleLog log_;
};

/// Says what happens while it happens, so that whoever rolls the dice knows what for.
class Telling : public battle::EventSink {
  public:
    Telling(const OrderOfBattle& order, std::ostream& screen) : order_(order), screen_(screen) {}
    std::int32_t add(const battle::Event& event) override {
        fmt::print(screen_, "{}\n", battle::sentence(order_, event));
        return count_++;
    }

  private:
    const OrderOfBattle& order_;
    std::ostream& screen_;
    std::int32_t count_ = 0;
};

/// Plays with the dice asked for.
BattleLog play(const OrderOfBattle& order, battle::Beginning beginning, const scenario::DiceFrom& dice,
               const std::array<battle::Commander*, 2>& commanders) {
    if (dice.person != nullptr) {
        battle::ManualRoller roller(order, *dice.person, *dice.screen);
        Telling telling(order, *dice.screen);
        return battle::fight(order, std::move(beginning), roller, commanders, &telling);
    }
    if (dice.script != nullptr) {
        battle::ScriptedRoller roller(std::vector<battle::Die>(dice.script->begin(), dice.script->end()));
        return battle::fight(order, std::move(beginning), roller, commanders);
    }
    battle::SeededRoller roller(beginning.seed);
    return battle::fight(order, std::move(beginning), roller, commanders);
}

}  // namespace

std::unique_ptr<scenario::ToldBattle> tell_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                  const scenario::BattleRequest& request,
                                                  Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (!order) return nullptr;
    const auto begin = battle::starting_state(*order, scenario, diagnostics);
    if (!begin) return nullptr;
    const auto red = commander_named(request.players.red, {book, scenario, *order, 0});
    const auto blue = commander_named(request.players.blue, {book, scenario, *order, 1});
    BattleLog log = play(*order, {request.seed, request.turns, scenario::to_yaml(scenario), *begin},
                         request.dice, {red.get(), blue.get()});
    return std::make_unique<Told>(std::move(*order), std::move(log));
}

std::unique_ptr<scenario::ToldBattle> retell_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                    const LogFile& file, Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (!order) return nullptr;
    const auto log = battle::log_from_text(*order, file.text, file.name, diagnostics);
    if (!log) return nullptr;
    BattleLog again = battle::replay(*order, *log);
    const std::string difference = battle::first_difference(*order, *log, again);
    if (difference.empty()) return std::make_unique<Told>(std::move(*order), std::move(again));
    diagnostics.error({file.name, 0, 0}, difference,
                      "the log or the rules in data/ were changed since it was made");
    return nullptr;
}

}  // namespace muster::rrtk
