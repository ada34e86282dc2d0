#include "ral/battle/archery.hpp"

#include "ral/battle/casualties.hpp"
#include "ral/battle/morale.hpp"
#include "ral/battle/movement.hpp"

namespace muster::ral::battle {

namespace {

/// A shot that was declared.
struct Shot {
    UnitId unit = no_unit, target = no_unit;
    std::int32_t told = -1;
};
using Shots = FixedList<Shot, max_units>;

bool may_shoot(const Battle& battle, UnitId unit, bool reserved) {
    const UnitState& state = battle.unit(unit);
    return battle.entry(unit).bows && state.routed < 0 && !state.fired && !(reserved && state.moved) &&
           !battle.in_melee(unit);
}

void declare(Battle& battle, UnitId unit, bool reserved, Shots& shots) {
    const Targets targets = targets_of(battle, unit);
    if (targets.units.empty()) return;
    Question question;
    question.ask = reserved ? Ask::reserved_fire : Ask::shoot;
    question.unit = unit;
    for (const UnitId target : targets.units) question.answers.push_back(target);
    question.answers.push_back(-1);
    question.usual = question.answers[0];
    const Answer answer = battle.ask(battle.side_of(unit), question);
    if (answer.value < 0) return hold_back(battle, unit, EventKind::held_fire, answer.why);
    const auto target = static_cast<UnitId>(answer.value);
    battle.why = answer.why;
    const std::int32_t told =
        battle.tell_of(unit, EventKind::shot_declared, reserved ? RAL(6) : in_event(2), [&](Event& event) {
            event.other = target;
            event.distance = targets.distance;
            event.number = reserved ? 1 : 0;
        });
    shots.push_back({unit, target, told});
}

/// All dice, then all casualties, then the tests of those that lost figures (RAL-007).
void shoot(Battle& battle, const Shots& shots, bool reserved) {
    Losses losses;
    for (const Shot& shot : shots) {
        const Because because(battle, shot.told);
        battle.unit(shot.unit).fired = true;
        const RollFor what{reserved ? Purpose::reserved_fire : Purpose::archery, battle.side_of(shot.unit),
                           shot.unit, shot.target};
        losses.add(shot.target, shot.unit,
                   roll_blow(battle, what, EventKind::shot, archery_modifiers(battle, shot.unit)));
    }
    UnitSet runs;
    for (const UnitId unit : take_losses(battle, losses)) {
        if (battle.unit(unit).figures == 0) {
            battle.take_off(unit, Presence::destroyed);
            continue;
        }
        // Knights don't test (section 4); who runs already does not run again for it (ours).
        if (battle.entry(unit).rank == Rank::knight || battle.state.routed(unit)) continue;
        MoraleTest test;
        test.unit = unit;
        test.rule = TR(7);
        if (!passes(battle, test)) runs.add(unit);
    }
    for (const UnitId unit : runs) run(battle, unit, in_event(2));
}

}  // namespace

Modifiers archery_modifiers(const Battle& battle, UnitId shooter) {
    Modifiers modifiers;
    const ArcheryRow row =
        battle.entry(shooter).mounted ? ArcheryRow::mounted_losses : ArcheryRow::foot_losses;
    const auto place = static_cast<std::size_t>(row);
    count_figure(modifiers, Counted::Of::archery, static_cast<std::uint8_t>(place),
                 battle.book.figures.archery[place], battle.lost(shooter));
    return modifiers;
}

void archery(Battle& battle) {
    Shots shots;
    for (const UnitId unit : battle.present())
        if (may_shoot(battle, unit, false)) declare(battle, unit, false, shots);
    shoot(battle, shots, false);
}

void reserved_fire(Battle& battle, SideIndex side) {
    Shots shots;
    for (const UnitId unit : battle.present())
        if (battle.side_of(unit) == side && may_shoot(battle, unit, true)) declare(battle, unit, true, shots);
    shoot(battle, shots, true);
}

}  // namespace muster::ral::battle
