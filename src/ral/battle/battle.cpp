#include "ral/battle/battle.hpp"

#include <algorithm>

#include "tabletop/outline.hpp"

namespace muster::ral::battle {

using namespace literals;

namespace {

/// Enemies are in melee if they touch along so much of their edges: a corner is not enough (ours).
constexpr Inches melee_edge = 0.5_in;

}  // namespace

void Commander::refused(const Order& /*order*/, Refusal /*why*/) {}

Answer Commander::answer(const Situation& /*situation*/, const Question& question) {
    return {question.usual, {}};
}

Battle::Battle(const OrderOfBattle& order_of_battle, State& start, Services with)
    : book(order_of_battle), state(start), services(with) {
    for (std::size_t id = 0; id < book.unit_count(); ++id) {
        const auto u = static_cast<UnitId>(id);
        if (!state.on_table(u)) continue;
        present_.add(u);
        shapes_[u] = tabletop::outline(placed(u));
    }
}

bool Battle::locked(UnitId a, UnitId b) const {
    if (!tabletop::in_contact(shapes_[a], shapes_[b])) return false;
    return tabletop::contact(placed(a), placed(b)).shared >= melee_edge;
}

UnitSet Battle::foes(UnitId unit) const {
    UnitSet found;
    for (const UnitId other : present_)
        if (book.enemies(unit, other) && locked(unit, other)) found.add(other);
    return found;
}

LeaderId Battle::leader_with(UnitId unit) const {
    for (std::size_t i = 0; i < book.leaders.size(); ++i)
        if (state.leaders[i].fate == Fate::alive && state.leaders[i].with == unit)
            return static_cast<LeaderId>(i);
    return no_leader;
}

bool Battle::led(UnitId unit) const {
    for (std::size_t i = 0; i < book.leaders.size(); ++i) {
        const LeaderState& leader = state.leaders[i];
        if (leader.fate == Fate::alive && leader.with == unit && !leader.declined_now) return true;
    }
    return false;
}

void Battle::place(UnitId unit, const tabletop::Pose& pose, Formation formation) {
    state.units[unit].pose = pose;
    state.units[unit].formation = formation;
    shapes_[unit] = tabletop::outline(placed(unit));
}

void Battle::take_off(UnitId unit, Presence presence) {
    part(unit);
    present_.remove(unit);
    state.units[unit].presence = presence;
    for (LeaderState& leader : state.leaders)
        if (leader.with == unit) {
            leader.with = no_unit;
            leader.place = state.units[unit].pose.centre;
        }
}

void Battle::part(UnitId unit) {
    state.units[unit].fights = no_unit;
    for (const UnitId other : present_)
        if (state.units[other].fights == unit) state.units[other].fights = no_unit;
}

Answer Battle::ask(SideIndex side, const Question& question) {
    if (question.answers.size() == 1) return {question.usual, {}};
    const Answer answer = services.commanders[side]->answer({book, state, *this, side}, question);
    const bool known = std::ranges::find(question.answers, answer.value) != question.answers.end();
    return known ? answer : Answer{question.usual, {}};
}

void hold_back(Battle& battle, UnitId unit, EventKind kind, const Why& why) {
    if (why.reason == Reason::none) return;
    battle.why = why;
    battle.tell_of(unit, kind, kind == EventKind::held_fire ? in_event(2) : in_event(5));
}

}  // namespace muster::ral::battle
