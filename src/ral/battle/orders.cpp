// Orders in a half of the movement.
#include <fmt/format.h>

#include "ral/battle/charge.hpp"
#include "ral/battle/turn.hpp"

namespace muster::ral::battle {

namespace {

/// A unit that only turns to an enemy at its flank or rear is in melee and may do so (RAL-028).
Refusal check_free_but_for_melee(const Battle& battle, SideIndex side, UnitId unit) {
    const Refusal refusal = check_free(battle, side, unit);
    return refusal.fault == Fault::in_melee ? Refusal{} : refusal;
}

}  // namespace

Refusal check(const Battle& battle, SideIndex side, const Order& order) {
    if (order.kind == OrderKind::done) return {};
    if (order.kind == OrderKind::lead) return check_lead(battle, side, order);
    if (order.kind == OrderKind::face) {
        const Refusal refusal = check_free_but_for_melee(battle, side, order.unit);
        return refusal.none() ? check_face(battle, order) : refusal;
    }
    const Refusal refusal = check_free(battle, side, order.unit);
    if (!refusal.none()) return refusal;
    // He goes over to a unit that stands, or with one that moves, not both (TR-04).
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        const LeaderState& leader = battle.state.leaders[i];
        if (leader.fate == Fate::alive && leader.with == order.unit && leader.moved) return {Fault::bound};
    }
    return order.kind == OrderKind::charge ? check_charge(battle, order) : check_move(battle, order);
}

Refusal obey(Battle& battle, SideIndex side, const Order& order) {
    const Refusal refusal = check(battle, side, order);
    if (!refusal.none()) return refusal;
    battle.why = order.why;
    switch (order.kind) {
        case OrderKind::done: break;
        case OrderKind::move: make_move(battle, order); break;
        case OrderKind::charge: make_charge(battle, order); break;
        case OrderKind::face: make_face(battle, order); break;
        case OrderKind::lead: make_lead(battle, order); break;
    }
    battle.why = {};
    return {};
}

namespace {

const char* words_for(Fault fault) {
    switch (fault) {
        case Fault::none: return "it is legal";
        case Fault::nobody: return "nobody of that name is on the table";
        case Fault::not_yours: return "that is the enemy's to order";
        case Fault::routed: return "a routed unit can't be moved voluntarily (section 5)";
        case Fault::in_melee: return "a unit in melee may not move (section 5)";
        case Fault::has_moved: return "it has moved already in this turn";
        case Fault::has_fired: return "a unit that has shot may not move in that turn (section 4)";
        case Fault::too_far: return "that is further than it can go (TR-04, TR-05)";
        case Fault::blocked: return "a gap of 2 in is needed on the way (RAL-020)";
        case Fault::no_room: return "another unit stands there";
        case Fault::off_table: return "that is not wholly on the table";
        case Fault::woods: return "only peasants go into woods (TR-05)";
        case Fault::river: return "stop at the bank, then cross straight to the far bank (TR-05)";
        case Fault::touches_enemy: return "that ends in contact with an enemy: order a charge";
        case Fault::wrong_edge:
            return "where it starts decides whether it attacks front, flank or rear (RAL-024)";
        case Fault::knights_first:
            return "knights without a leader charge knights that they can reach (RAL-041)";
        case Fault::not_an_enemy: return "that is no enemy";
        case Fault::not_a_friend: return "that is no friend";
        case Fault::not_touched: return "that enemy doesn't touch it";
        case Fault::faces_already: return "it stays face to face with its opponent (section 6)";
        case Fault::just_come:
            return "who is drawn into melee does not move in that turn; it turns in the next (RAL-028)";
        case Fault::bound: return "the leader may not go there in this turn (TR-04, RAL-017)";
    }
    return "";
}

}  // namespace

std::string words_for(const OrderOfBattle& book, Refusal refusal) {
    const std::string by = refusal.by == no_unit ? "" : fmt::format(": {}", book.name(refusal.by));
    return words_for(refusal.fault) + by;
}

}  // namespace muster::ral::battle
