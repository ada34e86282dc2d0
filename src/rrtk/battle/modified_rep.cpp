// Rep with everything that counts (T-21).
#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/reactions.hpp"

namespace muster::rrtk::battle {

namespace {

/// Adds rows of T-21 one by one.
class RepSum {
  public:
    RepSum(const RuleTables& tables, int rep) : tables_(tables) { sum_.rep = rep; }
    void add(RepRow row, bool counts = true, int times = 1) {
        if (!counts || times == 0) return;
        const int value = tables_.of(row) * times;
        sum_.rep += value;
        sum_.modifiers.try_push_back(
            {Modifier::Of::rep, static_cast<std::uint8_t>(row), static_cast<std::int8_t>(value)});
    }
    void add_other(int value) {
        if (value == 0) return;
        sum_.rep += value;
        sum_.modifiers.try_push_back({Modifier::Of::other, 0, static_cast<std::int8_t>(value)});
    }
    [[nodiscard]] const ModifiedRep& sum() const { return sum_; }

  private:
    const RuleTables& tables_;
    ModifiedRep sum_;
};

int figures_of(const Battle& battle, const UnitSet& units) {
    int figures = 0;
    for (const UnitId u : units) figures += battle.profile(u).figures;
    return figures;
}

bool uphill_of_all(const Battle& battle, UnitId unit, const UnitSet& enemies) {
    if (enemies.empty() || battle.book.ground.empty()) return false;
    for (const UnitId e : enemies)
        if (!battle.state.grounded(e) || !uphill_of(battle.book, battle.placed(unit), battle.placed(e)))
            return false;
    return true;
}

}  // namespace

bool terror_near(const Battle& battle, UnitId unit) {
    const UnitSet enemies =
        battle.book.with(Trait::terror) & battle.book.sides[enemy_of(battle.side_of(unit))].units;
    for (const UnitId e : enemies) {
        if (!battle.state.on_table(e)) continue;
        if (battle.unit(e).altitude == Altitude::observation) continue;
        if (tabletop::within(battle.shape(unit), battle.shape(e), terror_distance)) return true;
    }
    return false;
}

bool outnumbered_in_melee(const Battle& battle, UnitId unit) {
    const UnitSet enemies = enemies_touching(battle, unit);
    if (enemies.empty()) return false;
    UnitSet friends = UnitSet::of(unit);
    for (const UnitId e : enemies) friends |= enemies_touching(battle, e);
    return figures_of(battle, enemies) > figures_of(battle, friends);
}

bool outnumbered_by_fire(const Battle& battle, UnitId unit, const UnitSet& shooters) {
    return figures_of(battle, shooters) > battle.profile(unit).figures;
}

ModifiedRep modified_rep(const Battle& battle, UnitId unit, const Stimulus& stimulus) {
    const Profile& profile = battle.profile(unit);
    const UnitState& now = battle.unit(unit);
    const UnitSet friends = battle.state.grounded(unit) ? friends_touching(battle, unit) : UnitSet{};
    const UnitSet enemies = battle.state.grounded(unit) ? enemies_touching(battle, unit) : UnitSet{};
    const bool in_melee = !enemies.empty();
    const bool leader_near =
        std::any_of(friends.begin(), friends.end(), [&](UnitId f) { return has_leader(battle, f); });
    RepSum sum(battle.book.tables, profile.rep);
    sum.add(RepRow::leader, has_leader(battle, unit));
    sum.add(RepRow::touching_leader, leader_near);
    sum.add(RepRow::support, true, std::min(friends.size(), support_most));
    sum.add(RepRow::uphill, uphill_of_all(battle, unit, in_melee ? enemies : stimulus.causes_for(unit)));
    sum.add(RepRow::fieldworks,
            behind_stakes(battle, unit) || in_fieldworks(battle.book, battle.shape(unit)));
    sum.add(RepRow::hits, true, now.hits);
    sum.add(RepRow::shooters_in_melee, in_melee && profile.traits.any({Trait::missile, Trait::skirmish}));
    const bool shot_at = stimulus.test == Test::received_fire;
    sum.add(RepRow::outnumbered, shot_at ? outnumbered_by_fire(battle, unit, stimulus.causes_for(unit))
                                         : in_melee && outnumbered_in_melee(battle, unit));
    sum.add(RepRow::terror, stimulus.terrified.has(unit) || terror_near(battle, unit));
    sum.add_other(stimulus.further);
    return sum.sum();
}

}  // namespace muster::rrtk::battle
