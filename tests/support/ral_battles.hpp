// Whole battles of Rules by Ral over all army templates, watched between any two orders.
#pragma once

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <string>
#include <utility>

#include "dice/dice.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "support/ral_book.hpp"
#include "support/ral_watch.hpp"

namespace muster::test {

/// A battle that is set up and ready.
struct RalReady {
    std::string name;
    ral::battle::OrderOfBattle book;
    ral::battle::State state;
};

/// Every template against itself, then against one that is further and further off in the alphabet; of
/// growing points.
inline RalReady ral_battle_number(int number) {
    const std::size_t lists = ral_book().templates.size(), n = static_cast<std::size_t>(number);
    const std::string red = ral_book().templates[n % lists].id;
    const std::string blue = ral_book().templates[(n + n / lists * 5) % lists].id;
    const int points = number % 5 == 4 ? 300 : 150;
    const std::string seed = fmt::format("battery/{}", number);
    dice::SeededDice dice(seed);
    Diagnostics faults;
    const auto rolled = ral::roll_scenario(ral_book(), ral_request(red, blue, points), dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    auto order = ral::battle::order_of_battle(ral_book().rules, *rolled, faults);
    REQUIRE_MESSAGE(order.has_value(), faults.to_text());
    const ral::battle::State start = ral::battle::initial_state(*order, *rolled);
    return {fmt::format("{} against {}, seed {}", red, blue, seed), std::move(*order), start};
}

/// Plays it watched, at random or plainly; states go through YAML after every step where `states` says so.
inline ral::battle::BattleLog watched(const RalReady& ready, int number, bool at_random, bool states) {
    using namespace muster::ral::battle;
    BattleLog log;
    log.turns = ready.book.figures.last_turn;
    log.begin = log.end = ready.state;
    const auto seed = static_cast<std::uint64_t>(number);
    SeededRoller seeded(ready.name);
    RecordingRoller roller(seeded);
    RandomCommander random_red(2 * seed), random_blue(2 * seed + 1);
    PlainCommander plain_red, plain_blue;
    EventList events;
    RalWatch watch(events);
    WatchedRalCommander red(at_random ? static_cast<Commander&>(random_red) : plain_red, watch);
    WatchedRalCommander blue(at_random ? static_cast<Commander&>(random_blue) : plain_blue, watch);
    RecordingCommander kept_red(red, log.decisions), kept_blue(blue, log.decisions);
    Battle battle(ready.book, log.end, {roller, {&kept_red, &kept_blue}, &events});
    while (log.end.outcome == Outcome::fighting && watch.faults.empty()) {
        const bool last = log.end.stage == Stage::challenges && log.end.turn >= log.turns;
        if (last)
            static_cast<void>(play(battle, log.turns));
        else
            step(battle);
        watch.look(battle);
        if (!states) continue;
        Diagnostics faults;
        const auto read = state_from_yaml(ready.book, to_yaml(ready.book, log.end), "state.yaml", faults);
        REQUIRE_MESSAGE(read.has_value(), ready.name << "\n" << faults.to_text());
        CHECK_MESSAGE(*read == log.end, ready.name);
    }
    if (!watch.faults.empty())
        FAIL_CHECK(ready.name << (at_random ? ", at random: " : ", plain: ") << watch.faults.size()
                              << " faults\n"
                              << watch.faults.front());
    log.dice = roller.rolled();
    log.events = std::move(events.events);
    return log;
}

}  // namespace muster::test
