#include "ral/battle/casualties.hpp"

#include <algorithm>

namespace muster::ral::battle {

void Losses::add(UnitId unit, UnitId from, int count) {
    if (count <= 0) return;
    by[unit] = hit.has(unit) && by[unit] != from ? no_unit : from;
    hit.add(unit);
    constexpr int most = 100;
    figures[unit] = static_cast<std::int8_t>(std::min(most, figures[unit] + count));
}

UnitSet take_losses(Battle& battle, const Losses& losses) {
    for (const UnitId unit : losses.hit) {
        UnitState& state = battle.unit(unit);
        const int fallen = std::min<int>(losses.figures[unit], state.figures);
        state.figures = static_cast<std::int8_t>(state.figures - fallen);
        const std::int32_t told = battle.tell_of(unit, EventKind::fell, TR(3), [&](Event& event) {
            event.other = losses.by[unit];
            event.number = static_cast<std::int16_t>(fallen);
            event.total = state.figures;
        });
        if (state.figures > 0) continue;
        const Because because(battle, told);
        battle.tell_of(unit, EventKind::destroyed, RAL(14));
    }
    return losses.hit;
}

void count_figure(Modifiers& modifiers, Counted::Of of, std::uint8_t row, const Figure& figure, int lost) {
    const int value = figure.per == 0 ? figure.value : figure.value * (lost / figure.per);
    if (value != 0) modifiers.push_back({of, row, static_cast<std::int8_t>(value)});
}

int sum_of(const Modifiers& modifiers) {
    int sum = 0;
    for (const Counted& modifier : modifiers) sum += modifier.value;
    return sum;
}

int roll_blow(Battle& battle, const RollFor& what, EventKind kind, const Modifiers& modifiers) {
    const Die die = battle.services.roller.roll(what);
    const int total = die + sum_of(modifiers), divisor = battle.entry(what.other).divisor;
    const int fallen = casualties(total, divisor);  // RAL-012, RAL-013
    battle.tell_of(what.unit, kind, kind == EventKind::shot ? in_event(2) : TR(6), [&](Event& event) {
        event.other = what.other;
        event.dice.push_back(die);
        event.modifiers = modifiers;
        event.total = static_cast<std::int16_t>(total);
        event.base = static_cast<std::int16_t>(divisor);
        event.number = static_cast<std::int16_t>(fallen);
    });
    return fallen;
}

}  // namespace muster::ral::battle
