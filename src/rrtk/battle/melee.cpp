// One round of melee: pools, hits, tests (section 18); aftermath of the tests in melee_results.cpp.
#include "rrtk/battle/melee.hpp"

#include <algorithm>

#include "rrtk/battle/distances.hpp"
#include "rrtk/battle/ground.hpp"
#include "rrtk/battle/involuntary.hpp"
#include "rrtk/battle/leaders.hpp"
#include "rrtk/battle/melee_results.hpp"

namespace muster::rrtk::battle {

namespace {

using tabletop::Edge;

/// Adds rows of T-26 one by one.
class DieSum {
  public:
    explicit DieSum(const RuleTables& tables) : tables_(tables) {}
    void add(MeleeRow row, bool counts) {
        if (!counts) return;
        const int value = tables_.of(row);
        die_.sum += value;
        die_.modifiers.try_push_back(
            {Modifier::Of::melee, static_cast<std::uint8_t>(row), static_cast<std::int8_t>(value)});
    }
    [[nodiscard]] const MeleeDie& die() const { return die_; }

  private:
    const RuleTables& tables_;
    MeleeDie die_;
};

template <class Holds>
bool any_of(const UnitSet& units, Holds holds) {
    return std::any_of(units.begin(), units.end(), holds);
}

bool uphill_of_all(const Battle& battle, UnitId unit, const UnitSet& enemies) {
    if (battle.book.ground.empty()) return false;
    return !any_of(enemies,
                   [&](UnitId e) { return !uphill_of(battle.book, battle.placed(unit), battle.placed(e)); });
}

/// Touched by enemies on two edges or more.
bool on_two_sides(const Battle& battle, UnitId unit, const UnitSet& enemies) {
    unsigned edges = 0;
    for (const UnitId e : enemies)
        edges |= 1U << static_cast<unsigned>(tabletop::contact(battle.placed(e), battle.placed(unit)).theirs);
    return (edges & (edges - 1)) != 0;
}

struct Pool {
    UnitId opponent = no_unit;
    UnitSet units, eligible;
    int total = 0;
};
using Pools = FixedList<Pool, max_units>;

/// Each unit that has to rolls its die; pools of one side from its right.
Pools roll_pools(Battle& battle, SideIndex side, const UnitSet& rollers) {
    Pools pools;
    for (const UnitId u : right_to_left(battle, side, rollers & battle.book.sides[side].units)) {
        const UnitId opponent = principal_opponent(battle, u);
        const Die die = battle.services.roller.one({Purpose::melee, u, opponent, 0});
        const MeleeDie sum = melee_modifiers(battle, u);
        const int score = std::max(0, die + sum.sum);
        battle.tell(EventKind::fought, u, T(26), [&](Event& e) {
            e.other = opponent;
            e.dice.push_back(die);
            e.modifiers = sum.modifiers;
            e.total = static_cast<std::int16_t>(score);
        });
        Pool* pool =
            std::find_if(pools.begin(), pools.end(), [&](const Pool& p) { return p.opponent == opponent; });
        if (pool == pools.end()) {
            pools.push_back({opponent, {}, {}, 0});
            pool = &pools.back();
        }
        pool->units.add(u);
        pool->eligible |= enemies_touching(battle, u);
        pool->total += score;
    }
    return pools;
}

/// Hits that a side's pools have given so far in this round; all count only after both sides gave theirs.
struct GivenHits {
    std::array<std::int8_t, max_units> now{};
    std::array<UnitId, max_units> by{};
    UnitSet units;
};

/// Who is due a hit: fewest hits in this melee, then lowest AC, then the player's choice. no_unit if
/// the score that is left doesn't pay for it.
UnitId next_due(Battle& battle, const Pool& pool, const GivenHits& given, int left) {
    UnitSet due;
    int least_hits = 0, least_ac = 0;
    for (const UnitId e : pool.eligible) {
        const int hits = battle.unit(e).melee_hits + given.now[e], ac = battle.profile(e).ac;
        const bool better = due.empty() || hits < least_hits || (hits == least_hits && ac < least_ac);
        if (better) {
            due = UnitSet::of(e);
            least_hits = hits;
            least_ac = ac;
        } else if (hits == least_hits && ac == least_ac) {
            due.add(e);
        }
    }
    if (due.empty() || battle.book.tables.points_per_hit(least_ac) > left) return no_unit;
    if (due.size() < 2) return due.first();
    const SideIndex side = battle.side_of(pool.units.first());
    Question question;
    question.kind = QuestionKind::hit_split;
    question.unit = pool.units.first();
    question.units = due;
    int most_hits = -1;
    for (const UnitId u : right_to_left(battle, side, due)) {
        question.answers.try_push_back(u);
        if (battle.unit(u).hits <= most_hits) continue;
        most_hits = battle.unit(u).hits;
        question.usual = u;
    }
    return static_cast<UnitId>(battle.ask(side, question));
}

void give_hits(Battle& battle, const Pool& pool, GivenHits& given) {
    int left = pool.total;
    battle.tell(EventKind::pooled, pool.units.first(), R(195), [&](Event& e) {
        e.units = pool.units;
        e.others = pool.eligible;
        e.other = pool.opponent;
        e.total = static_cast<std::int16_t>(pool.total);
    });
    while (true) {
        const UnitId due = next_due(battle, pool, given, left);
        if (due == no_unit) return;
        left -= battle.book.tables.points_per_hit(battle.profile(due).ac);
        ++given.now[due];
        given.by[due] = pool.units.first();
        given.units.add(due);
    }
}

/// Marks hits, then puts the leaders of those hit at risk.
void suffer(Battle& battle, const GivenHits& given, SideIndex side) {
    for (const UnitId u : right_to_left(battle, side, given.units)) {
        const std::int8_t hits = given.now[u];
        battle.unit(u).melee_hits = static_cast<std::int8_t>(battle.unit(u).melee_hits + hits);
        add_hits(battle, u, hits, given.by[u], S(18));
    }
}

void risk_leaders(Battle& battle, const GivenHits& given, SideIndex side) {
    for (const UnitId u : right_to_left(battle, side, given.units)) risk_leader(battle, u, given.now[u]);
}

/// Those of the linked units that have not rolled in this player turn.
UnitSet rollers_of(const Battle& battle, const UnitSet& linked) {
    UnitSet rollers;
    for (const UnitId u : linked)
        if (!battle.unit(u).rolled) rollers.add(u);
    return rollers;
}

/// Joining units begin their part of this melee.
void join_melee(Battle& battle, const UnitSet& linked) {
    for (const UnitId u : linked) {
        UnitState& now = battle.unit(u);
        now.active = false;
        if (now.role != MeleeRole::none) continue;
        now.role = MeleeRole::defending;
        now.first_round = true;
    }
}

/// One group that is linked by contact.
void fight(Battle& battle, const UnitSet& linked) {
    join_melee(battle, linked);
    const UnitSet rollers = rollers_of(battle, linked);
    if (rollers.empty()) return;
    const std::int32_t event = battle.tell(EventKind::melee_round, linked.first(), R(88), [&](Event& e) {
        e.units = linked;
        e.others = rollers;
    });
    const Because because(battle, event);
    ++battle.leaders_held;
    const SideIndex first = battle.state.moving;
    std::array<Pools, 2> pools{roll_pools(battle, first, rollers), Pools{}};
    pools[1] = roll_pools(battle, enemy_of(first), rollers);
    std::array<GivenHits, 2> given;
    for (std::size_t i = 0; i < 2; ++i)
        for (const Pool& pool : pools[i]) give_hits(battle, pool, given[i]);
    suffer(battle, given[1], first);
    suffer(battle, given[0], enemy_of(first));
    risk_leaders(battle, given[1], first);
    risk_leaders(battle, given[0], enemy_of(first));
    for (const UnitId u : rollers) battle.unit(u).rolled = true;
    const UnitSet struck = given[0].units | given[1].units;
    const Contacts before = contacts_of(battle, linked);
    remove_spent(battle, struck);
    apply_melee_results(battle, before, rollers | struck);
}

}  // namespace

bool pikes_formed(const Battle& battle, UnitId unit) {
    if (!battle.profile(unit).has(Trait::pikes) || battle.unit(unit).gave_ground) return false;
    if (spoils_pikes(battle.book, battle.shape(unit))) return false;
    const UnitSet enemies = enemies_touching(battle, unit);
    return enemies.size() < 2 || !on_two_sides(battle, unit, enemies);
}

MeleeDie melee_modifiers(const Battle& battle, UnitId unit) {
    const Profile& profile = battle.profile(unit);
    const UnitState& now = battle.unit(unit);
    const UnitSet enemies = enemies_touching(battle, unit);
    const bool charging = now.first_round && now.role == MeleeRole::charging;
    const bool at_stakes = any_of(enemies, [&](UnitId e) { return stakes_between(battle, e, unit); });
    const bool fieldworks =
        at_stakes || any_of(enemies, [&](UnitId e) { return in_fieldworks(battle.book, battle.shape(e)); });
    DieSum sum(battle.book.tables);
    sum.add(MeleeRow::pikes, pikes_formed(battle, unit) && !at_stakes);
    sum.add(MeleeRow::elite, profile.has(Trait::elite_melee));
    sum.add(MeleeRow::shock, profile.has(Trait::shock) && charging && now.shock);
    sum.add(MeleeRow::combination, profile.has(Trait::combination) && now.first_round);
    sum.add(MeleeRow::elephant, profile.has(Trait::elephant) && now.first_round);
    sum.add(MeleeRow::frenzy, profile.has(Trait::frenzy) && charging);
    sum.add(MeleeRow::against_mounted,
            any_of(enemies, [&](UnitId e) { return battle.profile(e).mounted(); }));
    sum.add(MeleeRow::leader, has_leader(battle, unit));
    sum.add(MeleeRow::uphill, uphill_of_all(battle, unit, enemies));
    sum.add(MeleeRow::stakes, fieldworks);
    sum.add(MeleeRow::shooters, profile.traits.any({Trait::missile, Trait::skirmish}));
    sum.add(MeleeRow::horse_against_elephants, profile.mounted() && any_of(enemies, [&](UnitId e) {
                                                   return battle.profile(e).has(Trait::elephant);
                                               }));
    return sum.die();
}

UnitId principal_opponent(const Battle& battle, UnitId unit) {
    const UnitSet enemies = enemies_touching(battle, unit);
    if (enemies.size() < 2) return enemies.first();
    UnitId best = no_unit;
    Inches longest;
    for (const UnitId e : right_to_left(battle, battle.side_of(unit), enemies)) {
        const Inches shared = tabletop::contact(battle.placed(unit), battle.placed(e)).shared;
        if (best != no_unit && shared <= longest) continue;
        best = e;
        longest = shared;
    }
    return best;
}

void melee_round(Battle& battle, const UnitSet& units) {
    UnitSet left = units;
    while (!left.empty()) {
        const UnitId u = left.first();
        left.remove(u);
        if (!battle.state.grounded(u)) continue;
        const UnitSet linked = linked_in_melee(battle, u);
        left -= linked;
        if (!linked.empty()) fight(battle, linked);
    }
    leave_melees(battle);
}

void leave_melees(Battle& battle) {
    const UnitSet all = battle.grounded();
    UnitSet ended;
    for (const UnitId u : all) {
        UnitState& now = battle.unit(u);
        if (now.role == MeleeRole::none || engaged(battle, u)) continue;
        ended.add(u);
        now.role = MeleeRole::none;
        now.first_round = now.shock = now.gave_ground = false;
        now.melee_hits = 0;
    }
    if (!ended.empty())
        battle.tell(EventKind::melee_ended, ended.first(), R(202), [&](Event& e) { e.units = ended; });
}

}  // namespace muster::rrtk::battle
