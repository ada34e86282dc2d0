// Battles of random legal choices over all lists, watched between any two orders. MUSTER_BATTLES says how
// many.
#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>

#include "base/text.hpp"
#include "rrtk/battle/record.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "support/battle_turns.hpp"
#include "support/battle_watch.hpp"
#include "support/battles_wanted.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace muster::rrtk::battle;

constexpr int usual_battles = 132;

/// A battle that is set up and ready.
struct Ready {
    std::string name;
    OrderOfBattle book;
    State state;
};

/// Every list against itself, then against one that is further and further off in the alphabet.
Ready battle_number(int number) {
    const std::size_t lists = book().lists.size(), n = static_cast<std::size_t>(number);
    const std::size_t red = n % lists, blue = (red + n / lists * 5) % lists;
    const scenario::Request request{book().lists[red].id, book().lists[blue].id, "recruit",
                                    number % 5 == 4 ? 250 : 400, "auto"};
    const std::string seed = "battery/" + std::to_string(number);
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto rolled = rrtk::roll_scenario(book(), request, dice, faults);
    REQUIRE_MESSAGE(rolled.has_value(), faults.to_text());
    auto order = order_of_battle(book(), *rolled, faults);
    REQUIRE_MESSAGE(order.has_value(), faults.to_text());
    const State start = initial_state(*order, *rolled);
    return {request.red + " against " + request.blue + ", seed " + seed, std::move(*order), start};
}

/// What was reached: kinds of events, rows of modifiers, cells of the sheets, special rules at work.
class Reached {
  public:
    void note(const OrderOfBattle& book, const Event& e) {
        seen_.insert("event " + names_of(EventKind{}).word(e.kind));
        for (const Modifier& modifier : e.modifiers) seen_.insert("modifier " + row_of(modifier));
        if (e.kind == EventKind::reacted) seen_.insert(cell(e.rule == T(22), e.test, e.passed, e.effect));
        if (e.kind == EventKind::fired)
            for (const auto& [trait, word] : shooters)
                if (book.units[e.unit].as_listed.has(trait)) seen_.insert(std::string("fire of ") + word);
    }

    /// Everything that the data promise and no battle reached.
    [[nodiscard]] std::vector<std::string> missing() const {
        std::vector<std::string> all;
        for (const std::string& word : names_of(EventKind{}).all()) all.push_back("event " + word);
        const auto rows = [&](Modifier::Of of, std::size_t count) {
            for (std::size_t i = 0; i < count; ++i)
                all.push_back("modifier " + row_of({of, static_cast<std::uint8_t>(i), 0}));
        };
        rows(Modifier::Of::rep, rep_row_count);
        rows(Modifier::Of::melee, melee_row_count);
        rows(Modifier::Of::missile, missile_row_count);
        for (const auto& [trait, word] : shooters) all.push_back(std::string("fire of ") + word);
        for (const bool melee : {true, false})
            for (std::size_t t = 0; t < test_count; ++t)
                for (int passed = 0; passed <= 2; ++passed)
                    for (const rrtk::ReactionCase& line :
                         book()
                             .reactions.sheet(melee ? "melee" : "missile", rrtk::Tactics::a)
                             .row(id_of(static_cast<Test>(t)))
                             ->passed(passed))
                        all.push_back(cell(melee, static_cast<Test>(t), passed, line.effect));
        std::vector<std::string> left;
        for (const std::string& one : all)
            if (!seen_.contains(one) && std::ranges::find(left, one) == left.end()) left.push_back(one);
        return left;
    }

  private:
    static std::string cell(bool melee, Test test, int passed, rrtk::Effect effect) {
        return fmt::format("{} sheet, {}, {} passed: {}", melee ? "melee" : "missile", id_of(test), passed,
                           rrtk::names_of(rrtk::Effect{}).word(effect));
    }
    /// Breath is not among them: no list of the book has a unit with it.
    static constexpr std::array<std::pair<Trait, const char*>, 6> shooters{{{Trait::dual, "dual-armed"},
                                                                            {Trait::firearms, "firearms"},
                                                                            {Trait::engine, "engines"},
                                                                            {Trait::cannon, "cannon"},
                                                                            {Trait::skirmish, "skirmishers"},
                                                                            {Trait::flyer, "flyers"}}};
    std::set<std::string> seen_;
};

/// Events that the turn itself brings about; everything else has a cause.
bool of_the_turn(EventKind kind) {
    switch (kind) {
        case EventKind::turn_began:
        case EventKind::turn_ended:
        case EventKind::ordered:
        case EventKind::stopped:  // nothing but standing was open
        case EventKind::stood:    // done, before an enemy
        case EventKind::fired:    // Mandatory Fire
        case EventKind::volley:
        case EventKind::melee_round:  // of a melee that goes on
        case EventKind::melee_ended:
        case EventKind::rampaged:  // an elephant goes on
        case EventKind::leader_recovered:
        case EventKind::battle_ended:
        case EventKind::recovered: return true;
        default: return false;
    }
}

