// The order sheet as a person reads it, against the commander: both have to come to the same order.
#include "rrtk/solo/order_sheet.hpp"

#include <functional>
#include <optional>

#include "rrtk/battle/commanders.hpp"
#include "rrtk/battle/rollers.hpp"
#include "rrtk/battle/words.hpp"
#include "rrtk/setup/roll_scenario.hpp"
#include "rrtk/solo/planned_commander.hpp"
#include "support/order_place_reader.hpp"
#include "support/rrtk_book.hpp"

namespace muster::test {

namespace {

using namespace orders;

/// A person with the sheet and a tape measure.
class Reader : public PlaceReader {
  public:
    using PlaceReader::PlaceReader;

    struct Decision {
        std::string row;
        Order order;
    };

    [[nodiscard]] std::optional<Decision> decide() const {
        const UnitSet movers = movers_of(battle_);
        if (movers.empty()) return std::nullopt;  // off the table: no row speaks of it
        for (const scenario::Named& row : sheet_.rows)
            if (const auto order = carried_out(row.id, movers)) return Decision{row.id, *order};
        return std::nullopt;
    }

  private:
    [[nodiscard]] bool legal(const Order& order) const { return check(battle_, order) == Refusal::none; }

    [[nodiscard]] std::optional<Order> carried_out(const std::string& row, const UnitSet& movers) const {
        const bool active = check_movers(battle_, movers) == Refusal::none;
        if (row == "target-in-range") {
            const Order fire = fire_of_all(battle_, movers);
            return !fire.units.empty() && legal(fire) ? std::optional(fire) : std::nullopt;
        }
        if (row == "worth-charging") {
            const auto charge = charge_of(movers);
            if (!charge || active) return charge;
            const Order activate = of_kind(OrderKind::activate);
            return legal(activate) ? activate : Order{};
        }
        if (row == "waits") return waits(movers) && legal(Order{}) ? std::optional(Order{}) : std::nullopt;
        if (row == "forms-up") {
            if (!active || one_facing(battle_, movers)) return std::nullopt;
            return first_legal(battle_, {of_kind(OrderKind::reform), break_up_by_facing(battle_, movers)});
        }
        const int stay = points(standing(movers), movers);
        const std::vector<Choice> choices = choices_of(movers);
        if (row == "worth-a-point" && !active) {
            int best = INT16_MIN;
            for (const Choice& choice : choices) best = std::max(best, choice.points);
            const Order activate = of_kind(OrderKind::activate);
            const bool pays = best != INT16_MIN && best - stay >= card_.price && legal(activate) &&
                              ahead_of(movers) < battle_.state.sides[side_].activations;
            return pays ? activate : Order{};
        }
        if (row != "best-place" || !active) return std::nullopt;
        std::vector<Choice> all{{Order{}, stay}};
        all.insert(all.end(), choices.begin(), choices.end());
        std::ranges::stable_sort(all, std::greater<>(), &Choice::points);
        for (const Choice& choice : all)
            if (legal(choice.order)) return choice.order;
        return std::nullopt;  // boxed in: no row speaks of it
    }

    /// Bodies still to come that rank higher and would need a point.
    [[nodiscard]] int ahead_of(const UnitSet& movers) const {
        const auto rank = [&](const UnitSet& body) {
            switch (posture_of(body)) {
                case Posture::envelop: return 2;
                case Posture::advance:
                case Posture::skirmish: return 1;
                default: return 0;
            }
        };
        std::map<BodyId, UnitSet> bodies;
        for (const UnitId u : battle_.grounded(side_))
            if (!battle_.state.handled.has(u) && battle_.unit(u).body != battle_.state.progress.body &&
                !battle_.unit(u).active && !battle_.unit(u).rampaging && !engaged(battle_, u))
                bodies[battle_.unit(u).body].add(u);
        int count = 0;
        for (const auto& [number, body] : bodies) {
            bool charges = false;
            for (const UnitId u : body)
                for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                    if (!battle_.profile(u).has(Trait::melee) || !may_charge(battle_, u, e)) continue;
                    charges =
                        charges || (ahead(u, e) && charge_sum(u, battle_.placed(u), e, {}) >= card_.charge);
                }
            if (charges || rank(body) > rank(movers)) ++count;
        }
        return count;
    }

    [[nodiscard]] std::optional<Order> charge_of(const UnitSet& movers) const {
        Order order = of_kind(OrderKind::charge);
        UnitSet going;
        while (!order.aims.full()) {
            std::optional<Aim> best;
            int most = card_.charge - 1;
            for (const UnitId u : movers - going)
                for (const UnitId e : battle_.grounded(enemy_of(side_))) {
                    if (!battle_.profile(u).has(Trait::melee) || !may_charge(battle_, u, e)) continue;
                    if (tabletop::gap(battle_.shape(u), battle_.shape(e)) > battle_.profile(u).move) continue;
                    const int sum = charge_sum(u, battle_.placed(u), e, going);
                    if (sum <= most) continue;
                    Order tried = order;
                    tried.aims.push_back({u, e});
                    const Refusal why = check(battle_, tried);
                    if (why != Refusal::none && why != Refusal::not_active) continue;
                    most = sum;
                    best = {u, e};
                }
            if (!best) break;
            order.aims.push_back(*best);
            going.add(best->charger);
            going |= file_behind(battle_, best->charger);
        }
        return order.aims.empty() ? std::nullopt : std::optional(order);
    }

