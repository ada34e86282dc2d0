#include "rrtk/ready_battle.hpp"

#include <algorithm>

#include "rrtk/battle/aftermath.hpp"
#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/commanders.hpp"

namespace muster::rrtk {

namespace {

using scenario::SideColour;

/// The compiled scenario; every play begins from a copy of its first state.
class Ready final : public scenario::ReadyBattle {
  public:
    Ready(const Rulebook& book, const scenario::Scenario& scenario, scenario::Players players,
          battle::OrderOfBattle order, const battle::State& begin)
        : book_(book),
          scenario_(scenario),
          players_(std::move(players)),
          order_(std::move(order)),
          begin_(begin) {}

    [[nodiscard]] scenario::BattleResult play(const std::string& seed) const override {
        const auto red = commander_named(players_.red, {book_, scenario_, order_, 0});
        const auto blue = commander_named(players_.blue, {book_, scenario_, order_, 1});
        battle::State state = begin_;
        battle::SeededRoller roller(seed);
        battle::Battle battle(order_, state, {roller, {red.get(), blue.get()}, nullptr});
        battle::play(battle, battle::default_turns);
        // Pursuit and recovery after the battle change no score.
        const battle::Score score = battle::tournament_score(order_, state);
        scenario::BattleResult result;
        if (score.winner >= 0) result.winner = scenario::colour_of(static_cast<std::size_t>(score.winner));
        result.attacker = scenario_.attacker;
        result.score = score.points;
        result.turns = std::max(state.sides[0].turn, state.sides[1].turn);
        return result;
    }

  private:
    const Rulebook& book_;
    const scenario::Scenario& scenario_;
    scenario::Players players_;
    battle::OrderOfBattle order_;
    battle::State begin_;
};

}  // namespace

std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rulebook& book, const scenario::Scenario& scenario,
                                                    const scenario::Players& players,
                                                    Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(book, scenario, diagnostics);
    if (!order) return nullptr;
    const auto begin = battle::starting_state(*order, scenario, diagnostics);
    if (!begin) return nullptr;
    return std::make_unique<Ready>(book, scenario, players, std::move(*order), *begin);
}

}  // namespace muster::rrtk
