// What is played again and again: two lists with everything rolled anew, or one battle with new dice.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>

#include "odds/tally.hpp"
#include "scenario/ruleset.hpp"

namespace muster::odds {

/// A battle could not be rolled or played; the diagnostics tell why.
class RunFault : public std::runtime_error {
  public:
    explicit RunFault(Diagnostics diagnostics)
        : std::runtime_error("a battle can't be played"), diagnostics_(std::move(diagnostics)) {}
    [[nodiscard]] const Diagnostics& diagnostics() const { return diagnostics_; }

  private:
    Diagnostics diagnostics_;
};

/// The seed of run `number`, counted from 1: "<seed>/<number>". `muster battle` plays the same battle from
/// it.
[[nodiscard]] std::string run_seed(const std::string& seed, std::int64_t number);

/// A series of battles that are all of a kind.
class Contest {
  public:
    Contest() = default;
    Contest(const Contest&) = delete;
    Contest& operator=(const Contest&) = delete;
    virtual ~Contest() = default;

    /// Plays run `number`, from 1. May be called from several threads at once. Throws RunFault.
    [[nodiscard]] virtual Run play(std::int64_t number) const = 0;
};

/// Armies, ground, deployment and dice are rolled anew for every run. The rule set must live as long.
[[nodiscard]] std::unique_ptr<Contest> rolled_contest(const scenario::Ruleset& ruleset,
                                                      scenario::Request request, scenario::Players players,
                                                      std::string seed);

/// Only the dice of the battle change. Rule set and scenario must live as long. Throws RunFault for a battle
/// that can't be played.
[[nodiscard]] std::unique_ptr<Contest> fixed_contest(const scenario::Ruleset& ruleset,
                                                     const scenario::Scenario& scenario,
                                                     const scenario::Players& players, std::string seed);

}  // namespace muster::odds
