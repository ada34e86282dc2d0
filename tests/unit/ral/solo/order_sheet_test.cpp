// The order sheet as a person reads it, beside the commander: both have to come to the same order.
#include "ral/solo/order_sheet.hpp"

#include <fmt/format.h>

#include <array>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/report.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/commanders.hpp"
#include "ral/setup/roll_scenario.hpp"
#include "ral/solo/planned_commander.hpp"
#include "support/ral_book.hpp"
#include "support/ral_order_reader.hpp"

namespace muster::test {

namespace {

using namespace ral_orders;

/// Plays as the commander says, and reads the sheet beside him.
class Compared : public Commander {
  public:
    Compared(std::unique_ptr<Commander> inner, const Sheet& sheet, const ral::CommanderCard& card)
        : inner_(std::move(inner)), sheet_(sheet), card_(card) {}

    Order order(const Situation& situation) override {
        const Reader reader(sheet_, card_, situation.battle, situation.side);
        const Order order = inner_->order(situation);
        const Reason reason = order.why.reason;
        if (order.kind == OrderKind::done || order.kind == OrderKind::move) {
            CHECK_FALSE(reader.charge());
        } else if (order.kind == OrderKind::charge) {
            const auto charge = reader.charge();
            REQUIRE(charge);
            CHECK(charge->unit == order.unit);
            CHECK(charge->target == order.target);
            CHECK(reader.charge_sum(order) == order.why.number);
            ++charges;
        }
        if (reason == Reason::best_place) compare_place(reader, situation, order);
        if (reason == Reason::joins_fight) CHECK(reader.may_join(order.target));
        if (reason == Reason::best_place || order.kind == OrderKind::done)
            CHECK_FALSE(reader.leader_may_join());
        return order;
    }
    Answer answer(const Situation& situation, const Question& question) override {
        return inner_->answer(situation, question);
    }

    int charges = 0, places = 0;

  private:
    /// The points that the log tells are those of the sheet, and turning or standing is worth no more.
    void compare_place(const Reader& reader, const Situation& situation, const Order& order) {
        const tabletop::Pose now = situation.state.units[order.unit].pose;
        const tabletop::Pose then{order.way.empty() ? now.centre : order.way.back(), order.facing};
        const auto sum = [&](const tabletop::Pose& pose, bool advances) {
            return reader.place_sum(order.unit, order.why.about, pose, advances);
        };
        const auto gain = [&](bool advances) {
            return sum(then, advances) - sum(now, advances) - sheet_.line("stand");
        };
        const bool agrees = gain(true) == order.why.number || gain(false) == order.why.number;
        CHECK_MESSAGE(agrees, fmt::format("unit {} of turn {}", order.unit, situation.state.turn));
        CHECK(order.why.number >= 0);
        ++places;
    }

