#include "ral/ready_battle.hpp"

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/commanders.hpp"

namespace muster::ral {

namespace {

using scenario::SideColour;

/// The compiled scenario; every play begins from a copy of its first state.
class Ready final : public scenario::ReadyBattle {
  public:
    Ready(const Rulebook& book, const scenario::Scenario& scenario, const scenario::Players& players,
          battle::OrderOfBattle order, const battle::State& begin)
        : attacker_(scenario.attacker),
          order_(std::move(order)),
          begin_(begin),
          red_(maker_of(players.red, {book, order_, 0})),
          blue_(maker_of(players.blue, {book, order_, 1})) {}

    [[nodiscard]] scenario::BattleResult play(const std::string& seed) const override {
        const auto red = red_(), blue = blue_();
        battle::State state = begin_;
        battle::SeededRoller roller(seed);
        battle::Battle battle(order_, state, {roller, {red.get(), blue.get()}, nullptr});
        battle::play(battle);
        const battle::Score score = battle::score(order_, state);
        scenario::BattleResult result;
        if (score.winner >= 0) result.winner = scenario::colour_of(static_cast<std::size_t>(score.winner));
        result.attacker = attacker_;
        result.score = {score.lost[1], score.lost[0]};  // what each has taken from the enemy
        result.turns = state.turn;
        return result;
    }

  private:
    SideColour attacker_;
    battle::OrderOfBattle order_;
    battle::State begin_;
    MakeCommander red_, blue_;
};

}  // namespace

std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                    const scenario::Players& players,
                                                    Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book.rules, scenario, diagnostics);
    if (!order) return nullptr;
    const auto begin = battle::starting_state(*order, scenario, diagnostics);
    if (!begin) return nullptr;
    return std::make_unique<Ready>(book, scenario, players, std::move(*order), *begin);
}

}  // namespace muster::ral
