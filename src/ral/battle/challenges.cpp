#include "ral/battle/challenges.hpp"

namespace muster::ral::battle {

namespace {

tabletop::Outline where_is(const Battle& battle, LeaderId id) {
    const LeaderState& leader = battle.state.leaders[id];
    if (leader.with != no_unit) return battle.shape(leader.with);
    return tabletop::outline(tabletop::Rect{leader.place, leader.place});
}

bool may_duel(const Battle& battle, LeaderId a, LeaderId b) {
    const LeaderState &one = battle.state.leaders[a], &other = battle.state.leaders[b];
    return battle.book.leaders[a].side != battle.book.leaders[b].side && one.fate == Fate::alive &&
           other.fate == Fate::alive && !one.duelled && !other.duelled &&
           between_leaders(battle, a, b) <= battle.book.figures.reaches.challenge;
}

LeaderId id_of(std::size_t place) { return static_cast<LeaderId>(place); }

bool any_possible(const Battle& battle) {
    for (std::size_t a = 0; a < battle.book.leaders.size(); ++a)
        for (std::size_t b = a + 1; b < battle.book.leaders.size(); ++b)
            if (may_duel(battle, id_of(a), id_of(b))) return true;
    return false;
}

void lose(Battle& battle, LeaderId id) {
    LeaderState& leader = battle.state.leaders[id];
    leader.fate = Fate::killed;
    if (leader.with != no_unit) battle.unit(leader.with).lost_leader = true;
    battle.tell(EventKind::leader_killed, battle.book.leaders[id].side, in_event(1), [&](Event& event) {
        event.leader = id;
        event.unit = leader.with;
    });
}

Die duel_die(Battle& battle, LeaderId id) {
    return battle.services.roller.roll(
        {Purpose::duel, battle.book.leaders[id].side, battle.state.leaders[id].with, no_unit, id, 6,
         static_cast<std::int8_t>(battle.book.figures.chances.challenge_kills)});
}

/// Both roll at the same time; a high die kills the opponent.
void duel(Battle& battle, LeaderId challenger, LeaderId challenged) {
    battle.state.leaders[challenger].duelled = true;
    battle.state.leaders[challenged].duelled = true;
    const Die one = duel_die(battle, challenger);
    const Die other = duel_die(battle, challenged);
    const std::int32_t told =
        battle.tell(EventKind::duelled, battle.book.leaders[challenger].side, in_event(1), [&](Event& event) {
            event.leader = challenger;
            event.other_leader = challenged;
            event.dice.push_back(one);
            event.dice.push_back(other);
        });
    const Because because(battle, told);
    const int kills = battle.book.figures.chances.challenge_kills;
    if (one >= kills) lose(battle, challenged);
    if (other >= kills) lose(battle, challenger);
}

void decline(Battle& battle, LeaderId id) {
    LeaderState& leader = battle.state.leaders[id];
    const bool first = !leader.has_declined;
    if (first) leader.has_declined = leader.declined_now = true;
    battle.tell(EventKind::declined, battle.book.leaders[id].side, first ? RAL(17) : in_event(1),
                [&](Event& event) {
                    event.leader = id;
                    event.number = first ? 1 : 0;
                });
}

void issue(Battle& battle, LeaderId challenger) {
    Question question;
    question.ask = Ask::challenge;
    question.leader = challenger;
    question.answers.push_back(-1);
    question.usual = -1;
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i)
        if (may_duel(battle, challenger, id_of(i))) question.answers.push_back(static_cast<std::int16_t>(i));
    const SideIndex side = battle.book.leaders[challenger].side;
    const Answer answer = battle.ask(side, question);
    if (answer.value < 0) return;
    const auto challenged = static_cast<LeaderId>(answer.value);
    battle.why = answer.why;
    battle.state.leaders[challenger].issued = true;
    const std::int32_t told = battle.tell(EventKind::challenged, side, in_event(1), [&](Event& event) {
        event.leader = challenger;
        event.other_leader = challenged;
        event.distance = between_leaders(battle, challenger, challenged);
    });
    const Because because(battle, told);
    Question accept;
    accept.ask = Ask::accept;
    accept.leader = challenged;
    accept.other_leader = challenger;
    accept.answers.push_back(0);
    accept.answers.push_back(1);
    accept.usual = 1;
    const Answer taken = battle.ask(enemy_of(side), accept);
    battle.why = taken.why;
    if (taken.value == 1)
        duel(battle, challenger, challenged);
    else
        decline(battle, challenged);
}

/// The side that lost the last initiative roll issues first; in the first turn both roll (RAL-015).
SideIndex issues_first(Battle& battle) {
    if (battle.state.lost_roll >= 0) return static_cast<SideIndex>(battle.state.lost_roll);
    Die red = 0, blue = 0;
    while (red == blue) {
        red = battle.services.roller.roll({Purpose::challenge_order, 0});
        blue = battle.services.roller.roll({Purpose::challenge_order, 1});
    }
    const SideIndex lower = red < blue ? 0 : 1;
    battle.tell(EventKind::challenge_order, lower, RAL(15), [&](Event& event) {
        event.dice.push_back(red);
        event.dice.push_back(blue);
    });
    return lower;
}

}  // namespace

Inches between_leaders(const Battle& battle, LeaderId a, LeaderId b) {
    return tabletop::gap(where_is(battle, a), where_is(battle, b));
}

void challenges(Battle& battle) {
    if (!any_possible(battle)) return;
    const SideIndex first = issues_first(battle);
    for (const SideIndex side : {first, enemy_of(first)})
        for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
            const LeaderState& leader = battle.state.leaders[i];
            if (battle.book.leaders[i].side == side && leader.fate == Fate::alive && !leader.duelled &&
                !leader.issued)
                issue(battle, id_of(i));
        }
}

}  // namespace muster::ral::battle
