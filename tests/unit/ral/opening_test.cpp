// The opening turns of Rules by Ral: what the paper says is what the engine did.
#include "ral/opening/opening.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/commanders.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "ral/commanders.hpp"
#include "ral/opening/chronicle.hpp"
#include "ral/opening/position.hpp"
#include "ral/ready_battle.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "scenario/consistency.hpp"
#include "scenario/places.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

namespace {

using namespace ral::battle;
using scenario::SideColour;

#ifdef NDEBUG
constexpr int battles = 44;
#else
constexpr int battles = 6;
#endif

/// Commanders take turns.
scenario::Players players_of(int number) {
    const auto all = ral::commanders(ral_book());
    const auto at = static_cast<std::size_t>(number);
    return {all[at % all.size()].id, all[(at / all.size()) % all.size()].id};
}

scenario::Scenario opened(int number, int turns) {
    const auto& lists = ral_book().templates;
    const auto at = static_cast<std::size_t>(number);
    dice::SeededDice dice(fmt::format("opening/{}", number));
    Diagnostics faults;
    const int points = number % 4 == 3 ? 300 : 150;
    auto battle = ral::roll_scenario(
        ral_book(), ral_request(lists[at % lists.size()].id, lists[(at * 5 + 3) % lists.size()].id, points),
        dice, faults);
    REQUIRE_MESSAGE(battle.has_value(), faults.to_text());
    battle->format = scenario::scenario_format;
    battle->ruleset = "ral";
    battle->seed = fmt::format("opening/{}", number);
    battle->rolls = dice.log();
    REQUIRE(ral::play_opening(ral_book(), *battle, turns, players_of(number), faults));
    return std::move(*battle);
}

struct Started {
    OrderOfBattle order;
    State state;
};

Started started(const scenario::Scenario& battle) {
    Diagnostics faults;
    auto order = order_of_battle(ral_book().rules, battle, faults);
    REQUIRE(order.has_value());
    const auto state = starting_state(*order, battle, faults);
    REQUIRE_MESSAGE(state.has_value(), faults.to_text());
    return {std::move(*order), *state};
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    const std::size_t at = text.find(from);
    REQUIRE_MESSAGE(at != std::string::npos, from);
    return text.replace(at, from.size(), to);
}

/// The faults of an opening that was edited.
std::string faults_after(const std::string& from, const std::string& to) {
    const std::string text = scenario::to_yaml(opened(0, 1));
    Diagnostics faults;
    const auto read = scenario::from_yaml(replaced(text, from, to), "s.yaml", faults);
    if (read) ral::check_opening(ral_book(), *read, faults);
    return faults.to_text();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

/// All that a story says, in one text.
std::string story_of(const scenario::Scenario& battle) {
    std::string text;
    for (const scenario::StoryTurn& part : battle.opening->story)
        for (const std::string& line : part.lines) text += line + "\n";
    return text;
}

}  // namespace

TEST_CASE("ral: an opening of N turns has a picture for each half of a turn, one for either side") {
    int whole = 0;
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 3);
        const auto& story = battle.opening->story;
        const Started now = started(battle);
        for (std::size_t k = 0; k < story.size(); ++k) {
            CHECK(story[k].number == static_cast<int>(k / 2) + 1);
            if (k % 2 == 1) CHECK(story[k].side != story[k - 1].side);
            CHECK(!story[k].lines.empty());
        }
        CHECK(battle.opening->played() == now.state.turn);
        if (now.state.outcome != Outcome::fighting) continue;
        ++whole;
        CHECK(story.size() == 6);
        CHECK(now.state.stage == Stage::challenges);
        // The last turn's first half is that of the side that moved first.
        CHECK(story[4].side == scenario::colour_of(now.state.first));
    }
    CHECK(whole > battles / 2);
}

TEST_CASE("ral: the position is the one that the same dice and commanders lead to") {
    for (int i = 0; i < battles / 2; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 2);
        scenario::Scenario before = battle;
        before.opening.reset();
        const Started end = started(battle);
        State state = initial_state(end.order, before);
        SeededRoller roller(battle.seed + "/opening");
        const auto red = ral::commander_named(players_of(i).red, {ral_book(), end.order, 0});
        const auto blue = ral::commander_named(players_of(i).blue, {ral_book(), end.order, 1});
        Battle played(end.order, state, {roller, {red.get(), blue.get()}, nullptr});
        while (state.outcome == Outcome::fighting && (state.stage != Stage::challenges || state.turn < 2))
            step(played);
        CHECK(state == end.state);
    }
}

