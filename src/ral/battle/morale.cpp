#include "ral/battle/morale.hpp"

#include "ral/battle/casualties.hpp"
#include "ral/battle/movement.hpp"

namespace muster::ral::battle {

namespace {

void count(const Battle& battle, Modifiers& modifiers, MoraleRow row) {
    const std::int8_t value = battle.book.figures.morale[static_cast<std::size_t>(row)].value;
    modifiers.push_back({Counted::Of::morale, static_cast<std::uint8_t>(row), value});
}

}  // namespace

bool half_lost(const Battle& battle, UnitId unit) {
    return 2 * battle.lost(unit) >= battle.entry(unit).figures;
}

Modifiers morale_modifiers(const Battle& battle, const MoraleTest& test) {
    Modifiers modifiers;
    if (test.flank) count(battle, modifiers, MoraleRow::flank);
    if (test.rear) count(battle, modifiers, MoraleRow::rear);
    if (battle.led(test.unit)) count(battle, modifiers, MoraleRow::leader);
    if (half_lost(battle, test.unit)) count(battle, modifiers, MoraleRow::half_lost);
    if (battle.unit(test.unit).lost_leader) count(battle, modifiers, MoraleRow::leader_lost);
    return modifiers;
}

bool passes(Battle& battle, const MoraleTest& test) {
    const int need = battle.book.figures.needs[test.attacker][battle.entry(test.unit).type];
    if (need == 0) return true;
    const Modifiers modifiers = morale_modifiers(battle, test);
    const int plus = sum_of(modifiers);
    const Die die =
        battle.services.roller.roll({Purpose::morale, battle.side_of(test.unit), test.unit, test.other,
                                     no_leader, 6, static_cast<std::int8_t>(need - plus)});
    const bool passed = die + plus >= need;
    battle.tell_of(test.unit, EventKind::tested, test.rule, [&](Event& event) {
        event.other = test.other;
        event.dice.push_back(die);
        event.modifiers = modifiers;
        event.base = static_cast<std::int16_t>(need);
        event.total = static_cast<std::int16_t>(die + plus);
        event.passed = passed ? 1 : 0;
        event.number = test.attacker;
    });
    return passed;
}

namespace {

void rallies(Battle& battle, UnitId unit, LeaderId leader, Die die) {
    const tabletop::Pose from = battle.unit(unit).pose;
    battle.unit(unit).routed = -1;
    battle.place(unit, {from.centre, tabletop::Facing(from.facing.degrees() + 180)});
    battle.tell_of(unit, EventKind::rallied, in_event(5), [&](Event& event) {
        event.leader = leader;
        if (leader == no_leader) event.dice.push_back(die);
        event.from = from;
        event.to = battle.unit(unit).pose;
    });
}

/// A leader there who may rally (RAL-017), or no_leader.
LeaderId rallying(const Battle& battle, UnitId unit) {
    for (std::size_t i = 0; i < battle.book.leaders.size(); ++i) {
        const LeaderState& leader = battle.state.leaders[i];
        if (leader.fate == Fate::alive && leader.with == unit && !leader.declined_now)
            return static_cast<LeaderId>(i);
    }
    return no_leader;
}

void try_alone(Battle& battle, UnitId unit) {
    if (battle.entry(unit).rank == Rank::peasant) return;
    Question question;
    question.ask = Ask::try_rally;
    question.unit = unit;
    question.answers.push_back(0);
    question.answers.push_back(1);
    question.usual = 1;
    const Answer answer = battle.ask(battle.side_of(unit), question);
    if (answer.value == 0) return hold_back(battle, unit, EventKind::waited_to_rally, answer.why);
    battle.why = answer.why;
    const Chances& chances = battle.book.figures.chances;
    const int need = battle.entry(unit).rank == Rank::knight ? chances.rally_knights : chances.rally_yeomen;
    const Die die = battle.services.roller.roll(
        {Purpose::rally, battle.side_of(unit), unit, no_unit, no_leader, 6, static_cast<std::int8_t>(need)});
    if (die >= need) return rallies(battle, unit, no_leader, die);
    const std::int32_t told = battle.tell_of(unit, EventKind::rally_failed, in_event(5), [&](Event& event) {
        event.dice.push_back(die);
        event.base = static_cast<std::int16_t>(need);
    });
    const Because because(battle, told);
    battle.tell_of(unit, EventKind::removed, in_event(5));
    battle.take_off(unit, Presence::removed);
}

}  // namespace

void rally(Battle& battle) {
    for (const UnitId unit : battle.present()) {
        const UnitState& state = battle.unit(unit);
        if (state.routed < 0 || state.routed >= battle.state.turn) continue;  // RAL-031
        const LeaderId leader = rallying(battle, unit);
        if (leader != no_leader)
            rallies(battle, unit, leader, 0);
        else
            try_alone(battle, unit);
    }
}

}  // namespace muster::ral::battle
