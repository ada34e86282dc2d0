// A small battle of Rules by Ral with units where a test wants them, scripted dice and answers.
#pragma once

#include <doctest/doctest.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ral/battle/battle_log.hpp"
#include "ral/battle/rollers.hpp"
#include "ral/battle/turn.hpp"
#include "support/ral_book.hpp"

namespace muster::test {

/// A unit of a test.
struct TestUnit {
    std::string type;
    Inches x, y;
    int facing = 0;
    bool leader = false;
    std::string weapon;
};

/// Gives orders from a list and answers by kind of question; anything else as usual.
class ToldCommander : public ral::battle::Commander {
  public:
    std::vector<ral::battle::Order> orders;
    std::map<ral::battle::Ask, std::int16_t> answers;
    std::vector<ral::battle::Ask> asked;

    ral::battle::Order order(const ral::battle::Situation& /*situation*/) override {
        return at_ < orders.size() ? orders[at_++] : ral::battle::Order{};
    }
    ral::battle::Answer answer(const ral::battle::Situation& /*situation*/,
                               const ral::battle::Question& question) override {
        asked.push_back(question.ask);
        const auto found = answers.find(question.ask);
        return {found == answers.end() ? question.usual : found->second, {}};
    }

  private:
    std::size_t at_ = 0;
};

/// Red sits at the lower edge of a table of 48 in by 36 in. The first turn has begun.
class RalTable {
  public:
    RalTable(const std::vector<TestUnit>& red_units, const std::vector<TestUnit>& blue_units,
             std::vector<ral::battle::Die> dice, const std::vector<scenario::TerrainPiece>& ground = {})
        : roller(std::move(dice)) {
        scenario_.board = {Inches::thousandths(48'000), Inches::thousandths(36'000)};
        scenario_.attacker = scenario::SideColour::red;
        scenario_.terrain = ground;
        add(scenario_.red, red_units);
        add(scenario_.blue, blue_units);
        Diagnostics faults;
        auto compiled = ral::battle::order_of_battle(ral_book().rules, scenario_, faults);
        REQUIRE_MESSAGE(compiled.has_value(), faults.to_text());
        book = std::make_unique<ral::battle::OrderOfBattle>(std::move(*compiled));
        state = ral::battle::initial_state(*book, scenario_);
        state.turn = 1;
        blues_ = static_cast<int>(red_units.size());
        battle = std::make_unique<ral::battle::Battle>(*book, state,
                                                       ral::battle::Services{roller, {&red, &blue}, &events});
    }

    /// The nth unit of a side, from 1.
    [[nodiscard]] static ral::battle::UnitId r(int n) { return static_cast<ral::battle::UnitId>(n - 1); }
    [[nodiscard]] ral::battle::UnitId b(int n) const {
        return static_cast<ral::battle::UnitId>(blues_ + n - 1);
    }
    void lose(ral::battle::UnitId unit, int figures) {
        state.units[unit].figures = static_cast<std::int8_t>(state.units[unit].figures - figures);
    }
    [[nodiscard]] int left(ral::battle::UnitId unit) const { return state.units[unit].figures; }
    void fight(ral::battle::UnitId unit, ral::battle::UnitId other) { state.units[unit].fights = other; }

    [[nodiscard]] static ral::battle::Order charge(ral::battle::UnitId unit, ral::battle::UnitId target,
                                                   tabletop::Edge edge = tabletop::Edge::front) {
        ral::battle::Order order;
        order.kind = ral::battle::OrderKind::charge;
        order.unit = unit;
        order.target = target;
        order.edge = edge;
        return order;
    }
    [[nodiscard]] static ral::battle::Order move(ral::battle::UnitId unit, tabletop::Point to,
                                                 int facing = 0) {
        ral::battle::Order order;
        order.kind = ral::battle::OrderKind::move;
        order.unit = unit;
        order.way.push_back(to);
        order.facing = tabletop::Facing(facing);
        return order;
    }
    [[nodiscard]] ral::battle::Refusal obey(const ral::battle::Order& order) {
        return ral::battle::obey(*battle, battle->side_of(order.unit), order);
    }
    [[nodiscard]] ral::battle::Fault check(const ral::battle::Order& order) const {
        return ral::battle::check(*battle, battle->side_of(order.unit), order).fault;
    }
    /// The nth event of that kind, from 0.
    [[nodiscard]] const ral::battle::Event& told(ral::battle::EventKind kind, int n = 0) const {
        for (const ral::battle::Event& event : events.events)
            if (event.kind == kind && n-- == 0) return event;
        FAIL("no such event was told");
        return events.events.front();
    }
    [[nodiscard]] int count(ral::battle::EventKind kind) const {
        int found = 0;
        for (const ral::battle::Event& event : events.events) found += event.kind == kind ? 1 : 0;
        return found;
    }

    ral::battle::ScriptedRoller roller;
    ToldCommander red, blue;
    ral::battle::EventList events;
    ral::battle::State state;
    std::unique_ptr<ral::battle::OrderOfBattle> book;
    std::unique_ptr<ral::battle::Battle> battle;

  private:
    static void add(scenario::Side& side, const std::vector<TestUnit>& stands) {
        for (const TestUnit& stand : stands) {
            const ral::TroopType* type = ral_book().rules.type(stand.type);
            REQUIRE(type != nullptr);
            scenario::UnitSheet unit;
            unit.number = static_cast<int>(side.units.size()) + 1;
            unit.name = type->name;
            unit.troop_class = stand.type;
            unit.stats = {{"figures", type->figures}};
            if (!stand.weapon.empty()) unit.specials = {stand.weapon};
            unit.points = type->points(!stand.weapon.empty());
            unit.leader = stand.leader ? "leader" : "";
            unit.base = ral_book().rules.line(*type);
            unit.pose = tabletop::Pose{{stand.x, stand.y}, tabletop::Facing(stand.facing)};
            side.units.push_back(unit);
        }
    }

    scenario::Scenario scenario_;
    int blues_ = 0;
};

/// A piece of ground of a test.
inline scenario::TerrainPiece ground(const std::string& kind, tabletop::Point low, tabletop::Point high) {
    scenario::TerrainPiece piece;
    piece.letter = kind == "river" ? "R" : "L";
    piece.kind = kind;
    piece.area = {low, high};
    return piece;
}

}  // namespace muster::test