    std::unique_ptr<Commander> inner_;
    const Sheet& sheet_;
    const ral::CommanderCard& card_;
};

struct Played {
    scenario::Scenario scenario;
    OrderOfBattle order;
};

Played rolled(const std::string& red, const std::string& blue, int seed, int points = 220) {
    dice::SeededDice dice(fmt::format("orders/{}", seed));
    Diagnostics faults;
    auto scenario = ral::roll_scenario(ral_book(), ral_request(red, blue, points), dice, faults);
    REQUIRE_MESSAGE(scenario, faults.to_text());
    auto order = order_of_battle(ral_book().rules, *scenario, faults);
    REQUIRE_MESSAGE(order, faults.to_text());
    return {std::move(*scenario), std::move(*order)};
}

/// What happens because a commander wants it so, for which a reason stands in log and report.
constexpr std::array chosen_events{
    EventKind::moved,      EventKind::crossed_river,  EventKind::charged,        EventKind::joined,
    EventKind::challenged, EventKind::declined,       EventKind::duelled,        EventKind::shot_declared,
    EventKind::chose,      EventKind::turned_to_face, EventKind::rallied,        EventKind::rally_failed,
    EventKind::conceded,   EventKind::held_fire,      EventKind::waited_to_rally};

/// A leader with a routed unit rallies it, and horse that stood a flank charge turns, without being asked.
bool chosen(const OrderOfBattle& book, const Event& event) {
    if (event.kind == EventKind::rallied && event.leader != no_leader) return false;
    if (event.kind == EventKind::turned_to_face && event.rule == RAL(26) && book.units[event.unit].mounted)
        return false;
    return std::ranges::find(chosen_events, event.kind) != chosen_events.end();
}

}  // namespace

TEST_CASE("the sheet of every commander brings the charges and places that he orders") {
    int charges = 0, places = 0, seed = 0;
    for (const ral::CommanderCard& card : ral_book().commanders)
        for (const char* red : {"english-host", "swiss-cantons", "teutonic-order", "peasants-revolt"}) {
            const Played battle = rolled(red, "french-host", ++seed);
            const scenario::OrderFacts facts =
                ral::solo::order_facts(ral_book(), battle.scenario, battle.order, 0, card);
            const Sheet sheet(facts);
            Compared reading(ral::commander_named(card.id, {ral_book(), battle.order, 0}), sheet, card);
            PlainCommander plain;
            SeededRoller roller(fmt::format("orders/{}", seed));
            State state = initial_state(battle.order, battle.scenario);
            Battle played(battle.order, state, {roller, {&reading, &plain}, nullptr});
            play(played);
            charges += reading.charges;
            places += reading.places;
        }
    CHECK(charges > 40);
    CHECK(places > 200);
}

TEST_CASE("the sheet has a card for each division, rows in their order, and the charts of both sides") {
    const Played battle = rolled("english-host", "french-host", 1);
    const ral::CommanderCard& card = *ral_book().commander("wary");
    for (SideIndex side = 0; side < 2; ++side) {
        const auto facts = ral::solo::order_facts(ral_book(), battle.scenario, battle.order, side, card);
        const scenario::Side& army = side == 0 ? battle.scenario.red : battle.scenario.blue;
        CHECK(facts.bodies.size() == army.bodies.size());
        REQUIRE(facts.rows.size() == 8);
        CHECK(facts.rows.front().id == "turns-to-face");
        CHECK(facts.rows.back().id == "best-place");
        CHECK(facts.commander == "Wary");
        CHECK_FALSE(facts.release.empty());
        for (const auto* texts : {&facts.notes, &facts.choices, &facts.turns})
            for (const std::string& text : *texts) CHECK(text.find('{') == std::string::npos);
    }
}

TEST_CASE("every order and answer of a planned commander tells its reason, and its log plays again") {
    const Played battle = rolled("burgundy", "hungary", 5);
    const auto red = ral::commander_named("aggressive", {ral_book(), battle.order, 0});
    const auto blue = ral::commander_named("steady", {ral_book(), battle.order, 1});
    SeededRoller roller("reasons");
    const BattleLog log =
        fight(battle.order, {"reasons", 15, "", initial_state(battle.order, battle.scenario)}, roller,
              {red.get(), blue.get()});
    for (const Decision& decision : log.decisions)
        if (decision.is_order && decision.order.kind != OrderKind::done)
            CHECK(decision.order.why.reason != Reason::none);
    for (const Event& event : log.events) {
        const bool says_why = event.why.reason != Reason::none;
        CHECK_MESSAGE(says_why == chosen(battle.order, event), event_line(battle.order, event));
    }
    CHECK(first_difference(battle.order, log, replay(battle.order, log)).empty());
    Diagnostics faults;
    const auto read = log_from_text(battle.order, to_text(battle.order, log), "log", faults);
    REQUIRE_MESSAGE(read, faults.to_text());
    CHECK(*read == log);
    CHECK(report(battle.order, log).find("more than standing") != std::string::npos);
}

#ifdef NDEBUG  // statistics: unoptimised under sanitizers these battles take minutes
TEST_CASE("a commander of every temper wins most mirror matches against the plain one, sides swapped") {
    for (const ral::CommanderCard& card : ral_book().commanders) {
        int won = 0, played = 0;
        for (int seed = 0; seed < 88; ++seed) {
            const std::string& list =
                ral_book().templates[static_cast<std::size_t>(seed) % ral_book().templates.size()].id;
            const Played battle = rolled(list, list, 100 + seed, 150);
            for (SideIndex side = 0; side < 2; ++side) {
                const auto planned = ral::commander_named(card.id, {ral_book(), battle.order, side});
                PlainCommander plain;
                std::array<Commander*, 2> players{planned.get(), &plain};
                if (side == 1) std::swap(players[0], players[1]);
                SeededRoller roller(fmt::format("mirror/{}", seed));
                State state = initial_state(battle.order, battle.scenario);
                Battle fought(battle.order, state, {roller, players, nullptr});
                play(fought);
                const int winner = score(battle.order, state).winner;
                ++played;
                if (winner == side) ++won;
            }
        }
        CHECK_MESSAGE(2 * won > played, fmt::format("{} won {} of {}", card.id, won, played));
    }
}
#endif

}  // namespace muster::test
