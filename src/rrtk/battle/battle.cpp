#include "rrtk/battle/battle.hpp"

#include <algorithm>

namespace muster::rrtk::battle {

Battle::Battle(const OrderOfBattle& order_of_battle, State& start, Services with)
    : book(order_of_battle), state(start), services(with) {
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        if (state.on_table(unit)) reshape(unit);
}

void Battle::loosen(BodyId body) {
    if (!loosened(body)) loosened_.push_back(body);
}

bool Battle::loosened(BodyId body) const {
    return loosened_.full() || std::find(loosened_.begin(), loosened_.end(), body) != loosened_.end();
}

void Battle::enrol(UnitId unit, BodyId body) {
    loosen(state.units[unit].body);
    loosen(body);
    state.units[unit].body = body;
    asked_ = no_body;
}

const UnitSet& Battle::members(BodyId body) const {
    if (body == asked_) return members_;
    asked_ = body;
    members_ = UnitSet{};
    if (body == no_body) return members_;
    for (UnitId unit = 0; unit < book.unit_count(); ++unit)
        if (state.units[unit].body == body) members_.add(unit);
    return members_;
}

void Battle::reshape(UnitId unit) {
    loosen(state.units[unit].body);
    shapes_[unit] = tabletop::outline(placed(unit));
    stale_.add(unit);
    UnitSet& there = grounded_[side_of(unit)];
    if (state.grounded(unit))
        there.add(unit);
    else
        there.remove(unit);
    if (state.units[unit].rampaging) rampaging_.add(unit);
    // Whoever touched it, or touches it now, has to look again.
    const UnitSet all = grounded() - stale_;
    for (const UnitId other : all)
        if (touching_[other].has(unit) || tabletop::in_contact(shapes_[unit], shapes_[other]))
            stale_.add(other);
}

const UnitSet& Battle::touching(UnitId unit) const {
    if (!stale_.has(unit)) return touching_[unit];
    UnitSet found;
    if (state.grounded(unit)) {
        const UnitSet all = grounded();
        for (const UnitId other : all)
            if (other != unit && tabletop::in_contact(shapes_[unit], shapes_[other])) found.add(other);
    }
    touching_[unit] = found;
    stale_.remove(unit);
    return touching_[unit];
}

void Battle::place(UnitId unit, const tabletop::Pose& pose) {
    UnitState& now = state.units[unit];
    if (now.pose != pose || now.presence != Presence::on_table) now.all_round = false;
    now.pose = pose;
    now.presence = Presence::on_table;
    reshape(unit);
}

void Battle::take_off(UnitId unit, Presence presence) {
    state.units[unit].presence = presence;
    reshape(unit);
}

void Battle::refresh(UnitId unit) { reshape(unit); }

std::int16_t Battle::ask(SideIndex side, const Question& question) {
    if (question.answers.size() <= 1) return question.answers.empty() ? question.usual : question.answers[0];
    const std::int16_t answer = services.commanders[side]->answer(situation(side), question);
    const bool legal = std::ranges::find(question.answers, answer) != question.answers.end();
    return legal ? answer : question.usual;
}

void Commander::refused(const Order& /*order*/, Refusal /*why*/) {}

std::int16_t Commander::answer(const Situation& /*situation*/, const Question& question) {
    return question.usual;
}

}  // namespace muster::rrtk::battle
