#include "rrtk/battle/aftermath.hpp"

#include <algorithm>

#include "rrtk/army/army.hpp"

namespace muster::rrtk::battle {

bool in_the_field(const OrderOfBattle& book, const State& state, SideIndex side) {
    const UnitSet& units = book.sides[side].units;
    return std::any_of(units.begin(), units.end(), [&](UnitId u) {
        return state.unit(u).presence < Presence::routed && !state.unit(u).rampaging;
    });
}

Outcome outcome(const OrderOfBattle& book, const State& state, int turns) {
    if (state.sides[0].conceded || state.sides[1].conceded) return Outcome::conceded;
    if (!in_the_field(book, state, 0) || !in_the_field(book, state, 1)) return Outcome::army_gone;
    const bool all_played = state.sides[0].turn >= turns && state.sides[1].turn >= turns;
    return all_played && !state.turn_open ? Outcome::turn_limit : Outcome::fighting;
}

Score tournament_score(const OrderOfBattle& book, const State& state) {
    Score score;
    for (SideIndex side = 0; side < 2; ++side) {
        for (const UnitId u : book.sides[side].units) {
            const bool gone = state.unit(u).presence >= Presence::routed || state.unit(u).rampaging;
            if (!gone) continue;
            score.lost[side] += book.units[u].points;
            if (book.units[u].leader == LeaderKind::captain) score.lost[side] += captain_points;
        }
    }
    for (SideIndex side = 0; side < 2; ++side)
        score.points[side] = book.sides[side].points - score.lost[side] + score.lost[enemy_of(side)];
    if (score.points[0] != score.points[1]) score.winner = score.points[0] > score.points[1] ? 0 : 1;
    return score;
}

namespace {

/// Units of the loser that routed, were removed or left: the cheapest first.
std::vector<UnitId> gone_units(const Battle& battle, SideIndex loser) {
    std::vector<UnitId> gone;
    for (const UnitId u : battle.book.sides[loser].units)
        if (battle.unit(u).presence >= Presence::routed || battle.unit(u).rampaging) gone.push_back(u);
    std::stable_sort(gone.begin(), gone.end(), [&](UnitId a, UnitId b) {
        return battle.book.units[a].points < battle.book.units[b].points;
    });
    return gone;
}

/// The winner's units that are there to pursue: the fastest first, by their mounts.
std::vector<UnitId> hunters(const Battle& battle, SideIndex winner) {
    std::vector<UnitId> there;
    for (const UnitId u : battle.book.sides[winner].units)
        if (battle.unit(u).presence < Presence::routed && !battle.unit(u).rampaging) there.push_back(u);
    std::stable_sort(there.begin(), there.end(), [&](UnitId a, UnitId b) {
        return battle.book.units[a].as_listed.move > battle.book.units[b].as_listed.move;
    });
    return there;
}

/// T-42.
bool recovers(Battle& battle, Recovered& fate) {
    const Profile& profile = battle.book.units[fate.unit].as_listed;
    std::array<Die, 2> dice{};
    battle.services.roller.roll(
        {Purpose::casualty_recovery, fate.unit, fate.pursuer, static_cast<std::int8_t>(profile.rep)}, dice);
    fate.passed = 0;
    for (const Die d : dice)
        if (d <= profile.rep && d != 6) ++fate.passed;
    for (const Die d : dice) fate.dice.push_back(d);
    const bool faster = battle.book.units[fate.pursuer].as_listed.move > profile.move;
    return fate.passed == 2 || (fate.passed == 1 && !faster);
}

}  // namespace

std::vector<Recovered> recover(Battle& battle, SideIndex loser) {
    std::vector<Recovered> fates;
    const std::vector<UnitId> pursuers = hunters(battle, enemy_of(loser));
    for (const UnitId u : gone_units(battle, loser)) {
        Recovered fate;
        fate.unit = u;
        if (fates.size() < pursuers.size()) {
            fate.pursuer = pursuers[fates.size()];
            fate.returns = recovers(battle, fate);
        }
        battle.tell(EventKind::recovered, u, fate.pursuer == no_unit ? S(21) : T(42), [&](Event& e) {
            e.other = fate.pursuer;
            for (const Die d : fate.dice) e.dice.push_back(d);
            e.base = static_cast<std::int16_t>(battle.book.units[u].as_listed.rep);
            e.passed = static_cast<std::int8_t>(fate.passed);
            e.number = fate.returns ? 1 : 0;
        });
        fates.push_back(fate);
    }
    return fates;
}

}  // namespace muster::rrtk::battle