    [[nodiscard]] bool waits(const UnitSet& movers) const {
        const Posture posture = posture_of(movers);
        if (posture != Posture::hold && posture != Posture::reserve) return false;
        Inches reach, nearest = Inches::thousandths(INT32_MAX);
        for (const UnitId u : movers) {
            reach = std::max(reach, battle_.profile(u).move);
            for (const UnitId e : battle_.grounded(enemy_of(side_)))
                nearest = std::min(nearest, tabletop::gap(battle_.shape(u), battle_.shape(e)));
        }
        return nearest > reach + card_.hold_reach;
    }
};

/// Plays as told by the commander, and has the sheet read beside it.
class Compared : public Commander {
  public:
    Compared(const OrderOfBattle& order, const scenario::OrderFacts& sheet, const rrtk::CommanderCard& card,
             const rrtk::Plan& plan)
        : inner_(book(), order, 0, card), sheet_(sheet), card_(card), plan_(plan) {}

    Order order(const Situation& now) override {
        const Order given = inner_.order(now);
        const auto read = Reader(sheet_, card_, plan_, now).decide();
        if (!read) return given;
        ++rows[read->row];
        Order expected = read->order, told = given;
        expected.why = told.why = Why{};
        if (expected != told)
            faults.push_back(fmt::format(
                "row {}: sheet says {} {} in, {} degrees, the commander {} {} in, {} "
                "degrees ({})",
                read->row, names_of(OrderKind{}).word(expected.kind), to_decimal(expected.distance),
                expected.degrees, names_of(OrderKind{}).word(told.kind), to_decimal(told.distance),
                told.degrees, names_of(Reason{}).word(given.why.reason)));
        return given;
    }
    std::int16_t answer(const Situation& now, const Question& question) override {
        return inner_.answer(now, question);
    }

    std::map<std::string, int> rows;
    std::vector<std::string> faults;

  private:
    rrtk::solo::PlannedCommander inner_;
    const scenario::OrderFacts& sheet_;
    const rrtk::CommanderCard& card_;
    const rrtk::Plan& plan_;
};

/// The rare case of an active Body with units that face different ways.
void look_at_turned_body(const OrderOfBattle& order, State state, Compared& commander) {
    constexpr int late = 50;  // nobody waits any more
    SeededRoller roller("none");
    PlainCommander plain;
    for (const UnitId u : order.sides[0].units) {
        if (!state.grounded(u)) continue;
        state.moving = 0;
        state.turn_open = true;
        state.sides[0].turn = late;
        state.progress.body = state.unit(u).body;
        for (const UnitId m : order.sides[0].units)
            if (state.unit(m).body == state.progress.body) state.unit(m).active = true;
        state.unit(u).pose.facing = tabletop::Facing(state.unit(u).pose.facing.degrees() + 20);
        Battle battle(order, state, {roller, {&plain, &plain}, nullptr});
        static_cast<void>(commander.order(battle.situation(0)));
        state.unit(u).pose.facing = tabletop::Facing(state.unit(u).pose.facing.degrees() - 20);
    }
}

}  // namespace

TEST_CASE("a person who reads the order sheet comes to the commander's orders, row by row") {
    std::map<std::string, int> rows;
    int number = 0;
    for (const auto& lists : {std::pair{"aeja", "orcs"},
                              {"zheman", "undead"},
                              {"goblins", "riata"},
                              {"elves-silver", "capalan-league"},
                              {"centaurs", "kjoth"},
                              {"merchen", "mangu"},
                              {"torem", "demeskeen"},
                              {"orcs", "goblins"},
                              {"undead", "brethren"}}) {
        const rrtk::CommanderCard& card = book().commanders[static_cast<std::size_t>(number) % 3];
        const std::string red = lists.first, blue = lists.second;
        CAPTURE(red);
        dice::SeededDice dice(fmt::format("orders/{}", ++number));
        Diagnostics faults;
        const auto rolled = rrtk::roll_scenario(book(), {red, blue, "recruit", 400, "auto"}, dice, faults);
        REQUIRE(rolled.has_value());
        const auto order = order_of_battle(book(), *rolled, faults);
        REQUIRE(order.has_value());
        const scenario::OrderFacts sheet = rrtk::solo::order_facts(book(), *rolled, *order, 0, card);
        const rrtk::Plan& plan = *book().plan(order->sides[0].plan);
        Compared commander(*order, sheet, card, plan);
        PlainCommander enemy;
        State state = initial_state(*order, *rolled);
        SeededRoller roller(fmt::format("orders/{}", number));
        Battle battle(*order, state, {roller, {&commander, &enemy}, nullptr});
        look_at_turned_body(*order, initial_state(*order, *rolled), commander);
        play(battle, 14);
        const std::string first = commander.faults.empty() ? "" : commander.faults.front();
        CHECK_MESSAGE(commander.faults.empty(), commander.faults.size() << " differ: " << first);
        for (const auto& [row, count] : commander.rows) rows[row] += count;
    }
    int positions = 0;
    for (const auto& [row, count] : rows) positions += count;
    CHECK(positions >= 200);
    for (const rrtk::DecisionText& row : book().orders.rows) CHECK_MESSAGE(rows[row.id] > 0, row.id);
}

}  // namespace muster::test