namespace {

/// What a battery of stories showed.
struct Shown {
    int columns = 0, gone = 0, routed = 0;
};

/// The story leads to the position, and both say what the engine did.
void check_paper(const scenario::Scenario& battle, Shown& shown) {
    const Started now = started(battle);
    scenario::Places places = scenario::places_in(battle);
    std::map<std::pair<SideColour, int>, int> fell;
    for (const scenario::StoryTurn& part : battle.opening->story) {
        for (const scenario::StoryMove& move : part.moves) {
            REQUIRE(move.from.has_value());
            CHECK(*move.from == places.at({move.side, move.unit}).pose);
        }
        scenario::carry_out(part, battle, places);
        for (const scenario::StoryHits& one : part.hits) fell[{one.side, one.unit}] += one.hits;
    }
    const scenario::Position position = ral::position_of(ral_book(), now.order, now.state, battle);
    std::size_t there = 0;
    for (UnitId u = 0; u < now.order.unit_count(); ++u) {
        const UnitEntry& entry = now.order.units[u];
        const UnitState& unit = now.state.units[u];
        const std::pair<SideColour, int> key{scenario::colour_of(entry.side), entry.number};
        CAPTURE(entry.name);
        const scenario::UnitSheet* sheet = position.standing.side(key.first).unit(key.second);
        const scenario::UnitNow& paper = position.unit(key.first, key.second);
        CHECK(places.contains(key) == now.state.on_table(u));
        CHECK(sheet->pose.has_value() == now.state.on_table(u));
        CHECK(paper.lost == !now.state.on_table(u));
        CHECK(paper.hits == entry.figures - unit.figures);
        CHECK(fell[key] == paper.hits);
        shown.gone += paper.lost ? 1 : 0;
        if (paper.lost) continue;
        ++there;
        const tabletop::PlacedBase base{entry.base(unit.formation), unit.pose};
        CHECK(places.at(key) == base);
        CHECK(*sheet->pose == base.pose);
        CHECK(sheet->base == base.base);
        CHECK(paper.routed == now.state.routed(u));
        shown.columns += unit.formation == Formation::column ? 1 : 0;
        shown.routed += paper.routed ? 1 : 0;
    }
    CHECK(places.size() == there);
}

/// Plays the opening of a battle with commanders who do what they like.
void open_at_random(scenario::Scenario& battle, std::uint64_t seed, int turns) {
    Diagnostics faults;
    const auto order = order_of_battle(ral_book().rules, battle, faults);
    REQUIRE(order.has_value());
    State state = initial_state(*order, battle);
    SeededRoller roller("random");
    RandomCommander red(2 * seed), blue(2 * seed + 1);
    const ral::Names names(*order, battle);
    ral::Chronicle chronicle(*order, names, state);
    ral::OverheardCommander heard_red(red, chronicle), heard_blue(blue, chronicle);
    Battle played(*order, state, {roller, {&heard_red, &heard_blue}, &chronicle});
    while (state.stage != Stage::challenges || state.turn < turns) {
        chronicle.before_step();
        if (!step(played)) break;
    }
    battle.opening->turns = turns;
    battle.opening->story = chronicle.finish();
    battle.opening->position = to_value(*order, state);
}

}  // namespace

TEST_CASE("ral: units on paper stand where the engine left them, with the figures that they lost") {
    Shown shown;
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        check_paper(opened(i, 2 + i % 5), shown);
    }
    // The battles show what the test is about.
    CHECK(shown.gone > 0);
    CHECK(shown.routed > 0);
}

TEST_CASE("ral: units that change their formation stand on paper as the engine left them") {
    Shown shown;
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        scenario::Scenario battle = opened(i, 1);
        open_at_random(battle, static_cast<std::uint64_t>(i), 2 + i % 4);
        check_paper(battle, shown);
    }
    CHECK(shown.columns > 0);
}

