// The opening turns: what the paper says is what the engine did.
#include "rrtk/opening/opening.hpp"

#include <algorithm>

#include "rrtk/battle/battle_log.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/turn.hpp"
#include "rrtk/commanders.hpp"
#include "rrtk/opening/position.hpp"
#include "rrtk/ready_battle.hpp"
#include "rrtk/setup/check_scenario.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "scenario/consistency.hpp"
#include "scenario/places.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace rrtk::battle;
using scenario::SideColour;

/// Unoptimised a battle takes a second.
#ifdef NDEBUG
constexpr int battles = 24;
#else
constexpr int battles = 4;
#endif

const scenario::Players by_the_book{"by-the-book", "by-the-book"};

scenario::Scenario rolled(const std::string& red, const std::string& blue, const std::string& seed) {
    dice::SeededDice dice(seed);
    Diagnostics faults;
    auto scenario = rrtk::roll_scenario(book(), {red, blue, "recruit", 400, "auto"}, dice, faults);
    REQUIRE_MESSAGE(scenario.has_value(), faults.to_text());
    scenario->format = scenario::scenario_format;
    scenario->ruleset = "rrtk";
    scenario->seed = seed;
    scenario->rolls = dice.log();
    return std::move(*scenario);
}

scenario::Scenario opened(int number, int turns) {
    const auto& lists = book().lists;
    const auto at = static_cast<std::size_t>(number) * 7;
    scenario::Scenario battle =
        rolled(lists[at % lists.size()].id, lists[(at + 3 + at / 11) % lists.size()].id,
               "opening-" + std::to_string(number));
    Diagnostics faults;
    REQUIRE(rrtk::play_opening(book(), battle, turns, by_the_book, faults));
    return battle;
}

/// A battle's order and the state that its scenario is played from.
struct Started {
    OrderOfBattle order;
    State state;
};

Started started(const scenario::Scenario& battle) {
    Diagnostics faults;
    auto order = order_of_battle(book(), battle, faults);
    REQUIRE(order.has_value());
    const auto state = starting_state(*order, battle, faults);
    REQUIRE_MESSAGE(state.has_value(), faults.to_text());
    return {std::move(*order), *state};
}

SideColour colour(const OrderOfBattle& order, UnitId unit) {
    return order.side_of(unit) == 0 ? SideColour::red : SideColour::blue;
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
    if (read) rrtk::check_opening(book(), *read, faults);
    return faults.to_text();
}

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("an opening of N turns has a panel for each player turn, the attacker first") {
    const scenario::Scenario battle = opened(1, 3);
    const auto& story = battle.opening->story;
    REQUIRE(story.size() == 6);
    for (std::size_t i = 0; i < story.size(); ++i) {
        CHECK(story[i].side == (i % 2 == 0 ? battle.attacker : battle.defender()));
        CHECK(story[i].number == static_cast<int>(i / 2) + 1);
        CHECK(!story[i].lines.empty());
    }
    const Started now = started(battle);
    CHECK(now.state.sides[0].turn == 3);
    CHECK(now.state.sides[1].turn == 3);
    CHECK(!now.state.turn_open);
    CHECK(now.state.moving == now.order.attacker);
}

TEST_CASE("the position is the one that the same dice and commanders lead to") {
    const scenario::Scenario battle = opened(2, 2);
    scenario::Scenario before = battle;
    before.opening.reset();
    const Started end = started(battle);
    State state = initial_state(end.order, before);
    SeededRoller roller(battle.seed + "/opening");
    const auto red = rrtk::commander_named("by-the-book", {book(), before, end.order, 0});
    const auto blue = rrtk::commander_named("by-the-book", {book(), before, end.order, 1});
    Battle played(end.order, state, {roller, {red.get(), blue.get()}, nullptr});
    play(played, 2);
    state.outcome = Outcome::fighting;  // play() ends it by the limit of turns
    CHECK(state == end.state);
}

