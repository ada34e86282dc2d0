// Whole battles: invariants, termination, replay, logs. The battery plays many more.
#include <doctest/doctest.h>

#include "ral/battle/report.hpp"
#include "support/ral_battles.hpp"

namespace muster::test {

using namespace muster::ral::battle;

TEST_CASE("battles of random and plain choices hold every invariant, end, and play again from their logs") {
    for (int number = 0; number < 24; ++number) {
        const RalReady ready = ral_battle_number(number);
        const BattleLog log = watched(ready, number, number % 3 != 2, number % 4 == 0);
        CHECK_MESSAGE(log.end.outcome != Outcome::fighting, ready.name);
        CHECK_MESSAGE(first_difference(ready.book, log, replay(ready.book, log)) == "", ready.name);
    }
}

TEST_CASE("a log as text reads back as the same log, and every event has a sentence") {
    for (const int number : {1, 2, 4}) {
        const RalReady ready = ral_battle_number(number);
        const BattleLog log = watched(ready, number, number != 2, false);
        Diagnostics faults;
        const auto read = log_from_text(ready.book, to_text(ready.book, log), "battle.log", faults);
        REQUIRE_MESSAGE(read.has_value(), ready.name << "\n" << faults.to_text());
        CHECK(*read == log);
        for (const Event& event : log.events) CHECK(sentence(ready.book, event) != "");
        CHECK(report(ready.book, log).find("wins") != std::string::npos);
    }
}

}  // namespace muster::test