TEST_CASE("ral: there is a card for each leader who is left, and his unit carries his counter") {
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 4);
        const Started now = started(battle);
        const scenario::Position position = ral::position_of(ral_book(), now.order, now.state, battle);
        std::size_t left = 0, led = 0, beside = 0;
        for (std::size_t k = 0; k < now.order.leaders.size(); ++k) {
            if (now.state.leaders[k].fate != Fate::alive) continue;
            ++left;
            led += now.state.leaders[k].with != no_unit ? 1U : 0U;
        }
        for (const scenario::UnitNow& unit : position.units)
            beside += static_cast<std::size_t>(std::ranges::count(unit.counters, "leader"));
        CHECK(position.leaders.size() == left);
        CHECK(beside == led);
        for (const scenario::LeaderFact& card : position.leaders) {
            REQUIRE(card.ticks.size() == 3);
            CHECK(!card.ticks[1].ticked);
            CHECK(!card.ticks[2].ticked);
        }
    }
}

TEST_CASE("ral: a story tells charges, volleys, fights and rallies") {
    std::string all;
    for (int i = 0; i < battles; ++i) all += story_of(opened(i, 6));
    for (const char* words : {"Archery: ", "Initiative: ", "Movement: ", "Melee: ", " shoot at ", " charge ",
                              " and meet their front", " fight ", " run", "all stand"})
        CHECK_MESSAGE(contains(all, words), words);
#ifdef NDEBUG
    for (const char* words : {"Challenges: ", "Rallies: ", " and meet their flank", " rally",
                              " goes over to ", " are destroyed", "Reserved fire: "})
        CHECK_MESSAGE(contains(all, words), words);
#endif
    CHECK(!contains(all, ".."));
    CHECK(!contains(all, ": ."));
}

TEST_CASE("ral: an opening longer than the battle ends with it, after turn 15 at the latest (RAL-044)") {
    bool limit = false, broken = false;
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 20);
        const Started now = started(battle);
        CHECK(now.state.outcome != Outcome::fighting);
        CHECK(now.state.turn <= 15);
        CHECK(battle.opening->played() == now.state.turn);
        const scenario::Position position = ral::position_of(ral_book(), now.order, now.state, battle);
        CHECK(contains(position.over, "The battle is over"));
        limit = limit || now.state.outcome == Outcome::turn_limit;
        broken = broken || now.state.outcome == Outcome::army_broken;
    }
    CHECK((limit || broken));
#ifdef NDEBUG
    CHECK((limit && broken));
#endif
}

TEST_CASE("ral: an opening comes back from its YAML without loss, and passes the checks") {
    for (int i = 0; i < battles / 2; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 3);
        const std::string text = scenario::to_yaml(battle);
        Diagnostics faults;
        const auto read = scenario::from_yaml(text, "s.yaml", faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        CHECK(scenario::to_yaml(*read) == text);
        CHECK(read->opening->story == battle.opening->story);
        ral::check_opening(ral_book(), *read, faults);
        CHECK_MESSAGE(faults.to_text().empty(), faults.to_text());
        CHECK(started(*read).state == started(battle).state);
    }
}

TEST_CASE("ral: a battle made ready from an opening goes on from its position") {
    const scenario::Scenario battle = opened(1, 2);
    Diagnostics faults;
    const auto ready = ral::ready_battle(ral_book(), battle, {"plain", "plain"}, faults);
    REQUIRE(ready != nullptr);
    Started now = started(battle);
    SeededRoller roller("on");
    PlainCommander red, blue;
    const BattleLog log =
        fight(now.order, {"on", now.order.figures.last_turn, "", now.state}, roller, {&red, &blue});
    CHECK(log.begin == now.state);
    CHECK(log.end.turn > 2);
    const std::array<int, 2> lost = score(now.order, log.end).lost;
    CHECK(ready->play("on").score == std::array<int, 2>{lost[1], lost[0]});
}

TEST_CASE("ral: faults of an edited opening are told with their place") {
    CHECK(contains(faults_after("commander-red: plain", "commander-red: plan"),
                   "unknown commander 'plan' (did you mean 'plain'?)"));
    CHECK(contains(faults_after("number: 1\n", "number: 2\n"), "stands where turn 1 of"));
    CHECK(contains(faults_after("      r1: {", "      r999: {"), "does not say where r1 is"));
    CHECK(
        contains(faults_after("  position:\n", "  position:\n    step: melee\n"), "in the midst of a turn"));
    CHECK(contains(faults_after("      b1: {pose: ", "      b1: {fights: b2, pose: "),
                   "b1 fights a unit of its own side"));
}

}  // namespace muster::test