/// Plays it watched; returns the log. Faults are reported with the battle's name.
BattleLog watched(const Ready& ready, int number, bool at_random) {
    BattleLog log;
    log.turns = default_turns;
    log.begin = log.end = ready.state;
    const auto seed = static_cast<std::uint64_t>(number);
    SeededRoller seeded(ready.name);
    RecordingRoller roller(seeded);
    RandomCommander random_red(2 * seed), random_blue(2 * seed + 1);
    PlainCommander plain_red, plain_blue;
    EventList events;
    BattleWatch watch(events);
    Commander& red = at_random ? static_cast<Commander&>(random_red) : plain_red;
    Commander& blue = at_random ? static_cast<Commander&>(random_blue) : plain_blue;
    WatchedCommander watched_red(red, watch), watched_blue(blue, watch);
    RecordingCommander kept_red(watched_red, log.decisions), kept_blue(watched_blue, log.decisions);
    Battle battle(ready.book, log.end, {roller, {&kept_red, &kept_blue}, &events});
    try {
        play(battle, log.turns);
        watch.look(battle);
    } catch (const std::exception& error) {
        watch.faults.push_back(error.what());
    }
    if (!watch.faults.empty())
        FAIL_CHECK(ready.name << (at_random ? ", at random: " : ", plain: ") << watch.faults.size()
                              << " faults\n"
                              << watch.faults.front());
    const int loser = loser_of(ready.book, log.end);
    if (loser >= 0) static_cast<void>(recover(battle, static_cast<SideIndex>(loser)));
    log.dice = roller.rolled();
    log.events = std::move(events.events);
    return log;
}

/// Goes on from a state with dice of its own, the same way each time.
State played_on(const OrderOfBattle& book, State state) {
    SeededRoller roller("goes on");
    PlainCommander red, blue;
    Battle battle(book, state, {roller, {&red, &blue}, nullptr});
    play(battle, default_turns);
    return state;
}

/// Dice that come from another source from some moment on.
class Switched : public Roller {
  public:
    explicit Switched(Roller& first) : to(&first) {}
    void roll(const RollFor& what, std::span<Die> dice) override { to->roll(what, dice); }
    Roller* to;
};

/// States through YAML and back after every Body; and a copy goes on as the battle itself does.
void check_states(const Ready& ready, int number) {
    State state = ready.state;
    SeededRoller first(ready.name);
    Switched roller(first);
    RandomCommander red(static_cast<std::uint64_t>(number)), blue(static_cast<std::uint64_t>(number) + 1);
    Battle battle(ready.book, state, {roller, {&red, &blue}, nullptr});
    for (int turns = 0; turns < 9;) {
        if (!step(battle)) return;
        if (state.turn_open && number % 4 != 0) continue;  // every fourth after each Body too
        if (!state.turn_open) ++turns;
        Diagnostics faults;
        const auto read = state_from_yaml(ready.book, to_yaml(ready.book, state), "state.yaml", faults);
        REQUIRE_MESSAGE(read.has_value(), ready.name << "\n" << faults.to_text());
        CHECK_MESSAGE(*read == state, ready.name);
    }
    const State from_copy = played_on(ready.book, state);
    SeededRoller second("goes on");
    PlainCommander plain_red, plain_blue;
    roller.to = &second;
    battle.services.commanders = {&plain_red, &plain_blue};
    play(battle, default_turns);
    CHECK_MESSAGE(state == from_copy, ready.name);
}

}  // namespace

TEST_CASE("battles of random and plain choices hold every invariant, end, and play again from their logs") {
    Reached reached;
    const Wanted wanted = battles_wanted(usual_battles);
    const int battles = wanted.last - wanted.first + 1;
    std::map<std::string, int> outcomes;
    for (int number = wanted.first; number <= wanted.last; ++number) {
        const Ready ready = battle_number(number);
        const BattleLog log = watched(ready, number, number % 4 != 3);
        for (const Event& event : log.events) {
            reached.note(ready.book, event);
            if (event.cause < 0 && !of_the_turn(event.kind))
                FAIL_CHECK(ready.name << ": no cause: " << event_line(ready.book, event));
        }
        const TurnWatch turns(ready.book, log.events);
        if (!turns.faults.empty())
            FAIL_CHECK(ready.name << ": " << turns.faults.size() << " faults\n" << turns.faults.front());
        ++outcomes[names_of(Outcome{}).word(log.end.outcome)];
        CHECK_MESSAGE(log.end.outcome != Outcome::fighting, ready.name);
        CHECK_MESSAGE(first_difference(ready.book, log, replay(ready.book, log)) == "", ready.name);
        if (number % 8 == 0) {
            Diagnostics faults;
            const auto read = log_from_text(ready.book, to_text(ready.book, log), "battle.log", faults);
            REQUIRE_MESSAGE(read.has_value(), ready.name << "\n" << faults.to_text());
            CHECK_MESSAGE(*read == log, ready.name);
        }
    }
    const std::vector<std::string> missing = reached.missing();
    const std::string list = missing.empty() ? "" : ":\n  " + join(missing, "\n  ");
    MESSAGE(battles << " battles; army gone: " << outcomes["army-gone"] << "; not reached: " << missing.size()
                    << list);
    constexpr int enough = 2'000;  // for the rarest: a cannon that bursts, bases behind stakes
    if (battles >= enough) CHECK(missing.empty());
}

TEST_CASE("states go through YAML and copies without loss, and what comes of them is the same") {
    const int battles = std::clamp(battles_wanted(usual_battles).last / 20, 4, 100);
    for (int number = 0; number < battles; ++number) check_states(battle_number(number * 7), number);
}

}  // namespace muster::test
