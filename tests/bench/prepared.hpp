// Battles ready to be played, for the benchmarks.
#pragma once

#include <fmt/format.h>

#include <cstdlib>
#include <string>
#include <utility>

#include "rrtk/battle/order_of_battle.hpp"
#include "rrtk/setup/roll_scenario.hpp"

namespace muster::bench {

/// A battle ready to be played.
struct Prepared {
    rrtk::battle::OrderOfBattle book;
    rrtk::battle::State start;
};

/// Two lists at 400 points a side, rolled from that seed; ends the program with the faults if it can't.
inline Prepared prepared(const rrtk::Rulebook& book, const std::string& red, const std::string& blue,
                         const std::string& seed) {
    const scenario::Request request{red, blue, "recruit", 400, "auto"};
    dice::SeededDice dice(seed);
    Diagnostics faults;
    const auto rolled = rrtk::roll_scenario(book, request, dice, faults);
    auto order = rolled ? rrtk::battle::order_of_battle(book, *rolled, faults) : std::nullopt;
    if (!order) {
        fmt::print(stderr, "{}", faults.to_text());
        std::exit(1);
    }
    Prepared battle{std::move(*order), {}};
    battle.start = rrtk::battle::initial_state(battle.book, *rolled);
    return battle;
}

}  // namespace muster::bench
