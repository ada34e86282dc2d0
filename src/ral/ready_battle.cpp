#include "ral/ready_battle.hpp"

#include "ral/battle/battle_log.hpp"
#include "ral/battle/commanders.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral {

namespace {

using scenario::SideColour;

/// The compiled scenario; every play begins from a copy of its first state.
class Ready final : public scenario::ReadyBattle {
  public:
    Ready(SideColour attacker, scenario::Players players, battle::OrderOfBattle order,
          const battle::State& begin)
        : attacker_(attacker), players_(std::move(players)), order_(std::move(order)), begin_(begin) {}

    [[nodiscard]] scenario::BattleResult play(const std::string& seed) const override {
        const auto red = commander_named(players_.red), blue = commander_named(players_.blue);
        battle::State state = begin_;
        battle::SeededRoller roller(seed);
        battle::Battle battle(order_, state, {roller, {red.get(), blue.get()}, nullptr});
        battle::play(battle);
        const battle::Score score = battle::score(order_, state);
        scenario::BattleResult result;
        if (score.winner >= 0) result.winner = score.winner == 0 ? SideColour::red : SideColour::blue;
        result.attacker = attacker_;
        result.score = {score.lost[1], score.lost[0]};  // what each has taken from the enemy
        result.turns = state.turn;
        return result;
    }

  private:
    SideColour attacker_;
    scenario::Players players_;
    battle::OrderOfBattle order_;
    battle::State begin_;
};

}  // namespace

std::vector<scenario::Named> commanders() {
    return {{"plain", "Plain commander",
             "goes for the nearest enemy that it may fight, shoots when it can, keeps lines, rallies"}};
}

std::unique_ptr<battle::Commander> commander_named(const std::string& id) {
    if (id == "plain") return std::make_unique<battle::PlainCommander>();
    return nullptr;
}

std::unique_ptr<scenario::ReadyBattle> ready_battle(const Rules& rules, const scenario::Scenario& scenario,
                                                    const scenario::Players& players,
                                                    Diagnostics& diagnostics) {
    auto order = battle::order_of_battle(rules, scenario, diagnostics);
    if (!order) return nullptr;
    const auto begin = battle::starting_state(*order, scenario, diagnostics);
    if (!begin) return nullptr;
    return std::make_unique<Ready>(scenario.attacker, players, std::move(*order), *begin);
}

}  // namespace muster::ral
