#include "ral/battle/commanders.hpp"

#include "ral/battle/archery.hpp"
#include "ral/battle/choices.hpp"
#include "tabletop/direction.hpp"

namespace muster::ral::battle {

using namespace literals;

namespace {

/// What a unit of a plain commander does now; false if it stays.
bool plain_order(const Battle& battle, SideIndex side, UnitId unit, Order& order) {
    if (find_face(battle, unit, order)) return true;
    if (!check_free(battle, side, unit).none()) return false;
    const bool archers = battle.entry(unit).bows;
    if (archers && !targets_of(battle, unit).units.empty()) return false;  // its reserved fire is worth more
    if (!archers && find_any_charge(battle, unit, order)) return true;
    const UnitId enemy = nearest_enemy(battle, unit);
    constexpr Inches in_bowshot = 10_in, before_contact = 1_in;
    return enemy != no_unit &&
           find_advance(battle, unit, enemy, archers ? in_bowshot : before_contact, order) &&
           check(battle, side, order).none();
}

}  // namespace

Order PlainCommander::order(const Situation& situation) {
    const Battle& battle = situation.battle;
    if (turn_ != situation.state.turn || stage_ != situation.state.stage) settled_ = {};
    turn_ = situation.state.turn;
    stage_ = situation.state.stage;
    Order order;
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i)
        if (battle.book.leaders[i].side == situation.side &&
            find_lead(battle, static_cast<LeaderId>(i), order))
            return order;
    for (const UnitId unit : battle.book.sides[situation.side].units) {
        if (settled_.has(unit) || !battle.state.fit(unit) || battle.unit(unit).moved) continue;
        if (plain_order(battle, situation.side, unit, order)) return order;
        settled_.add(unit);
    }
    return {};
}

std::uint64_t RandomCommander::drawn() {
    state_ += 0x9e3779b97f4a7c15U;
    std::uint64_t z = state_;
    z = (z ^ (z >> 30U)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27U)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31U);
}

std::size_t RandomCommander::one_of(std::size_t count) { return static_cast<std::size_t>(drawn() % count); }

UnitId RandomCommander::any_unit(const Situation& situation, SideIndex side) {
    const UnitSet& units = situation.book.sides[side].units;
    if (units.empty()) return no_unit;
    std::size_t left = one_of(static_cast<std::size_t>(units.size()));
    for (const UnitId unit : units)
        if (left-- == 0) return unit;
    return no_unit;
}

Order RandomCommander::any_move(const Situation& situation, UnitId unit) {
    Order order;
    order.kind = OrderKind::move;
    order.unit = unit;
    order.formation = one_of(4) == 0 ? Formation::column : situation.state.units[unit].formation;
    tabletop::Pose at = situation.state.units[unit].pose;
    const std::size_t legs = one_of(3);
    const Inches move = situation.book.units[unit].move;
    for (std::size_t leg = 0; leg < legs; ++leg) {
        const Inches step = move * static_cast<std::int64_t>(1 + one_of(8)) / 8;
        at = tabletop::stepped(at, tabletop::Facing(static_cast<int>(one_of(360))), step);
        order.way.push_back(at.centre);
    }
    order.facing = one_of(2) == 0 ? at.facing : tabletop::Facing(static_cast<int>(one_of(360)));
    return order;
}

Order RandomCommander::any_order(const Situation& situation) {
    const Battle& battle = situation.battle;
    const UnitId unit = any_unit(situation, situation.side);
    const UnitId enemy = any_unit(situation, enemy_of(situation.side));
    Order order;
    if (unit == no_unit || enemy == no_unit || !battle.state.on_table(unit)) return order;
    const std::size_t kind = one_of(10);
    if (kind == 0 && !battle.book.leaders.empty()) {
        order.kind = OrderKind::lead;
        order.leader = static_cast<LeaderId>(one_of(battle.book.leaders.size()));
        order.target = unit;
        return order;
    }
    if (kind == 1 && find_face(battle, unit, order)) return order;
    if (kind == 2 && battle.state.on_table(enemy) && find_advance(battle, unit, enemy, 1_in, order))
        return order;
    if (kind < 4 && find_any_charge(battle, unit, order)) return order;
    if (kind < 6) {
        order = any_move(situation, unit);
        order.kind = OrderKind::charge;
        while (order.way.size() > 1) order.way.pop_back();
        order.target = enemy;
        order.edge = static_cast<tabletop::Edge>(one_of(4));
        return order;
    }
    return any_move(situation, unit);
}

Order RandomCommander::order(const Situation& situation) {
    constexpr std::size_t tries = 24, one_in = 20;
    for (std::size_t i = 0; i < tries; ++i) {
        const Order order = any_order(situation);
        if (order.kind == OrderKind::done) continue;
        if (one_of(one_in) == 0 || check(situation.battle, situation.side, order).none()) return order;
    }
    return {};
}

Answer RandomCommander::answer(const Situation& /*situation*/, const Question& question) {
    constexpr std::size_t seldom = 400;
    if (question.ask == Ask::concede) return {static_cast<std::int16_t>(one_of(seldom) == 0 ? 1 : 0), {}};
    return {question.answers[one_of(question.answers.size())], {}};
}

}  // namespace muster::ral::battle