TEST_CASE("units on paper stand where the engine left them, with the hits that they took") {
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 1 + i % 4);
        const Started now = started(battle);
        scenario::Places places = scenario::places_in(battle);
        std::map<std::pair<SideColour, int>, int> hits;
        for (const scenario::StoryTurn& turn : battle.opening->story) {
            for (const scenario::StoryMove& move : turn.moves) {
                const auto at = places.find({move.side, move.unit});
                CHECK(move.from.has_value() == (at != places.end()));
                if (move.from && at != places.end()) CHECK(*move.from == at->second.pose);
            }
            scenario::carry_out(turn, battle, places);
            for (const scenario::StoryHits& one : turn.hits) hits[{one.side, one.unit}] += one.hits;
        }
        const scenario::Position position = rrtk::position_of(book(), now.order, now.state, battle);
        std::size_t there = 0;
        for (UnitId u = 0; u < now.order.unit_count(); ++u) {
            const std::pair<SideColour, int> key{colour(now.order, u), now.order.units[u].number};
            const std::string name = now.order.name(u);
            CAPTURE(name);
            const scenario::UnitSheet* sheet = position.standing.side(key.first).unit(key.second);
            const scenario::UnitNow& paper = position.unit(key.first, key.second);
            CHECK(places.contains(key) == now.state.on_table(u));
            CHECK(sheet->pose.has_value() == now.state.on_table(u));
            CHECK(paper.lost == (now.state.unit(u).presence >= Presence::routed));
            if (now.state.on_table(u)) {
                ++there;
                CHECK(places[key] == tabletop::PlacedBase{sheet->base, now.state.unit(u).pose});
                CHECK(*sheet->pose == now.state.unit(u).pose);
                CHECK(sheet->base == now.order.profile(now.state, u).base);
                CHECK(paper.active == now.state.unit(u).active);
            }
            if (paper.lost) continue;
            CHECK(paper.hits == now.state.unit(u).hits);
            CHECK(hits[key] == now.state.unit(u).hits);
        }
        CHECK(places.size() == there);
    }
}

TEST_CASE("Bodies on paper are those of the battle, each letter once, front rank first") {
    for (int i = 0; i < battles; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 3);
        const Started now = started(battle);
        const scenario::Scenario standing = rrtk::position_of(book(), now.order, now.state, battle).standing;
        for (const SideColour side : {SideColour::red, SideColour::blue}) {
            std::vector<std::string> letters;
            std::size_t in_bodies = 0, on_table = 0;
            for (const scenario::Body& body : standing.side(side).bodies) {
                CHECK(std::ranges::find(letters, body.letter) == letters.end());
                letters.push_back(body.letter);
                in_bodies += body.units.size();
                for (const int number : body.units)
                    CHECK(standing.side(side).unit(number)->body == body.letter);
            }
            for (const scenario::UnitSheet& unit : standing.side(side).units) on_table += unit.pose ? 1U : 0U;
            CHECK(in_bodies == on_table);
        }
    }
}

TEST_CASE("an opening comes back from its YAML without loss, and passes the checks") {
    for (int i = 0; i < battles / 2; ++i) {
        CAPTURE(i);
        const scenario::Scenario battle = opened(i, 2);
        const std::string text = scenario::to_yaml(battle);
        Diagnostics faults;
        const auto read = scenario::from_yaml(text, "s.yaml", faults);
        REQUIRE_MESSAGE(read.has_value(), faults.to_text());
        CHECK(scenario::to_yaml(*read) == text);
        CHECK(read->opening->story == battle.opening->story);
        rrtk::check_opening(book(), *read, faults);
        CHECK_MESSAGE(faults.to_text().empty(), faults.to_text());
        CHECK(started(*read).state == started(battle).state);
    }
}

TEST_CASE("a battle made ready from an opening goes on from its position") {
    const scenario::Scenario battle = opened(3, 2);
    Diagnostics faults;
    const auto ready = rrtk::ready_battle(book(), battle, {}, faults);
    REQUIRE(ready != nullptr);
    Started now = started(battle);
    SeededRoller roller("on");
    PlainCommander red, blue;
    const BattleLog log = fight(now.order, {"on", default_turns, "", now.state}, roller, {&red, &blue});
    CHECK(log.begin == now.state);
    CHECK(ready->play("on").score == tournament_score(now.order, log.end).points);
}

TEST_CASE("faults of an edited opening are told with their place") {
    CHECK(contains(faults_after("commander-red: by-the-book", "commander-red: by-the-bok"),
                   "unknown commander 'by-the-bok' (did you mean 'by-the-book'?)"));
    CHECK(contains(faults_after("number: 1\n", "number: 2\n"), "stands where turn 1 of"));
    const scenario::Scenario battle = opened(0, 1);
    CHECK(contains(faults_after("\nattacker: " + scenario::name_of(battle.attacker),
                                "\nattacker: " + scenario::name_of(battle.defender())),
                   "the sides take turns, the attacker first"));
    CHECK(contains(faults_after("  turns: 1", "  turns: 21"), "s.yaml:"));
    CHECK(contains(faults_after("b1: {", "b1: {melee-hits: 9, "), "b1 has 9 hits of its melee"));
    CHECK(contains(faults_after("      r1: {", "      r999: {"), "does not say where r1 is"));
    CHECK(contains(faults_after("  position:\n", "  position:\n    turn-open: yes\n"),
                   "in the midst of a turn"));
}

}  // namespace muster::test
