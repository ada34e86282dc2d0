#include "odds/contest.hpp"

#include <set>

namespace muster::odds {

namespace {

std::vector<std::string> ground_of(const scenario::Scenario& scenario) {
    std::set<std::string> kinds;
    for (const scenario::TerrainPiece& piece : scenario.terrain) kinds.insert(piece.kind);
    return {kinds.begin(), kinds.end()};
}

std::unique_ptr<scenario::ReadyBattle> ready(const scenario::Ruleset& ruleset,
                                             const scenario::Scenario& scenario,
                                             const scenario::Players& players) {
    Diagnostics faults;
    auto battle = ruleset.ready(scenario, players, faults);
    if (!battle) throw RunFault(faults);
    return battle;
}

class Rolled final : public Contest {
  public:
    Rolled(const scenario::Ruleset& ruleset, scenario::Request request, scenario::Players players,
           std::string seed)
        : ruleset_(ruleset),
          request_(std::move(request)),
          players_(std::move(players)),
          seed_(std::move(seed)) {}

    [[nodiscard]] Run play(std::int64_t number) const override {
        const std::string seed = run_seed(seed_, number);
        dice::SeededDice dice(seed);
        Diagnostics faults;
        const auto scenario = ruleset_.roll(request_, dice, faults);
        if (!scenario || faults.has_errors()) throw RunFault(faults);
        return {ready(ruleset_, *scenario, players_)->play(seed), ground_of(*scenario)};
    }

  private:
    const scenario::Ruleset& ruleset_;
    scenario::Request request_;
    scenario::Players players_;
    std::string seed_;
};

class Fixed final : public Contest {
  public:
    Fixed(const scenario::Ruleset& ruleset, const scenario::Scenario& scenario,
          const scenario::Players& players, std::string seed)
        : battle_(ready(ruleset, scenario, players)), ground_(ground_of(scenario)), seed_(std::move(seed)) {}

    [[nodiscard]] Run play(std::int64_t number) const override {
        return {battle_->play(run_seed(seed_, number)), ground_};
    }

  private:
    std::unique_ptr<scenario::ReadyBattle> battle_;
    std::vector<std::string> ground_;
    std::string seed_;
};

}  // namespace

std::string run_seed(const std::string& seed, std::int64_t number) {
    return seed + "/" + std::to_string(number);
}

std::unique_ptr<Contest> rolled_contest(const scenario::Ruleset& ruleset, scenario::Request request,
                                        scenario::Players players, std::string seed) {
    return std::make_unique<Rolled>(ruleset, std::move(request), std::move(players), std::move(seed));
}

std::unique_ptr<Contest> fixed_contest(const scenario::Ruleset& ruleset, const scenario::Scenario& scenario,
                                       const scenario::Players& players, std::string seed) {
    return std::make_unique<Fixed>(ruleset, scenario, players, std::move(seed));
}

}  // namespace muster::odds
