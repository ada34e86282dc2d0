// Battles of Rules by Ral by random legal choices over all templates, watched between any two orders, and by
// plain commanders with sides changed. MUSTER_BATTLES says how many.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.hpp"
#include "ral/battle/words.hpp"
#include "support/battles_wanted.hpp"
#include "support/ral_battles.hpp"

namespace muster::test {

namespace {

using namespace muster::ral::battle;

constexpr int usual_battles = 220;

/// What the data promise: every kind of event, every modifier, every cell of the morale chart with a number.
std::set<std::string> promised(const OrderOfBattle& book) {
    std::set<std::string> all;
    for (const std::string& word : names_of(EventKind{}).all()) all.insert("event " + word);
    for (const char* reasoned : {"event held-fire", "event waited-to-rally"})
        all.erase(reasoned);  // told only by commanders who say why
    const auto rows = [&](Counted::Of of, std::size_t count) {
        for (std::size_t i = 0; i < count; ++i)
            all.insert("modifier " + row_of({of, static_cast<std::uint8_t>(i), 0}));
    };
    rows(Counted::Of::archery, archery_rows);
    rows(Counted::Of::melee, melee_rows);
    rows(Counted::Of::morale, morale_rows);
    all.erase("modifier melee.yeoman");  // counts 0 (TR-06)
    all.erase("modifier melee.flank");   // counts 0 (RAL-004)
    for (std::size_t row = 0; row <= book.type_names.size(); ++row)
        for (std::size_t own = 0; own < book.type_names.size(); ++own) {
            const std::size_t attacker = row == book.type_names.size() ? by_archery : row;
            const bool knights_shot = attacker == by_archery && book.type_names[own].ends_with("Knights");
            if (book.figures.needs[attacker][own] > 0 && !knights_shot)
                all.insert(fmt::format("morale {} {}", attacker, own));
        }
    return all;
}

void note(const OrderOfBattle& book, const Event& e, std::set<std::string>& missing) {
    missing.erase("event " + names_of(EventKind{}).word(e.kind));
    for (const Counted& modifier : e.modifiers) missing.erase("modifier " + row_of(modifier));
    if (e.kind == EventKind::tested)
        missing.erase(fmt::format("morale {} {}", e.number, book.units[e.unit].type));
}

}  // namespace

TEST_CASE(
    "ral: battles of random and plain choices hold every invariant, end, and play again from their logs") {
    const Wanted wanted = battles_wanted(usual_battles);
    const int battles = wanted.last - wanted.first + 1;
    std::map<std::string, int> outcomes;
    std::set<std::string> missing = promised(ral_battle_number(0).book);
    for (int number = wanted.first; number <= wanted.last; ++number) {
        const RalReady ready = ral_battle_number(number);
        const BattleLog log = watched(ready, number, number % 4 != 3, number % 16 == 0);
        for (const Event& event : log.events) note(ready.book, event, missing);
        ++outcomes[names_of(Outcome{}).word(log.end.outcome)];
        CHECK_MESSAGE(log.end.outcome != Outcome::fighting, ready.name);
        CHECK_MESSAGE(first_difference(ready.book, log, replay(ready.book, log)) == "", ready.name);
        if (number % 8 != 0) continue;
        Diagnostics faults;
        const auto read = log_from_text(ready.book, to_text(ready.book, log), "battle.log", faults);
        REQUIRE_MESSAGE(read.has_value(), ready.name << "\n" << faults.to_text());
        CHECK_MESSAGE(*read == log, ready.name);
    }
    const std::vector<std::string> left(missing.begin(), missing.end());
    std::string how;
    for (const auto& [word, count] : outcomes) how += fmt::format("{} {}, ", word, count);
    MESSAGE(battles << " battles; " << how << "not reached: " << left.size()
                    << (left.empty() ? "" : ":\n  " + join(left, "\n  ")));
    constexpr int enough = 2'000;
    if (battles >= enough) CHECK(left.empty());
}

}  // namespace muster::test
