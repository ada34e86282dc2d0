#include "rrtk/battle/leaders.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"

namespace muster::rrtk::battle {

namespace {

bool there(const Battle& battle, UnitId unit) {
    const LeaderState state = battle.unit(unit).leader;
    return state == LeaderState::riding || state == LeaderState::recovering;
}

/// T-27: each die passes at Rep or less, a 6 never does.
void risk_once(Battle& battle, UnitId unit) {
    const int rep = battle.profile(unit).rep;
    std::array<Die, 2> dice{};
    battle.services.roller.roll({Purpose::leader_at_risk, unit, no_unit, static_cast<std::int8_t>(rep)},
                                dice);
    const auto passed = std::count_if(dice.begin(), dice.end(), [&](Die d) { return d <= rep && d != 6; });
    const std::int32_t event = battle.tell(EventKind::leader_at_risk, unit, T(27), [&](Event& e) {
        e.dice.push_back(dice[0]);
        e.dice.push_back(dice[1]);
        e.base = static_cast<std::int16_t>(rep);
        e.passed = static_cast<std::int8_t>(passed);
    });
    const Because because(battle, event);
    if (passed == 2)
        battle.unit(unit).leader = LeaderState::recovering;
    else
        lose_leader(battle, unit);  // out of the fight, or dead
}

}  // namespace

bool has_leader(const Battle& battle, UnitId unit) { return battle.unit(unit).leader == LeaderState::riding; }

void risk_leader(Battle& battle, UnitId unit, int hits) {
    if (hits <= 0 || !there(battle, unit)) return;
    std::array<Die, 8> dice{};
    const auto count = static_cast<std::size_t>(std::min<int>(hits, static_cast<int>(dice.size())));
    battle.services.roller.roll({Purpose::leader_hit, unit, no_unit, 5}, std::span<Die>(dice.data(), count));
    const std::int32_t event = battle.tell(EventKind::leader_hit, unit, S(20), [&](Event& e) {
        for (std::size_t i = 0; i < count; ++i) e.dice.push_back(dice[i]);
    });
    const Because because(battle, event);
    for (std::size_t i = 0; i < count; ++i)
        if (dice[i] == 6 && there(battle, unit)) risk_once(battle, unit);
}

void lose_leader(Battle& battle, UnitId unit) {
    if (!there(battle, unit)) return;
    battle.unit(unit).leader = LeaderState::gone;
    SideState& side = battle.state.sides[battle.side_of(unit)];
    const LeaderKind kind = battle.book.units[unit].leader;
    if (kind == LeaderKind::cinc) side.cinc = false;
    if (kind == LeaderKind::captain) --side.captains;
    const std::int32_t told = battle.tell(EventKind::leader_lost, unit, R(165),
                                          [&](Event& e) { e.number = static_cast<std::int16_t>(kind); });
    battle.leaders_lost.try_push_back({unit, told});
}

namespace {

/// CinC: the whole army. Captain: units within 2 in of his base.
UnitSet testers_of(const Battle& battle, UnitId lost) {
    const bool all = battle.book.units[lost].leader == LeaderKind::cinc;
    UnitSet testers;
    for (const UnitId u : battle.book.sides[battle.side_of(lost)].units) {
        if (!battle.state.on_table(u) || battle.unit(u).rampaging) continue;
        if (all || tabletop::within(battle.shape(u), battle.shape(lost), leader_distance)) testers.add(u);
    }
    return testers;
}

}  // namespace

void test_lost_leaders(Battle& battle) {
    while (battle.leaders_held == 0 && !battle.leaders_lost.empty()) {
        const auto [lost, told] = battle.leaders_lost[0];
        const Because because(battle, told);
        FixedList<Battle::LostLeader, 16> later;
        for (std::size_t i = 1; i < battle.leaders_lost.size(); ++i) later.push_back(battle.leaders_lost[i]);
        battle.leaders_lost = later;
        Stimulus stimulus;
        stimulus.test = Test::leader_lost;
        stimulus.causes = battle.grounded(enemy_of(battle.side_of(lost)));  // from the nearest enemy
        stimulus.cause = stimulus.causes.first();
        react(battle, stimulus, testers_of(battle, lost));
    }
}

namespace {

/// Points that commanders of mercenaries bring while they are on the table.
int hired_points(const Battle& battle, SideIndex side, LeaderKind kind) {
    int points = 0;
    for (const UnitId u : battle.book.sides[side].units)
        if (battle.book.units[u].leader == kind && there(battle, u) && battle.state.on_table(u))
            points += hired_rating;
    return points;
}

}  // namespace

int gun_activations_for(const Battle& battle, SideIndex side) {
    return hired_points(battle, side, LeaderKind::hired_gunner);
}

int activations_for(const Battle& battle, SideIndex side) {
    const SideState& now = battle.state.sides[side];
    const int points = (now.cinc ? battle.book.sides[side].war_rating : 0) + now.captains;
    return std::max(1, points) + hired_points(battle, side, LeaderKind::hired);
}

void recover_leaders(Battle& battle, SideIndex side) {
    for (const UnitId u : battle.book.sides[side].units) {
        if (battle.unit(u).leader != LeaderState::recovering) continue;
        battle.unit(u).leader = LeaderState::riding;
        battle.tell(EventKind::leader_recovered, u, R(216));
    }
}

}  // namespace muster::rrtk::battle
